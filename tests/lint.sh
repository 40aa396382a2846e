#!/bin/sh
# make lint: clang-tidy and cppcheck over what is written by hand, the floors and the file lengths.
# A tool that is missing is named and skipped, except with CI set, where everything must run.
set -u

src=${BEAN_SRC:?run this through make lint}
build=${BEAN_BUILD:?}
faults=0
cd "$build" || exit 1

say()
{
    echo "lint: $*"
}

have()
{
    command -v "$1" >/dev/null 2>&1 && return 0
    if [ -n "${CI-}" ]; then
        say "$1 is missing"
        faults=$((faults + 1))
    else
        say "skipped, not installed: $1"
    fi
    return 1
}

# The C files of one directory, without what re2c and lemon wrote
sources()
{
    for file in "$src/$1"/*.c; do
        case $file in
        */compiler/lexer.c | */compiler/grammar.c) ;;
        *) [ -f "$file" ] && echo "$file" ;;
        esac
    done
}

# tidy DIRECTORY FLAG...: clang-tidy, a few files at a time, on both cores
tidy()
{
    directory=$1
    shift
    # shellcheck disable=SC2016 # expanded by the inner shell
    sources "$directory" |
        xargs -P 2 -n 3 sh -c '
            flags=$1
            shift
            clang-tidy --quiet "$@" -- $flags 2>/dev/null
        ' sh "$*" >"$build/lint.$directory.log"
    status=$?
    # Each finding and the two lines that show its place, not the whole path that leads there.
    grep -A 2 -E ': (error|warning): ' "$build/lint.$directory.log"
    return "$status"
}

# warnings COMPILER DIRECTORY FLAG...: not one warning of this compiler
warnings()
{
    compiler=$1
    directory=$2
    shift 2
    # shellcheck disable=SC2016 # expanded by the inner shell
    sources "$directory" |
        xargs -P 2 -n 3 sh -c '
            command=$1
            shift
            for file; do
                $command -c "$file" -o /dev/null || status=1
            done
            exit "${status:-0}"
        ' sh "$compiler -O2 $BEAN_WARNINGS -Werror $*"
}

compiler_flags="${BEAN_CPPFLAGS-} -I$src/compiler -I$src/runtime"
runtime_flags="-std=c11 -I$src/runtime"
for compiler in gcc clang; do
    have "$compiler" || continue
    # shellcheck disable=SC2086 # several flags
    warnings "$compiler" compiler $compiler_flags || faults=$((faults + 1))
    # shellcheck disable=SC2086
    warnings "$compiler" runtime $runtime_flags || faults=$((faults + 1))
    say "warnings of $compiler done"
done

if have clang-tidy; then
    # shellcheck disable=SC2086 # several flags
    tidy compiler -std=gnu11 $compiler_flags || faults=$((faults + 1))
    # shellcheck disable=SC2086
    tidy runtime $runtime_flags || faults=$((faults + 1))
    say "clang-tidy done"
fi

if have cppcheck; then
    for directory in compiler runtime; do
        sources "$directory" >"$build/lint.files"
        [ -s "$build/lint.files" ] || continue
        cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr -j 2 \
            --enable=warning,performance,portability \
            --suppress=missingInclude --suppress=missingIncludeSystem \
            --suppress=unknownMacro --suppress=pointerSize --suppress=normalCheckLevelMaxBranches \
            -D__GNUC__=12 -D__x86_64__=1 -D__SSE2__=1 -D__BYTE_ORDER__=1234 \
            -D__ORDER_LITTLE_ENDIAN__=1234 -D__ORDER_BIG_ENDIAN__=4321 -DHAVE_CONFIG_H=1 \
            -I"$src/$directory" -I"$build" --file-list="$build/lint.files" || faults=$((faults + 1))
    done
    say "cppcheck done"
fi

for test in floors file_length; do
    if "$src/tests/$test.test" >"$build/lint.$test.log" && ! grep '^not ok' "$build/lint.$test.log"; then
        say "$test done"
    else
        cat "$build/lint.$test.log"
        faults=$((faults + 1))
    fi
done

if have shellcheck; then
    shellcheck -s sh "$src/bootstrap" "$src"/tests/*.sh "$src"/idl/*.sh || faults=$((faults + 1))
    say "shellcheck done"
fi

if [ "$faults" -ne 0 ]; then
    say "$faults of the checks failed"
    exit 1
fi
say "nothing found"
