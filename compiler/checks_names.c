/*
 * Names that must differ: properties of a bean and its bases, their JSON names, the JSON names of
 * enumerators and arms. Each bean has a map of its own names, and its bases' maps are asked too, so
 * that the work stays in proportion to the schema.
 */
#include "checks.h"
#include "map.h"

enum holder_kind { HOLDS_NAME, HOLDS_RESERVED };

/* Who has a name, and where that is written. */
struct holder {
    enum holder_kind kind;
    struct span span;
    struct str origin; /* the property or enumerator that it is made from; empty if it is given */
};

/* A map for each bean, by its number. */
static struct map *make_maps(struct checks *checks)
{
    struct map *maps = ARENA_ARRAY(&checks->scratch, struct map, checks->bean_count);
    for (size_t i = 0; i < checks->bean_count; i++) {
        map_init(&maps[i], &checks->scratch);
    }
    return maps;
}

/* Calls visit for every bean; bases come before what is derived from them in no certain order. */
static void for_each_bean(struct checks *checks, struct map *maps,
                          void (*visit)(struct checks *checks, struct map *maps,
                                        const struct model_bean *bean))
{
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            if (file->declarations[j].kind == MODEL_DECLARED_BEAN) {
                visit(checks, maps, file->declarations[j].bean);
            }
        }
    }
}

/* -- properties -- */

static void add_properties(struct checks *checks, struct map *maps, const struct model_bean *bean)
{
    for (size_t i = 0; i < bean->property_count; i++) {
        struct model_property *property = bean->properties[i];
        const struct model_property *first = (const struct model_property *)map_add(
            &maps[bean->number], property->name, property);
        if (first != NULL) {
            struct diag *diag = diag_report1(checks->diags, DIAG_name_taken, property->span,
                                             property->name);
            diag_note(checks->diags, diag, DIAG_first_declared, first->span);
        }
    }
}

static void compare_properties(struct checks *checks, struct map *maps,
                               const struct model_bean *bean)
{
    for (const struct model_bean *base = bean->base; base != NULL; base = base->base) {
        for (size_t i = 0; i < bean->property_count; i++) {
            const struct model_property *property = bean->properties[i];
            const struct model_property *first = (const struct model_property *)map_get(
                &maps[base->number], property->name);
            if (first != NULL) {
                struct diag *diag = diag_report2(checks->diags, DIAG_property_taken,
                                                 property->span, property->name, base->name);
                diag_note(checks->diags, diag, DIAG_first_declared, first->span);
            }
        }
    }
}

void check_property_names(struct checks *checks)
{
    struct map *maps = make_maps(checks);
    for_each_bean(checks, maps, add_properties);
    for_each_bean(checks, maps, compare_properties);
}

/* -- JSON names -- */

static void report_json_name(struct checks *checks, struct str name, const struct holder *first,
                             const struct holder *second)
{
    if (first->origin.size != 0 && str_equal(first->origin, second->origin)) {
        return; /* the schema's own names are equal, which is reported */
    }
    bool is_reserved = first->kind == HOLDS_RESERVED && second->kind != HOLDS_RESERVED;
    struct str_buffer quoted = { NULL, 0, 0 };
    str_buffer_add_json(&quoted, name);
    struct diag *diag =
        diag_report1(checks->diags, is_reserved ? DIAG_json_name_reserved : DIAG_json_name_taken,
                     second->span, str_buffer_str(&quoted));
    str_buffer_free(&quoted);
    diag_note(checks->diags, diag, is_reserved ? DIAG_reserved_here : DIAG_first_declared,
              first->span);
}

static void add_json_name(struct checks *checks, struct map *map, struct str name,
                          enum holder_kind kind, struct span span, struct str origin)
{
    struct holder *holder = ARENA_NEW(&checks->scratch, struct holder);
    holder->kind = kind;
    holder->span = span;
    holder->origin = origin;
    const struct holder *first = (const struct holder *)map_add(map, name, holder);
    if (first != NULL) {
        report_json_name(checks, name, first, holder);
    }
}

static void add_aliases(struct checks *checks, struct map *map, const struct model_text *aliases,
                        size_t count)
{
    for (size_t i = 0; i < count; i++) {
        add_json_name(checks, map, aliases[i].text, HOLDS_NAME, aliases[i].span, STR(""));
    }
}

/* What stands around the names of what is unwrapped. */
struct affixes {
    struct str prefix;
    struct str suffix;
};

static void add_affixed(struct checks *checks, struct map *map, const struct affixes *affixes,
                        struct str name, struct span span)
{
    struct str pieces[3] = { affixes->prefix, name, affixes->suffix };
    if (affixes->prefix.size + name.size + affixes->suffix.size > MODEL_MAX_JSON_NAME) {
        (void)diag_report1(checks->diags, DIAG_json_name_long, span, STR("4096"));
        return;
    }
    add_json_name(checks, map, arena_concat(&checks->scratch, pieces, 3), HOLDS_NAME, span,
                  STR(""));
}

