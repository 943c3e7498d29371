// Records how dancing links solves a puzzle and prints the last events.
//
// Prints: 160 events, 0 backtracks
#include <shudu/trace.h>

#include <iostream>

int main() {
  namespace trace = shudu::trace;
  const auto clues =
      shudu::grid_from("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  trace::Recording recording{*trace::find_solver("dancing_links"), *clues};
  recording.finish();
  const std::uint64_t shown = 5, from = recording.size() - shown;
  std::cout << recording.size() << " events, " << recording.counters().backtracks << " backtracks\n";
  for (const shudu::Event& event : recording.events(from, shown)) {
    std::cout << trace::describe(event, recording.steps(), shudu::Language::en) << '\n';
  }
  std::cout << to_line(recording.board_at(recording.size())) << '\n';
}
