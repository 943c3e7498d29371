# shellcheck shell=bash
# What ./shudu and ./test share: noticing and installing what is missing, and building one preset.
# Sourced by both with $top, the root of the checkout, already set. Everything said goes to stderr.

# What the program is made of; ./test adds its own.
sources=("$top"/{src,include,apps/{cli,lab,mpi,server},cmake,CMakeLists.txt,CMakePresets.json})

# The first of the sources that is newer than FILE, or nothing. The change time also tells of files that were moved here
# with an old date.
changed_since() { find "${sources[@]}" -cnewer "$1" -print -quit; }

say() { printf 'shudu: %s\n' "$*" >&2; }

# One line per need: what it is for | Debian package | how to see that it is there | its name outside Debian.
# A probe is command:NAME, header:PATH (below an include directory) or file:GLOB. Asking for the thing rather than for
# the package lets a compiler or a library that came by other ways be used.
needs='
program  | g++                | command:c++                | a C++20 compiler (g++ 12 or newer)
program  | cmake              | command:cmake              | CMake 3.25 or newer
program  | ninja-build        | command:ninja              | Ninja
program  | libfmt-dev         | header:fmt/core.h          | {fmt}
program  | nlohmann-json3-dev | header:nlohmann/json.hpp   | nlohmann-json
program  | libexpat1-dev      | header:expat.h             | Expat
program  | zlib1g-dev         | header:zlib.h              | zlib (optional: reads gzip)
program  | liblzma-dev        | header:lzma.h              | liblzma (optional: reads xz)
program  | libzstd-dev        | header:zstd.h              | libzstd (optional: reads zstd)
program  | libsqlite3-dev     | header:sqlite3.h           | SQLite (optional: stores hunts)
program  | libcairo2-dev      | header:cairo/cairo.h       | Cairo (optional: prints)
program  | libpango1.0-dev    | header:pango-1.0/pango/pangocairo.h | Pango (optional: prints)
program  | libqrencode-dev    | header:qrencode.h          | libqrencode (optional: prints)
program  | libcpp-httplib-dev | header:httplib.h           | cpp-httplib
program  | pkg-config         | command:pkg-config         | pkg-config
program  | libhwy-dev         | header:hwy/highway.h       | Highway
program  | libxxhash-dev      | header:xxhash.h            | xxHash
unit     | libgtest-dev       | header:gtest/gtest.h       | GoogleTest
unit     | libgmock-dev       | header:gmock/gmock.h       | GoogleMock
unit     | librapidcheck-dev  | header:rapidcheck.h        | RapidCheck
python   | python3            | command:python3            | Python 3
numpy    | python3-numpy      | file:/usr/lib/python3/dist-packages/numpy | NumPy
yaml     | python3-yaml       | file:/usr/lib/python3/dist-packages/yaml | PyYAML
campaign | parallel           | command:parallel           | GNU parallel
slurm    | slurm-wlm          | command:sbatch             | Slurm
slurm    | munge              | command:munge              | MUNGE
mpi      | libopenmpi-dev     | command:mpicxx             | Open MPI
mpi      | openmpi-bin        | command:mpirun             | Open MPI
dask     | python3-distributed | file:/usr/lib/python3/dist-packages/distributed | Dask
notebooks | python3-nbclient  | file:/usr/lib/python3/dist-packages/nbclient  | nbclient
notebooks | python3-ipykernel | file:/usr/lib/python3/dist-packages/ipykernel | ipykernel
print    | poppler-utils      | command:pdftotext          | poppler-utils
print    | fonts-droid-fallback | file:/usr/share/fonts/truetype/droid/*Fallback*.ttf | a font for Chinese
terminal | tmux               | command:tmux               | tmux
format   | clang-format       | command:clang-format       | clang-format 14
tidy     | clang-tidy         | command:clang-tidy         | clang-tidy 14
shell    | shellcheck         | command:shellcheck         | ShellCheck
abi      | abigail-tools      | command:abidiff            | abidiff
fuzz     | clang              | command:clang++            | clang 14 or newer
fuzz     | libclang-rt-14-dev | file:/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a | libFuzzer
node     | nodejs             | command:node               | Node.js 18 or newer
node     | npm                | command:npm                | npm
browser  | chromium-headless-shell | file:/usr/bin/chromium*  | Chromium
firefox  | firefox-esr        | command:firefox-esr        | Firefox ESR
wasm     | clang-19           | command:clang++-19         | clang 19
wasm     | lld-19             | command:wasm-ld-19         | LLD 19
wasm     | wasi-libc          | file:/usr/lib/wasm32-wasi/libc.a | wasi-libc
wasm     | libc++-19-dev-wasm32      | file:/usr/lib/wasm32-wasi/libc++.a    | libc++ 19 for wasm32
wasm     | libc++abi-19-dev-wasm32   | file:/usr/lib/wasm32-wasi/libc++abi.a | libc++abi 19 for wasm32
wasm     | libclang-rt-19-dev-wasm32 | file:/usr/lib/llvm-19/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | compiler-rt 19 for wasm32
wasm     | binaryen                  | command:wasm-opt | Binaryen (clang calls wasm-opt)
oracle   | clasp              | command:clasp              | clasp
coverage | gcovr              | command:gcovr              | gcovr
'

trimmed() {
  local text=$1
  text=${text#"${text%%[! ]*}"}
  printf '%s' "${text%"${text##*[! ]}"}"
}

is_there() {
  local what=${1#*:} dir IFS=:
  case $1 in
    command:*) command -v "$what" >/dev/null ;;
    header:*)
      for dir in /usr/include /usr/local/include ${CPATH:-}; do
        [[ -e $dir/$what ]] && return 0
      done
      return 1 ;;
    file:*) compgen -G "$what" >/dev/null ;;
  esac
}

as_root() {
  if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

apt_get() {
  # Another apt or dpkg at work is waited for. The lock on our own build (9) must not live on in what apt starts.
  as_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 "$@" 9>&-
}

# apt-get update does not wait for its own lock, so we do.
refresh_package_lists() {
  local said
  for _ in {1..60}; do
    said=$(apt_get update 2>&1) && return
    printf '%s\n' "$said"
    [[ $said == *lists/lock* ]] || return
    sleep 5
  done
}

# install_packages LOG PACKAGE…
install_packages() {
  local log=$1
  shift
  {
    # Lists that are missing or too old, or a dpkg that was interrupted, show themselves in a failure.
    apt_get install --no-install-recommends "$@" || {
      as_root dpkg --configure -a 9>&-
      refresh_package_lists
      apt_get install --no-install-recommends "$@"
    }
  } >"$log" 2>&1 </dev/null
}

# find_missing KIND…: fills `packages` and `names` with what is not there.
find_missing() {
  local kind package probe name
  packages=() names=()
  while IFS='|' read -r kind package probe name; do
    [[ $kind && " $* " == *" $(trimmed "$kind") "* ]] || continue
    is_there "$(trimmed "$probe")" && continue
    packages+=("$(trimmed "$package")")
    names+=("$(trimmed "$name")")
  done <<<"$needs"
}

# Whether a person can be asked: standard input and standard error are a terminal when the script starts.
has_person=
if [[ -t 0 && -t 2 && ! ${SHUDU_YES:-} ]]; then has_person=1; fi

# may_install COMMAND: shows the command and asks. The answer comes from the terminal, because our caller has redirected
# standard input.
may_install() {
  [[ $has_person ]] || return 0
  local answer
  say "this command would install them: $1"
  printf 'shudu: run it now? [Y/n] ' >&2
  read -r answer </dev/tty || { answer=no && printf '\n' >&2; }
  case $answer in
    '' | [Yy] | [Yy][Ee][Ss]) return 0 ;;
    *) return 1 ;;
  esac
}

# need LOG WHY KIND…: makes sure that everything of these kinds is there, installing what is not. Returns 2 when it
# cannot be had.
need() {
  local log=$1 why=$2 packages names
  shift 2
  find_missing "$@"
  [[ ${#packages[@]} -gt 0 ]] || return 0

  local joined
  joined=$(printf ', %s' "${names[@]}")
  if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
    say "missing, $why: ${joined:2}"
    say "please install them with the package manager of this system (libraries with their headers), then call again"
    return 2
  fi
  local by_hand="apt-get install --no-install-recommends ${packages[*]}"
  [[ $EUID -eq 0 ]] || by_hand="sudo $by_hand"
  if [[ ${SHUDU_NO_INSTALL:-} ]]; then
    say "missing, $why: ${packages[*]}"
    say "SHUDU_NO_INSTALL is set, so nothing was installed; by hand: $by_hand"
    return 2
  fi
  if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
    say "missing, $why: ${packages[*]}"
    say "installing them takes root: ${by_hand#sudo }"
    return 2
  fi
  [[ ! $has_person ]] || say "missing, $why: ${packages[*]}"
  may_install "$by_hand" || {
    say "nothing was installed; by hand: $by_hand"
    return 2
  }
  say "installing, $why: ${packages[*]}"
  while_showing progress_of_packages "$log" install_packages "$log" "${packages[@]}" || {
    tail -n 20 "$log" >&2
    say "could not install ${packages[*]} (all of it: $log)"
    return 2
  }
}

# --- progress: one line of at most 39 characters ---

# progress_of_packages LOG: how far apt-get has come. Each package is unpacked and set up.
progress_of_packages() {
  local count steps
  count=$(sed -n 's/.* \([0-9]*\) newly installed.*/\1/p' "$1" 2>/dev/null | tail -n 1)
  [[ ${count:-0} -gt 0 ]] || { printf 'looking for packages' && return; }
  steps=$(grep -cE '^(Unpacking|Setting up) ' "$1") || true
  if [[ $steps -eq 0 ]]; then printf 'downloading %d packages' "$count" && return; fi
  printf 'installing %d packages, %d %%' "$count" $((steps < 2 * count ? 50 * steps / count : 99))
}

