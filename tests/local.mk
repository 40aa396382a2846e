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
#   BEAN_CFLAGS         what the library was compiled with
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
  BEAN_CFLAGS='$(CFLAGS)'; export BEAN_CFLAGS; \
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
  %D%/allocations.test \
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
  %D%/storage.test \
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

# What they read: helpers, and directories that are shipped whole
tests_helpers = \
  %D%/allocations_program.c \
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
  %D%/cases_plans_pool.c \
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
  %D%/storage_program.c \
  %D%/structure_program.c \
  %D%/unions_program.c \
  %D%/views_program.c \
  %D%/workloads.py \
  %D%/expect.h \
  %D%/features.py \
  %D%/limits_memory.c \
  %D%/merge_program.c \
  %D%/presence_program.c \
  %D%/programs.py \
  %D%/random_schemas.py \
  %D%/shapes.c \
  %D%/shapes.py \
  %D%/shapes_table.h
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
tests_link = $(CC) $(AM_CFLAGS) $(CFLAGS) $(AM_LDFLAGS) $(LDFLAGS) -o $@

if HAVE_CHECK
if HAVE_STATIC
# begin: check programs
.libs/libbean.a: libbean.la
.libs/libbeanc.a: libbeanc.la

# Compilers take a third of the tests' time. What is tested is optimized; the tests are not, but in
# the long run.
%D%/check_%.$(OBJEXT): private CFLAGS += $(if $(tests_long),,-O0 -g0 -U_FORTIFY_SOURCE)

check_PROGRAMS += %D%/check_compiler %D%/check_runtime

%C%_check_compiler_SOURCES = \
  %D%/check_compiler.c \
  %D%/model_test.h %D%/plan_test.h %D%/suites.h %D%/syntax_test.h \
  %D%/check_attributes.c \
  %D%/check_base.c \
  %D%/check_checks.c \
  %D%/check_depfile.c \
  %D%/check_inclusion.c \
  %D%/check_keys.c \
  %D%/check_layout.c \
  %D%/check_lexer.c \
  %D%/check_load.c \
  %D%/check_lower.c \
  %D%/check_lower_real.c \
  %D%/check_names.c \
  %D%/check_naming.c \
  %D%/check_options.c \
  %D%/check_order.c \
  %D%/check_parse.c \
  %D%/check_parse_errors.c \
  %D%/check_parse_robust.c \
  %D%/check_plan.c \
  %D%/check_source_diag.c
%C%_check_compiler_CPPFLAGS = -I$(srcdir)/%D% -I$(srcdir)/compiler $(CHECK_CFLAGS)
%C%_check_compiler_LDADD = .libs/libbeanc.a .libs/libbean.a $(CHECK_LIBS)
%C%_check_compiler_LINK = $(tests_link)

%C%_check_runtime_SOURCES = \
  %D%/check_runtime.c \
  %D%/failing_allocator.c %D%/failing_allocator.h \
  %D%/float_read_cases.h %D%/number_test.h \
  %D%/guard.c %D%/guard.h \
  %D%/read_fixture.c %D%/read_fixture.h \
  %D%/write_fixture.c %D%/write_fixture.h \
  %D%/check_arena.c \
  %D%/check_buffer.c \
  %D%/check_driver_read.c \
  %D%/check_driver_write.c \
  %D%/check_enum.c \
  %D%/check_error.c \
  %D%/check_file.c \
  %D%/check_float_read.c \
  %D%/check_float_write.c \
  %D%/check_formats.c \
  %D%/check_int.c \
  %D%/check_kernels.c \
  %D%/check_lifecycle.c \
  %D%/check_list.c \
  %D%/check_map_index.c \
  %D%/check_null_rules.c \
  %D%/check_omitted.c \
  %D%/check_pool.c \
  %D%/check_presence.c \
  %D%/check_pretty.c \
  %D%/check_read_failures.c \
  %D%/check_read_mutilated.c \
  %D%/check_read_scaling.c \
  %D%/check_reader.c \
  %D%/check_sink.c \
  %D%/check_skip.c \
  %D%/check_str_read.c \
  %D%/check_str_write.c \
  %D%/check_times.c \
  %D%/check_utf8.c \
  %D%/check_writer.c
%C%_check_runtime_CPPFLAGS = -I$(srcdir)/%D% -I$(srcdir)/runtime $(BEAN_SIMD) $(CHECK_CFLAGS)
%C%_check_runtime_LDADD = .libs/libbean.a $(CHECK_LIBS)
%C%_check_runtime_LINK = $(tests_link)
# end: check programs
TESTS += $(check_PROGRAMS)
endif
endif
TESTS += $(tests_scripts)

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
