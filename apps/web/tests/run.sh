#!/usr/bin/env bash
# Checks and tests the page; with --install it only installs what that needs, with --firefox it tests the page in Firefox
# only. The last line is "N passed, N failed". Needs the engine for browsers (preset wasm).
set -uo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." || exit
passed=0 failed=0

# tests COMMAND…: runs vitest and shows its report when something failed.
tests() {
  local report status=0
  report=$(mktemp)
  local said
  said=$("$@" --reporter=default --reporter=json --outputFile.json="$report" 2>&1) || status=$?
  local counts
  counts=$(node -e 'const r = JSON.parse(require("fs").readFileSync(process.argv[1])); console.log(r.numPassedTests, r.numFailedTests)' "$report" 2>/dev/null) || counts="0 1"
  rm -f "$report"
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  if [[ $status -ne 0 && ${counts#* } -eq 0 ]]; then failed=$((failed + 1)); fi
  [[ $status -eq 0 ]] || printf '%s\n' "$said"
}

# step COMMAND…: runs a command that counts as one test.
step() {
  local said
  if said=$("$@" 2>&1); then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf '%s\n' "$said"
    return 1
  fi
}

# Installs the packages when the lock file is newer.
install() { [[ node_modules/.package-lock.json -nt package-lock.json ]] || npm ci --no-audit --no-fund; }
if [[ ${1:-} = --install ]]; then install && exit; fi
step install
export NO_COLOR=1
if [[ ${1:-} = --firefox ]]; then
  step npm run --silent build && tests npx --no-install vitest run --config vitest.firefox.config.ts
else
  step npm run --silent check
  tests npx --no-install vitest run
  step npm run --silent build && tests npx --no-install vitest run --config vitest.e2e.config.ts
fi
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
