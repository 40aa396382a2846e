/*
 * Names are joined and cut as texts; '/' is the only separator.
 */
#include "driver_names.h"

#include <string.h>

/* Up to and with the last '/'; empty when there is none. */
static struct str directory_of(struct str path)
{
    size_t slash = str_find_last(path, '/');

    return slash == path.size ? str_make("", 0) : str_slice(path, 0, slash + 1);
}

static struct str base_of(struct str path)
{
    size_t directory = directory_of(path).size;

    return str_slice(path, directory, path.size - directory);
}

/* Without the base name's extension. */
static struct str stem_of(struct str path)
{
    struct str base = base_of(path);
    size_t dot = str_find_last(base, '.');

    return dot == base.size || dot == 0 ? path : str_slice(path, 0, path.size - base.size + dot);
}

static const char *join(struct arena *arena, struct str first, struct str second, const char *third)
{
    struct str pieces[3];

    pieces[0] = first;
    pieces[1] = second;
    pieces[2] = str_from(third);
    return arena_concat(arena, pieces, 3).data;
}

static struct str without_dot_slash(struct str path)
{
    while (str_starts_with(path, STR("./"))) {
        path = str_slice(path, 2, path.size);
        while (str_starts_with(path, STR("/"))) {
            path = str_slice(path, 1, path.size);
        }
    }
    return path;
}

static bool leaves_its_directory(struct str path)
{
    while (path.size > 0) {
        size_t slash = str_find(path, '/');

        if (str_equal(str_slice(path, 0, slash), STR(".."))) {
            return true;
        }
        path = str_slice(path, slash + 1, path.size);
    }
    return false;
}

/*
 * The name under which others import the file: relative to the -I directory that it is below of
 * (the longest counts), else as given, else, where that leads elsewhere, its base name.
 */
static struct str import_name(const struct options *options, struct str input)
{
    struct str best = without_dot_slash(input);
    size_t longest = 0;

    for (size_t i = 0; i < options->import_path.count; i++) {
        struct str directory = str_from(options->import_path.items[i]);

        while (str_ends_with(directory, STR("/")) && directory.size > 1) {
            directory.size--;
        }
        if (directory.size > longest && directory.size < input.size &&
            str_starts_with(input, directory) && input.data[directory.size] == '/') {
            longest = directory.size;
            best = without_dot_slash(str_slice(input, longest + 1, input.size));
        }
    }
    return str_starts_with(best, STR("/")) || leaves_its_directory(best) ? base_of(best) : best;
}

/* -o names a file, and no directory. */
static bool is_file_given(const struct options *options)
{
    return options->output != NULL && !str_ends_with(str_from(options->output), STR("/"));
}

/* The main files' common stem: without the extension that each emitter brings. */
static struct str output_stem(struct arena *arena, const struct options *options,
                              struct str imported)
{
    if (options->output == NULL) {
        return str_from(join(arena, str_make("", 0), stem_of(base_of(imported)), "_gen"));
    }
    return is_file_given(options)
               ? stem_of(str_from(options->output))
               : str_from(join(arena, str_from(options->output), stem_of(imported), "_gen"));
}

static void name_main_files(struct arena *arena, const struct options *options, struct str stem,
                            struct driver_names *names)
{
    size_t count = options->emitters.count;
    const char **files = ARENA_ARRAY(arena, const char *, count);

    for (size_t i = 0; i < count; i++) {
        files[i] = is_file_given(options) && count == 1
                       ? options->output
                       : join(arena, stem, STR("."), options->emitters.items[i]->name);
    }
    names->main_files = files;
}

/*
 * The main file that includes the header: of the first emitter that makes one. Where none does, the
 * plan still has a header's name in it; then it is the usual one, whatever the output is called.
 */
static struct str including_file(struct arena *arena, const struct options *options,
                                 struct str imported, const struct driver_names *names)
{
    for (size_t i = 0; i < options->emitters.count; i++) {
        if (options->emitters.items[i]->has_header) {
            return str_from(names->main_files[i]);
        }
    }
    return is_file_given(options)
               ? str_from(join(arena, stem_of(base_of(imported)), STR("_gen"), ".c"))
               : str_from(names->main_files[0]);
}

/* From the main file's directory where the header is in it or below, else as given. */
static struct str header_name(struct arena *arena, struct str header, struct str main_file)
{
    struct str directory = directory_of(main_file);

    return arena_copy_str(arena, str_starts_with(header, directory)
                                     ? str_slice(header, directory.size, header.size)
                                     : header);
}

static const char *depfile_name(struct arena *arena, const struct options *options,
                                const struct driver_names *names)
{
    if (options->depfile != NULL) {
        return options->depfile;
    }
    if (options->depfile_only) {
        return "-";
    }
    return options->depfile_beside ? join(arena, str_from(names->main_files[0]), STR(".d"), "")
                                   : NULL;
}

void driver_names_make(struct arena *arena, const struct options *options, const char *input,
                       struct driver_names *names)
{
    bool is_stdin = strcmp(input, "-") == 0;
    struct str given = without_dot_slash(str_from(input));
    struct str imported = is_stdin ? STR("stdin") : import_name(options, str_from(input));
    struct str stem = output_stem(arena, options, imported);
    struct str main_file;

    name_main_files(arena, options, stem, names);
    main_file = including_file(arena, options, imported, names);
    names->header =
        options->header != NULL ? options->header : join(arena, stem_of(main_file), STR(".h"), "");
    names->depfile = depfile_name(arena, options, names);
    names->schema_path = is_stdin                           ? STR("<stdin>")
                         : str_starts_with(given, STR("/")) ? arena_copy_str(arena, imported)
                                                            : arena_copy_str(arena, given);
    names->header_name = header_name(arena, str_from(names->header), main_file);
    names->header_import = base_of(str_from(names->header));
    if (options->output != NULL && !is_file_given(options)) {
        names->header_import =
            header_name(arena, str_from(names->header), str_from(options->output));
    }
}
