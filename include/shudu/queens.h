// Queens: n queens on a board of n by n squares, none attacking another.
//
//   count_queens(8);                                                         // 92
//   find_queens_algorithm("bitmask")->enumerate(8, [](Queens queens) { …; return true; });
//
// A solution is the list of the columns of the queens, row by row. Rows and columns are counted from 0. Solutions come
// in lexicographic order. docs/queens.md describes how they are counted.
//
// Thread safety: all functions may be called from several threads at once.
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

// Boards have 1 to most_queens rows. The number of solutions is not known for more than 27 rows.
inline constexpr int most_queens = 32;

using Queens = std::span<const int>;
// Receives a solution; returns whether to go on.
using OnQueens = std::function<bool(Queens queens)>;

// A classic algorithm. The algorithms are independent, so each is used to check the others and count_queens.
struct QueensAlgorithm {
  std::string_view id;     // as on the command line: "dancing_links"
  std::string_view title;  // "Dancing links"
  std::string_view idea;   // one sentence
  // The number of solutions with these queens in the first rows. Precondition: they do not attack each other.
  std::uint64_t (*count)(int n, Queens first);
  // Reports every solution in lexicographic order, until the callback returns false.
  void (*enumerate)(int n, const OnQueens& on_solution);
};
// All algorithms, the simplest first.
std::span<const QueensAlgorithm> queens_algorithms();
// The algorithm with this id; null if there is none.
const QueensAlgorithm* find_queens_algorithm(std::string_view id);

// A count in independent pieces. The number of all solutions is the sum over the pieces. They can be distributed to
// threads, and a count can be continued later from a checkpoint. The pieces are in a pseudo-random order that is the
// same on every machine, so a tenth of them takes about a tenth of the time.
class QueensCount {
 public:
  // If `algorithm` is null, the fast method is used. Its pieces are the placements of queens on the border of the
  // board, up to symmetry, and each is completed with SIMD. Otherwise the pieces are the placements of the first two
  // queens, up to reflection. Precondition: 1 <= n <= most_queens.
  explicit QueensCount(int n, const QueensAlgorithm* algorithm = nullptr);
  ~QueensCount();

  int size() const;  // n
  int pieces() const;
  std::uint64_t solutions(int piece) const;

 private:
  struct Pieces;
  std::unique_ptr<const Pieces> pieces_;
};

// The number of solutions, on one thread.
Whole count_queens(int n);

// The number of solutions that a rotation of the board leaves unchanged. For n > 1, no reflection leaves a solution
// unchanged.
struct SymmetricQueens {
  std::uint64_t half_turn = 0, quarter_turn = 0;
};
SymmetricQueens symmetric_queens(int n);
// The number of solutions up to the eight symmetries of the board, by Burnside's lemma.
Whole different_queens(int n, Whole solutions);
// Whether the solution is the first in lexicographic order of its images under the symmetries of the board.
bool is_first_of_its_kind(Queens queens);

// The progress of a count: the first `done` pieces have `solutions` solutions.
struct QueensCheckpoint {
  int n = 0;
  std::string algorithm;  // its id, or "fast"
  int pieces = 0, done = 0;
  Whole solutions = 0;
  friend bool operator==(const QueensCheckpoint&, const QueensCheckpoint&) = default;
};
// to_text writes a few lines with a checksum. queens_checkpoint_from reads them; the error says what is wrong.
std::string to_text(const QueensCheckpoint& checkpoint);
Result<QueensCheckpoint> queens_checkpoint_from(std::string_view text);

}  // namespace shudu
