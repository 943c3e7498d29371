#!/usr/bin/env bash
# run.sh BUILD: installs the build in that folder to a scratch prefix, moves it, and builds the programs of examples/ on
# it, with CMake and with pkg-config. The whole programs of README.md and docs/api.md are built and run, too.
set -euo pipefail
top=$(CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

# try WHAT COMMAND…
try() {
  if "${@:2}" >"$scratch/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "$1:"
    tail -n 30 "$scratch/log"
  fi
}

installs() {
  cmake --install "$build" --prefix "$scratch/first" &&
    mv "$scratch/first" "$prefix"
}

# The components can be installed one by one. Together they have all files.
splits_into_components() {
  cmake --install "$build" --prefix "$scratch/parts" --component cli &&
    cmake --install "$build" --prefix "$scratch/parts" --component dev &&
    diff <(cd "$prefix" && find . | sort) <(cd "$scratch/parts" && find . | sort)
}

runs() { "$prefix/bin/shudu" --version; }

# The server is found in the moved tree.
serves() {
  local address=$scratch/address server status=0
  mkdir "$scratch/site"
  echo page >"$scratch/site/index.html"
  "$prefix/bin/shudu" play --no-open --port 0 --site "$scratch/site" >"$address" &
  server=$!
  for _ in {1..100}; do [[ -s $address ]] || sleep 0.05; done
  python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read())' "$(<"$address")" || status=1
  kill $server
  return $status
}

builds_with_cmake() {
  cmake -G Ninja -S "$top/examples/embed" -B "$scratch/cmake" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Release &&
    cmake --build "$scratch/cmake" && answers "$scratch/cmake/embed"
}

builds_with_pkg_config() {
  local flags
  read -ra flags < <(pkg-config --cflags --libs shudu)
  c++ "$top/examples/embed/main.cpp" "${flags[@]}" -o "$scratch/embed" && answers "$scratch/embed"
}

# The package shudu-c is the shared library; `rpath` is where it lies now.
builds_in_c() {
  local flags
  read -ra flags < <(pkg-config --cflags --libs shudu-c)
  cc -std=c11 -Wall -Werror "$top/examples/embed/main.c" "${flags[@]}" "-Wl,-rpath,$libraries" -o "$scratch/embed_c" &&
    "$scratch/embed_c" <<<53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 |
    grep -E '^\{"puzzle":.*"status":"step",.*"words":"'
}

# The shared library exports the C interface and nothing else, under its soname.
exports_the_c_interface() {
  diff "$top/tests/capi/symbols.txt" \
    <(nm -D --defined-only "$libraries/libshudu.so" | awk '$2 != "A" {sub(/@.*/, "", $3); print $3}' | sort) &&
    objdump -p "$libraries/libshudu.so" | grep -E 'SONAME +libshudu\.so\.0$'
}

# An example prints the text that its comment promises: "Prints: TEXT".
example_runs() { # SOURCE
  local flags promised program=$scratch/example
  promised=$(sed -n 's/^.*Prints: //p' "$1")
  if [[ $1 = *.cpp ]]; then
    read -ra flags < <(pkg-config --cflags --libs shudu)
    c++ -O1 -Wall -Werror "$1" "${flags[@]}" -o "$program" || return
  else
    read -ra flags < <(pkg-config --cflags --libs shudu-c)
    cc -std=c11 -Wall -Werror "$1" "${flags[@]}" "-Wl,-rpath,$libraries" -o "$program" || return
  fi
  # Not through a pipe: an example that reads nothing would break it.
  grep -v '^#' "$top/examples/puzzles.txt" >"$scratch/puzzles"
  "$program" <"$scratch/puzzles" >"$scratch/printed" || return
  cat "$scratch/printed"
  [[ $promised ]] && grep -qF -- "$promised" "$scratch/printed"
}

# The blocks of C++ in a document that are whole programs, as 1.cpp, 2.cpp, …
programs_of() { # DOCUMENT FOLDER
  awk -v folder="$2" '
    /^```cpp$/ {inside = 1; text = ""; next}
    /^```$/ && inside {inside = 0; if (text ~ /int main/) printf "%s", text > (folder "/" ++n ".cpp"); next}
    inside {text = text $0 "\n"}' "$1"
}

answers() { # PROGRAM
  diff - <("$1" <<'END'
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
END
  ) <<'END'
534678912672195348198342567859761423426853791713924856961537284287419635345286179
no solution
END
}

prefix=$scratch/prefix
try "install" installs
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name shudu.pc)")
libraries=$(dirname "$PKG_CONFIG_PATH")
export PKG_CONFIG_PATH
try "components" splits_into_components
try "the installed program" runs
try "the installed server" serves
try "find_package" builds_with_cmake
try "pkg-config" builds_with_pkg_config
try "C" builds_in_c
try "exported symbols" exports_the_c_interface
for source in "$top"/examples/cpp/*.cpp "$top"/examples/c/*.c; do
  try "${source#"$top"/}" example_runs "$source"
done
for document in README docs/api; do
  mkdir -p "$scratch/$document"
  programs_of "$top/$document.md" "$scratch/$document"
  for source in "$scratch/$document"/*.cpp; do
    try "$document.md, program $(basename "$source" .cpp)" example_runs "$source"
  done
done
echo "$passed passed, $failed failed"
