#!/usr/bin/env bash
# tests/gpu/run.sh PROGRAM [COUNT]: the same bytes from the graphics card as from the processor, for the puzzle collections
# in SHUDU_CORPORA and for COUNT generated puzzles (100 million). Needs a card, and a program that is built with CUDA.
set -uo pipefail
program=$1 count=${2:-100000000}
scratch=$(mktemp -d -p "${SHUDU_SCRATCH:-/dev/shm}")
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0 answered=0

if ! SHUDU_TARGET=cuda "$program" formats >/dev/null 2>&1; then
  echo 'skipped: there is no graphics card, or the program is built without CUDA'
  echo '0 passed, 0 failed, 1 skipped'
  exit
fi

# Without a target, the program may choose the card.
for processor in avx512 avx512_skylake avx2 sse4 ssse3 neon scalar; do
  SHUDU_TARGET=$processor "$program" formats >/dev/null 2>&1 && break
done

# compare NAME FILE: answers the file in several ways, by the card and by the processor.
compare() {
  local options
  for options in 'solve --unique' solve 'count --limit 3'; do
    # shellcheck disable=SC2086 # several words
    {
      SHUDU_TARGET=cuda "$program" $options "$2" >"$scratch/card" 2>"$scratch/card.messages"
      SHUDU_TARGET=$processor "$program" $options "$2" >"$scratch/expected" 2>"$scratch/messages"
    }
    answered=$((answered + $(wc -l <"$2")))
    if cmp "$scratch/card" "$scratch/expected" && cmp "$scratch/card.messages" "$scratch/messages"; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1)) && echo "$1: $options: the answers differ"
    fi
  done
}

for file in "${SHUDU_CORPORA:-none}"/corpora/*.txt; do
  [[ -e $file ]] || continue
  for _ in 1 2 3; do cat "$file"; done >"$scratch/corpus"
  compare "$file" "$scratch/corpus"
done

# Half of them minimal, half of them with any number of solutions.
portion=5000000 seed=1
while ((count > 0)); do
  n=$((count < portion ? count : portion))
  "$program" generate puzzles $(((n + 1) / 2)) --seed $seed >"$scratch/made"
  "$program" generate puzzles $((n / 2)) --not-unique --clues 20-34 --seed $seed >>"$scratch/made"
  compare "generated with seed $seed" "$scratch/made"
  count=$((count - n)) seed=$((seed + 1))
done
echo "$answered answers compared"
echo "$passed passed, $failed failed"
