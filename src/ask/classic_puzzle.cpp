// A classic puzzle, answered by the fast search. Pencil marks that suit the search of variants better go to it
// (search_puzzle.h).
#include "ask/any_puzzle.h"
#include "ask/classic_faults.h"
#include "ask/classic_sampler.h"
#include "ask/logic/board_json.h"
#include "ask/logic/solution_candidates.h"
#include "ask/search_puzzle.h"
#include "shudu/board.h"
#include "shudu/census.h"
#include "shudu/structure.h"

namespace shudu::ask {
namespace {

bool agree(const Grid& source, const Grid& solution) {
  for (const Cell cell : source.filled()) {
    if (source[cell] != solution[cell]) return false;
  }
  return true;
}

// Whether the puzzle has a solution with the digits of the source.
bool is_possible(const Candidates& possible, const Grid& source) {
  Candidates allowed = possible;
  for (const Cell cell : source.filled()) allowed.set(cell, allowed[cell] & DigitSet{source[cell]});
  return shudu::search(allowed, 1).answer.count > 0;
}

std::string difference_between(const Grid& source, const Grid& solution) {
  for (const Cell cell : source.filled()) {
    if (source[cell] == solution[cell]) continue;
    return name(cell) + " is " + std::to_string(source[cell]) + " in the solution of the source, " +
           std::to_string(solution[cell]) + " in the answer";
  }
  return {};
}

Found found_by(const SearchResult& result) {
  return {.count = result.answer.count,
          .solution = result.answer.count > 0 ? to_line(result.answer.solution) : "",
          .effort = {result.stats.nodes, result.stats.guesses, result.stats.backtracks}};
}

class ClassicPuzzle final : public AnyPuzzle {
 public:
  explicit ClassicPuzzle(Puzzle puzzle) : puzzle_(std::move(puzzle)) { line = puzzle_.line; }

  const Puzzle* classic() const override { return &puzzle_; }
  std::string text() const override { return to_line(puzzle_.clues); }
  std::vector<std::string> rules() const override { return {}; }
  std::uint64_t givens() const override { return static_cast<std::uint64_t>(puzzle_.clues.clue_count()); }
  std::uint64_t clues() const override { return 0; }
  std::string conflicts_in_words() const override {
    return has_conflict(puzzle_.clues) ? to_string(conflicts(puzzle_.clues)) : std::string{};
  }
  std::vector<JsonObject> conflict_list() const override { return logic::conflict_list(conflicts(puzzle_.clues)); }

  // A search takes milliseconds, so the watch is asked once, before it.
  Found search(std::uint64_t limit, int, const Watch& watch) const override {
    if (watch && !watch(-1, 0)) return {.complete = false};
    return found_by(search_puzzle(puzzle_, limit));
  }

  Found enumerate(const std::function<bool(const std::string&)>& on_solution, const Watch& watch) const override {
    bool stopped = false;
    std::uint64_t count = 0;
    Found found = found_by(enumerate_puzzle(puzzle_, [&](const Grid& solution) {
      stopped = watch && ++count % 1024 == 0 && !watch(-1, count);
      return !stopped && on_solution(to_line(solution));
    }));
    found.complete = !stopped;
    return found;
  }

  std::optional<Whole> count(std::uint64_t limit, int threads, const Watch& watch) const override {
    return count_puzzle(puzzle_, {.limit = limit, .threads = threads, .go_on = watch});
  }

  Samples samples(const Watch& watch) const override { return classic_samples(puzzle_, watch); }

  // In a puzzle with pencil marks a clue is only a cell with one mark, so there is no clue to remove.
  Redundant redundant() const override {
    if (puzzle_.candidates) return {.known = false};
    return {logic::cell_names(redundant_clues(puzzle_.clues))};
  }

  AnyPuzzleRef with_board(std::string_view board) const override {
    const auto values = board_values(board);
    if (!values) return nullptr;
    Puzzle position = puzzle_;
    Candidates allowed = possible();
    for (const Cell cell : values->filled()) {
      allowed.set(cell, allowed[cell] & DigitSet{(*values)[cell]});
      position.clues.set(cell, (*values)[cell]);
    }
    position.values = position.clues;
    if (puzzle_.candidates) position.candidates = allowed;
    return classic_puzzle(std::move(position));
  }

  std::optional<JsonObject> board_conflicts(std::string_view board) const override {
    const auto values = board_values(board);
    if (!values) return std::nullopt;
    return JsonObject{}
        .add("conflicts", logic::conflict_list(conflicts(*values)))
        .add("filled", values->is_full())
        .add("solved", is_solution(*values));
  }

