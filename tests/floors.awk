# Checks the includes of C files against a table of floors.
#
#   awk -v root=TREE -f floors.awk TREE/tests/floors.list FILE...
#
# FILEs are named under TREE. Prints one line for each fault; see floors.list for the table's form.

BEGIN {
    prefix = root "/"
    split("assert ctype errno fenv float inttypes iso646 limits locale math setjmp signal " \
          "stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string " \
          "tgmath threads time uchar wchar wctype", name, " ")
    for (i in name)
        group["<" name[i] ".h>"] = "<c>"
    split("fcntl poll unistd sys/stat sys/types sys/random dirent strings", name, " ")
    for (i in name)
        group["<" name[i] ".h>"] = "<posix>"
    split("emmintrin immintrin arm_neon", name, " ")
    for (i in name)
        group["<" name[i] ".h>"] = "<simd>"
    faults = 0
}

function fault(text)
{
    print text
    faults++
}

# A file pattern as a regular expression: only "*" and "[ch]" are special.
function expression(pattern)
{
    gsub(/\./, "\\.", pattern)
    gsub(/\*/, "[a-z0-9_]*", pattern)
    return "^" pattern "$"
}

function floor_of(file,   i)
{
    for (i = 1; i <= patterns; i++)
        if (file ~ pattern_text[i])
            return pattern_floor[i]
    return ""
}

function directory(file)
{
    sub(/\/[^\/]*$/, "", file)
    return file
}

# "a/b/../c" and "a/./c" as "a/c"
function tidy(path)
{
    gsub(/\/\.\//, "/", path)
    while (path ~ /[^\/]+\/\.\.\//)
        sub(/[^\/]+\/\.\.\//, "", path)
    return path
}

FNR == NR {
    sub(/#.*/, "")
    if (NF == 0)
        next
    if ($3 != "=")
        fault(FILENAME ":" FNR ": expected NAME = ...")
    for (i = 4; i <= NF; i++) {
        if ($1 == "floor")
            may[$2, $i] = 1
        else if ($1 == "files") {
            pattern_text[++patterns] = expression($i)
            pattern_floor[patterns] = $2
        } else if ($1 == "only") {
            guarded[$2] = 1
            only[$2, $i] = 1
        } else if ($1 == "never")
            forbidden[$2, $i] = 1
        else
            fault(FILENAME ":" FNR ": unknown word " $1)
    }
    if ($1 == "floor")
        known[$2] = 1
    else if ($1 == "files" && !($2 in known))
        fault(FILENAME ":" FNR ": no such floor: " $2)
    next
}

FNR == 1 {
    file = substr(FILENAME, length(prefix) + 1)
    floor = floor_of(file)
    if (floor == "")
        fault(file ": on no floor, see floors.list")
    looked_at++
    names[looked_at] = file
}

/^[ \t]*#[ \t]*include[ \t]*[<"]/ && floor != "" {
    line = $0
    sub(/^[ \t]*#[ \t]*include[ \t]*/, "", line)
    if (substr(line, 1, 1) == "<") {
        sub(/>.*/, ">", line)
        if (!((floor, line) in may) && !((floor, group[line]) in may))
            fault(file ":" FNR ": " floor " may not include " line)
        next
    }
    sub(/^"/, "", line)
    sub(/".*/, "", line)
    if (line == "config.h") {
        if (floor !~ /^compiler\//)
            fault(file ":" FNR ": " floor " may not include config.h")
        next
    }
    target = tidy(directory(file) "/" line)
    below = floor_of(target)
    if (below == "" && floor_of("runtime/" line) != "") {
        target = "runtime/" line
        below = floor_of(target)
    }
    includes[file] = includes[file] " " target
    if (below == "")
        fault(file ":" FNR ": " line " is on no floor, see floors.list")
    else if (below != floor && !((floor, below) in may))
        fault(file ":" FNR ": " floor " may not include " target " of " below)
    if (target in guarded && !((target, file) in only))
        fault(file ":" FNR ": only a few files may include " target)
}

# What a file reaches through any number of includes
function follow(start, file, floor,   list, count, i)
{
    count = split(includes[file], list, " ")
    for (i = 1; i <= count; i++) {
        if ((start, list[i]) in reached)
            continue
        reached[start, list[i]] = 1
        if ((floor, list[i]) in forbidden)
            fault(start ": " floor " reaches " list[i] " through " file)
        follow(start, list[i], floor)
    }
}

END {
    if (looked_at == 0)
        fault("no file was looked at")
    for (i = 1; i <= looked_at; i++)
        follow(names[i], names[i], floor_of(names[i]))
    exit faults > 0
}
