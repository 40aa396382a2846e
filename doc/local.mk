# Documents that travel with the tarball.
dist_man_MANS += %D%/beanc.1
EXTRA_DIST += %D%/architecture.md %D%/asks.md %D%/language.md %D%/testing.md
