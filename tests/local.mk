# How tests are hooked up.
#
# A test is either a Check program, tests/check_<stem>.c, or an executable tests/*.test that prints
# TAP; *.longtest is run by check-long only. All of them get this environment:
#
#   BEANC               the compiler (under valgrind: a wrapper)
#   BEAN_SRC BEAN_BUILD the two trees' tops, absolute; the source tree may be read-only
#   BEAN_INCLUDE        where bean.h and bean_gen.h are
#   BEAN_LIB BEAN_SHARED  the static and the shared runtime; the latter is empty when not built
#   CC CXX NM           as configured; other compilers are looked up in PATH, a missing one is a SKIP
#   BEAN_TEST_CFLAGS    what a program linked with BEAN_LIB is to be compiled and linked with
#   BEAN_INSTRUMENT     the sanitizer and coverage part of that
#   BEAN_RUN            prefix to run a compiled program with, empty or valgrind
#   BEAN_LONG           1 in check-long
#   BEAN_UPDATE_GOLDEN  1 in update-golden: rewrite what is expected instead of comparing
#   BEAN_TEST_SIMD      no with --disable-simd

TEST_EXTENSIONS = .test .longtest
TAP_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
LOG_DRIVER = $(TAP_DRIVER)
TEST_LOG_DRIVER = $(TAP_DRIVER)
LONGTEST_LOG_DRIVER = $(TAP_DRIVER)

tests_beanc = $(abs_builddir)/beanc$(EXEEXT)
tests_run =
tests_long =
if HAVE_SHARED
tests_shared = $(abs_builddir)/.libs/libbean.so
endif
tests_environment = \
  BEANC='$(tests_beanc)'; export BEANC; \
  BEAN_SRC='$(abs_top_srcdir)'; export BEAN_SRC; \
  BEAN_BUILD='$(abs_top_builddir)'; export BEAN_BUILD; \
  BEAN_INCLUDE='$(abs_top_srcdir)/runtime'; export BEAN_INCLUDE; \
  BEAN_LIB='$(abs_builddir)/.libs/libbean.a'; export BEAN_LIB; \
  BEAN_SHARED='$(tests_shared)'; export BEAN_SHARED; \
  CC='$(CC)'; export CC; CXX='$(CXX)'; export CXX; NM='$(NM)'; export NM; \
  BEAN_INSTRUMENT='$(BEAN_INSTRUMENT)'; export BEAN_INSTRUMENT; \
  BEAN_TEST_CFLAGS='$(BEAN_INSTRUMENT) $(BEAN_SIMD)'; export BEAN_TEST_CFLAGS; \
  BEAN_TEST_SIMD='$(enable_simd)'; export BEAN_TEST_SIMD; \
  BEAN_RUN='$(tests_run)'; export BEAN_RUN; \
  BEAN_LONG='$(tests_long)'; export BEAN_LONG; \
  VALGRIND='$(VALGRIND)'; export VALGRIND;
AM_TESTS_ENVIRONMENT = $(tests_environment)

# Shell tests. Those that take longest start first, so that none of them is left over at the end.
tests_scripts = \
  %D%/cases.test \
  %D%/counts.test \
  %D%/custom.test \
  %D%/roundtrip.test \
  %D%/headers.test \
  %D%/variants.test \
  %D%/arrays.test \
  %D%/attributes.test \
  %D%/backref.test \
  %D%/bytes.test \
  %D%/cli.test \
  %D%/codecs.test \
  %D%/compat.test \
  %D%/containers.test \
  %D%/creators.test \
  %D%/overflow.test \
  %D%/decimals.test \
  %D%/depth.test \
  %D%/diagnostics.test \
  %D%/differential.test \
  %D%/doc.test \
  %D%/escape.test \
  %D%/examples.test \
  %D%/exports.test \
  %D%/file_length.test \
  %D%/floats.test \
  %D%/floors.test \
  %D%/golden.test \
  %D%/install.test \
  %D%/json.test \
  %D%/late_tags.test \
  %D%/limits.test \
  %D%/maps.test \
  %D%/merge.test \
  %D%/numbers.test \
  %D%/patterns.test \
  %D%/presence.test \
  %D%/readme.test \
  %D%/refusals.test \
  %D%/rules.test \
  %D%/shape_control.test \
  %D%/siblings.test \
  %D%/structure.test \
  %D%/structure_c.test \
  %D%/times.test \
  %D%/times_link.test \
  %D%/unions.test \
  %D%/unions_c.test \
  %D%/untagged.test \
  %D%/uuid.test \
  %D%/views.test
