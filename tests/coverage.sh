#!/bin/sh
# make coverage: a build of its own with --enable-coverage, the whole suite in it, then the lines
# and branches that were not reached, as text (gcovr) and, where lcov is installed, as pages.
set -eu

src=${BEAN_SRC:?run this through make coverage}
build=${BEAN_BUILD:?}
make=${MAKE:-make}
place=$build/coverage

if [ -f "$src/config.status" ] && [ "$src" != "$build" ]; then
    echo "coverage: the source tree is configured; make distclean there first" >&2
    exit 1
fi
command -v gcovr >/dev/null 2>&1 || {
    echo "coverage: gcovr is needed" >&2
    exit 1
}

# From a copy, because a source tree that is configured can't be built from another place.
unset MAKEFLAGS MFLAGS MAKELEVEL || :
rm -rf "$place"
mkdir -p "$place"
(cd "$build" && $make distdir distdir="$place/source" >/dev/null)
cd "$place/source"
./configure --quiet --enable-coverage --disable-shared CC="${CC:-gcc}" CFLAGS="-g -O0"
$make -j2 check || echo "coverage: some tests failed; the figures are of what ran"
gcovr --root . --exclude 'tests/' --exclude 'compiler/lexer.c' --exclude 'compiler/grammar.c' \
    --exclude 'compiler/lexer.re' --exclude 'compiler/grammar.y' --print-summary --branches \
    --output "$place/coverage.txt" .
cat "$place/coverage.txt"
if command -v lcov >/dev/null 2>&1 && command -v genhtml >/dev/null 2>&1; then
    lcov --quiet --capture --directory . --rc lcov_branch_coverage=1 --output-file "$place/lcov.info"
    genhtml --quiet --branch-coverage --output-directory "$place/html" "$place/lcov.info"
    echo "coverage: pages in $place/html/index.html"
fi
echo "coverage: text in $place/coverage.txt"
