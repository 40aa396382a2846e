# Sample schemas, and the demo that takes one of them through every shape.

EXTRA_DIST += \
  %D%/demo.sh \
  %D%/adt.bean \
  %D%/adt_last.bean \
  %D%/api.bean \
  %D%/cards.bean \
  %D%/deep.bean \
  %D%/jwt.bean \
  %D%/large.bean \
  %D%/numbers.bean \
  %D%/person.bean \
  %D%/person15.bean \
  %D%/strings.bean

demo: all
	@$(tests_environment) $(SHELL) $(srcdir)/%D%/demo.sh

.PHONY: demo
