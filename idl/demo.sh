#!/bin/sh
# From a schema to C in every shape: generates, compiles and runs the reader and writer of
# idl/person.bean, and compares what the four forms wrote, byte for byte. Run by "make demo" and
# by "./bootstrap demo"; the environment is that of tests/local.mk.
set -eu

: "${BEANC:?run this through make demo}" "${BEAN_SRC:?}" "${BEAN_BUILD:?}"
: "${BEAN_INCLUDE:?}" "${BEAN_LIB:?}" "${CC:=cc}"

schema=$BEAN_SRC/idl/person.bean
document=$BEAN_SRC/tests/data/workloads/person.json
place=$BEAN_BUILD/demo

fail()
{
    echo "demo: $*" >&2
    exit 1
}

# form NAME OPTION...: the document, read and written by code of this form, in $place/NAME.json
form()
{
    name=$1
    shift
    mkdir -p "$place/$name"
    (
        cd "$place/$name"
        echo "  beanc idl/person.bean $* --main=Person -o person_gen.c"
        "$BEANC" "$schema" "$@" --main=Person -o person_gen.c
        # shellcheck disable=SC2086 # several words in each
        $CC -O2 ${BEAN_TEST_CFLAGS-} -I"$BEAN_INCLUDE" person_gen.c "$BEAN_LIB" -o person
        ${BEAN_RUN-} ./person <"$document" >../"$name.json"
    ) || fail "the form $name failed"
}

[ -r "$schema" ] || fail "there is no $schema"
[ -r "$document" ] || fail "there is no $document"
rm -rf "$place"
mkdir -p "$place"

echo "The schema, idl/person.bean:"
echo
sed 's/^/    /' "$schema"
echo
echo "Generated, compiled with $CC and run, once per form:"
echo
form fused --shape=fused
form fused-inline-all --shape=fused --inline=all
form property --shape=property
form table --shape=table

echo
echo "The document that went in and came out again:"
echo
sed 's/^/    /' "$place/fused.json"
echo
echo
forms="fused fused-inline-all property table"
for name in $forms; do
    cmp "$document" "$place/$name.json" >&2 ||
        fail "the form $name did not give the document back byte for byte"
    cmp "$place/fused.json" "$place/$name.json" >&2 ||
        fail "the forms fused and $name differ"
done
bytes=$(wc -c <"$document" | tr -d ' ')
echo "Same bytes: all four forms (fused, fused --inline=all, property, table) gave the document's"
echo "$bytes bytes back. What was generated is in $place."
