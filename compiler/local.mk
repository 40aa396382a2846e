# beanc: a convenience library with everything but main(), so that tests can link it, and a program.

noinst_LTLIBRARIES += libbeanc.la libbeanc_generated.la
bin_PROGRAMS += beanc

compiler_cppflags = -I$(srcdir)/%D%

libbeanc_la_SOURCES = \
  %D%/annots.c \
  %D%/annots.def \
  %D%/annots.h \
  %D%/annots_args.c \
  %D%/annots_args.h \
  %D%/arena.c \
  %D%/arena.h \
  %D%/ast.c \
  %D%/ast.h \
  %D%/ast_build.c \
  %D%/ast_build.h \
  %D%/ast_build_expr.c \
  %D%/checks.c \
  %D%/checks.h \
  %D%/checks_by_value.c \
  %D%/checks_structure.c \
  %D%/checks_names.c \
  %D%/checks_unions.c \
  %D%/codec.c \
  %D%/codec.h \
  %D%/codec_times.c \
  %D%/codec_times.h \
  %D%/depfile.c \
  %D%/depfile.h \
  %D%/diag.c \
  %D%/diag.h \
  %D%/diag_print.c \
  %D%/diags.def \
  %D%/driver.c \
  %D%/driver.h \
  %D%/driver_names.c \
  %D%/driver_names.h \
  %D%/driver_outputs.c \
  %D%/driver_outputs.h \
  %D%/emit.h \
  %D%/emit_c.c \
  %D%/emit_c.h \
  %D%/emit_c_accessors.c \
  %D%/emit_c_api.c \
  %D%/emit_c_backrefs.c \
  %D%/emit_c_codecs.c \
  %D%/emit_c_creators.c \
  %D%/emit_c_fused_read.c \
  %D%/emit_c_fused_write.c \
  %D%/emit_c_limits.c \
  %D%/emit_c_main.c \
  %D%/emit_c_property.c \
  %D%/emit_c_read.c \
  %D%/emit_c_types.c \
  %D%/emit_c_unions.c \
  %D%/emit_c_write.c \
  %D%/emit_dump.c \
  %D%/emit_dump.h \
  %D%/emit_dump_types.c \
  %D%/emit_dump_unions.c \
  %D%/emit_registry.c \
  %D%/emitters.def \
  %D%/fileid.c \
  %D%/fileid.h \
  %D%/fileio.c \
  %D%/fileio.h \
  %D%/formats.c \
  %D%/formats.h \
  %D%/formats_times.c \
  %D%/formats_times.h \
  %D%/inclusion.c \
  %D%/inclusion.h \
  %D%/intern.c \
  %D%/intern.h \
  %D%/keys.c \
  %D%/keys.h \
  %D%/layout.c \
  %D%/layout.h \
  %D%/layout_steps.c \
  %D%/lexer.h \
  %D%/lexer_text.c \
  %D%/load.c \
  %D%/load.h \
  %D%/lower.c \
  %D%/lower.h \
  %D%/lower_aliases.c \
  %D%/lower_beans.c \
  %D%/lower_unions.c \
  %D%/lower_codecs.c \
  %D%/lower_constants.c \
  %D%/lower_constraints.c \
  %D%/lower_enums.c \
  %D%/lower_formats.c \
  %D%/lower_storage.c \
  %D%/lower_structure.c \
  %D%/lower_views.c \
  %D%/lower_integers.c \
  %D%/lower_json.c \
  %D%/lower_parts.h \
  %D%/lower_real.c \
  %D%/lower_real.h \
  %D%/lower_rules.c \
  %D%/lower_scope.c \
  %D%/lower_texts.c \
  %D%/lower_times.c \
  %D%/lower_types.c \
  %D%/lower_unknown.c \
  %D%/lower_values.c \
  %D%/map.c \
  %D%/map.h \
  %D%/model.h \
  %D%/model_rules.h \
  %D%/names.c \
  %D%/names.h \
  %D%/names_reserved.c \
  %D%/naming.c \
  %D%/naming.h \
  %D%/numerals.c \
  %D%/numerals.h \
  %D%/options.c \
  %D%/options.def \
  %D%/options.h \
  %D%/options_check.c \
  %D%/options_help.c \
  %D%/options_values.c \
  %D%/options_values.h \
  %D%/order.c \
  %D%/order.h \
  %D%/out.c \
  %D%/out.h \
  %D%/parse.c \
  %D%/parse.h \
  %D%/parse_errors.c \
  %D%/parse_errors.h \
  %D%/pattern.c \
  %D%/pattern.h \
  %D%/pattern_parse.c \
  %D%/pattern_parts.h \
  %D%/pattern_set.c \
  %D%/plan.c \
  %D%/plan.h \
  %D%/plan_backrefs.c \
  %D%/plan_beans.c \
  %D%/plan_codecs.c \
  %D%/plan_creators.c \
  %D%/plan_enums.c \
  %D%/plan_properties.c \
  %D%/plan_unions.c \
  %D%/plan_untagged.c \
  %D%/plan_variants.c \
  %D%/plan_views.c \
  %D%/presets.c \
  %D%/presets.h \
  %D%/plan_limits.c \
  %D%/plan_limits.h \
  %D%/plan_parts.h \
  %D%/source.c \
  %D%/source.h \
  %D%/str.c \
  %D%/str.h \
  %D%/str_buffer.c \
  %D%/suggest.c \
  %D%/suggest.h \
  %D%/tokens.def \
  %D%/vec.c \
  %D%/vec.h \
  %D%/verb_dump.c \
  %D%/verb_dump.h
