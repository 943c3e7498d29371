#!/usr/bin/env bash
# inline_bench.sh [COMPILER]: what `inline` and the levels of optimisation do to plain backtracking. Prints a table of
# nanoseconds per digit written, the best of nine runs, which take turns.
set -euo pipefail
here=$(CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
compiler=${1:-c++}
puzzle=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

names=(plain inline forced forbidden)
words=('' 'inline' '__attribute__((always_inline)) inline' '__attribute__((noinline))')
levels=(-O0 -O1 -O2 -O3)
for level in "${levels[@]}"; do
  for i in "${!names[@]}"; do
    "$compiler" -std=c++20 "$level" "-DSMALL=${words[$i]}" "$here/inline_bench.cpp" -o "$scratch/${names[$i]}$level"
  done
done
for _ in {1..9}; do
  for level in "${levels[@]}"; do
    for name in "${names[@]}"; do "$scratch/$name$level" "$puzzle" >>"$scratch/times$name$level"; done
  done
done
printf '%-6s%10s%10s%10s%10s\n' '' "${names[@]}"
for level in "${levels[@]}"; do
  printf '%-6s' "$level"
  for name in "${names[@]}"; do printf '%10s' "$(sort -n "$scratch/times$name$level" | head -n 1 | cut -d ' ' -f 1)"; done
  echo
done
