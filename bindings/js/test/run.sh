#!/usr/bin/env bash
# Runs the tests of the binding. The last line is "N passed, N failed". Needs builds of the presets dev and wasm.
cd -- "$(dirname -- "${BASH_SOURCE[0]}")" || exit
said=$(timeout 500 node --test --test-reporter=tap ./*.test.mjs 2>&1)
count() { sed -n "s/^# $1 \([0-9]*\)$/\1/p" <<<"$said" | tail -n 1; }
passed=$(count pass)
failed=$(count fail)
[[ ${failed:-1} = 0 && ${passed:-0} != 0 ]] ||
  { grep -A 30 '^not ok' <<<"$said" || tail -n 50 <<<"$said"; } | head -n 200
echo "${passed:-0} passed, ${failed:-1} failed"
[[ ${failed:-1} = 0 ]]
