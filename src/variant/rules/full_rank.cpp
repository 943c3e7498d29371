// Full rank: all rows and columns are read as numbers in both directions and ranked from the smallest. A clue gives the
// rank of its line.
//
// Each side of the grid has every value once, so four numbers begin with each value, one from each side. A rank tells
// the first value of its line and how many of the other three numbers that begin with it are smaller. For the sides that
// can be smaller the numbers are compared in their first few places, which decides nearly always. A check of the whole
// grid decides the rest.
#include <algorithm>
#include <bit>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/groups.h"

namespace shudu::variant {
namespace {

constexpr int sides_of_grid = 4;
constexpr int compared_places = 3;  // behind the first

// The numbers read from each side: rows from the left and right, columns from the top and bottom.
std::vector<Cells> numbers_of_side(const Shape& shape, int side) {
  std::vector<Cells> numbers = side < 2 ? rows_of(shape) : columns_of(shape);
  if (side % 2 == 1) {
    for (Cells& number : numbers) std::reverse(number.begin(), number.end());
  }
  return numbers;
}

// The side from which the line is read; -1 if it is no row or column.
int side_of_line(const Shape& shape, const Cells& line) {
  for (int side = 0; side < sides_of_grid; side++) {
    const std::vector<Cells> numbers = numbers_of_side(shape, side);
    if (std::find(numbers.begin(), numbers.end(), line) != numbers.end()) return side;
  }
  return -1;
}

// Where numbers may be equal: nowhere, where no clue is, anywhere.
enum class Ties { none, without_clue, any };

Ties full_rank_ties_of(const Puzzle& puzzle) {
  for (const Clue& clue : puzzle.clues) {
    if (clue.rule == &full_rank_ties_rule) return clue.numbers[0] == 1 ? Ties::any : Ties::none;
  }
  return Ties::without_clue;
}

// Compares two lines by their values: less than 0, 0 or more than 0.
int compare_lines(const Cells& a, const Cells& b, std::span<const std::int8_t> values) {
  for (std::size_t i = 0; i < a.size(); i++) {
    if (values[a[i]] != values[b[i]]) return values[a[i]] - values[b[i]];
  }
  return 0;
}

// All numbers, from all sides.
std::vector<Cells> all_full_rank_numbers(const Shape& shape) {
  std::vector<Cells> all;
  for (int side = 0; side < sides_of_grid; side++) {
    for (Cells& number : numbers_of_side(shape, side)) all.push_back(std::move(number));
  }
  return all;
}

bool has_full_rank(const std::vector<Cells>& numbers, const Cells& line, int rank, Ties ties,
                   std::span<const std::int8_t> values) {
  int smaller = 0, equal = 0;
  for (const Cells& number : numbers) {
    const int order = compare_lines(number, line, values);
    if (order < 0) smaller++;
    if (order == 0 && number != line) equal++;
  }
  if (ties == Ties::any) return smaller < rank && rank <= smaller + equal + 1;
  return equal == 0 && rank == smaller + 1;
}

// Accepts if a number that begins with the first value is smaller (or larger) than a line that does. It reads the first
// value of the number and then pairs: a value of the line, a value of the number.
Automaton full_rank_order(const Shape& shape, int first, bool smaller, bool may_be_equal) {
  // From 0 the value of the line, to be compared with that of the number.
  constexpr int start = -1, decided = -2, equal = -3;
  const auto next = [=](int state, int value) {
    if (state == start) return value == first ? equal : decided;
    if (state == decided) return decided;
    if (state == equal || value == state) return state == equal ? value : equal;
    return (value < state) == smaller ? decided : no_state;
  };
  return automaton_of(shape, start, next,
                      [=](int state) { return state == decided || (state == equal && may_be_equal); });
}

Cells full_rank_order_cells(const Cells& line, const Cells& number, int places) {
  Cells cells = {number[0]};
  for (int i = 1; i <= places; i++) cells.insert(cells.end(), {line[i], number[i]});
  return cells;
}

// What a clue knows about a side: the number that begins with its value, if another clue tells it.
struct FullRankSide {
  std::vector<Cells> numbers;
  bool is_known = false, is_smaller = false;
};

std::vector<FullRankSide> other_full_rank_sides(const Clue& clue, const Puzzle& puzzle, int own_side) {
  std::vector<FullRankSide> sides;
  for (int side = 0; side < sides_of_grid; side++) {
    if (side == own_side) continue;
    FullRankSide& other = sides.emplace_back(FullRankSide{.numbers = numbers_of_side(puzzle.shape, side)});
    for (const Clue& known : puzzle.clues) {
      if (known.rule != clue.rule || known.numbers[0] == clue.numbers[0]) continue;
      const auto found = std::find(other.numbers.begin(), other.numbers.end(), known.parts[0]);
      if (found == other.numbers.end()) continue;
      if ((known.numbers[0] - 1) / sides_of_grid == (clue.numbers[0] - 1) / sides_of_grid) {
        other = {.numbers = {known.parts[0]}, .is_known = true, .is_smaller = known.numbers[0] < clue.numbers[0]};
        break;
      }
      other.numbers.erase(found);
    }
  }
  return sides;
}

void post_full_rank(const Clue& clue, const Puzzle& puzzle, Model& model) {
  const Shape& shape = puzzle.shape;
  const Cells& line = clue.parts[0];
  const int rank = clue.numbers[0], first = shape.lowest + (rank - 1) / sides_of_grid;
  const int own_side = side_of_line(shape, line);
  const Ties ties = full_rank_ties_of(puzzle);
  model.allow(line[0], shape.bit(first));

  const int places = std::min(compared_places, static_cast<int>(line.size()) - 1);
  const bool may_be_equal = ties == Ties::any || places < static_cast<int>(line.size()) - 1;
  const auto is_larger = std::make_shared<const Automaton>(full_rank_order(shape, first, false, may_be_equal));
  const auto is_smaller = std::make_shared<const Automaton>(full_rank_order(shape, first, true, may_be_equal));
  const std::vector<FullRankSide> sides = other_full_rank_sides(clue, puzzle, own_side);
  std::vector<std::function<void(Model&)>> branches;
  for (unsigned smaller = 0; smaller < 1u << sides.size(); smaller++) {
    if (std::popcount(smaller) != (rank - 1) % sides_of_grid) continue;
    bool is_possible = true;
    for (std::size_t i = 0; i < sides.size(); i++) {
      is_possible &= !sides[i].is_known || sides[i].is_smaller == (smaller >> i & 1);
    }
    if (!is_possible) continue;
    branches.emplace_back([&, smaller](Model& branch) {
      for (std::size_t i = 0; i < sides.size(); i++) {
        Cells places_of_first;
        for (const Cells& number : sides[i].numbers) {
          places_of_first.push_back(number[0]);
          if (!(branch.candidates()[number[0]] & shape.bit(first))) continue;
          branch.along(full_rank_order_cells(line, number, places), smaller >> i & 1 ? is_smaller : is_larger);
        }
        // One of the numbers begins with the value.
        branch.count(std::move(places_of_first), shape.bit(first), 1, 1);
      }
    });
  }
  model.either(branches);
  if (compared_places >= static_cast<int>(line.size()) - 1) return;
  model.check(whole_grid(shape),
              [numbers = all_full_rank_numbers(shape), line, rank, ties](std::span<const int> values) {
                const std::vector<std::int8_t> grid(values.begin(), values.end());
                return has_full_rank(numbers, line, rank, ties, grid);
              });
}

std::string full_rank_shape_fault(const Shape& shape) {
  const bool fits = shape.lines && shape.rows == shape.values && shape.columns == shape.values && shape.values > 1 &&
                    shape.grids.size() <= 1;
  return fits ? "" : "needs a square grid with every value in each row and column";
}

}  // namespace

constinit const Rule full_rank_rule = {
    .id = "full_rank",
    .name = {"rule.full_rank", "Full rank"},
    .meaning =
        {"rule.full_rank.meaning",
         "All rows and columns are read as numbers, in both directions, and ranked from the smallest. The clue is "
         "the rank of the number that begins there. No other number is equal to it."},
    .form = "line; rank",
    .look = {.kind = Look::Kind::beside, .sign = "#"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {1, 1},
    .fault = [](const Clue& clue, const Shape& shape) -> std::string {
      if (std::string wrong = full_rank_shape_fault(shape); !wrong.empty()) return wrong;
      if (clue.numbers[0] < 1 || clue.numbers[0] > sides_of_grid * shape.values)
        return "has a rank that does not exist";
      return side_of_line(shape, clue.parts[0]) >= 0 ? "" : "is no row or column";
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<Cells> numbers = all_full_rank_numbers(puzzle.shape);
          return has_full_rank(numbers, clue.parts[0], clue.numbers[0], full_rank_ties_of(puzzle), values);
        },
    .post = post_full_rank,
};

constinit const Rule full_rank_ties_rule = {
    .id = "full_rank_ties",
    .name = {"rule.full_rank_ties", "Ties in full ranks"},
    .meaning = {"rule.full_rank_ties.meaning",
                "0: no two rows or columns are equal as numbers, read in any direction. 1: numbers may be equal, and a "
                "clue of full rank is any of the ranks that equal numbers share."},
    .form = "; 0 or 1",
    .parts = {0, 0},
    .cells = {0, 0},
    .numbers = {1, 1},
    .fault = [](const Clue& clue, const Shape& shape) -> std::string {
      if (clue.numbers[0] != 0 && clue.numbers[0] != 1) return "has a number other than 0 and 1";
      return full_rank_shape_fault(shape);
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          if (clue.numbers[0] == 1) return true;
          const std::vector<Cells> all = all_full_rank_numbers(puzzle.shape);
          for (std::size_t i = 0; i < all.size(); i++) {
            for (std::size_t j = 0; j < i; j++) {
              if (compare_lines(all[i], all[j], values) == 0) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          if (clue.numbers[0] == 1) return;
          const Shape& shape = puzzle.shape;
          // 0 to 63: the value to be compared.
          constexpr int equal = 64, different = 65;
          const auto next = [](int state, int value) {
            if (state == different) return different;
            if (state == equal) return value;
            return state == value ? equal : different;
          };
          const auto differ = std::make_shared<const Automaton>(
              automaton_of(shape, equal, next, [](int state) { return state == different; }));
          // Two numbers of one side differ in their first value. Numbers that are equal are also equal when read
          // backwards, so the first number is read from the left or the top.
          for (const int a : {0, 2}) {
            for (int b = a + 1; b < sides_of_grid; b++) {
              for (const Cells& one : numbers_of_side(shape, a)) {
                for (const Cells& other : numbers_of_side(shape, b)) {
                  Cells cells;
                  for (std::size_t i = 0; i < one.size(); i++) cells.insert(cells.end(), {one[i], other[i]});
                  model.along(std::move(cells), differ);
                }
              }
            }
          }
        },
};

}  // namespace shudu::variant