tests_long_scripts =
TESTS += $(tests_scripts)

# What they read: helpers, and directories that are shipped whole
tests_helpers = \
  %D%/backref_program.c \
  %D%/cases_build.py \
  %D%/cases_documents.py \
  %D%/cases_failing.c \
  %D%/cases_index.py \
  %D%/cases_names.py \
  %D%/cases_plans.c \
  %D%/cases_plans.h \
  %D%/cases_plans.py \
  %D%/cases_plans_memory.c \
  %D%/cases_plans_read.c \
  %D%/cases_plans_write.c \
  %D%/cases_recipes.py \
  %D%/cases_schema_files.py \
  %D%/codecs_functions.c \
  %D%/codecs_point.h \
  %D%/codecs_program.c \
  %D%/custom_functions.c \
  %D%/custom_program.c \
  %D%/containers_program.c \
  %D%/creators_functions.c \
  %D%/creators_program.c \
  %D%/overflow_functions.c \
  %D%/overflow_program.c \
  %D%/depth_program.c \
  %D%/structure_program.c \
  %D%/unions_program.c \
  %D%/views_program.c \
  %D%/expect.h \
  %D%/features.py \
  %D%/float_read_cases.h \
  %D%/limits_memory.c \
  %D%/merge_program.c \
  %D%/model_test.h \
  %D%/number_test.h \
  %D%/plan_test.h \
  %D%/presence_program.c \
  %D%/programs.py \
  %D%/random_schemas.py \
  %D%/shapes.c \
  %D%/shapes.py \
  %D%/shapes_table.h \
  %D%/syntax_test.h
tests_directories = \
  %D%/data \
  %D%/diags \
  %D%/golden
EXTRA_DIST += $(tests_scripts) $(tests_long_scripts) $(tests_helpers) $(tests_directories) \
  %D%/floors.awk %D%/floors.list %D%/lint.sh %D%/coverage.sh %D%/check_long.sh \
  %D%/beanc_valgrind.sh

# Check programs. Those of the compiler link its convenience library, those of the runtime the
# static libbean.a, where what is hidden from users can still be reached. They name the archives
# themselves and are linked without libtool, whose script takes longer than the linker by far.
tests_compiler_cppflags = -I$(srcdir)/%D% -I$(srcdir)/compiler $(CHECK_CFLAGS)
tests_runtime_cppflags = -I$(srcdir)/%D% -I$(srcdir)/runtime $(BEAN_SIMD) $(CHECK_CFLAGS)

tests_link = $(AM_V_CCLD)$(CC) $(AM_CFLAGS) $(CFLAGS) $(AM_LDFLAGS) $(LDFLAGS) -o $@

if HAVE_CHECK
if HAVE_STATIC
# begin: check programs
.libs/libbean.a: libbean.la
.libs/libbeanc.a: libbeanc.la

# Compilers take a third of the tests' time. What is tested is optimized; the tests are not, but in
# the long run.
%D%/check_%.$(OBJEXT): private CFLAGS += $(if $(tests_long),,-O0 -g0 -U_FORTIFY_SOURCE)

check_LIBRARIES += %D%/libtest_runtime.a
%C%_libtest_runtime_a_SOURCES = \
  %D%/failing_allocator.c %D%/failing_allocator.h \
  %D%/guard.c %D%/guard.h \
  %D%/read_fixture.c %D%/read_fixture.h \
  %D%/write_fixture.c %D%/write_fixture.h
%C%_libtest_runtime_a_CPPFLAGS = $(tests_runtime_cppflags)
tests_runtime_ldadd = %D%/libtest_runtime.a .libs/libbean.a $(CHECK_LIBS)
tests_compiler_ldadd = .libs/libbeanc.a .libs/libbean.a $(CHECK_LIBS)

