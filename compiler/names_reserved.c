/*
 * Identifiers that a schema's names must stay clear of, as sorted lists. They are lower case where
 * members are meant: members are always made of lower-case words.
 */
#include "names.h"

/* Keywords of C up to C23 and C++ up to C++20, alternative spellings, and macros that common
 * headers or compilers define for names that stand alone. */
static const char *const keywords[] = {
    "alignas", "alignof", "and", "and_eq", "asm", "assert", "auto",
    "bitand", "bitor", "bool", "break",
    "case", "catch", "cdecl", "char", "char16_t", "char32_t", "char8_t", "class", "co_await",
    "co_return", "co_yield", "compl", "complex", "concept", "const", "const_cast", "consteval",
    "constexpr", "constinit", "continue",
    "d_fileno", "decltype", "default", "delete", "do", "double", "dynamic_cast",
    "else", "enum", "errno", "explicit", "export", "extern",
    "false", "far", "float", "for", "fortran", "friend",
    "goto",
    "h_addr", "huge", "hyper",
    "i386", "if", "imaginary", "inline", "int", "interface",
    "linux", "long",
    "major", "makedev", "minor", "mips", "mutable",
    "namespace", "near", "new", "noexcept", "noreturn", "not", "not_eq", "nullptr",
    "operator", "or", "or_eq",
    "pascal", "private", "protected", "public",
    "register", "reinterpret_cast", "requires", "restrict", "return",
    "sa_handler", "sa_sigaction", "short", "si_addr", "si_band", "si_fd", "si_int", "si_overrun",
    "si_pid", "si_ptr", "si_status", "si_stime", "si_timerid", "si_uid", "si_utime", "si_value",
    "signed", "sizeof", "small", "sparc", "st_atime", "st_ctime", "st_mtime", "static",
    "static_assert", "static_cast", "stderr", "stdin", "stdout", "struct", "sun", "switch",
    "template", "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename",
    "typeof", "typeof_unqual",
    "union", "unix", "unsigned", "using",
    "vax", "virtual", "void", "volatile",
    "wchar_t", "while",
    "xor", "xor_eq",
};

static const char *const types[] = {
    "bean_allocator", "bean_arena", "bean_bool_list", "bean_bool_map", "bean_buffer", "bean_enum",
    "bean_error", "bean_float32_list", "bean_float32_map", "bean_float64_list",
    "bean_float64_map", "bean_int16_list", "bean_int16_map", "bean_int32_list", "bean_int32_map",
    "bean_int64_list", "bean_int64_map", "bean_int8_list", "bean_int8_map", "bean_optional_bool",
    "bean_optional_float32", "bean_optional_float64", "bean_optional_int16",
    "bean_optional_int32", "bean_optional_int64", "bean_optional_int8", "bean_optional_uint16",
    "bean_optional_uint32", "bean_optional_uint64", "bean_optional_uint8", "bean_shape",
    "bean_status", "bean_str", "bean_string_list", "bean_string_map", "bean_type",
    "bean_uint16_list", "bean_uint16_map", "bean_uint32_list", "bean_uint32_map",
    "bean_uint64_list", "bean_uint64_map", "bean_uint8_list", "bean_uint8_map",
    "int16_t", "int32_t", "int64_t", "int8_t",
    "ptrdiff_t",
    "size_t",
    "uint16_t", "uint32_t", "uint64_t", "uint8_t",
};

/* What a program without a prefix is most likely to meet: the libraries of C and POSIX, and the
 * parameters of generated functions. In the order of unsigned bytes, upper case first. */
