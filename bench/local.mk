# make bench: measures; make bench-quick: the same, briefly, to see that it runs.

bench bench-quick:
	@echo "$@: there is no benchmark in this tree yet" >&2; exit 1

.PHONY: bench bench-quick
