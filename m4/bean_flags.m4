# Compiler and linker flags, each tried before it is used. They are tried with -Werror, because
# clang only warns about an option that it does not know.

# BEAN_CHECK_COMPILE_FLAG(FLAGS, [IF-YES], [IF-NO])
# The trial includes a header, so that a flag whose macros make glibc warn (_FORTIFY_SOURCE without
# optimisation) counts as one that does not work.
AC_DEFUN([BEAN_CHECK_COMPILE_FLAG],
[AS_VAR_PUSHDEF([bean_result], [bean_cv_cflags_[]AS_TR_SH([$1])])dnl
AC_CACHE_CHECK([whether $CC accepts $1], [bean_result],
  [bean_saved_CFLAGS=$CFLAGS
   CFLAGS="$CFLAGS -Werror $1"
   AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[#include <string.h>]], [[return (int)strlen("");]])],
     [AS_VAR_SET([bean_result], [yes])], [AS_VAR_SET([bean_result], [no])])
   CFLAGS=$bean_saved_CFLAGS])
AS_VAR_IF([bean_result], [yes], [m4_default([$2], [:])], [m4_default([$3], [:])])
AS_VAR_POPDEF([bean_result])dnl
])

# BEAN_CHECK_LINK_FLAG(FLAGS, [IF-YES], [IF-NO])
AC_DEFUN([BEAN_CHECK_LINK_FLAG],
[AS_VAR_PUSHDEF([bean_result], [bean_cv_ldflags_[]AS_TR_SH([$1])])dnl
AC_CACHE_CHECK([whether $CC links with $1], [bean_result],
  [bean_saved_LDFLAGS=$LDFLAGS
   LDFLAGS="$LDFLAGS -Werror $1"
   AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])],
     [AS_VAR_SET([bean_result], [yes])], [AS_VAR_SET([bean_result], [no])])
   LDFLAGS=$bean_saved_LDFLAGS])
AS_VAR_IF([bean_result], [yes], [m4_default([$2], [:])], [m4_default([$3], [:])])
AS_VAR_POPDEF([bean_result])dnl
])

# BEAN_APPEND_COMPILE_FLAGS(VARIABLE, [FLAG] ...): those of the flags that work.
AC_DEFUN([BEAN_APPEND_COMPILE_FLAGS],
[m4_map_args_w([$2], [_BEAN_APPEND_COMPILE_FLAG([$1], ], [)])])

m4_define([_BEAN_APPEND_COMPILE_FLAG],
[BEAN_CHECK_COMPILE_FLAG([$2], [AS_VAR_APPEND([$1], [" $2"])])
])

# BEAN_APPEND_LINK_FLAGS(VARIABLE, [FLAG] ...)
AC_DEFUN([BEAN_APPEND_LINK_FLAGS],
[m4_map_args_w([$2], [_BEAN_APPEND_LINK_FLAG([$1], ], [)])])

m4_define([_BEAN_APPEND_LINK_FLAG],
[BEAN_CHECK_LINK_FLAG([$2], [AS_VAR_APPEND([$1], [" $2"])])
])

