// libFuzzer target: whatever the boards, every way of searching them gives the same true answers on every target.
//
// The first bytes of an input set the limit (1..5), the number of boards (1..80), the threads, and the two targets to
// compare. The rest describes boards of several kinds, one after the other. At its end the boards are repeated with
// other digits. The answers are compared with those of a plain search in this file. That search gives up after some
// thousand positions, and then the board is left out, so that no input takes long.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "search/engine.h"
#include "shudu/board.h"
#include "shudu/gallery.h"
#include "shudu/search.h"

namespace {

using namespace shudu;

// Unlike assert it also says which board.
void check(bool holds, std::string_view what, const Grid& clues = {}) {
  if (holds) return;
  std::fprintf(stderr, "broken: %.*s on %s (%s)\n", static_cast<int>(what.size()), what.data(),
               std::string{engine::target()}.c_str(), to_line(clues).c_str());
  std::abort();
}

// The input, byte by byte; zeros behind its end.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool empty() const { return at_ >= bytes_.size(); }
  int next() { return empty() ? 0 : bytes_[at_++]; }
  int below(int n) { return next() % n; }
  Cell cell() { return Cell{below(Cell::count)}; }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

// --- boards ---

// Puzzles with one solution: easy, hard, and two of 17 clues.
constexpr std::string_view puzzles[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
};

Grid with_digits_moved(const Grid& grid, int by) {
  Grid moved;
  for (Cell cell : grid.filled()) moved.set(cell, (grid[cell] + by) % 9 + 1);
  return moved;
}

// Two digits to a byte.
Grid scribble(Bytes& bytes) {
  Grid grid;
  for (int i = 0; i < Cell::count; i += 2) {
    const int byte = bytes.next();
    if (byte / 16 <= 9) grid.set(Cell{i}, byte / 16);
    if (byte % 16 <= 9 && i + 1 < Cell::count) grid.set(Cell{i + 1}, byte % 16);
  }
  return grid;
}

// A full grid without conflicts, the cyclic one.
int digit_of_pattern(Cell cell) { return (cell.row() * 3 + cell.row() / 3 + cell.col()) % 9 + 1; }

Grid pattern_with_holes(Bytes& bytes) {
  Grid grid;
  for (Cell cell : all_cells()) grid.set(cell, digit_of_pattern(cell));
  for (int n = bytes.below(64); n > 0; --n) grid.clear(bytes.cell());
  return grid;
}

Grid next_board(Bytes& bytes) {
  Grid grid;
  switch (bytes.below(4)) {
    case 0: grid = pattern_with_holes(bytes); break;
    case 1: grid = scribble(bytes); break;
    case 2: break;
    default: grid = *grid_from(puzzles[bytes.below(static_cast<int>(std::size(puzzles)))]);
  }
  for (int n = bytes.below(8); n > 0; --n) {
    const Cell cell = bytes.cell();
    grid.set(cell, bytes.below(10));
  }
  return with_digits_moved(grid, bytes.below(9));
}

// The candidates of the board, or any, or any beside those of a solution; then some come and go.
Candidates next_candidates(const Grid& grid, Bytes& bytes) {
  Candidates candidates{grid};
  const int kind = bytes.below(4);
  for (Cell cell : kind < 2 ? all_cells() : CellSet{}) {
    DigitSet digits = DigitSet::from_bits(bytes.next() * 3U & 0x1ffU);
    if (kind == 1) digits.insert(digit_of_pattern(cell));
    candidates.set(cell, digits);
  }
  for (int n = bytes.below(64); n > 0; --n) {
    const Cell cell = bytes.cell();
    candidates.set(cell, DigitSet::from_bits(candidates[cell].bits() ^ (1U << bytes.below(9))));
  }
  return candidates;
}

// --- the truth ---

// A guess in the open cell with fewest candidates, and so on: simple enough to be believed.
class Witness {
 public:
  explicit Witness(std::uint64_t limit) : limit_(limit) {}

  // The number of solutions up to the limit, or nothing when that is too much work.
  std::optional<std::uint64_t> count(const Candidates& candidates) {
    found_ = 0;
    work_ = 0;
    explore(candidates, all_cells());
    return work_ > most_work ? std::nullopt : std::optional{found_};
  }

 private:
  static constexpr int most_work = 3000;

  void explore(const Candidates& candidates, CellSet open) {
    if (++work_ > most_work) return;
    if (open.empty()) {
      ++found_;
      return;
    }
    Cell cell = open.first();
    for (Cell other : open) {
      if (candidates[other].size() < candidates[cell].size()) cell = other;
    }
    for (int digit : candidates[cell]) {
      if (found_ == limit_ || work_ > most_work) return;
      Candidates next = candidates;
      next.place(cell, digit);
      explore(next, open - CellSet{cell});
    }
  }