check_PROGRAMS += \
  %D%/check_arena \
  %D%/check_attributes \
  %D%/check_base \
  %D%/check_buffer \
  %D%/check_checks \
  %D%/check_depfile \
  %D%/check_driver_read \
  %D%/check_driver_write \
  %D%/check_enum \
  %D%/check_error \
  %D%/check_file \
  %D%/check_float_read \
  %D%/check_float_write \
  %D%/check_formats \
  %D%/check_inclusion \
  %D%/check_int \
  %D%/check_kernels \
  %D%/check_keys \
  %D%/check_layout \
  %D%/check_lexer \
  %D%/check_lifecycle \
  %D%/check_list \
  %D%/check_load \
  %D%/check_lower \
  %D%/check_lower_real \
  %D%/check_map_index \
  %D%/check_names \
  %D%/check_naming \
  %D%/check_null_rules \
  %D%/check_omitted \
  %D%/check_options \
  %D%/check_order \
  %D%/check_parse \
  %D%/check_parse_errors \
  %D%/check_parse_robust \
  %D%/check_plan \
  %D%/check_presence \
  %D%/check_pretty \
  %D%/check_read_failures \
  %D%/check_read_mutilated \
  %D%/check_read_scaling \
  %D%/check_reader \
  %D%/check_skip \
  %D%/check_source_diag \
  %D%/check_str_read \
  %D%/check_str_write \
  %D%/check_times \
  %D%/check_utf8 \
  %D%/check_writer

%C%_check_arena_SOURCES = %D%/check_arena.c
%C%_check_arena_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_arena_LDADD = $(tests_runtime_ldadd)
%C%_check_arena_LINK = $(tests_link)

%C%_check_attributes_SOURCES = %D%/check_attributes.c
%C%_check_attributes_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_attributes_LDADD = $(tests_compiler_ldadd)
%C%_check_attributes_LINK = $(tests_link)

%C%_check_base_SOURCES = %D%/check_base.c
%C%_check_base_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_base_LDADD = $(tests_compiler_ldadd)
%C%_check_base_LINK = $(tests_link)

%C%_check_buffer_SOURCES = %D%/check_buffer.c
%C%_check_buffer_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_buffer_LDADD = $(tests_runtime_ldadd)
%C%_check_buffer_LINK = $(tests_link)

%C%_check_checks_SOURCES = %D%/check_checks.c
%C%_check_checks_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_checks_LDADD = $(tests_compiler_ldadd)
%C%_check_checks_LINK = $(tests_link)

%C%_check_depfile_SOURCES = %D%/check_depfile.c
%C%_check_depfile_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_depfile_LDADD = $(tests_compiler_ldadd)
%C%_check_depfile_LINK = $(tests_link)

%C%_check_driver_read_SOURCES = %D%/check_driver_read.c
%C%_check_driver_read_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_driver_read_LDADD = $(tests_runtime_ldadd)
%C%_check_driver_read_LINK = $(tests_link)

%C%_check_driver_write_SOURCES = %D%/check_driver_write.c
%C%_check_driver_write_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_driver_write_LDADD = $(tests_runtime_ldadd)
%C%_check_driver_write_LINK = $(tests_link)

%C%_check_enum_SOURCES = %D%/check_enum.c
%C%_check_enum_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_enum_LDADD = $(tests_runtime_ldadd)
%C%_check_enum_LINK = $(tests_link)

%C%_check_error_SOURCES = %D%/check_error.c
%C%_check_error_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_error_LDADD = $(tests_runtime_ldadd)
%C%_check_error_LINK = $(tests_link)

%C%_check_file_SOURCES = %D%/check_file.c
%C%_check_file_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_file_LDADD = $(tests_runtime_ldadd)
%C%_check_file_LINK = $(tests_link)

%C%_check_float_read_SOURCES = %D%/check_float_read.c
%C%_check_float_read_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_float_read_LDADD = $(tests_runtime_ldadd)
%C%_check_float_read_LINK = $(tests_link)

%C%_check_float_write_SOURCES = %D%/check_float_write.c
%C%_check_float_write_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_float_write_LDADD = $(tests_runtime_ldadd)
%C%_check_float_write_LINK = $(tests_link)

%C%_check_formats_SOURCES = %D%/check_formats.c
%C%_check_formats_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_formats_LDADD = $(tests_runtime_ldadd)
%C%_check_formats_LINK = $(tests_link)

%C%_check_inclusion_SOURCES = %D%/check_inclusion.c
%C%_check_inclusion_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_inclusion_LDADD = $(tests_compiler_ldadd)
%C%_check_inclusion_LINK = $(tests_link)

%C%_check_int_SOURCES = %D%/check_int.c
%C%_check_int_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_int_LDADD = $(tests_runtime_ldadd)
%C%_check_int_LINK = $(tests_link)

%C%_check_kernels_SOURCES = %D%/check_kernels.c
%C%_check_kernels_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_kernels_LDADD = $(tests_runtime_ldadd)
%C%_check_kernels_LINK = $(tests_link)

%C%_check_keys_SOURCES = %D%/check_keys.c
%C%_check_keys_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_keys_LDADD = $(tests_compiler_ldadd)
%C%_check_keys_LINK = $(tests_link)

