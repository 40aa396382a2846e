# The two generators, re2c and lemon. From a checkout they are needed; from a tarball their outputs
# are shipped, and without the tool its variable becomes automake's "missing" wrapper, which only
# speaks up when an input was edited.

# BEAN_GENERATOR(VARIABLE, program, generated file)
# AM_MISSING_PROG would do nothing here: it assigns with ${VAR-...}, and AC_PATH_PROG has already
# set the variable to the empty string.
AC_DEFUN([BEAN_GENERATOR],
[AC_REQUIRE([AM_MISSING_HAS_RUN])dnl
AC_ARG_VAR([$1], [$2 command])
AC_PATH_PROG([$1], [$2])
bean_have_$2=yes
AS_VAR_IF([$1], [],
  [bean_have_$2=no
   AS_IF([test -f "$srcdir/$3"],
     [AC_MSG_NOTICE([$2 not found: using the shipped $3])
      $1="${am_missing_run}$2"],
     [AC_MSG_ERROR([$2 is needed to build from a checkout; ./bootstrap installs it or says how])])])
])

# BEAN_RE2C(generated file): at least re2c 2.0.
AC_DEFUN([BEAN_RE2C],
[BEAN_GENERATOR([RE2C], [re2c], [$1])
AS_VAR_IF([bean_have_re2c], [yes],
  [AC_CACHE_CHECK([whether $RE2C is re2c 2.0 or later], [bean_cv_re2c_works],
     [bean_re2c_number=`"$RE2C" --vernum 2>/dev/null`
      AS_IF([test "${bean_re2c_number:-0}" -ge 020000 2>/dev/null],
        [bean_cv_re2c_works=yes], [bean_cv_re2c_works=no])])
   AS_VAR_IF([bean_cv_re2c_works], [no],
     [AC_MSG_ERROR([$RE2C is not re2c 2.0 or later])])])
])

# BEAN_LEMON(generated file): lemon prints one version for ever, so it is tried on a grammar of one
# rule; that also proves that it finds its template.
AC_DEFUN([BEAN_LEMON],
[BEAN_GENERATOR([LEMON], [lemon], [$1])
AC_ARG_VAR([LEMON_TEMPLATE], [lemon's template (lempar.c), where lemon does not find it itself])
AS_VAR_IF([bean_have_lemon], [yes],
  [AC_CACHE_CHECK([whether $LEMON works and finds its template], [bean_cv_lemon_works],
     [bean_cv_lemon_works=no
      rm -rf conftest.lemon
      mkdir conftest.lemon &&
      AS_ECHO(["start ::= WORD."]) >conftest.lemon/conftest.y &&
      (cd conftest.lemon &&
       "$LEMON" -q ${LEMON_TEMPLATE:+"-T$LEMON_TEMPLATE"} conftest.y) >&AS_MESSAGE_LOG_FD 2>&1 &&
      test -s conftest.lemon/conftest.c && bean_cv_lemon_works=yes
      rm -rf conftest.lemon])
   AS_VAR_IF([bean_cv_lemon_works], [no],
     [AC_MSG_ERROR([$LEMON does not work; see config.log, and LEMON_TEMPLATE in ./configure --help])])])
])
