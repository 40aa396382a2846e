#!/bin/sh
# Builds the benchmark with the configured compiler and runs it: run.sh ROUNDS MILLISECONDS_A_ROUND.
# Generated code with -O2, the library as it was built. Called by make bench and make bench-quick.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

CC=${CC:-cc}
for shape in f:fused a:fused p:property t:table; do
    prefix=${shape%%:*}
    inline=heads
    [ "$prefix" = a ] && inline=all
    "$BEANC" --shape="${shape#*:}" --inline="$inline" --prefix="${prefix}_" \
        -o "$work/person_$prefix.c" "$BEAN_SRC/idl/person.bean"
done

cjson=
if pkg-config --exists libcjson; then
    cjson="-DHAVE_CJSON $BEAN_SRC/bench/person_cjson.c $(pkg-config --cflags --libs libcjson)"
fi

# shellcheck disable=SC2086 # several words each
$CC -std=gnu11 -O2 -I"$BEAN_INCLUDE" -I"$work" -I"$BEAN_SRC/bench" ${BEAN_TEST_CFLAGS-} \
    -o "$work/person" "$BEAN_SRC/bench/person.c" "$BEAN_SRC/bench/harness.c" \
    "$work"/person_?.c "$BEAN_LIB" $cjson
$CC --version | head -n 1
"$work/person" "$BEAN_SRC/tests/data/workloads/person.json" \
    "$BEAN_SRC/tests/data/workloads/person_list20.json" "$1" "$2"
