#!/usr/bin/env bash
# run.sh BUILD SECONDS: fuzzes every reader of every format, of variants too, and the search, for SECONDS each, as many at
# a time as there are processors. The corpus in BUILD/corpus grows from run to run; inputs that broke something stay in BUILD/crashes.
set -euo pipefail
build=$1 seconds=$2 here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$build/crashes"
run=$(mktemp -d)
trap 'rm -rf "$run"' EXIT

fuzz() { # search | FORMAT | variant-FORMAT
  local log=$run/$1 program=reader_fuzz options=(-max_len=4096 -dict="$here/reader.dict")
  # Without seeds libFuzzer would take minutes to get from empty inputs to whole boards.
  if [[ $1 = search ]]; then program=search_fuzz options=(-max_len=256 -len_control=0); fi
  if [[ $1 = variant-* ]]; then program=variant_fuzz; fi
  mkdir -p "$build/corpus/$1"
  if SHUDU_FUZZ_FORMAT=$1 "$build/tests/fuzz/$program" -max_total_time="$seconds" "${options[@]}" -timeout=10 \
    -rss_limit_mb=1024 -verbosity=0 -artifact_prefix="$build/crashes/$1-" "$build/corpus/$1" >"$log" 2>&1; then
    rm "$log"
  fi
}
export -f fuzz
export build seconds run here

ids="search $("$build/tests/fuzz/reader_seeds" "$build/corpus") $("$build/tests/fuzz/variant_seeds" "$build/corpus")"
# shellcheck disable=SC2016 # expanded by the inner shell
xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 bash -c 'fuzz "$1"' fuzz <<<"$ids"

failed=0
for id in $ids; do
  [[ -e $run/$id ]] || continue
  failed=$((failed + 1))
  echo "fuzzing $id:"
  grep -aE '^broken: |ERROR: |runtime error|^SUMMARY|Test unit written|^Base64' "$run/$id" || tail -n 30 "$run/$id"
done
echo "$(($(wc -w <<<"$ids") - failed)) passed, $failed failed"