%C%_check_layout_SOURCES = %D%/check_layout.c
%C%_check_layout_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_layout_LDADD = $(tests_compiler_ldadd)
%C%_check_layout_LINK = $(tests_link)

%C%_check_lexer_SOURCES = %D%/check_lexer.c
%C%_check_lexer_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_lexer_LDADD = $(tests_compiler_ldadd)
%C%_check_lexer_LINK = $(tests_link)

%C%_check_lifecycle_SOURCES = %D%/check_lifecycle.c
%C%_check_lifecycle_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_lifecycle_LDADD = $(tests_runtime_ldadd)
%C%_check_lifecycle_LINK = $(tests_link)

%C%_check_list_SOURCES = %D%/check_list.c
%C%_check_list_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_list_LDADD = $(tests_runtime_ldadd)
%C%_check_list_LINK = $(tests_link)

%C%_check_load_SOURCES = %D%/check_load.c
%C%_check_load_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_load_LDADD = $(tests_compiler_ldadd)
%C%_check_load_LINK = $(tests_link)

%C%_check_lower_SOURCES = %D%/check_lower.c
%C%_check_lower_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_lower_LDADD = $(tests_compiler_ldadd)
%C%_check_lower_LINK = $(tests_link)

%C%_check_lower_real_SOURCES = %D%/check_lower_real.c
%C%_check_lower_real_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_lower_real_LDADD = $(tests_compiler_ldadd)
%C%_check_lower_real_LINK = $(tests_link)

%C%_check_map_index_SOURCES = %D%/check_map_index.c
%C%_check_map_index_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_map_index_LDADD = $(tests_runtime_ldadd)
%C%_check_map_index_LINK = $(tests_link)

%C%_check_names_SOURCES = %D%/check_names.c
%C%_check_names_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_names_LDADD = $(tests_compiler_ldadd)
%C%_check_names_LINK = $(tests_link)

%C%_check_naming_SOURCES = %D%/check_naming.c
%C%_check_naming_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_naming_LDADD = $(tests_compiler_ldadd)
%C%_check_naming_LINK = $(tests_link)

%C%_check_null_rules_SOURCES = %D%/check_null_rules.c
%C%_check_null_rules_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_null_rules_LDADD = $(tests_runtime_ldadd)
%C%_check_null_rules_LINK = $(tests_link)

%C%_check_omitted_SOURCES = %D%/check_omitted.c
%C%_check_omitted_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_omitted_LDADD = $(tests_runtime_ldadd)
%C%_check_omitted_LINK = $(tests_link)

%C%_check_options_SOURCES = %D%/check_options.c
%C%_check_options_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_options_LDADD = $(tests_compiler_ldadd)
%C%_check_options_LINK = $(tests_link)

%C%_check_order_SOURCES = %D%/check_order.c
%C%_check_order_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_order_LDADD = $(tests_compiler_ldadd)
%C%_check_order_LINK = $(tests_link)

%C%_check_parse_SOURCES = %D%/check_parse.c
%C%_check_parse_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_parse_LDADD = $(tests_compiler_ldadd)
%C%_check_parse_LINK = $(tests_link)

%C%_check_parse_errors_SOURCES = %D%/check_parse_errors.c
%C%_check_parse_errors_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_parse_errors_LDADD = $(tests_compiler_ldadd)
%C%_check_parse_errors_LINK = $(tests_link)

%C%_check_parse_robust_SOURCES = %D%/check_parse_robust.c
%C%_check_parse_robust_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_parse_robust_LDADD = $(tests_compiler_ldadd)
%C%_check_parse_robust_LINK = $(tests_link)

%C%_check_plan_SOURCES = %D%/check_plan.c
%C%_check_plan_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_plan_LDADD = $(tests_compiler_ldadd)
%C%_check_plan_LINK = $(tests_link)

%C%_check_presence_SOURCES = %D%/check_presence.c
%C%_check_presence_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_presence_LDADD = $(tests_runtime_ldadd)
%C%_check_presence_LINK = $(tests_link)

%C%_check_pretty_SOURCES = %D%/check_pretty.c
%C%_check_pretty_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_pretty_LDADD = $(tests_runtime_ldadd)
%C%_check_pretty_LINK = $(tests_link)

%C%_check_read_failures_SOURCES = %D%/check_read_failures.c
%C%_check_read_failures_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_read_failures_LDADD = $(tests_runtime_ldadd)
%C%_check_read_failures_LINK = $(tests_link)

