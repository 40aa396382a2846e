#!/bin/sh
# make check-long: everything that takes minutes. Each step is a build of its own from the files
# that the tarball would have, so that a file that is not shipped is noticed too. Goes on after a
# failure and says at the end which steps failed. BEAN_STEPS="clang valgrind" runs these alone.
set -u

build=${BEAN_BUILD:?run this through make check-long}
make=${MAKE:-make}
place=$build/check-long
failed=
left_out=
unset MAKEFLAGS MFLAGS MAKELEVEL

rm -rf "$place" 2>/dev/null || { chmod -R u+w "$place" && rm -rf "$place"; }
mkdir -p "$place" || exit 1
(cd "$build" && $make distdir distdir="$place/source" >"$place/distdir.log" 2>&1) || {
    cat "$place/distdir.log"
    exit 1
}

# step NAME COMMAND...: runs it in $place/NAME, output in $place/NAME.log
step()
{
    name=$1
    shift
    case " ${BEAN_STEPS:-$name} " in
    *" $name "*) ;;
    *)
        left_out="$left_out $name"
        return
        ;;
    esac
    mkdir -p "$place/$name"
    printf '%s: ' "$name"
    if (cd "$place/$name" && "$@") >"$place/$name.log" 2>&1; then
        echo "passed$(summary "$place/$name.log")"
    else
        echo "FAILED$(summary "$place/$name.log"), see $place/$name.log"
        grep -E '^(FAIL|ERROR):|: error:|\*\*\*' "$place/$name.log" | head -n 20
        failed="$failed $name"
    fi
}

# The figures that automake printed
summary()
{
    sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '
        /^# (PASS|FAIL|ERROR|SKIP):/ { count[$2] += $3; seen = 1 }
        END {
            if (seen)
                printf " (%d passed, %d failed, %d skipped)", count["PASS:"],
                    count["FAIL:"] + count["ERROR:"], count["SKIP:"]
        }'
}

# checked OPTION...: configure with these, make check
checked()
{
    ../source/configure --quiet "$@" && $make -j2 check
}

long_forms()
{
    ../source/configure --quiet --enable-werror && $make -j2 && $make -j2 check-long-forms
}

sanitized()
{
    ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1 UBSAN_OPTIONS=print_stacktrace=1 \
        checked --enable-sanitizers=address,undefined --disable-shared "$@"
}

# What has threads, in its long form.
threads_checked()
{
    ../source/configure --quiet --enable-sanitizers=thread --disable-shared && $make -j2 &&
        $make check TESTS=tests/cases.test tests_long=1
}

# Without the suites of Check, whose library is there for one word size only. Position-independent
# code for i386 has helpers in every object that programs and archives share by name.
with_32_bits()
{
    checked --disable-shared PKG_CONFIG=false CC="gcc -m32 -fno-pie -no-pie" \
        CXX="g++ -m32 -fno-pie -no-pie"
}

under_valgrind()
{
    ../source/configure --quiet --disable-shared && $make -j2 check-valgrind
}

# A tarball that builds and passes without re2c and lemon: their inputs are shipped with outputs.
without_generators()
{
    mkdir -p path || return 1
    saved_ifs=$IFS
    IFS=:
    for directory in $PATH; do
        for program in "$directory"/*; do
            case ${program##*/} in
            re2c | lemon) ;;
            *) [ -e "path/${program##*/}" ] || ln -s "$program" "path/${program##*/}" ;;
            esac
        done
    done
    IFS=$saved_ifs
    (
        # shellcheck disable=SC2123 # this is what is meant
        PATH=$PWD/path
        export PATH
        ! command -v re2c && ! command -v lemon && mkdir build && cd build &&
            ../../source/configure --quiet RE2C= LEMON= && $make -j2 check
    )
}

distcheck()
{
    ../source/configure --quiet && $make -j2 distcheck
}

step long-forms long_forms
step sanitizers-gcc sanitized CC=gcc
if command -v clang >/dev/null 2>&1; then
    step clang checked --enable-werror CC=clang
    step sanitizers-clang sanitized CC=clang
fi
step sanitizer-threads threads_checked
step unsigned-char checked --enable-werror CC="gcc -funsigned-char"
if echo 'int main(void) { return 0; }' | gcc -m32 -x c -o "$place/probe" - 2>/dev/null; then
    step 32-bits with_32_bits
else
    echo "32-bits: left out, gcc -m32 does not link here"
fi
step no-simd checked --disable-simd --enable-werror
step no-optimization checked CFLAGS="-g -O0"
if command -v valgrind >/dev/null 2>&1; then
    step valgrind under_valgrind
fi
step without-generators without_generators
step distcheck distcheck

if [ -n "$failed" ]; then
    echo "check-long: failed:$failed"
    exit 1
fi
echo "check-long: all steps passed${left_out:+, left out:$left_out}"
