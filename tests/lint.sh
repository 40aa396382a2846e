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

# tidy DIRECTORY FLAG...: each file by itself, two at a time
tidy()
{
    directory=$1
    shift
    # shellcheck disable=SC2016 # expanded by the inner shell
    sources "$directory" |
        xargs -P 2 -n 4 sh -c '
            flags=$1
            shift
            # shellcheck disable=SC2086
            clang-tidy --quiet "$@" -- $flags 2>/dev/null
        ' sh "$*" >"$build/lint.$directory.log"
    status=$?
    # Only findings are shown, not the count of those in system headers.
    cat "$build/lint.$directory.log"
    return "$status"
}

if have clang-tidy; then
    # shellcheck disable=SC2086 # several flags
    tidy compiler -std=gnu11 ${BEAN_CPPFLAGS-} -I"$src/compiler" -I"$src/runtime" ||
        faults=$((faults + 1))
    tidy runtime -std=c11 -I"$src/runtime" || faults=$((faults + 1))
    say "clang-tidy done"
fi

if have cppcheck; then
    for directory in compiler runtime; do
        sources "$directory" >"$build/lint.files"
        [ -s "$build/lint.files" ] || continue
        cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr -j 2 \
            --enable=warning,performance,portability \
            --suppress=missingInclude --suppress=missingIncludeSystem \
            --suppress=unknownMacro --suppress=normalCheckLevelMaxBranches \
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
