# Documents that travel with the tarball.
