#!/usr/bin/env bash
# Tests of ./shudu itself, without network and in a second or two. They use a fake checkout, in which cmake "builds" a
# small script, and a PATH that has only the commands a test needs.
set -uo pipefail
top=$(CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

# --- the fake checkout ---

# Creates a new checkout, with a space in its name, and a new PATH. $home is the checkout, $bin the PATH, $builds has
# one line for each build.
stage() {
  home=$scratch/$1/my\ checkout bin=$scratch/$1/bin builds=$scratch/$1/builds
  mkdir -p "$home/tools" "$home"/{src,include,apps/{cli,lab/commands,mpi,server},cmake} "$bin"
  cp "$top/shudu" "$home/"
  cp "$top/tools/setup.sh" "$home/tools/"
  touch "$home"/{CMakeLists.txt,CMakePresets.json,src/one.cpp,apps/lab/commands/{homework,hunt_run}.cpp} "$builds"
  local tool
  for tool in bash cat chmod cksum cp env find flock grep mkdir mv readlink rm sed sleep tail touch tr; do
    ln -s "$(command -v $tool)" "$bin/$tool"
  done
  # Configuring succeeds unless the directory contains `spoilt`. Building makes the program unless $home/break-build
  # exists.
  stand_in cmake <<END
cat >/dev/null
if [[ \$1 = --build ]]; then
  echo build "\$4" >>"$builds"
  sleep 0.2
  [[ -e "\$2/configured" ]] || exit 1
  [[ ! -e "$home/slow" ]] || for step in 1 2 3 4; do echo "[\$step/4] Building \$step.o"; $(command -v sleep) 0.3; done
  [[ ! -e "$home/break-build" ]] || { echo "FAILED: one.o"; echo "one.cpp:1: no good"; exit 1; }
  cp "$home/program" "\$2/shudu"
else
  [[ ! -e "\$4/spoilt" ]] || { echo "a spoilt cache"; exit 1; }
  touch "\$4/configured"
  echo "\$@" >"\$4/arguments"
fi
END
  stand_in c++ <<<''
  stand_in ninja <<<''
  stand_in pkg-config <<<''
  cat >"$home/program" <<'END'
#!/usr/bin/env bash
case $1 in
  copy) cat ;;
  status) exit "$2" ;;
  wait) echo $$ && exec sleep 100 ;;
  where) pwd ;;
  *) printf '<%s>' "$@" ;;
esac
END
  chmod +x "$home/program"
}

# stand_in NAME: creates a command on the PATH with the script from stdin.
stand_in() {
  { echo "#!$(command -v bash)" && cat; } >"$bin/$1"
  chmod +x "$bin/$1"
}

# Runs a command in the fake checkout. Stores stdout in $out, stderr in $err and the status in $status.
run() {
  status=0
  out=$(env -i PATH="$bin" HOME="$scratch/home" ${no_install:+SHUDU_NO_INSTALL=1} "$@" 2>"$scratch/err") || status=$?
  err=$(<"$scratch/err")
}

is() { [[ $1 == "$2" ]] || { echo "    '$1' is not '$2'" && return 1; }; }
has() { [[ $1 == *"$2"* ]] || { echo "    '$1' has no '$2'" && return 1; }; }
count_builds() { wc -l <"$builds"; }

# --- the tests ---

builds_once_and_passes_arguments() {
  run "$home/shudu" one 'two words' ''
  is "$out" '<one><two words><>' && has "$err" 'building shudu (once' && is "$status" 0 || return
  run "$home/shudu" again
  is "$out" '<again>' && is "$err" '' && is "$(count_builds)" 1
}

builds_again_after_a_change() {
  run "$home/shudu"
  sleep 0.05 && touch "$home/src/one.cpp"
  run "$home/shudu"
  is "$(count_builds)" 2 && has "$err" 'have changed' || return
  sleep 0.05 && rm "$home/src/one.cpp"
  run "$home/shudu"
  is "$(count_builds)" 3 || return
  rm "$home/build/release/shudu"
  run "$home/shudu"
  is "$(count_builds)" 4 && is "$status" 0
}

notices_an_edit_during_the_build() {
  run "$home/shudu" &
  until [[ -s $builds ]]; do sleep 0.01; done
  touch "$home/src/one.cpp" && wait $!
  run "$home/shudu"
  is "$(count_builds)" 2
}

