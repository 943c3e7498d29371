# Untested: Spack was not available. packaging/fill.sh replaces the address and the hash.
from spack_repo.builtin.build_systems.cmake import CMakePackage, generator

from spack.package import *


class Shudu(CMakePackage):
    """Sudoku engine: solves, counts, explains, rates and generates, on one machine or on a cluster."""

    homepage = "@HOMEPAGE@"
    url = "@URL@"

    license("MIT")

    version("0.1.0", sha256="@SHA256@")

    variant("mpi", default=False, description="Build shudu-mpi, which runs campaigns on the ranks of MPI")
    variant("sqlite", default=True, description="Store hunts in SQLite")

    depends_on("cxx", type="build")
    depends_on("cmake@3.25:", type="build")
    depends_on("ninja", type="build")
    depends_on("pkgconfig", type="build")
    depends_on("highway", type="build")
    depends_on("nlohmann-json", type="build")
    depends_on("cpp-httplib", type="build")
    depends_on("xxhash")
    depends_on("expat")
    depends_on("fmt")
    depends_on("zlib-api")
    depends_on("mpi", when="+mpi")
    depends_on("sqlite", when="+sqlite")

    conflicts("%gcc@:11", msg="the code is C++20; GCC 12 or newer is needed")
    conflicts("platform=darwin", msg="the program is built on Linux only")

    generator("ninja")

    def cmake_args(self):
        return [
            self.define("SHUDU_BUILD_CLI", True),
            self.define("SHUDU_STATIC_LIBRARIES", False),
            self.define("CMAKE_DISABLE_FIND_PACKAGE_MPI", self.spec.satisfies("~mpi")),
        ]
