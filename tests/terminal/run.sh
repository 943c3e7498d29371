#!/usr/bin/env bash
# Tests of the full-screen playback in tmux: run.sh PROGRAM
set -uo pipefail
program=$(cd -- "$(dirname -- "$1")" && pwd)/${1##*/}
scratch=$(mktemp -d)
stages=0 server=none
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0
puzzle=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
# An algorithm without deduction needs three hundred million events for this puzzle.
long_wait=......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...

# --- helpers ---

tm() { tmux -L "$server" -f /dev/null "$@" 2>/dev/null; }

# Starts a shell in a window of COLUMNS x ROWS. Each window has its own server, because a server takes some time to end.
stage() {
  tm kill-server
  stages=$((stages + 1)) server=shudu-test-$$-$BASHPID-$stages
  env -u NO_COLOR -u TMUX LC_ALL=C.UTF-8 tmux -u -L "$server" -f /dev/null new-session -d -x "$1" -y "$2" \
    "PS1='ready> ' TERM=screen-256color exec bash --norc --noprofile"
  wait_for 'ready>'
}
keys() { tm send-keys "$@"; }
type_line() { keys -l "$1" && keys Enter; }
screen() { tm capture-pane -p "$@"; }
state() { tm display-message -p "$1"; }

# Waits up to ten seconds until the screen has the text. Prints the screen if the text does not appear.
wait_for() {
  for _ in {1..200}; do
    [[ $(screen) != *"$1"* ]] || return 0
    sleep 0.05
  done
  echo "    '$1' does not appear:" && screen && return 1
}
is() { [[ $1 == "$2" ]] || { echo "    '$1' is not '$2'" && return 1; }; }
has() { [[ $1 == *"$2"* ]] || { echo "    no '$2' in:" && echo "$1" && return 1; }; }
lacks() { [[ $1 != *"$2"* ]] || { echo "    '$2' in:" && echo "$1" && return 1; }; }
watch() { type_line "$program trace --algorithm ${1:-propagation_by_undo} $puzzle ${*:2}" && wait_for 'event 0 of'; }

# Checks that the shell is back on the normal screen, with a cursor and with its old terminal settings.
is_restored() {
  for _ in {1..100}; do
    [[ $(state '#{alternate_on}') = 1 ]] || break
    sleep 0.05
  done
  is "$(state '#{alternate_on} #{cursor_flag} #{wrap_flag}')" '0 1 1' || return
  type_line "stty -a > $scratch/after; echo again"
  wait_for again && sleep 0.1 && is "$(<"$scratch/after")" "$(<"$scratch/before")"
}
note_terminal() {
  type_line "stty -a > $scratch/before; echo noted"
  wait_for noted
}

# --- the tests ---

shows_board_code_and_figures() {
  stage 100 30 && watch || return
  local now
  now=$(screen)
  has "$now" '│ 4 . . │ . . . │ 8 . 5 │' && has "$now" 'Propagation by undo  paused' && has "$now" 'explore():' &&
    has "$now" 'space play' && is "$(state '#{alternate_on} #{cursor_flag}')" '1 0'
}

steps_forward_and_back() {
  stage 100 30 && watch || return
  local first second
  keys Right && wait_for 'r1c2 = 1? one of' || return
  first=$(screen)
  keys Right && wait_for 'r1c3 = 2? one of' || return
  second=$(screen)
  keys Right Right && wait_for 'r1c8 = 9: nothing else fits' && has "$(screen)" '> 5       if one digit fits' || return
  keys Left Left && wait_for 'r1c3 = 2? one of' && is "$(screen)" "$second" || return
  keys Left && wait_for 'r1c2 = 1? one of' && is "$(screen)" "$first" || return
  keys . && wait_for 'r1c3 = 2? one of' && lacks "$(screen)" "$(grep -o 'event [0-9]*' <<<"$second")" || return
  keys , && wait_for 'r1c2 = 1? one of' && is "$(screen)" "$first"
}

jumps() {
  stage 100 30 && watch || return
  keys b && wait_for 'dead end: nothing fits into r1c6' && keys G && wait_for 'r1c4 = 3? one of' || return
  keys s && wait_for 'solved: no cell is blank' && has "$(screen)" 'event 103,801 of 103,801' || return
  keys s && wait_for 'no solution after this' && keys B && wait_for 'dead end' && keys Home && wait_for 'event 0 of' || return
  keys End && wait_for 'event 103,801 of'
}

plays_and_pauses() {
  stage 100 30 && watch propagation_by_undo --speed 100 || return
  keys Space && wait_for '> 100/s' && keys Up && keys Up && keys Up && keys Up && wait_for '> 10000/s' || return
  wait_for 'solved: no cell is blank' && wait_for paused
}

stops_a_long_recording() {
  stage 100 30 && type_line "$program trace --algorithm table_backtracking $long_wait" && wait_for 'event 0 of' || return
  keys s && wait_for 'recording: ' && keys x && wait_for 'no solution up to event' && wait_for 'event 0 of' || return
  keys End && wait_for 'recording: ' && keys x && wait_for 'space play' && lacks "$(screen)" 'event 0 of' && keys q && wait_for 'ready>'
}

fits_every_size() {
  stage 120 45 && watch && keys b && wait_for 'nothing fits' && has "$(screen)" '··6  3  ·56' || return
  tm resize-window -x 45 -y 34 && wait_for '> 4       if no digit fits' && wait_for '[x]' || return
  tm resize-window -x 26 -y 17 && wait_for '? keys  q quit' && wait_for '[x]' || return
  tm resize-window -x 20 -y 5 && wait_for 'the board needs' || return
  tm resize-window -x 100 -y 30 && wait_for '│ 4 1 2 │ 3 6[x]│ 8 9 5 │'
}

shows_logic_in_chinese() {
  stage 100 30 && type_line "$program trace --algorithm logic $puzzle --lang zh-Hans" && wait_for '事件 0 / ' || return
  has "$(screen)" '对每种技巧，从易到难' && has "$(screen)" '空格 播放' || return
  keys Right && wait_for '宫排除' && has "$(screen)" '> 8 ' && lacks "$(screen)" 'event' || return
  keys '?' && wait_for '显示或隐藏候选数' && keys '?' && keys g && wait_for '此后没有猜测' || return
  tm resize-window -x 40 -y 30 && keys c && wait_for '? 按键  q 退出' && tm resize-window -x 20 -y 5 && wait_for '盘面需要'
}

shows_no_colours_where_they_are_not_wanted() {
  stage 100 30 && type_line "NO_COLOR=1 $program trace $puzzle" && wait_for 'event 0 of' || return
  keys Right && wait_for 'event 3 of' && lacks "$(screen -e)" $'\x1b['
}

takes_the_puzzle_from_a_pipe_and_keys_from_the_terminal() {
  stage 100 30 && type_line "echo $puzzle | $program trace" && wait_for 'event 0 of' && keys g && wait_for '= 8? one of'
}

restores_the_terminal_at_the_end() {
  stage 100 30 && note_terminal && watch && keys q && is_restored
}

restores_the_terminal_when_interrupted() {
  stage 100 30 && note_terminal && watch && keys C-c && is_restored && type_line "$program trace $puzzle; echo status \$?" &&
    wait_for 'event 0 of' && keys C-c && wait_for 'status 130'
}

restores_the_terminal_when_killed() {
  local signal
  for signal in TERM HUP QUIT ABRT SEGV; do
    stage 100 30 && note_terminal && watch || return
    kill -"$signal" "$(pgrep -P "$(state '#{pane_pid}')" -f "^$program trace")" && is_restored || return
  done
}

goes_on_after_a_stop() {
  stage 100 30 && note_terminal && watch && keys g && wait_for '= 1? one of' || return
  keys C-z && wait_for Stopped && is_restored || return
  type_line fg && wait_for '= 1? one of' && is "$(state '#{alternate_on}')" 1 && keys q && is_restored
}

gives_text_to_a_dumb_terminal() {
  stage 100 30 && type_line "TERM=dumb $program trace --events 1 $puzzle" && wait_for 'solved after' &&
    is "$(state '#{alternate_on}')" 0
}

for test in $(compgen -A function | grep -vxE 'tm|stage|keys|type_line|screen|state|wait_for|is|has|lacks|watch|is_restored|note_terminal'); do
  if said=$("$test"; status=$?; tm kill-server; exit $status); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s\n%s\n' "$test" "$said"
  fi
done
echo "$passed passed, $failed failed"
