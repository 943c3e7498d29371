# Untested: Homebrew was not available. packaging/fill.sh replaces the address and the hash.
class Shudu < Formula
  desc "Sudoku engine: solves, explains, rates and generates"
  homepage "@HOMEPAGE@"
  url "@URL@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "cmake" => :build
  depends_on "highway" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build

  uses_from_macos "expat"
  uses_from_macos "zlib"

  # The program is built on Linux only. On macOS this formula installs the library and its C interface.
  on_linux do
    depends_on "cpp-httplib" => :build
    depends_on "xxhash" => :build
    depends_on "fmt"
    depends_on "sqlite"
  end

  def install
    program = OS.linux? ? "ON" : "OFF"
    args = %W[-G Ninja -DSHUDU_BUILD_CLI=#{program} -DSHUDU_STATIC_LIBRARIES=OFF]
    system "cmake", "-S", ".", "-B", "build", *args, *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    (testpath/"main.c").write <<~C
      #include <shudu/c.h>
      #include <stdio.h>
      int main(void) { return puts(shudu_version()) < 0; }
    C
    system ENV.cc, "main.c", "-I#{include}", "-L#{lib}", "-lshudu", "-o", "main"
    assert_match version.to_s, shell_output("./main")
  end
end