  const std::uint64_t limit_;
  std::uint64_t found_ = 0;
  int work_ = 0;
};

bool uses_only(const Grid& solution, const Candidates& candidates) {
  return std::ranges::all_of(all_cells(), [&](Cell cell) { return candidates[cell].contains(solution[cell]); });
}

void check_by_the_rules(const Answer& answer, std::uint64_t count, const Candidates& candidates, const Grid& clues) {
  check(answer.count == count, "the count is true", clues);
  if (count == 0) {
    check(answer.solution == Grid{}, "no solution, a blank grid", clues);
  } else {
    check(is_solution(answer.solution) && uses_only(answer.solution, candidates), "the solution is one", clues);
  }
}

bool same(const Answer& a, const Answer& b) { return a.count == b.count && a.solution == b.solution; }

// As many as the limit allows, each larger than the one before; all of them when there are fewer.
void check_order(const Candidates& candidates, std::uint64_t limit, std::uint64_t count) {
  std::uint64_t found = 0;
  Grid before;
  enumerate(candidates, [&](const Grid& solution) {
    check(is_solution(solution) && uses_only(solution, candidates), "an enumerated solution is one");
    check(before < solution, "solutions come in order");
    before = solution;
    return ++found < limit;
  });
  check(found == count, "the enumeration is complete");
}

// A board with the answer that search() gives.
template <class Board>
struct Answered {
  Board board;
  Answer answer;
};

struct Questions {
  std::vector<Answered<Grid>> clues;
  std::vector<Answered<Candidates>> candidates;
};

// Boards that can be answered soon, their answers checked.
Questions questions_from(Bytes& bytes, int n, std::uint64_t limit) {
  const gallery::Algorithm& classic = *gallery::find_algorithm("fewest_first");
  Witness witness{limit};
  Questions questions;
  for (int i = 0; i < n && !(bytes.empty() && i > 0); ++i) {
    const Grid clues = next_board(bytes);
    const Candidates candidates = next_candidates(clues, bytes);
    if (const auto count = witness.count(Candidates{clues})) {
      const auto counters = classic.solve(clues, limit, [](const Grid&) { return true; });
      check(counters.solutions == *count, "a classic counts alike", clues);
      const Answer answer = search(clues, limit).answer;
      check_by_the_rules(answer, *count, Candidates{clues}, clues);
      questions.clues.push_back({clues, answer});
    }
    if (const auto count = witness.count(candidates)) {
      const Answer answer = search(candidates, limit).answer;
      check_by_the_rules(answer, *count, candidates, clues);
      questions.candidates.push_back({candidates, answer});
    }
  }
  const std::size_t different = questions.clues.size();
  for (std::size_t i = 0; different > 0 && questions.clues.size() < static_cast<std::size_t>(n); ++i) {
    const Grid clues = with_digits_moved(questions.clues[i % different].board, static_cast<int>(i % 9));
    questions.clues.push_back({clues, search(clues, limit).answer});
    check(questions.clues.back().answer.count == questions.clues[i % different].answer.count,
          "names of digits do not matter", clues);
  }
  return questions;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<std::string_view> targets = engine::targets();
  Bytes bytes{{data, size}};
  const std::uint64_t limit = 1 + static_cast<std::uint64_t>(bytes.below(5));
  const int n = 1 + bytes.below(80), threads = bytes.below(8) == 7 ? 2 : 1, longest_path = bytes.below(64);
  const std::string_view one = targets[bytes.next() % targets.size()], other = targets[bytes.next() % targets.size()];

  check(engine::use_target(one), "a target of this machine");
  const Questions questions = questions_from(bytes, n, limit);
  check(engine::use_target(other), "a target of this machine");

  std::vector<Grid> clues;
  for (const auto& question : questions.clues) clues.push_back(question.board);
  const Answer rubbish{.count = 77, .solution = *grid_from(puzzles[0])};
  std::vector<Answer> together(clues.size(), rubbish), with_short_keys = together;
  search_all(clues, together, limit, threads);
  engine::run_with_short_keys(clues, with_short_keys, limit, longest_path);
  for (std::size_t i = 0; i < clues.size(); ++i) {
    const Answer& answer = questions.clues[i].answer;
    check(same(together[i], answer), "together as alone", clues[i]);
    check(same(with_short_keys[i], answer), "with short keys as alone", clues[i]);
    check(same(search(clues[i], limit).answer, answer), "alone as on another target", clues[i]);
  }
  for (const auto& [board, answer] : questions.candidates) {
    check(same(search(board, limit).answer, answer), "from candidates as on another target");
    check_order(board, limit, answer.count);
  }
  return 0;
}
