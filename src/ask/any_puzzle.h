// AnyPuzzle: what every question takes. It is a classic puzzle or a variant, with the engine that answers it.
//
// The decision which engine answers is made here and nowhere else: classic_puzzle() gives the fast search, or the search of
// variants for pencil marks that suit it better; variant_puzzle() gives the search of variants.
//
// Thread safety: all const functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ask/sampler.h"
#include "base/json_object.h"
#include "shudu/format.h"
#include "shudu/search.h"
#include "shudu/watch.h"
#include "shudu/whole.h"

namespace shudu::variant {
struct Puzzle;
}

namespace shudu::ask {

// What a search counted. A search of variants does not count nodes.
struct Effort {
  std::optional<std::uint64_t> nodes = {};
  std::uint64_t guesses = 0, backtracks = 0;
};

// The outcome of a search that stops after a number of solutions.
struct Found {
  std::uint64_t count = 0;
  std::string solution = {};  // one of them, one character a cell; empty if there is none
  bool complete = true;       // false if the watch stopped the search
  Effort effort = {};
};

// The comparison with the solution that the source of a puzzle gives. If they differ, we or the source are wrong, and the
// user must know. A source may leave cells open. If the puzzle has several solutions, the source's must be one of them.
struct SourceSolution {
  bool is_given = false;
  std::string difference = {};  // in words; empty if the answer agrees, or there is nothing to compare

  // `source_agrees` if the source has a solution, `source_difference` if it is another one.
  void add_to(JsonObject& object) const;
};

// Clues that can be left out one at a time. `known` is false if that would take too long to find out, or has no meaning.
struct Redundant {
  std::vector<std::string> names = {};  // "r1c1", "killer_cage r1c1 r1c2; 15"
  bool known = true;
};

struct TrueCandidates {
  std::vector<std::string> sets = {};    // "24"; empty for a cell between overlapping grids
  std::vector<std::string> counts = {};  // "2:5,4:1"; empty unless they were asked for
  bool any = false;                      // whether there is a solution
  bool complete = true;                  // false if the watch stopped it
};

class AnyPuzzle {
 public:
  virtual ~AnyPuzzle() = default;

  // The one that it is; the other is null.
  virtual const Puzzle* classic() const { return nullptr; }
  virtual const variant::Puzzle* variant() const { return nullptr; }

  // The line on which it begins.
  std::uint64_t line = 0;

  // The clues on one line: 81 characters, or a string of Interactive Sudoku Solver, or JSON.
  virtual std::string text() const = 0;
  // The ids of its rules, each once; none for a classic puzzle.
  virtual std::vector<std::string> rules() const = 0;
  // Numbers of given digits and of other clues.
  virtual std::uint64_t givens() const = 0;
  virtual std::uint64_t clues() const = 0;
  // Equal digits in a house, in words, and as `digit`, `house`, `cells`; empty if there are none.
  virtual std::string conflicts_in_words() const = 0;
  virtual std::vector<JsonObject> conflict_list() const = 0;

  // Precondition of these: there are no conflicts, or the answer "none" is enough. A watch may be empty.
  virtual Found search(std::uint64_t limit, int threads = 1, const Watch& watch = {}) const = 0;
  // Passes solutions to the function until it returns false: a classic puzzle's in lexicographic order.
  virtual Found enumerate(const std::function<bool(const std::string&)>& on_solution,
                          const Watch& watch = {}) const = 0;
  // The exact number of solutions, or the limit if there are more. Empty if the watch stopped it.
  virtual std::optional<Whole> count(std::uint64_t limit, int threads = 1, const Watch& watch = {}) const = 0;
  // Precondition: the puzzle has one solution.
  virtual Redundant redundant() const = 0;
  // Precondition: there are no conflicts. The puzzle must outlive the sampler.
  virtual Samples samples(const Watch& watch = {}) const = 0;
  // The values that each cell has in some solution, and, with `most` above 1, in how many, up to `most`.
  virtual TrueCandidates true_candidates(std::uint64_t most, int threads = 1, const Watch& watch = {}) const = 0;
  // The groups of cells that have the same value in every solution: "r1c1=r5c7=r8c3".
  virtual std::vector<std::string> equal_cells(int threads = 1, const Watch& watch = {}) const = 0;
  // The puzzle in which the filled cells of a board are given, too. The board has a character for each cell, '.' for a blank.
  // Null if the text has another length, or a character that is no value of the puzzle.
  virtual std::unique_ptr<const AnyPuzzle> with_board(std::string_view board) const = 0;
  // The fields `conflicts` (values twice in a house, and clues that are broken, each with its cells), `filled` (no cell is
  // blank) and `solved` (filled, and all rules hold) of a board. Empty if with_board() would be null.
  virtual std::optional<JsonObject> board_conflicts(std::string_view board) const = 0;
  // Everything that is wrong with an answer, in words; nothing if it is right. The answer has one character a cell.
  virtual std::vector<std::string> faults(std::string_view answer) const = 0;
  // `limit` is the number of solutions that were looked for.
  virtual SourceSolution compared_with_source(const Found& found, std::uint64_t limit) const = 0;
  virtual bool has_source_solution() const = 0;
};

using AnyPuzzleRef = std::unique_ptr<const AnyPuzzle>;

AnyPuzzleRef classic_puzzle(Puzzle puzzle);
AnyPuzzleRef variant_puzzle(std::shared_ptr<const variant::Puzzle> puzzle, std::uint64_t line);

}  // namespace shudu::ask