  std::vector<std::string> faults(std::string_view answer) const override {
    const auto grid = grid_from(answer);
    if (grid) return classic_faults(puzzle_.clues, *grid);
    return {std::to_string(answer.size()) + " characters, expected 81, digits or '.'"};
  }

  SourceSolution compared_with_source(const Found& found, std::uint64_t limit) const override {
    if (!has_source_solution()) return {};
    const Grid& source = *puzzle_.solution;
    if (found.count == 0) return {true, "the source has a solution, the puzzle has none"};
    const Grid solution = *grid_from(found.solution);
    if (agree(source, solution)) return {true};
    const bool is_only = found.count == 1 && limit > 1;
    if (!is_only && is_possible(possible(), source)) return {true};
    if (found.count > 1) return {true, "the solution of the source is none of the puzzle's"};
    return {true, difference_between(source, solution)};
  }
  bool has_source_solution() const override { return puzzle_.solution && puzzle_.solution->clue_count() > 0; }

  TrueCandidates true_candidates(std::uint64_t most, int, const Watch& watch) const override {
    const Candidates sets = solution_candidates(puzzle_);
    TrueCandidates found;
    for (const Cell cell : all_cells()) {
      if (watch && !watch(cell.index() / double{Cell::count}, 0)) return {.complete = false};
      found.sets.push_back(to_string(sets[cell]));
      found.any = found.any || !sets[cell].empty();
      if (most > 1) found.counts.push_back(counted(cell, sets[cell], most));
    }
    return found;
  }

  std::vector<std::string> equal_cells(int, const Watch& watch) const override {
    const shudu::Answer first = shudu::search(possible(), 1).answer;
    std::vector<std::string> groups;
    CellSet grouped;
    for (const Cell a : all_cells()) {
      if (first.count == 0 || grouped.contains(a)) continue;
      if (watch && !watch(a.index() / double{Cell::count}, groups.size())) return groups;
      std::string group = name(a);
      for (const Cell b : all_cells()) {
        if (b.index() <= a.index() || first.solution[a] != first.solution[b] || !always_equal(a, b)) continue;
        group += '=' + name(b);
        grouped |= CellSet{b};
      }
      if (group != name(a)) groups.push_back(std::move(group));
    }
    return groups;
  }

 private:
  // The clues and the digits of the board; empty if it contradicts a clue or is no board.
  std::optional<Grid> board_values(std::string_view board) const {
    if (board.empty()) return puzzle_.clues;
    auto values = grid_from(board);
    if (!values) return std::nullopt;
    for (const Cell cell : puzzle_.clues.filled()) {
      if (values->is_blank(cell)) values->set(cell, puzzle_.clues[cell]);
    }
    return values->extends(puzzle_.clues) ? std::optional{*values} : std::nullopt;
  }

  // The digits that clues and pencil marks leave.
  Candidates possible() const {
    Candidates allowed = puzzle_.candidates.value_or(Candidates{puzzle_.clues});
    for (const Cell cell : puzzle_.clues.filled()) allowed.set(cell, allowed[cell] & DigitSet{puzzle_.clues[cell]});
    return allowed;
  }

  // "2:5,4:1".
  std::string counted(Cell cell, DigitSet digits, std::uint64_t most) const {
    std::string text;
    for (const int digit : digits) {
      Candidates narrowed = possible();
      narrowed.set(cell, DigitSet{digit});
      const std::uint64_t count = shudu::search(narrowed, most).answer.count;
      text += (text.empty() ? "" : ",") + std::to_string(digit) + ':' + std::to_string(count);
    }
    return text;
  }

  bool always_equal(Cell a, Cell b) const {
    const Candidates all = possible();
    for (const int digit : all[a]) {
      Candidates narrowed = all;
      narrowed.set(a, DigitSet{digit});
      narrowed.set(b, all[b] - DigitSet{digit});
      if (shudu::search(narrowed, 1).answer.count > 0) return false;
    }
    return true;
  }

  Puzzle puzzle_;
};

}  // namespace

void SourceSolution::add_to(JsonObject& object) const {
  if (!is_given) return;
  object.add("source_agrees", difference.empty());
  if (!difference.empty()) object.add("source_difference", difference);
}

AnyPuzzleRef classic_puzzle(Puzzle puzzle) { return std::make_unique<ClassicPuzzle>(std::move(puzzle)); }

}  // namespace shudu::ask
