# Untested: Conan was not available. Run "conan create packaging/conan" in a checkout.
import os

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy


class ShuduConan(ConanFile):
    name = "shudu"
    version = "0.1.0"
    license = "MIT"
    description = "Sudoku engine: solves, explains, rates and generates classic puzzles and variants"
    topics = ("sudoku", "solver", "puzzle")
    package_type = "static-library"
    settings = "os", "compiler", "build_type", "arch"
    options = {"fPIC": [True, False]}
    default_options = {"fPIC": True}
    requires = ("expat/[>=2.5 <3]", "zlib/[>=1.2.11 <2]")
    # The headers of these are needed to build the library, not to use it.
    build_requires = ("highway/[>=1.0 <2]", "nlohmann_json/[>=3.11 <4]")

    def export_sources(self):
        top = os.path.join(self.recipe_folder, "..", "..")
        for pattern in ("CMakeLists.txt", "LICENSE", "cmake/*", "include/*", "src/*", "docs/techniques/examples.txt"):
            copy(self, pattern, src=top, dst=self.export_sources_folder)

    def config_options(self):
        if self.settings.os == "Windows":
            del self.options.fPIC

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        CMakeDeps(self).generate()
        toolchain = CMakeToolchain(self)
        toolchain.variables["SHUDU_BUILD_CLI"] = False
        toolchain.variables["SHUDU_INSTALL"] = True
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", src=self.source_folder, dst=os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        self.cpp_info.libs = ["shudu"]
        self.cpp_info.set_property("cmake_file_name", "shudu")
        self.cpp_info.set_property("cmake_target_name", "shudu::shudu")
        if self.settings.os == "Linux":
            self.cpp_info.system_libs = ["pthread", "m"]
