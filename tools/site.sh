# shellcheck shell=bash
# Building the page: the engine for browsers, then apps/web/dist. Sourced by ./shudu (for `play`) with $top set and
# tools/setup.sh loaded.

site_sources=("$top"/{apps/web/{src,public,vite,index.html,package-lock.json,vite.config.ts,svelte.config.js,tsconfig.json},bindings/js/src,src,include,cmake,tests/techniques})

site_is_fresh() {
  [[ -e $top/apps/web/dist/index.html && -e $top/build/site.built &&
    -z $(find "${site_sources[@]}" -cnewer "$top/build/site.built" -print -quit) ]]
}

# Packages come from npm by the lock file, into apps/web/node_modules.
npm_packages() {
  [[ -e node_modules/.package-lock.json && ! package-lock.json -nt node_modules/.package-lock.json ]] ||
    npm ci --no-audit --no-fund
}

# build_site: everything it says is in build/site.log; a failure shows its end and returns 2.
build_site() {
  local log=$top/build/site.log
  need "$log" "to build the page" program wasm node || return 2
  say "building the page (once, a few minutes)…"
  touch "$top/build/site.begun"
  build wasm "$top/build/wasm" all || return 2
  if ! (cd "$top/apps/web" && npm_packages && npm run --silent build) >"$log" 2>&1 </dev/null; then
    tail -n 30 "$log" >&2
    say "the page could not be built (all of it: $log)"
    return 2
  fi
  mv "$top/build/site.begun" "$top/build/site.built"
}
