#!/usr/bin/env bash
# tools/release.sh [--once] [FOLDER]: makes everything that a release consists of, from the last commit, checks it, and prints sizes
# and hashes. The files go into FOLDER (build/release_files).
#
#   shudu-VERSION.tar.xz                   the sources with the page already built, so that nothing below needs a network
#   shudu_*.deb libshudu*.deb …            packages for Debian, built without a network from that archive
#   shudu-*.whl                            the package for Python
#   shudu-VERSION.tgz                      the package for npm
#   shudu.h shudu_amalgamation.cpp         the library of one file
#   SHA256SUMS
#
# The archive, the Debian packages and the wheel are made twice and compared. --once leaves that out. Each package is unpacked
# into an empty folder and used there; nothing is installed on this machine.
# Needs what `./test wasm web python` needs, the build dependencies of debian/control, iproute2, lintian, python3-setuptools and
# python3-wheel.
set -euo pipefail
top=$(CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
times=2
if [[ ${1:-} = --once ]]; then times=1 && shift; fi
folder=$(mkdir -p "${1:-$top/build/release_files}" && CDPATH='' cd -P -- "${1:-$top/build/release_files}" && pwd)
cd "$top"

step() { printf 'release: %s\n' "$*" >&2; }
fail() { step "$*" && exit 1; }
# In a network namespace of its own, which has the loopback device alone. The compiler of Open MPI complains if it has none, and
# CMake then does not find MPI.
offline() {
  local root=-r
  [[ $(id -u) != 0 ]] || root=
  # shellcheck disable=SC2016 # expanded by the inner shell
  unshare ${root:+"$root"} -n sh -c 'ip link set lo up && exec "$@"' sh "$@"
}
# logged NAME COMMAND…: keeps the output in a file, and shows its end if the command fails.
logged() {
  local log=$folder/log/$1
  shift
  "$@" >"$log" 2>&1 || { tail -n 30 "$log" >&2 && fail "failed: $* (all of it: $log)"; }
}

[[ -z $(git status --porcelain) ]] || fail "the tree has changes that are not committed"
version=$(sed -n 's/^inline constexpr std::string_view version = "\(.*\)".*/\1/p' include/shudu/version.h)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
name=shudu-$version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[[ -z $(ls -A "$folder") || -d $folder/log ]] || fail "$folder has files that are not from a release"
rm -rf "${folder:?}"/*
mkdir -p "$folder/log"

# --- the archive: the files of the commit, the modules and the page ---
step "building the page and the modules"
git archive --prefix="$name/" HEAD | tar -x -C "$work"
export SHUDU_YES=1
# shellcheck disable=SC2016 # expanded by the inner shell
logged page bash -c 'set -e; top=$1; source "$top/tools/setup.sh"; source "$top/tools/site.sh"; mkdir -p "$top/build"; build_site' bash "$work/$name"
rm -rf "$work/$name/build" "$work/$name/apps/web/node_modules"
pack() {
  tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --format=gnu \
    -C "$work" -c "$name" | xz -6 -T1 >"$1"
}
pack "$folder/$name.tar.xz"

# The sources of the archive, always in the same place, because some tools record it.
unpack() { rm -rf "${work:?}/build" && mkdir "$work/build" && tar -xJf "$folder/$name.tar.xz" -C "$work/build"; }

make_debian() {
  unpack
  (cd "$work/build/$name" && logged "debian.$1" offline dpkg-buildpackage --build=binary --no-sign)
  mkdir -p "$work/made.$1" && mv "$work"/build/*.deb "$work/made.$1"
}
make_wheel() {
  unpack
  (cd "$work/build/$name" && logged "wheel.$1" offline tools/wheel.sh "$work/made.$1")
}
for ((i = 1; i <= times; ++i)); do
  step "building the Debian packages and the wheel ($i of $times), without a network"
  make_debian "$i"
  make_wheel "$i"
done
if [[ $times = 2 ]]; then
  pack "$work/again.tar.xz"
  cmp "$folder/$name.tar.xz" "$work/again.tar.xz" || fail "two archives differ"
  diff -r "$work/made.1" "$work/made.2" || fail "two builds of the packages differ"
  step "both builds are identical"
fi
rm -f "$work"/made.1/*-dbgsym_*
cp "$work"/made.1/* "$folder"

step "making the package for npm and the library of one file"
unpack
(cd "$work/build/$name/bindings/js" && logged npm npm pack --pack-destination "$folder")
"$work/build/$name/tools/amalgamate" "$folder"

# --- checks ---
step "checking"
logged lintian lintian --fail-on error,warning "$folder"/*.deb
root=$work/root puzzle=..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
solution=483921657967345821251876493548132976729564138136798245372689514814253769695417382
mkdir -p "$root" "$work/use"
for package in "$folder"/*.deb; do dpkg-deb -x "$package" "$root"; done
libraries=$(dirname "$(find "$root" -name libshudu.so.0)")
expect() { [[ $2 = "$solution" ]] || fail "$1: expected $solution, got $2"; }
expect program "$("$root/usr/bin/shudu" solve --unique "$puzzle")"
[[ $("$root/usr/bin/shudu" queens 8) = 92 ]] || fail "the package shudu has no laboratory"
[[ -s $root/usr/share/shudu/web/index.html ]] || fail "the package shudu has no page"
expect "python3-shudu" "$(cd / && LD_LIBRARY_PATH=$libraries PYTHONPATH=$root/usr/lib/python3/dist-packages \
  /usr/bin/python3 -c "import shudu; print(shudu.solve('$puzzle').solution)")"
/usr/bin/python3 -m zipfile -e "$folder"/shudu-*.whl "$work/wheel"
expect wheel "$(cd / && PYTHONPATH=$work/wheel /usr/bin/python3 -c "import shudu; print(shudu.solve('$puzzle').solution)")"
(cd "$work/use" && printf '{"type":"module"}' >package.json && logged npm.install npm install --offline --no-audit --no-fund "$folder/shudu-$version.tgz")
expect npm "$(cd "$work/use" && node -e "
  import('shudu/solve').then(async ({ loadSolver }) => console.log((await loadSolver()).solve('$puzzle').solution))")"
logged one_file.compile c++ -std=c++20 -O3 -Wall -Wextra -Werror -c "$folder/shudu_amalgamation.cpp" -o "$work/one_file.o"
logged one_file.link cc -I "$folder" "$top/examples/one_file.c" "$work/one_file.o" -lstdc++ -o "$work/one_file"
[[ $("$work/one_file" <<<"$puzzle") = *"$solution"* ]] || fail "the library of one file gives another answer"

cd "$folder"
sha256sum -- *.* >"$work/sums"
mv "$work/sums" SHA256SUMS
step "done; the files are in $folder"
while read -r hash file; do printf '%10d  %s  %s\n' "$(stat -c %s "$file")" "$hash" "$file"; done <SHA256SUMS
