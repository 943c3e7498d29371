// Queens: n queens on a board of n by n squares, none attacking another.
//
//   count_queens(8)                                                          92
//   find_queens_algorithm("bitmask")->enumerate(8, [](Queens queens) { …; return true; });
//
// A solution is written as the column of the queen in each row, rows and columns counted from 0, and solutions come in
// the lexicographic order of these numbers. docs/queens.md tells how they are counted.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/result.h"
#include "shudu/whole.h"

namespace shudu {

// Boards are of 1 to so many rows. The number of solutions is not known beyond 27.
inline constexpr int most_queens = 32;

using Queens = std::span<const int>;
// Receives a solution; returns whether to go on.
using OnQueens = std::function<bool(Queens queens)>;

// The classic ways. None uses another, so each is a witness for the others and for count_queens.
struct QueensAlgorithm {
  std::string_view id;     // as on the command line: "dancing_links"
  std::string_view title;  // "Dancing links"
  std::string_view idea;   // one sentence
  // How many solutions begin with these queens in the first rows. Precondition: they do not attack each other.
  std::uint64_t (*count)(int n, Queens first);
  // Every solution, in lexicographic order, until the callback says stop.
  void (*enumerate)(int n, const OnQueens& on_solution);
};
// All of them, from plain to clever.
std::span<const QueensAlgorithm> queens_algorithms();
// The one with this id, or null.
const QueensAlgorithm* find_queens_algorithm(std::string_view id);

// A count in independent pieces, for those who share it out to threads, show how far it is or go on another day. The
// number of all solutions is the sum over the pieces. They are in an order of chance, the same everywhere, so that a
// tenth of them takes about a tenth of the time.
class QueensCount {
 public:
  // By the fast method when there is no algorithm: boards with four queens on their border, up to symmetry, each filled
  // by SIMD. Otherwise by the first two queens, up to reflection. Precondition: 1 <= n <= most_queens.
  explicit QueensCount(int n, const QueensAlgorithm* algorithm = nullptr);
  ~QueensCount();

  int size() const;  // n
  int pieces() const;
  // May be called from several threads at once.
  std::uint64_t solutions(int piece) const;

 private:
  struct Pieces;
  std::unique_ptr<const Pieces> pieces_;
};

// All pieces, one after the other.
Whole count_queens(int n);

// Solutions that a turn of the board takes to themselves. No other symmetry keeps any, unless there is one queen only.
struct SymmetricQueens {
  std::uint64_t half_turn = 0, quarter_turn = 0;
};
SymmetricQueens symmetric_queens(int n);
// How many solutions there are up to the eight symmetries of the board, by Burnside's lemma.
Whole different_queens(int n, Whole solutions);
// Whether no symmetry of the board takes the solution to one that comes before it.
bool is_first_of_its_kind(Queens queens);

// How far a count is: the first `done` pieces have so many solutions.
struct QueensCheckpoint {
  int n = 0;
  std::string algorithm;  // its id, or "fast"
  int pieces = 0, done = 0;
  Whole solutions = 0;
  friend bool operator==(const QueensCheckpoint&, const QueensCheckpoint&) = default;
};
// A few lines of text with a checksum; and back, or what is wrong with the text.
std::string to_text(const QueensCheckpoint& checkpoint);
Result<QueensCheckpoint, std::string> queens_checkpoint_from(std::string_view text);

}  // namespace shudu
