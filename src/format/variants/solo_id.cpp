// solo: game IDs of "Solo" in Simon Tatham's puzzle collection, of any size and with its variants.
//
//   3x3x:a2b7_1c9…                 box columns x rows and flags, then the cells
//   9j:…,a_b…                      j: irregular regions follow after a comma; the number is the side
//   2x3k:…,a_b…,9a5…               k: cages and their sums follow, each after a comma
//
// Cells: a letter is a run of blanks (a is 1, z is 26), a number is a clue, '_' separates numbers. x is both diagonals.
// Other flags (symmetry, difficulty) say how the puzzle was made. Regions and cages are the lines between neighbours:
// all vertical ones row by row, then all horizontal ones column by column. A letter is a run of pairs without a line
// before a line (a is 1, '_' is 0); z is 25 without a line after it. A last line beyond the grid ends the list. The
// sums are written like cells, each in the first cell of its cage.
#include <numeric>

#include "base/counted.h"
#include "format/variants/forms.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

struct SoloHead {
  int box_columns = 0, box_rows = 0;
  bool diagonals = false, irregular = false, killer = false;
  std::size_t cells_at = 0;  // after the colon
  int side() const { return box_columns * box_rows; }
};

std::optional<SoloHead> solo_head(std::string_view text) {
  constexpr std::size_t longest = 24;
  const std::size_t colon = text.substr(0, longest).find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  SoloHead head;
  std::size_t at = 0;
  const auto take_number = [&] {
    const std::size_t begin = at;
    while (at < colon && '0' <= text[at] && text[at] <= '9') ++at;
    return small_number(text.substr(begin, at - begin));
  };
  const auto first = take_number();
  if (!first) return std::nullopt;
  head.box_columns = *first;
  head.box_rows = *first;
  bool both = false;
  if (at + 1 < colon && text[at] == 'x' && '0' <= text[at + 1] && text[at + 1] <= '9') {
    ++at;
    const auto second = take_number();
    if (!second) return std::nullopt;
    head.box_rows = *second;
    both = true;
  }
  for (; at < colon; ++at) {
    const char c = text[at];
    if (!(('a' <= c && c <= 'z') || ('0' <= c && c <= '9'))) return std::nullopt;
    if (c == 'x') head.diagonals = true;
    if (c == 'j') head.irregular = true;
    if (c == 'k') head.killer = true;
    if (c == 'd') ++at;  // difficulty, one letter
  }
  if (head.irregular) {  // 9j and 3x3j have the side 9
    if (both) head.box_columns *= head.box_rows;
    head.box_rows = 1;
  }
  if (head.box_columns > max_values || head.box_rows > max_values) return std::nullopt;
  if (head.side() < 2 || head.side() > max_values) return std::nullopt;
  head.cells_at = colon + 1;
  return head;
}

// The numbers of the cells, 0 for a blank. Ends at a comma or at the end of the text.
Result<std::vector<int>, ReadError> solo_cells(std::string_view text, std::size_t& at, int side) {
  std::vector<int> cells;
  const auto most = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  while (at < text.size() && text[at] != ',') {
    const char c = text[at];
    if ('a' <= c && c <= 'z') {
      const int run = c - 'a' + 1;
      cells.insert(cells.end(), static_cast<std::size_t>(run), 0);
      ++at;
    } else if (c == '_') {
      ++at;
    } else {
      const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
      const auto number = small_number(text.substr(at, end - at));
      if (!number) return bad_text(at, "expected a letter, a number or '_'");
      cells.push_back(*number);
      at = end;
    }
    if (cells.size() > most) return bad_text(at, "more than " + std::to_string(most) + " cells");
  }
  if (cells.size() != most) {
    return bad_text(at, counted(cells.size(), "cell") + ", expected " + std::to_string(most));
  }
  return cells;
}