static const char *const library[] = {
    "ARG_MAX",
    "BUFSIZ",
    "CHAR_BIT", "CHAR_MAX", "CHAR_MIN", "CLOCKS_PER_SEC",
    "DBL_DIG", "DBL_EPSILON", "DBL_MAX", "DBL_MIN", "DOMAIN",
    "EDOM", "EILSEQ", "EOF", "ERANGE", "EXIT_FAILURE", "EXIT_SUCCESS",
    "FILE", "FILENAME_MAX", "FLT_DIG", "FLT_EPSILON", "FLT_MAX", "FLT_MIN", "FLT_RADIX",
    "FOPEN_MAX", "FP_INFINITE", "FP_NAN", "FP_NORMAL", "FP_SUBNORMAL", "FP_ZERO",
    "HUGE", "HUGE_VAL", "HUGE_VALF",
    "I", "INFINITY", "INT16_MAX", "INT16_MIN", "INT32_MAX", "INT32_MIN", "INT64_MAX", "INT64_MIN",
    "INT8_MAX", "INT8_MIN", "INTMAX_MAX", "INTMAX_MIN", "INTPTR_MAX", "INTPTR_MIN", "INT_MAX",
    "INT_MIN",
    "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    "LDBL_MAX", "LDBL_MIN", "LLONG_MAX", "LLONG_MIN", "LONG_MAX", "LONG_MIN",
    "MAP_PRIVATE", "MAP_SHARED", "MB_CUR_MAX", "MB_LEN_MAX", "M_E", "M_PI",
    "NAN", "NULL",
    "OVERFLOW", "O_RDONLY", "O_RDWR", "O_WRONLY",
    "PATH_MAX", "PLOSS", "PTRDIFF_MAX", "PTRDIFF_MIN",
    "RAND_MAX",
    "SCHAR_MAX", "SCHAR_MIN", "SEEK_CUR", "SEEK_END", "SEEK_SET", "SHRT_MAX", "SHRT_MIN",
    "SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM", "SIG_DFL", "SIG_ERR",
    "SIG_IGN", "SING", "SIZE_MAX", "SSIZE_MAX", "S_IRUSR", "S_IWUSR",
    "TIME_UTC", "TLOSS", "TMP_MAX",
    "UCHAR_MAX", "UINT16_MAX", "UINT32_MAX", "UINT64_MAX", "UINT8_MAX", "UINTMAX_MAX",
    "UINTPTR_MAX", "UINT_MAX", "ULLONG_MAX", "ULONG_MAX", "UNDERFLOW", "USHRT_MAX",
    "WCHAR_MAX", "WCHAR_MIN", "WEOF", "WINT_MAX", "WINT_MIN",
    "abort", "abs", "accept", "access", "acos", "acosh", "alarm", "alloca", "arena", "asctime",
    "asin", "asinh", "atan", "atan2", "atanh", "atexit", "atof", "atoi", "atol", "atoll",
    "bcmp", "bcopy", "bind", "brk", "bsearch", "bzero",
    "cabs", "calloc", "cbrt", "ceil", "chdir", "chmod", "chown", "clearerr", "clock", "clock_t",
    "clone", "close", "closedir", "connect", "copysign", "cos", "cosh", "creat", "ctermid",
    "ctime",
    "daemon", "difftime", "div", "div_t", "dprintf", "drem", "dup", "dup2",
    "environ", "erf", "erfc", "err", "error", "errx", "execl", "execv", "execve", "execvp",
    "exit", "exp", "exp2", "expm1",
    "fabs", "fclose", "fcntl", "fdim", "fdopen", "feof", "ferror", "fflush", "ffs", "fgetc",
    "fgetpos", "fgets", "fileno", "floor", "fma", "fmax", "fmin", "fmod", "fopen", "fork",
    "fpos_t", "fprintf", "fputc", "fputs", "fread", "free", "freopen", "frexp", "fscanf", "fseek",
    "fsetpos", "fstat", "fsync", "ftell", "ftruncate", "fwrite",
    "gamma", "getc", "getchar", "getcwd", "getenv", "getgid", "getline", "getopt", "getpid",
    "gets", "getuid", "gid_t", "gmtime",
    "hypot",
    "ilogb", "imaxabs", "in", "index", "intmax_t", "intptr_t", "ioctl", "isalnum", "isalpha",
    "isatty", "isblank", "iscntrl", "isdigit", "isgraph", "islower", "isprint", "ispunct",
    "isspace", "isupper", "isxdigit",
    "j0", "j1", "jmp_buf", "jn", "json",
    "key", "kill",
    "labs", "ldexp", "ldiv", "ldiv_t", "left", "lgamma", "link", "list", "listen", "llabs",
    "lldiv", "llrint", "llround", "localeconv", "localtime", "log", "log10", "log1p", "log2",
    "logb", "longjmp", "lrint", "lround", "lseek", "lstat",
    "main", "malloc", "map", "mblen", "mbstate_t", "mbstowcs", "mbtowc", "memccpy", "memchr",
    "memcmp", "memcpy", "memmem", "memmove", "memset", "mkdir", "mkfifo", "mknod", "mktime",
    "mmap", "mode_t", "modf", "mount", "mprotect", "munmap",
    "name", "nan", "nanosleep", "nearbyint", "needed", "nextafter", "nexttoward", "nice",
    "off_t", "open", "opendir", "optarg", "opterr", "optind", "options", "out",
    "path", "pause", "pclose", "perror", "pid_t", "pipe", "poll", "popen", "pow", "pread",
    "printf", "psignal", "ptrace", "putc", "putchar", "putenv", "puts", "pwrite",
    "qsort", "quick_exit",
    "raise", "rand", "random", "read", "readdir", "readlink", "realloc", "realpath", "recv",
    "remainder", "remove", "remquo", "rename", "result", "rewind", "right", "rindex", "rint",
    "rmdir", "room", "round",
    "sbrk", "scalb", "scalbn", "scanf", "select", "send", "setbuf", "setenv", "setjmp",
    "setlocale", "setvbuf", "sigaction", "siginfo_t", "signal", "significand", "sigset_t", "sin",
    "sinh", "size", "sleep", "snprintf", "socket", "splice", "sprintf", "sqrt", "srand",
    "srandom", "sscanf", "ssize_t", "stat", "stime", "stpcpy", "strcasecmp", "strcat", "strchr",
    "strcmp", "strcoll", "strcpy", "strcspn", "strdup", "strerror", "strftime", "strlen",
    "strncat", "strncmp", "strncpy", "strndup", "strnlen", "strpbrk", "strrchr", "strsep",
    "strsignal", "strspn", "strstr", "strtod", "strtof", "strtok", "strtol", "strtoll",
    "strtoul", "strtoull", "strxfrm", "swab", "symlink", "sync", "syscall", "system",
    "tan", "tanh", "tee", "tempnam", "tgamma", "time", "time_t", "timer_t", "times", "timezone",
    "tm", "tmpfile", "tmpnam", "to", "tolower", "toupper", "trunc", "truncate", "tzname", "tzset",
    "uid_t", "uintmax_t", "uintptr_t", "umask", "uname", "ungetc", "unlink", "utime",
    "va_list", "value", "vfork", "vfprintf", "vprintf", "vscanf", "vsnprintf", "vsprintf",
    "wait", "waitpid", "warn", "wctype_t", "wint_t", "write",
    "y0", "y1", "yn",
};

