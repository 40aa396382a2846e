# make bench: measures; make bench-quick: the same, briefly, to see that it runs.

EXTRA_DIST += %D%/run.sh %D%/harness.h %D%/harness.c %D%/person.c %D%/person_cjson.h \
  %D%/person_cjson.c

bench: all
	@$(tests_environment) $(SHELL) $(srcdir)/%D%/run.sh 21 100

bench-quick: all
	@$(tests_environment) $(SHELL) $(srcdir)/%D%/run.sh 3 10

.PHONY: bench bench-quick
