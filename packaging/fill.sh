#!/usr/bin/env bash
# packaging/fill.sh HOMEPAGE URL ARCHIVE FOLDER: copies the recipes into FOLDER and fills in the address of the release and the
# hashes of ARCHIVE, the file that the address has. The recipes of this folder contain placeholders, because a hash is known
# only when a release was made.
set -euo pipefail
[[ $# -eq 4 ]] || { sed -n 's/^# \(packaging\/fill.sh .*\):.*/usage: \1/p' "${BASH_SOURCE[0]}" >&2 && exit 2; }
homepage=$1 url=$2 archive=$3 folder=$4
for one in "$homepage" "$url"; do
  [[ $one =~ ^https://[A-Za-z0-9._~/%+-]+$ ]] || { echo "fill: not an address that begins with https://: $one" >&2 && exit 2; }
done
[[ -f $archive ]] || { echo "fill: there is no file $archive" >&2 && exit 2; }
sum() { "sha$1sum" "$archive" | cut -d' ' -f1; }
here=$(CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
mkdir -p "$folder"
cp -r "$here"/*/ "$folder"
find "$folder" -type f -exec sed -i -e "s|@HOMEPAGE@|$homepage|" -e "s|@URL@|$url|" -e "s|@SHA256@|$(sum 256)|" \
  -e "s|@SHA512@|$(sum 512)|" {} +