/* How names in generated .c files go on after "b_". */
static const char *const generated[] = {
    "accessors", "at", "bean", "closed", "code", "cursor", "default", "displacements", "empty",
    "entries", "in", "keys", "main", "names", "next", "out", "places", "read", "reader",
    "reserved", "seen", "slots", "type", "value", "values", "write", "writer",
};

static bool is_in(const char *const *words, size_t count, struct str text)
{
    size_t low = 0;

    while (low < count) {
        size_t middle = low + (count - low) / 2;
        int compared = str_compare(text, str_from(words[middle]));

        if (compared == 0) {
            return true;
        }
        if (compared < 0) {
            count = middle;
        } else {
            low = middle + 1;
        }
    }
    return false;
}

#define COUNT(words) (sizeof(words) / sizeof *(words))

enum names_class names_classify(struct str identifier)
{
    if (is_in(keywords, COUNT(keywords), identifier)) {
        return NAMES_KEYWORD;
    }
    if (is_in(types, COUNT(types), identifier)) {
        return NAMES_TYPE;
    }
    return is_in(library, COUNT(library), identifier) ? NAMES_LIBRARY : NAMES_FREE;
}

bool names_is_runtime(struct str identifier)
{
    struct str word;

    if (str_starts_with(identifier, STR("bean_")) || str_starts_with(identifier, STR("BEAN_")) ||
        str_is(identifier, "bean")) {
        return true;
    }
    if (!str_starts_with(identifier, STR("b_"))) {
        return false;
    }
    word = str_slice(identifier, 2, identifier.size);
    word = str_slice(word, 0, str_find(word, '_'));
    return is_in(generated, COUNT(generated), word);
}

const char *names_reserved_word(enum names_class which, size_t number)
{
    switch (which) {
    case NAMES_FREE: break;
    case NAMES_KEYWORD: return number < COUNT(keywords) ? keywords[number] : NULL;
    case NAMES_TYPE: return number < COUNT(types) ? types[number] : NULL;
    case NAMES_LIBRARY: return number < COUNT(library) ? library[number] : NULL;
    }
    return NULL;
}