libbeanc_la_CPPFLAGS = $(compiler_cppflags)
libbeanc_la_LIBADD = libbeanc_generated.la
beanc_SOURCES = %D%/main.c
beanc_CPPFLAGS = $(compiler_cppflags)
beanc_LDADD = libbeanc.la
# -static: the uninstalled runtime is linked in, so that beanc needs libc alone and is never one of
# libtool's wrapper scripts.
beanc_LDFLAGS = $(AM_LDFLAGS) $(BEAN_LDHARDENING) -static

# What re2c and lemon write. They stand in the source tree, as files that are shipped do; an old
# copy there would win over a fresh one in the build tree. They are compiled with fewer warnings.
compiler_generated = $(srcdir)/%D%/lexer.c $(srcdir)/%D%/grammar.c $(srcdir)/%D%/grammar.h
libbeanc_generated_la_SOURCES = %D%/lexer.c %D%/grammar.c %D%/grammar.h
libbeanc_generated_la_CPPFLAGS = $(compiler_cppflags)
libbeanc_generated_la_CFLAGS = $(BEAN_GENERATED) $(BEAN_HARDENING) $(BEAN_INSTRUMENT)
BUILT_SOURCES += $(compiler_generated)
MAINTAINERCLEANFILES += $(compiler_generated)
EXTRA_DIST += %D%/lexer.re %D%/grammar.y

RE2CFLAGS = -W --no-generation-date --no-version -i
LEMONFLAGS = -l -q

AM_V_RE2C = $(am__v_RE2C_@AM_V@)
am__v_RE2C_ = $(am__v_RE2C_@AM_DEFAULT_V@)
am__v_RE2C_0 = @echo "  RE2C    " $@;
am__v_RE2C_1 =
AM_V_LEMON = $(am__v_LEMON_@AM_V@)
am__v_LEMON_ = $(am__v_LEMON_@AM_DEFAULT_V@)
am__v_LEMON_0 = @echo "  LEMON   " $@;
am__v_LEMON_1 =

# Both run in their own directory, so that the text is the same from any build directory.
$(srcdir)/%D%/lexer.c: $(srcdir)/%D%/lexer.re
	$(AM_V_RE2C)(cd $(srcdir)/%D% && \
	  $(RE2C) $(RE2CFLAGS) -o lexer.c.tmp lexer.re && mv -f lexer.c.tmp lexer.c)

# lemon writes its output and then fails on a conflict, hence the scratch directory; it leaves an
# unchanged header as old as it was, hence the touch.
$(srcdir)/%D%/grammar.c: $(srcdir)/%D%/grammar.y
	$(AM_V_LEMON)(cd $(srcdir)/%D% && rm -rf lemon.tmp && mkdir lemon.tmp && \
	  $(LEMON) $(LEMONFLAGS) $${LEMON_TEMPLATE:+-T$$LEMON_TEMPLATE} -dlemon.tmp grammar.y && \
	  mv -f lemon.tmp/grammar.h . && touch grammar.h && \
	  mv -f lemon.tmp/grammar.c . && touch grammar.c; \
	  status=$$?; rm -rf lemon.tmp; exit $$status)
$(srcdir)/%D%/grammar.h: $(srcdir)/%D%/grammar.c
	@test -f $@ || { rm -f $(srcdir)/%D%/grammar.c; \
	  $(MAKE) $(AM_MAKEFLAGS) $(srcdir)/%D%/grammar.c; }

# BUILT_SOURCES only serves all, check and install; this serves "make -j8 beanc" too.
%D%/libbeanc_generated_la-lexer.lo %D%/libbeanc_generated_la-grammar.lo: $(srcdir)/%D%/grammar.h