builds_for_a_card_that_is_here() {
  stand_in nvcc <<<'cat >/dev/null'
  run "$home/shudu" one
  is "$out" '<one>' && [[ $err != *CUDA* ]] && has "$(<"$home/build/release/arguments")" 'SHUDU_CUDA=OFF' || return
  stand_in nvidia-smi <<<''
  sleep 0.05 && touch "$home/src/one.cpp"
  run "$home/shudu" two
  is "$out" '<two>' && has "$err" 'with CUDA for graphics cards' && has "$(<"$home/build/release/arguments")" 'SHUDU_CUDA=ON' &&
    has "$(<"$home/build/release/arguments")" 'ARCHITECTURES=native'
}

builds_for_cards_when_asked() {
  stand_in nvcc <<<'cat >/dev/null'
  run "$home/shudu" one
  run env SHUDU_CUDA=1 "$home/shudu" two
  is "$out" '<two>' && is "$(count_builds)" 2 && has "$err" 'with CUDA for graphics cards' &&
    has "$(<"$home/build/release/arguments")" 'ARCHITECTURES=75-virtual' || return
  run env SHUDU_CUDA=1 "$home/shudu" three
  run "$home/shudu" four
  is "$out" '<four>' && is "$(count_builds)" 2 || return
  stand_in nvidia-smi <<<''
  run env SHUDU_CUDA=0 "$home/shudu" five
  is "$out" '<five>' && is "$(count_builds)" 3 && has "$(<"$home/build/release/arguments")" 'SHUDU_CUDA=OFF'
}

builds_without_an_nvcc_that_fails() {
  stand_in nvcc <<<'exit 1'
  stand_in nvidia-smi <<<''
  run "$home/shudu" one
  is "$out" '<one>' && has "$err" 'nvcc does not work here' && [[ $err != *'with CUDA'* ]] &&
    [[ $(<"$home/build/release/arguments") != *CUDA=ON* ]]
}

builds_the_laboratory_when_it_is_called() {
  run "$home/shudu" solve hunt
  run "$home/shudu" help hunt
  is "$out" '<help><hunt>' && has "$err" 'building the laboratory of shudu (once' &&
    is "$(<"$builds")" $'build shudu_cli\nbuild shudu_lab' || return
  run "$home/shudu" hunt run
  run "$home/shudu" solve
  is "$err" '' && is "$(count_builds)" 2 || return
  sleep 0.05 && touch "$home/src/one.cpp"
  run "$home/shudu" solve
  run "$home/shudu" completion bash
  is "$(<"$builds")" $'build shudu_cli\nbuild shudu_lab\nbuild shudu_cli\nbuild shudu_lab'
}

builds_the_laboratory_for_what_is_about_all_commands() {
  local words
  for words in 'completion bash' manual 'manual hunt run' 'help lab' 'help --json' 'hunt --help' homework; do
    rm -rf "$home/build"
    # shellcheck disable=SC2086
    run "$home/shudu" $words
    is "$words: $(tail -n 1 "$builds")" "$words: build shudu_lab" || return
  done
  for words in '' help --help 'manual solve' 'help solve' 'solve homework' lab --json hun; do
    rm -rf "$home/build"
    # shellcheck disable=SC2086
    run "$home/shudu" $words
    is "$words: $(tail -n 1 "$builds")" "$words: build shudu_cli" || return
  done
}

passes_stdin_untouched() {
  # Standard input must also survive the first build, whose tools must not read it.
  out=$(seq 1000 | env -i PATH="$bin" HOME="$scratch" "$home/shudu" copy 2>/dev/null)
  is "$out" "$(seq 1000)"
}

passes_the_status() {
  run "$home/shudu" status 7
  is "$status" 7
}

passes_signals() {
  run "$home/shudu"
  # The program replaces the process of the wrapper, so it prints the id of the process that we started.
  env -i PATH="$bin" "$home/shudu" wait >"$scratch/pid" &
  local process=$!
  for _ in {1..100}; do [[ -s $scratch/pid ]] || sleep 0.05; done
  kill -TERM $process
  wait $process 2>/dev/null
  is $? 143 && is "$(<"$scratch/pid")" $process
}

works_from_anywhere() {
  run env -C / "$home/shudu" where
  is "$out" / || return
  run env -C "$home/src" ../shudu where
  is "$out" "$home/src" || return
  run env -C "$home" bash shudu where
  is "$out" "$home"
}

works_through_symlinks() {
  mkdir "$scratch/links"
  ln -s "$home/shudu" "$scratch/links/inner"
  ln -s links/inner "$scratch/outer"
  run "$scratch/outer" yes
  is "$out" '<yes>' && is "$status" 0
}

