// The English sentences for events, and the texts that a front end puts around a recording. The keys are those of the catalogues
// (src/language/).
//
// Members are of type Text only, so that a test can list them. Parts of sentences: {cell}, {digit}, {source}, {house}, {technique},
// and {digits}, the candidates before the event. {events} and {steps} are numbers with their noun ("1 step", "7 steps"), for
// languages that have a plural; {n} is the number alone.
#pragma once

#include <array>

#include "shudu/language.h"

namespace shudu::trace {

struct EventTexts {
  Text only_candidate{"event.place.only_candidate", "{cell} = {digit}: nothing else fits"};
  Text only_place{"event.place.only_place", "{cell} = {digit}: its only place in {house}"};
  Text placed_by_technique{"event.place.technique", "{cell} = {digit}: {technique}"};
  Text guess_in_house{"event.guess.house", "{cell} = {digit}? one of its places in {house}"};
  Text guess_in_cell{"event.guess.cell", "{cell} = {digit}? one of {digits}"};
  Text tried{"event.remove.tried", "{cell} is blank again: {digit} was tried"};
  Text consequence{"event.remove.consequence", "{cell} is blank again: {digit} followed from a guess"};
  Text peer{"event.propagate.peer", "{cell} loses {digit}: {source} sees it"};
  Text removed_by_technique{"event.propagate.technique", "{cell} loses {digit}: {technique}"};
  Text no_candidate{"event.backtrack.no_candidate", "dead end: nothing fits into {cell}"};
  Text no_place{"event.backtrack.no_place", "dead end: a digit has no place left in {house}"};
  Text all_tried_in_house{"event.backtrack.house", "dead end: every place in {house} was tried"};
  Text all_tried_in_cell{"event.backtrack.cell", "dead end: all that fits into {cell} was tried"};
  Text solution{"event.solution", "solved: no cell is blank"};
};
inline constexpr EventTexts event_texts;

// How a run ended, and what it took.
struct EndTexts {
  Text stopped{"run.stopped", "stopped"};
  Text solved{"run.solved", "solved"};
  Text all_solutions{"run.all_solutions", "all solutions found"};
  Text no_solution{"run.no_solution", "no solution"};
  Text stuck{"run.stuck", "stuck: no technique finds another step"};
  Text contradiction{"run.contradiction", "no solution: contradiction"};
  Text conflict{"run.conflict", "no solution: the clues contradict each other"};
  Text after{"run.after", "{end} after {events}: {board}"};
  Text counters{
      "run.counters",
      "guesses {guesses}, greatest depth {depth}, dead ends {dead_ends}, solutions {solutions}; digits placed "
      "{placed}, removed {removed}; candidates eliminated {eliminated}"};
  // The columns of a list of events.
  Text event{"run.event", "event"};
  Text depth{"run.depth", "depth"};
  Text line{"run.line", "line"};
};
inline constexpr EndTexts end_texts;

// The full-screen playback.
struct PlaybackTexts {
  Text beginning{"playback.beginning", "at the beginning"};
  Text conflict{"playback.conflict", "the clues contradict each other"};
  Text exhausted{"playback.exhausted", "end: the whole search space was searched"};
  Text paused{"playback.paused", "paused"};
  Text event{"playback.event", "event {at} of {all}"};
  Text depth{"playback.depth", "depth {depth} (max {most})"};
  Text search{"playback.search", "guesses {guesses}  dead ends {dead_ends}  solutions {solutions}"};
  Text changes{"playback.changes", "placed {placed}  removed {removed}  eliminated {eliminated}"};
  Text too_small{"playback.too_small", "the board needs {columns}x{rows}; press q to quit"};
  Text recording{"playback.recording", "recording: {events} so far; press any key to stop"};
  Text speed{"playback.speed", "{steps} per second"};
  // Jumps to the next or previous event of a kind.
  Text guess{"playback.guess", "guess"};
  Text dead_end{"playback.dead_end", "dead end"};
  Text solution{"playback.solution", "solution"};
  Text none_after{"playback.none_after", "no {kind} after this event"};
  Text none_up_to{"playback.none_up_to", "no {kind} up to event {at}"};
  Text none_before{"playback.none_before", "no {kind} before this event"};
  // The line of keys. The first that fits is shown.
  std::array<Text, 4> keys{{
      {"playback.keys.1",
       "space play  ←→ step  ,. event  ↑↓ speed  g b s next guess, dead end, solution (G B S previous)  ? keys  q "
       "quit"},
      {"playback.keys.2", "space play  ←→ step  ↑↓ speed  g b s guess, dead end, solution  ? keys  q quit"},
      {"playback.keys.3", "space play  ←→ step  g b s jump  ? keys  q quit"},
      {"playback.keys.4", "? keys  q quit"},
  }};
  // The list of keys.
  std::array<Text, 12> key_list{{
      {"playback.key.01", "space      play, pause"},
      {"playback.key.02", "→ ←        one step forward, back"},
      {"playback.key.03", ". ,        one event forward, back"},
      {"playback.key.04", "↑ ↓        faster, slower"},
      {"playback.key.05", "g G        next, previous guess"},
      {"playback.key.06", "b B        next, previous dead end"},
      {"playback.key.07", "s S        next, previous solution"},
      {"playback.key.08", "PgDn PgUp  100 steps forward, back"},
      {"playback.key.09", "Home End   first, last event"},
      {"playback.key.10", "c          show or hide candidates"},
      {"playback.key.11", "?          show or hide this list"},
      {"playback.key.12", "q          quit"},
  }};
};
inline constexpr PlaybackTexts playback_texts;

}  // namespace shudu::trace
