#!/usr/bin/env bash
# tools/wheel.sh [FOLDER]: makes a wheel of bindings/python with the shared library in it, for every Python from 3.8, and puts it
# into FOLDER (build/wheel). The library links the C++ library, Expat, zlib, liblzma and libzstd statically. Its tag says which
# glibc it needs.
# Needs what the program needs, and python3-setuptools and python3-wheel.
set -euo pipefail
top=$(CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mkdir -p "${1:-$top/build/wheel}" && CDPATH='' cd -P -- "${1:-$top/build/wheel}" && pwd)
python=${PYTHON:-/usr/bin/python3}
cd "$top"

expat=$(pkg-config --variable=libdir expat)/libexpat.a
cmake --preset release -B build/wheel_library -DSHUDU_BUILD_CLI=OFF -DCMAKE_UNITY_BUILD=ON -DEXPAT_LIBRARY="$expat" \
  -DCMAKE_SHARED_LINKER_FLAGS='-static-libstdc++ -static-libgcc -s' >/dev/null
cmake --build build/wheel_library --target shudu_shared
library=build/wheel_library/src/libshudu.so.0

needed=$(objdump -p "$library" | sed -n 's/^ *NEEDED *//p' | grep -vE '^(libc|libm|libpthread|ld-linux[-a-z0-9]*)\.so' || true)
[[ ! $needed ]] || { echo "wheel: the library still needs $needed" >&2 && exit 1; }
glibc=$(objdump -T "$library" | grep -o 'GLIBC_[0-9]*\.[0-9]*' | sort -Vu | tail -n 1)
version=${glibc#GLIBC_}
platform=manylinux_${version/./_}_$(uname -m)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r bindings/python/shudu bindings/python/pyproject.toml bindings/python/README.md "$work"
mkdir -p "$work/shudu/lib"
rm -rf "$work/shudu/__pycache__"
cp -L "$library" "$work/shudu/lib/libshudu.so.0"
cd "$work"
"$python" -c 'from setuptools import setup; setup()' --quiet bdist_wheel --python-tag py3 --plat-name "$platform" --dist-dir "$folder" >/dev/null
ls -l "$folder"/shudu-*"$platform".whl
