#include "format/codec/sudokupad_code.h"

#include <algorithm>

#include "format/cell_text.h"
#include "format/json_cells.h"

namespace shudu {
namespace {

constexpr std::string_view new_alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::string_view old_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
static_assert(new_alphabet.size() == 60 && old_alphabet.size() == 70);

// Fills cells one after the other. full() is true if there are exactly 81.
class Filler {
 public:
  void add(int digit) {
    if (digit != 0 && cells_ < Cell::count) grid_.set(Cell{cells_}, digit);
    skip(1);
  }
  void skip(int cells) { cells_ = std::min(cells_ + cells, Cell::count + 1); }
  int cells() const { return cells_; }
  std::optional<Grid> grid() const { return cells_ == Cell::count ? std::optional{grid_} : std::nullopt; }

 private:
  Grid grid_;
  int cells_ = 0;
};

std::optional<Grid> grid_of_new_code(std::string_view word) {
  Filler filler;
  for (char c : word) {
    const std::size_t place = new_alphabet.find(c);
    if (place == std::string_view::npos) return std::nullopt;
    filler.add(static_cast<int>(place % 10));
    filler.skip(static_cast<int>(place / 10));
  }
  return filler.grid();
}

std::optional<Grid> grid_of_old_code(std::string_view word) {
  Filler filler;
  for (char c : word) {
    const std::size_t run = old_alphabet.find(c);
    if (is_digit(c)) {
      filler.add(digit_of(c));
    } else if (run != std::string_view::npos) {
      filler.skip(static_cast<int>(run));
    } else {
      return std::nullopt;
    }
  }
  return filler.grid();
}

// Removes the text up to a single star from `rest`.
std::string take_text(std::string_view& rest) {
  std::string text;
  while (!rest.empty()) {
    const bool star = rest.front() == '*';
    if (star && !rest.starts_with("**")) break;
    text += rest.front();
    rest.remove_prefix(star ? 2 : 1);
  }
  return text;
}

}  // namespace

std::optional<Grid> grid_of_classic_code(std::string_view word) {
  const auto grid = grid_of_new_code(word);
  return grid ? grid : grid_of_old_code(word);
}

Result<Puzzle, Refusal> puzzle_of_scf(std::string_view word, ScfRules* rules) {
  const std::size_t star = std::min(word.find('*'), word.size());
  std::string_view rest = word.substr(std::min(star + 1, word.size()));
  const auto clues = grid_of_new_code(word.substr(0, star));
  if (!clues) return Unexpected{std::string{"this code does not hold 81 cells"}};
  Puzzle puzzle = puzzle_of(*clues);
  while (!rest.empty()) {
    const char what = rest.front();
    rest.remove_prefix(1);
    switch (what) {
      case 't': puzzle.title = take_text(rest); break;
      case 'a': puzzle.author = take_text(rest); break;
      case '*': break;
      case 'w':
        if (rules == nullptr) return Unexpected{has_beyond_classic("extra regions")};
        rules->windows = true;
        break;
      case 'x':
        if (rules == nullptr) return Unexpected{has_beyond_classic("diagonals")};
        rules->diagonals = true;
        break;
      default: return Unexpected{"expected a title or an author, found " + quoted(what)};
    }
  }
  return puzzle;
}

}  // namespace shudu
