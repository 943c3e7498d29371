#!/usr/bin/env bash
# run.sh BUILD: tests the package with the library and the program of BUILD. The last line is "N passed, N failed, N skipped".
build=$(cd -- "$1" && pwd) || exit
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." || exit
export SHUDU_LIBRARY=$build/src/libshudu.so.0 SHUDU_PROGRAM=$build/shudu PYTHONPATH=$PWD PYTHONDONTWRITEBYTECODE=1
# The Python of the system has NumPy if the first one has not.
python=python3
"$python" -c 'import numpy' 2>/dev/null || [[ ! -x /usr/bin/python3 ]] || python=/usr/bin/python3
said=$("$python" -m unittest discover -v -s tests 2>&1)
ran=$(sed -n 's/^Ran \([0-9]*\) tests.*/\1/p' <<<"$said")
number() { sed -nE "s/^(FAILED|OK) \(.*$1=([0-9]+).*/\2/p" <<<"$said"; }
failures=$(number failures) errors=$(number errors) skipped=$(number skipped)
failed=$((${failures:-0} + ${errors:-0}))
[[ ${ran:-0} -gt 0 ]] || failed=1
[[ $failed -eq 0 ]] || printf '%s\n' "$said" | tail -n 100
sed -nE "s/.*\.\.\. skipped [\"'](.*)[\"']$/skipped: \1/p" <<<"$said"
echo "$((${ran:-0} - failed - ${skipped:-0})) passed, $failed failed, ${skipped:-0} skipped"