# progress_of_build LOG SECONDS: how far Ninja has come since so many seconds. The time left is told when a twentieth is
# done.
progress_of_build() {
  local last built total left
  last=$(grep -oE '^\[[0-9]+/[0-9]+\]' "$1" 2>/dev/null | tail -n 1)
  [[ $last ]] || { printf 'preparing to build' && return; }
  last=${last//[][]/} built=${last%/*} total=${last#*/}
  printf 'building %d of %d' "$built" "$total"
  [[ $2 -ge 5 && $((20 * built)) -ge $total ]] || return 0
  left=$(($2 * (total - built) / built))
  if [[ $left -lt 60 ]]; then printf ', under 1 min left'; else printf ', about %d min left' $(((left + 30) / 60)); fi
}

# show_line TEXT: on a terminal, the line takes the place of the one before it. An empty text removes it.
show_line() { printf '\r%-39s%s' "$1" "${1:+$'\r'}" >&2; [[ $1 ]] || printf '\r' >&2; }

# while_showing PROGRESS LOG COMMAND…: runs the command, and shows meanwhile what PROGRESS LOG SECONDS prints: on a terminal
# every second, otherwise every half minute in a line of its own. Where `hides_progress` is set, nothing is shown.
while_showing() {
  if [[ ${hides_progress:-} ]]; then
    "${@:3}"
    return
  fi
  local progress=$1 log=$2 watcher status=0 parent=$BASHPID
  shift 2
  rm -f "$log"
  (
    # What this starts must hold neither the lock nor the output of our caller, who may wait for their end.
    exec 9>&- >/dev/null
    waited=0
    while sleep 1 2>/dev/null && kill -0 "$parent" 2>/dev/null; do
      waited=$((waited + 1))
      if [[ -t 2 ]]; then
        show_line "$("$progress" "$log" "$waited")"
      elif [[ $((waited % 30)) -eq 0 ]]; then
        say "$("$progress" "$log" "$waited")"
      fi
    done
  ) &
  watcher=$!
  "$@" || status=$?
  { kill "$watcher" && wait "$watcher"; } 2>/dev/null || :
  [[ ! -t 2 ]] || show_line ''
  return "$status"
}

# lock NAME: waits until no one else holds it. File descriptor 9 is the lock; the caller opens it.
lock() {
  command -v flock >/dev/null || return 0
  flock -n 9 || {
    say "waiting for another $1…"
    flock 9
  }
}

logged() { "${@:2}" >"$1" 2>&1 </dev/null; }

configure() { (cd "$top" && cmake --preset "$1" -B "$2" "${@:3}"); }

configure_and_build() {
  if ! configure "$1" "$2" "${@:4}"; then
    # A cache that was cut short, or that came with a copy of the directory: begin anew.
    find "$2" -mindepth 1 ! -name build.log ! -name begun -delete
    configure "$1" "$2" "${@:4}" || return
  fi
  cmake --build "$2" --target "$3"
}

# Fills `card_options` with the arguments of cmake for graphics cards. Code for cards is built if this machine has a card
# and an nvcc that works. SHUDU_CUDA=1 builds it without a card as well, in a form that the driver of any card translates at
# its first use. SHUDU_CUDA=0 never builds it.
# shellcheck disable=SC2034 # ./shudu uses it
find_card_options() {
  local has_card=
  card_options=(-DSHUDU_CUDA=OFF)
  if command -v nvidia-smi >/dev/null && nvidia-smi -L >/dev/null 2>&1; then has_card=1; fi
  case ${SHUDU_CUDA:-} in
    0) return 0 ;;
    '') [[ $has_card ]] && command -v nvcc >/dev/null || return 0 ;;
  esac
  local probe=${TMPDIR:-/tmp}/shudu-$$.o works=1
  printf '#include <cuda_runtime.h>\n' | nvcc -x cu -std=c++17 -c - -o "$probe" >/dev/null 2>&1 || works=
  rm -f "$probe"
  if [[ ! $works ]]; then
    say "nvcc does not work here, so graphics cards will not be used"
    return 0
  fi
  card_options=(-DSHUDU_CUDA=ON -DCMAKE_CUDA_ARCHITECTURES=75-virtual)
  [[ ! $has_card ]] || card_options=(-DSHUDU_CUDA=ON -DCMAKE_CUDA_ARCHITECTURES=native)
}

# build PRESET DIR TARGET [ARGUMENT…]: configures, with further arguments of cmake, and builds. The output is in DIR/build.log.
# A failure shows its end and returns 2. DIR/built.TARGET has the time of the last build.
build() {
  local dir=$2
  # What failed before and was not touched since would fail again, unless something half-made is in the way.
  if [[ -e $dir/failed && -z $(changed_since "$dir/failed") ]]; then rm -rf "$dir"; fi
  mkdir -p "$dir" || return 2
  touch "$dir/begun"
  if ! while_showing progress_of_build "$dir/build.log" logged "$dir/build.log" configure_and_build "$@"; then
    # From the first thing that failed, or else (in configuring) the end.
    { grep -A 40 -m 1 -e '^FAILED:' "$dir/build.log" || tail -n 40 "$dir/build.log"; } >&2
    say "the build failed (all of it: $dir/build.log)"
    mv "$dir/begun" "$dir/failed"
    return 2
  fi
  rm -f "$dir/failed"
  # The time of the beginning: what is edited during the build is newer.
  mv "$dir/begun" "$dir/built.$3"
}
