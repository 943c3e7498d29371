#!/usr/bin/env bash
# run.sh BUILD SECONDS: fuzzes every reader of every format for SECONDS, as many at a time as there are processors.
# The corpus in BUILD/corpus grows from run to run; inputs that broke something stay in BUILD/crashes.
set -euo pipefail
build=$1 seconds=$2
mkdir -p "$build/crashes"
run=$(mktemp -d)
trap 'rm -rf "$run"' EXIT

fuzz() { # FORMAT
  local log=$run/$1
  if SHUDU_FUZZ_FORMAT=$1 "$build/tests/fuzz/reader_fuzz" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
    -rss_limit_mb=1024 -verbosity=0 -artifact_prefix="$build/crashes/$1-" "$build/corpus/$1" >"$log" 2>&1; then
    rm "$log"
  fi
}
export -f fuzz
export build seconds run

ids=$("$build/tests/fuzz/reader_seeds" "$build/corpus")
# shellcheck disable=SC2016 # expanded by the inner shell
xargs -P "$(nproc)" -n 1 bash -c 'fuzz "$1"' fuzz <<<"$ids"

failed=0
for id in $ids; do
  [[ -e $run/$id ]] || continue
  failed=$((failed + 1))
  echo "format $id:"
  grep -aE '^broken: |ERROR: |runtime error|^SUMMARY|Test unit written|^Base64' "$run/$id" || tail -n 30 "$run/$id"
done
echo "$(($(wc -w <<<"$ids") - failed)) passed, $failed failed"
