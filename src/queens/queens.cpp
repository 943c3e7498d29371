// The count of N queens in pieces: by the queens on the border, or by the first two rows for an algorithm that is watched.
#include "shudu/queens.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <vector>

#include "base/same_id.h"
#include "queens/algorithm.h"
#include "queens/border.h"
#include "shudu/random.h"

namespace shudu {

std::span<const QueensAlgorithm> queens_algorithms() {
  static const std::array table{queens::backtracking(), queens::bitmask(), queens::dancing_links()};
  return table;
}

const QueensAlgorithm* find_queens_algorithm(std::string_view id) {
  const auto all = queens_algorithms();
  const auto found = find_by_id(all, id, &QueensAlgorithm::id);
  return found == all.end() ? nullptr : &*found;
}

struct QueensCount::Pieces {
  struct Beginning {
    int first, second;  // columns of the queens in the first two rows
    int images;         // 2 if the mirror image is not searched
  };

  int n;
  const QueensAlgorithm* algorithm;
  std::vector<queens::Border> borders;  // used without an algorithm
  std::vector<Beginning> beginnings;    // used with an algorithm
};

namespace {

template <class Beginnings>
void add_beginnings(int n, Beginnings& all) {
  for (int first = 0; 2 * first < n; ++first) {
    const int images = 2 * first + 1 == n ? 1 : 2;
    if (n == 1) all.push_back({first, 0, images});
    for (int second = 0; n > 1 && second < n; ++second) {
      if (std::abs(first - second) > 1) all.push_back({first, second, images});
    }
  }
}

}  // namespace

QueensCount::QueensCount(int n, const QueensAlgorithm* algorithm) {
  assert(1 <= n && n <= most_queens);
  auto pieces = std::make_unique<Pieces>(Pieces{n, algorithm, {}, {}});
  Random random{0};
  if (algorithm != nullptr) {
    add_beginnings(n, pieces->beginnings);
    random.shuffle(std::span{pieces->beginnings});
  } else {
    pieces->borders = queens::borders(n);
    random.shuffle(std::span{pieces->borders});
  }
  pieces_ = std::move(pieces);
}

QueensCount::~QueensCount() = default;

int QueensCount::size() const { return pieces_->n; }
int QueensCount::pieces() const { return static_cast<int>(pieces_->borders.size() + pieces_->beginnings.size()); }

std::uint64_t QueensCount::solutions(int piece) const {
  assert(0 <= piece && piece < pieces());
  const int n = pieces_->n;
  if (pieces_->algorithm == nullptr) {
    const queens::Border& border = pieces_->borders[piece];
    return static_cast<std::uint64_t>(border.orbit) * queens::completions(queens::open_rows(n, border));
  }
  const Pieces::Beginning& beginning = pieces_->beginnings[piece];
  const int columns[] = {beginning.first, beginning.second};
  const Queens first = std::span{columns}.first(n == 1 ? 1 : 2);
  return static_cast<std::uint64_t>(beginning.images) * pieces_->algorithm->count(n, first);
}

Whole count_queens(int n) {
  const QueensCount count{n};
  Whole all = 0;
  for (int piece = 0; piece < count.pieces(); ++piece) all += count.solutions(piece);
  return all;
}

}  // namespace shudu