%C%_check_read_mutilated_SOURCES = %D%/check_read_mutilated.c
%C%_check_read_mutilated_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_read_mutilated_LDADD = $(tests_runtime_ldadd)
%C%_check_read_mutilated_LINK = $(tests_link)

%C%_check_read_scaling_SOURCES = %D%/check_read_scaling.c
%C%_check_read_scaling_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_read_scaling_LDADD = $(tests_runtime_ldadd)
%C%_check_read_scaling_LINK = $(tests_link)

%C%_check_reader_SOURCES = %D%/check_reader.c
%C%_check_reader_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_reader_LDADD = $(tests_runtime_ldadd)
%C%_check_reader_LINK = $(tests_link)

%C%_check_skip_SOURCES = %D%/check_skip.c
%C%_check_skip_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_skip_LDADD = $(tests_runtime_ldadd)
%C%_check_skip_LINK = $(tests_link)

%C%_check_source_diag_SOURCES = %D%/check_source_diag.c
%C%_check_source_diag_CPPFLAGS = $(tests_compiler_cppflags)
%C%_check_source_diag_LDADD = $(tests_compiler_ldadd)
%C%_check_source_diag_LINK = $(tests_link)

%C%_check_str_read_SOURCES = %D%/check_str_read.c
%C%_check_str_read_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_str_read_LDADD = $(tests_runtime_ldadd)
%C%_check_str_read_LINK = $(tests_link)

%C%_check_str_write_SOURCES = %D%/check_str_write.c
%C%_check_str_write_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_str_write_LDADD = $(tests_runtime_ldadd)
%C%_check_str_write_LINK = $(tests_link)

%C%_check_times_SOURCES = %D%/check_times.c
%C%_check_times_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_times_LDADD = $(tests_runtime_ldadd)
%C%_check_times_LINK = $(tests_link)

%C%_check_utf8_SOURCES = %D%/check_utf8.c
%C%_check_utf8_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_utf8_LDADD = $(tests_runtime_ldadd)
%C%_check_utf8_LINK = $(tests_link)

%C%_check_writer_SOURCES = %D%/check_writer.c
%C%_check_writer_CPPFLAGS = $(tests_runtime_cppflags)
%C%_check_writer_LDADD = $(tests_runtime_ldadd)
%C%_check_writer_LINK = $(tests_link)
# end: check programs
TESTS += $(check_PROGRAMS)
endif
endif

# The whole suite under valgrind.
tests_valgrind = $(VALGRIND) -q --error-exitcode=99 --leak-check=full \
  --errors-for-leak-kinds=definite --show-leak-kinds=definite
check-valgrind: all
	@test -n "$(VALGRIND)" || { echo "valgrind was not found by configure" >&2; exit 1; }
	CK_TIMEOUT_MULTIPLIER=30 $(MAKE) $(AM_MAKEFLAGS) check LOG_COMPILER='$(tests_valgrind)' \
	  tests_run='$(tests_valgrind)' tests_beanc='$(abs_top_srcdir)/%D%/beanc_valgrind.sh'

# Everything that takes long: the long forms of the tests, sanitizers, valgrind, other builds.
check-long: all
	$(tests_environment) MAKE='$(MAKE)' $(SHELL) $(srcdir)/%D%/check_long.sh

# One build with the long tests, as check-long runs it.
check-long-forms: all
	CK_TIMEOUT_MULTIPLIER=30 $(MAKE) $(AM_MAKEFLAGS) check tests_long=1 \
	  TESTS='$(TESTS) $(tests_long_scripts)'

coverage: all
	$(tests_environment) MAKE='$(MAKE)' $(SHELL) $(srcdir)/%D%/coverage.sh

lint: all
	$(tests_environment) BEAN_CPPFLAGS='$(DEFS) $(DEFAULT_INCLUDES)' \
	  BEAN_WARNINGS='$(BEAN_WARNINGS)' $(SHELL) $(srcdir)/%D%/lint.sh

# Rewrites what the golden tests expect, in the source tree; look at the difference before it is
# committed.
update-golden: all
	@$(tests_environment) BEAN_UPDATE_GOLDEN=1; export BEAN_UPDATE_GOLDEN; \
	cd $(srcdir) && for test in %D%/golden*.test %D%/diag*.test; do \
	  test ! -f $$test || srcdir=. ./$$test || exit 1; done

.PHONY: check-valgrind check-long check-long-forms coverage lint update-golden