passes_on_its_name() {
  cp "$(command -v bash)" "$home/program"
  ln -s "$home/shudu" "$scratch/sudoku.exe"
  # shellcheck disable=SC2016
  run "$scratch/sudoku.exe" -c 'echo "${0##*/}"'
  is "$out" sudoku.exe && is "$(<"$builds")" 'build shudu_lab'
}

shares_the_first_build() {
  local i outs=()
  for i in 1 2 3 4 5; do env -i PATH="$bin" HOME="$scratch" "$home/shudu" "$i" >"$scratch/out.$i" 2>/dev/null & done
  wait
  for i in 1 2 3 4 5; do outs+=("$(<"$scratch/out.$i")"); done
  is "${outs[*]}" '<1> <2> <3> <4> <5>' && is "$(count_builds)" 1
}

shows_why_a_build_failed() {
  touch "$home/break-build"
  run "$home/shudu"
  is "$status" 2 && is "$out" '' && has "$err" 'one.cpp:1: no good' && has "$err" build/release/build.log || return
  rm "$home/break-build"
  run "$home/shudu" mended
  is "$out" '<mended>'
}

begins_anew_when_the_same_build_failed_before() {
  touch "$home/break-build"
  run "$home/shudu"
  touch "$home/build/release/half-made"
  run "$home/shudu"
  [[ ! -e $home/build/release/half-made ]]
}

recovers_from_a_spoilt_cache() {
  mkdir -p "$home/build/release"
  touch "$home/build/release/spoilt"
  run "$home/shudu" fine
  is "$out" '<fine>'
}

recovers_from_an_interrupted_build() {
  mkdir -p "$home/build/release"
  cp "$home/program" "$home/build/release/shudu"
  run "$home/shudu"
  is "$(count_builds)" 1
}

keeps_out_of_a_checkout_it_may_not_write_to() {
  touch "$home/build" # as good as a read-only file system, also for root
  run "$home/shudu" there
  is "$out" '<there>' && is "$status" 0 || return
  run "$home/shudu" again
  is "$out" '<again>' && is "$err" '' && is "$(count_builds)" 1 && [[ -d $scratch/home/.cache/shudu ]]
}

names_what_is_missing_when_it_may_not_install() {
  rm "$bin"/{cmake,ninja}
  stand_in apt-get <<<'echo called >&2'
  stand_in dpkg <<<''
  no_install=1 run "$home/shudu"
  is "$status" 2 && is "$out" '' && has "$err" 'missing, to build the program: cmake ninja-build' &&
    has "$err" 'apt-get install' && [[ $err != *called* ]]
}

names_what_is_missing_outside_debian() {
  rm "$bin/cmake"
  run "$home/shudu"
  is "$status" 2 && has "$err" 'CMake 3.25' && [[ $err != *apt-get* ]]
}

# A fake apt-get that "installs" cmake once its lists are there. The first try finds none.
stand_in_apt() {
  mv "$bin/cmake" "$scratch/cmake"
  stand_in dpkg <<<"echo dpkg \"\$@\" >>'$scratch/calls'"
  stand_in apt-get <<END
echo "\$DEBIAN_FRONTEND" apt-get "\$@" >>'$scratch/calls'
case " \$* " in
  *' update '*) touch '$scratch/lists' ;;
  *) [[ -e '$scratch/lists' ]] && mv '$scratch/cmake' '$bin/cmake' ;;
esac
END
  rm -f "$scratch"/{calls,lists}
}

installs_what_is_missing() {
  stand_in_apt
  stand_in sudo <<<"echo sudo >>'$scratch/calls'; exec \"\$@\""
  run "$home/shudu" built
  local calls
  calls=$(<"$scratch/calls")
  is "$out" '<built>' && has "$err" 'installing, to build the program: cmake' &&
    has "$calls" 'noninteractive apt-get' && has "$calls" 'install --no-install-recommends cmake' || return
  [[ $EUID -eq 0 ]] || has "$calls" sudo
}

# Runs ./shudu on a terminal of its own and types the first argument. $out has what the terminal shows.
on_terminal() {
  status=0
  out=$(printf '%s' "$1" | script -qec "env -i PATH='$bin' HOME='$scratch/home' ${2:-} '$home/shudu' built" /dev/null) ||
    status=$?
}

