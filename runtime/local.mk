# libbean, static and shared, and the headers that users and generated code include.

lib_LTLIBRARIES += libbean.la
include_HEADERS += \
  %D%/bean.h \
  %D%/bean_gen.h \
  %D%/bean_gen_formats.h \
  %D%/bean_gen_limits.h \
  %D%/bean_gen_unions.h \
  %D%/bean_gen_read.h \
  %D%/bean_gen_write.h \
  %D%/bean_port.h

runtime_cppflags = -I$(srcdir)/%D% $(BEAN_SIMD)

libbean_la_SOURCES = \
  %D%/arena.c \
  %D%/backref.c \
  %D%/creators.c \
  %D%/buffer.c \
  %D%/container_read.c \
  %D%/unwrapped.c \
  %D%/cpu.c \
  %D%/decimal.c \
  %D%/decimal.h \
  %D%/document_read.c \
  %D%/driver_read.c \
  %D%/driver_write.c \
  %D%/enum.c \
  %D%/equal.c \
  %D%/error.c \
  %D%/file.c \
  %D%/float_exact.c \
  %D%/float_fixed.c \
  %D%/float_read.c \
  %D%/float_tables.c \
  %D%/float_tables.h \
  %D%/float_write.c \
  %D%/format_bool.c \
  %D%/format_bytes.c \
  %D%/format_decimal.c \
  %D%/format_float.c \
  %D%/format_inline.c \
  %D%/format_integer.c \
  %D%/format_json.c \
  %D%/format_string.c \
  %D%/format_text.c \
  %D%/format_time.c \
  %D%/format_time.h \
  %D%/format_time_day.c \
  %D%/format_time_duration.c \
  %D%/format_time_number.c \
  %D%/format_time_rfc1123.c \
  %D%/format_time_write.c \
  %D%/format_user.c \
  %D%/format_uuid.c \
  %D%/int.c \
  %D%/internal.h \
  %D%/internal_map.h \
  %D%/internal_write.h \
  %D%/kernels.h \
  %D%/kernels_neon.c \
  %D%/kernels_scalar.c \
  %D%/kernels_x86.c \
  %D%/key_table.c \
  %D%/lifecycle.c \
  %D%/limits.c \
  %D%/limits_number.c \
  %D%/limits_number.h \
  %D%/list.c \
  %D%/main_filter.c \
  %D%/sink.c \
  %D%/map_index.c \
  %D%/map_keys.c \
  %D%/merge.c \
  %D%/merge_json.c \
  %D%/number.h \
  %D%/pool.c \
  %D%/pretty.c \
  %D%/reader.c \
  %D%/scalar_read.c \
  %D%/scan.c \
  %D%/skip.c \
  %D%/str.c \
  %D%/str_read.c \
  %D%/str_write.c \
  %D%/times.c \
  %D%/times.h \
  %D%/times_number.c \
  %D%/times_text.c \
  %D%/type.c \
  %D%/union.c \
  %D%/union_arm.c \
  %D%/union_read.c \
  %D%/union_sibling.c \
  %D%/union_untagged.c \
  %D%/union_write.c \
  %D%/utf8.c \
  %D%/validate.c \
  %D%/value.c \
  %D%/writer.c
libbean_la_CPPFLAGS = $(runtime_cppflags)
libbean_la_CFLAGS = $(BEAN_C11) $(AM_CFLAGS) $(BEAN_VISIBILITY)
# C:R:A, never derived from the release number: code changed R+1; interface added C+1, R=0, A+1;
# removed or changed C+1, R=0, A=0.
libbean_la_LDFLAGS = $(AM_LDFLAGS) $(BEAN_LDHARDENING) -version-info 0:0:0 -no-undefined
if HAVE_VERSION_SCRIPT
libbean_la_LDFLAGS += -Wl,--version-script=$(srcdir)/%D%/libbean.map
else
libbean_la_LDFLAGS += -export-symbols-regex '^bean_'
endif
EXTRA_libbean_la_DEPENDENCIES = $(srcdir)/%D%/libbean.map
EXTRA_DIST += %D%/libbean.map