// Groups of cells by the lines between them.
Result<std::vector<Cells>, ReadError> solo_groups(std::string_view text, std::size_t& at, int side) {
  if (at == text.size() || text[at] != ',') return bad_text(at, "expected a comma and the lines between cells");
  ++at;
  const int lines = 2 * side * (side - 1);
  std::vector<int> group(static_cast<std::size_t>(side * side));
  std::iota(group.begin(), group.end(), 0);
  const auto first_of = [&](int cell) {
    while (group[static_cast<std::size_t>(cell)] != cell) cell = group[static_cast<std::size_t>(cell)];
    return cell;
  };
  int line = 0;
  for (; at < text.size() && text[at] != ','; ++at) {
    const char c = text[at];
    if (c != '_' && !('a' <= c && c <= 'z')) return bad_text(at, "expected a letter or '_'");
    const int run = c == '_' ? 0 : c == 'z' ? 25 : c - 'a' + 1;
    if (line + run > lines) return bad_text(at, "too many lines between cells");
    for (int i = 0; i < run; ++i, ++line) {
      const bool vertical = line < lines / 2;
      const int within = vertical ? line : line - lines / 2;
      const int major = within / (side - 1), minor = within % (side - 1);
      const int a = vertical ? major * side + minor : minor * side + major;
      const int x = first_of(a), y = first_of(a + (vertical ? 1 : side));
      group[static_cast<std::size_t>(std::max(x, y))] = std::min(x, y);
    }
    if (c != 'z') ++line;
  }
  if (line != lines + 1) return bad_text(at, "too few lines between cells");
  std::vector<Cells> groups, by_first(group.size());
  for (int cell = 0; cell < side * side; ++cell) {
    by_first[static_cast<std::size_t>(first_of(cell))].push_back(static_cast<Cell>(cell));
  }
  for (Cells& cells : by_first) {
    if (!cells.empty()) groups.push_back(std::move(cells));
  }
  return groups;
}

bool starts_solo_id(std::string_view text) {
  text = trimmed_text(text);
  const auto head = solo_head(text);
  if (!head) return false;
  const bool classic = head->side() == 9 && head->box_rows == 3 && !head->diagonals && !head->killer;
  std::size_t at = head->cells_at;
  return !classic && solo_cells(text, at, head->side()).has_value();
}

Result<Puzzle, ReadError> read_solo_id(std::string_view source) {
  const std::string_view text = trimmed_text(source);
  const auto head = solo_head(text);
  if (!head) return bad_text(0, "expected a game ID like 3x3x:a2b7…");
  const int side = head->side();
  std::size_t at = head->cells_at;
  const auto clues = solo_cells(text, at, side);
  if (!clues) return Unexpected{clues.error()};
  Shape shape = square(side);
  if (head->irregular) {
    auto regions = solo_groups(text, at, side);
    if (!regions) return Unexpected{std::move(regions).error()};
    shape.regions = *std::move(regions);
    for (const Cells& region : shape.regions) {
      if (region.size() != static_cast<std::size_t>(side)) return bad_text(0, "regions differ in size");
    }
  } else {
    shape.regions = boxes(side, side, head->box_rows, head->box_columns);
  }
  Puzzle puzzle = blank(std::move(shape));
  for (std::size_t i = 0; i < clues->size(); ++i) {
    if ((*clues)[i] != 0 && !set_given(puzzle, static_cast<Cell>(i), (*clues)[i])) {
      return bad_text(0, "no value " + std::to_string((*clues)[i]));
    }
  }
  if (head->diagonals) {
    for (const std::string_view rule : {"positive_diagonal", "negative_diagonal"}) {
      if (auto error = add_clue(puzzle, rule, {})) return Unexpected{*std::move(error)};
    }
  }
  if (head->killer) {
    auto cages = solo_groups(text, at, side);
    if (!cages) return Unexpected{std::move(cages).error()};
    if (at == text.size()) return bad_text(at, "expected a comma and the sums");
    const auto sums = solo_cells(text, ++at, side);
    if (!sums) return Unexpected{sums.error()};
    for (Cells& cage : *cages) {
      std::vector<int> numbers;
      if (const int sum = (*sums)[cage.front()]; sum > 0) numbers.push_back(sum);
      if (auto error = add_clue(puzzle, "killer_cage", {std::move(cage)}, std::move(numbers))) {
        return Unexpected{*std::move(error)};
      }
    }
  }
  if (at != text.size()) return bad_text(at, "unexpected text after the puzzle");
  return checked(std::move(puzzle));
}

}  // namespace

VariantForm solo_form() { return {.starts = starts_solo_id, .read = read_solo_id}; }

}  // namespace shudu::variant
