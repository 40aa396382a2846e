# Sample schemas, and the demo that takes one of them through every shape.

EXTRA_DIST += %D%/demo.sh

demo: all
	@$(tests_environment) $(SHELL) $(srcdir)/%D%/demo.sh

.PHONY: demo
