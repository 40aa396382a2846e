#!/bin/sh
# beanc under valgrind, for make check-valgrind, where it stands in for the compiler itself.
exec "${VALGRIND:-valgrind}" -q --error-exitcode=99 --leak-check=full \
    --errors-for-leak-kinds=definite --show-leak-kinds=definite "$BEAN_BUILD/beanc" "$@"