static struct str join(struct checks *checks, struct str first, struct str second)
{
    struct str pieces[2] = { first, second };
    return arena_concat(&checks->scratch, pieces, 2);
}

/* The names of all that a property unwraps; what is wrong with them is wrong at `span`. Unwrapped
 * beans are nested no deeper than check_structure allows. */
static void add_unwrapped(struct checks *checks, struct map *map,
                          const struct model_property *owner, struct affixes affixes,
                          struct span span)
{
    affixes.prefix = join(checks, affixes.prefix, owner->unwrapped.prefix);
    affixes.suffix = join(checks, owner->unwrapped.suffix, affixes.suffix);
    for (const struct model_bean *bean = owner->type->bean; bean != NULL; bean = bean->base) {
        for (size_t i = 0; i < bean->property_count; i++) {
            const struct model_property *property = bean->properties[i];
            if (model_is_left_out(owner, property)) {
                continue;
            }
            if (property->unwrapped.given) {
                add_unwrapped(checks, map, property, affixes, span);
                continue;
            }
            add_affixed(checks, map, &affixes, property->json_name, span);
            if (model_has_sibling(property)) {
                add_affixed(checks, map, &affixes, property->tag.text, span);
            }
            for (size_t j = 0; j < property->alias_count; j++) {
                add_affixed(checks, map, &affixes, property->aliases[j].text, span);
            }
        }
    }
}

/* Reserved ones first, so that it is always the property that is at fault. */
static void add_json_names(struct checks *checks, struct map *maps, const struct model_bean *bean)
{
    struct map *map = &maps[bean->number];
    for (size_t i = 0; i < bean->reserved_count; i++) {
        add_json_name(checks, map, bean->reserved[i].text, HOLDS_RESERVED,
                      bean->reserved[i].span, STR(""));
    }
    for (size_t i = 0; i < bean->property_count; i++) {
        const struct model_property *property = bean->properties[i];
        bool is_given = property->json_name_level == MODEL_LEVEL_PROPERTY;
        if (property->unwrapped.given && !checks->unwraps_fail) {
            struct affixes none = { { NULL, 0 }, { NULL, 0 } };
            add_unwrapped(checks, map, property, none, property->unwrapped.span);
        } else if (!property->is_any && !property->unwrapped.given) {
            add_json_name(checks, map, property->json_name, HOLDS_NAME, property->json_name_span,
                          is_given ? STR("") : property->name);
            add_aliases(checks, map, property->aliases, property->alias_count);
            if (model_has_sibling(property)) {
                add_aliases(checks, map, &property->tag, 1);
            }
        }
    }
}

static void compare_json_names(struct checks *checks, struct map *maps,
                               const struct model_bean *bean)
{
    const struct map *own = &maps[bean->number];
    for (const struct model_bean *base = bean->base; base != NULL; base = base->base) {
        for (const struct map_entry *entry = map_first(own); entry != NULL;
             entry = map_next(entry)) {
            struct str name = map_entry_key(entry);
            const struct holder *first =
                (const struct holder *)map_get(&maps[base->number], name);
            if (first != NULL) {
                report_json_name(checks, name, first,
                                 (const struct holder *)map_entry_value(entry));
            }
        }
    }
}

void check_json_names(struct checks *checks)
{
    struct map *maps = make_maps(checks);
    for_each_bean(checks, maps, add_json_names);
    for_each_bean(checks, maps, compare_json_names);
}

/* -- enumerators, arms of unions -- */

static void check_enum(struct checks *checks, const struct model_enum *enumeration)
{
    struct map names;
    map_init(&names, &checks->scratch);
    for (size_t i = 0; i < enumeration->member_count; i++) {
        const struct model_member *member = &enumeration->members[i];
        bool is_given = member->json_name_level == MODEL_LEVEL_PROPERTY;
        add_json_name(checks, &names, member->json_name, HOLDS_NAME, member->json_name_span,
                      is_given ? STR("") : member->name);
        add_aliases(checks, &names, member->aliases, member->alias_count);
    }
}

static void check_union(struct checks *checks, const struct model_union *sum)
{
    struct map names;
    if (sum->form == MODEL_UNION_UNTAGGED) {
        return; /* its arms have no names in JSON */
    }
    map_init(&names, &checks->scratch);
    for (size_t i = 0; i < sum->variant_count; i++) {
        const struct model_variant *variant = &sum->variants[i];
        bool is_given = variant->json_name_level == MODEL_LEVEL_PROPERTY;
        add_json_name(checks, &names, variant->json_name, HOLDS_NAME, variant->json_name_span,
                      is_given ? STR("") : variant->name);
        add_aliases(checks, &names, variant->aliases, variant->alias_count);
    }
}

void check_enumerator_names(struct checks *checks)
{
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            if (file->declarations[j].kind == MODEL_DECLARED_ENUM) {
                check_enum(checks, file->declarations[j].enumeration);
            } else if (file->declarations[j].kind == MODEL_DECLARED_UNION) {
                check_union(checks, file->declarations[j].sum);
            }
        }
    }
}