# BEAN_FLAGS: the switches --enable-werror, --enable-sanitizers, --enable-coverage and
# --disable-hardening, and what they and the compiler at hand make of these variables:
#   BEAN_WARNINGS      warnings for what is written by hand
#   BEAN_GENERATED     the few that generated lexers and parsers can bear
#   BEAN_HARDENING     compile-time part;  BEAN_LDHARDENING  link-time part
#   BEAN_INSTRUMENT    sanitizers and coverage, for compiling and linking; a program that links the
#                      static library needs them too
#   BEAN_VISIBILITY    only what is marked is exported
#   BEAN_C11           the strict dialect the runtime is held to
AC_DEFUN([BEAN_FLAGS],
[AC_ARG_ENABLE([werror],
  [AS_HELP_STRING([--enable-werror], [make every warning an error])],
  [], [enable_werror=no])
AC_ARG_ENABLE([sanitizers],
  [AS_HELP_STRING([--enable-sanitizers=LIST],
     [build with these sanitizers, for example address,undefined])],
  [], [enable_sanitizers=no])
AC_ARG_ENABLE([coverage],
  [AS_HELP_STRING([--enable-coverage], [count executed lines and branches (gcov)])],
  [], [enable_coverage=no])
AC_ARG_ENABLE([hardening],
  [AS_HELP_STRING([--disable-hardening], [leave out stack protector, fortify and the like])],
  [], [enable_hardening=yes])

BEAN_WARNINGS=
BEAN_APPEND_COMPILE_FLAGS([BEAN_WARNINGS],
  [-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wc++-compat -Wstrict-prototypes
   -Wmissing-prototypes -Wold-style-definition -Wundef -Wvla -Wwrite-strings -Wpointer-arith
   -Wimplicit-fallthrough])
BEAN_GENERATED=
BEAN_APPEND_COMPILE_FLAGS([BEAN_GENERATED], [-Wall])
AS_VAR_IF([enable_werror], [yes],
  [AS_VAR_APPEND([BEAN_WARNINGS], [" -Werror"])
   AS_VAR_APPEND([BEAN_GENERATED], [" -Werror"])])

BEAN_INSTRUMENT=
AS_CASE([$enable_sanitizers],
  [no], [],
  [yes], [AC_MSG_ERROR([--enable-sanitizers wants a list, for example address,undefined])],
  [bean_sanitize="-fsanitize=$enable_sanitizers -fno-sanitize-recover=all -fno-omit-frame-pointer"
   bean_saved_CFLAGS=$CFLAGS
   CFLAGS="$CFLAGS $bean_sanitize"
   AC_MSG_CHECKING([whether $CC links with -fsanitize=$enable_sanitizers])
   AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])], [AC_MSG_RESULT([yes])],
     [AC_MSG_RESULT([no])
      AC_MSG_ERROR([these sanitizers do not work with $CC: $enable_sanitizers])])
   CFLAGS=$bean_saved_CFLAGS
   AS_VAR_APPEND([BEAN_INSTRUMENT], [" $bean_sanitize"])
   enable_hardening=no])
AS_VAR_IF([enable_coverage], [yes],
  [BEAN_CHECK_COMPILE_FLAG([--coverage],
     [AS_VAR_APPEND([BEAN_INSTRUMENT], [" --coverage"])],
     [AC_MSG_ERROR([$CC has no --coverage])])
   BEAN_APPEND_COMPILE_FLAGS([BEAN_INSTRUMENT], [-fprofile-update=atomic])
   enable_hardening=no])

BEAN_HARDENING=
BEAN_LDHARDENING=
AS_VAR_IF([enable_hardening], [yes],
  [BEAN_CHECK_COMPILE_FLAG([-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2],
     [AS_VAR_APPEND([BEAN_HARDENING], [" -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2"])])
   BEAN_APPEND_COMPILE_FLAGS([BEAN_HARDENING],
     [-fstack-protector-strong -fstack-clash-protection])
   BEAN_APPEND_LINK_FLAGS([BEAN_LDHARDENING],
     [-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack])])

BEAN_VISIBILITY=
BEAN_APPEND_COMPILE_FLAGS([BEAN_VISIBILITY], [-fvisibility=hidden])
BEAN_C11=
BEAN_APPEND_COMPILE_FLAGS([BEAN_C11], [-std=c11])

AC_SUBST([BEAN_WARNINGS])
AC_SUBST([BEAN_GENERATED])
AC_SUBST([BEAN_HARDENING])
AC_SUBST([BEAN_LDHARDENING])
AC_SUBST([BEAN_INSTRUMENT])
AC_SUBST([BEAN_VISIBILITY])
AC_SUBST([BEAN_C11])
])