asks_on_a_terminal() {
  stand_in_apt
  stand_in sudo <<<'exec "$@"'
  on_terminal $'n\n'
  is "$status" 2 && has "$out" 'missing, to build the program: cmake' && has "$out" '[Y/n]' &&
    has "$out" 'nothing was installed; by hand: ' && has "$out" 'apt-get install --no-install-recommends cmake' &&
    [[ ! -e $scratch/calls ]] || return
  on_terminal '' # the end of the input
  is "$status" 2 && has "$out" 'nothing was installed' && [[ ! -e $scratch/calls ]] || return
  on_terminal $'what?\n'
  is "$status" 2 && [[ ! -e $scratch/calls ]] || return
  on_terminal $'y\n'
  is "$status" 0 && has "$out" '<built>' && has "$(<"$scratch/calls")" 'install --no-install-recommends cmake'
}

takes_an_empty_answer_for_yes() {
  stand_in_apt
  stand_in sudo <<<'exec "$@"'
  on_terminal $'\n'
  is "$status" 0 && has "$out" '<built>'
}

does_not_ask_with_shudu_yes() {
  stand_in_apt
  stand_in sudo <<<'exec "$@"'
  on_terminal '' SHUDU_YES=1
  is "$status" 0 && has "$out" '<built>' && [[ $out != *'[Y/n]'* ]]
}

says_when_it_cannot_install() {
  rm "$bin/cmake"
  stand_in dpkg <<<''
  stand_in sudo <<<'exec "$@"'
  stand_in apt-get <<<'echo "E: no such thing"; exit 100'
  run "$home/shudu"
  is "$status" 2 && has "$err" 'E: no such thing' && has "$err" 'could not install cmake'
}

# Makes a build that takes a second, and lets the time of the watcher run a hundred times as fast.
slow_down() {
  touch "$home/slow"
  rm "$bin/sleep"
  stand_in sleep <<<"exec $(command -v sleep) 0.01"
}

shows_progress_on_one_line() {
  local line
  slow_down
  on_terminal ''
  is "$status" 0 && has "$out" 'building 2 of 4, under 1 min left' && has "$out" '<built>' || return
  # What is shown takes the place of what was shown before, also in a narrow terminal, and nothing of it stays.
  while IFS= read -r line; do
    [[ ${#line} -le 39 || $line == *$'\n'* ]] || { echo "    '$line' is too long" && return 1; }
  done < <(tr '\r' '\n' <<<"$out" | grep -E '^(preparing|building) ')
  is "$(grep -c 'building . of 4' <<<"$out")" 1 && has "$out" $'\r'"$(printf '%39s' '')"$'\r<built>' || return
  on_terminal ''
  is "$out" '<built>'
}

writes_progress_to_a_log_in_lines() {
  slow_down
  run "$home/shudu" one
  has "$err" $'\nshudu: building ' && has "$err" ' of 4' && [[ $err != *$'\r'* ]] || return
  run "$home/shudu" one
  is "$err" ''
}

# The words for each state, from the logs of Ninja and apt-get.
words_of_progress() {
  local log=$scratch/log top=$home
  # shellcheck source=tools/setup.sh
  source "$home/tools/setup.sh"
  is "$(progress_of_build "$log" 1)" 'preparing to build' || return
  printf '%s\n' '-- The CXX compiler' '[12/642] Building CXX object a.o' 'a.cpp: warning' >"$log"
  is "$(progress_of_build "$log" 9)" 'building 12 of 642' || return
  echo '[213/642] Building CXX object [b].o' >>"$log"
  is "$(progress_of_build "$log" 60)" 'building 213 of 642, about 2 min left' || return
  is "$(progress_of_build "$log" 20)" 'building 213 of 642, under 1 min left' || return
  echo 'Reading package lists...' >"$log"
  is "$(progress_of_packages "$log")" 'looking for packages' || return
  echo '0 upgraded, 40 newly installed, 0 to remove and 3 not upgraded.' >>"$log"
  is "$(progress_of_packages "$log")" 'downloading 40 packages' || return
  printf 'Unpacking x (1) ...\n%.0s' {1..40} >>"$log"
  printf 'Setting up x (1) ...\n%.0s' {1..20} >>"$log"
  is "$(progress_of_packages "$log")" 'installing 40 packages, 75 %'
}

starts_quickly() {
  local begin end
  run "$home/shudu"
  begin=${EPOCHREALTIME/./}
  for _ in {1..10}; do run "$home/shudu"; done
  end=${EPOCHREALTIME/./}
  (((end - begin) / 10 < 200000)) || { echo "    $(((end - begin) / 10)) µs a call" && return 1; }
}

for test in $(compgen -A function | grep -vxE 'stage|stand_in|run|is|has|count_builds|stand_in_apt|on_terminal|slow_down'); do
  stage "$test"
  if said=$("$test"); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s\n%s\n' "$test" "$said"
  fi
done
echo "$passed passed, $failed failed"
