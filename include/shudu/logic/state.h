// State: the board of a solution by logic: givens, placed digits, and the candidates of every blank cell. The
// candidates are stored in three views, so that each technique can read the one it needs:
//
//   candidates(cell)          digits of a cell          (empty for a filled cell)
//   places(digit)             blank cells that have the digit as a candidate
//   positions(house, digit)   the same in a house; bit i stands for place i
//
// A digit that the rules allow may be missing, because a step or a player removed it.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "shudu/board/candidates.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/grid.h"
#include "shudu/board/house.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

class State {
 public:
  // The candidates that the clues leave. Conflicting clues are allowed. find_contradiction() finds the conflict.
  explicit State(const Grid& givens) : State(givens, givens) {}
  // The same with digits placed besides the givens. Precondition: values.extends(givens).
  State(const Grid& givens, const Grid& values);
  // Removes the candidates that are not in `allowed`.
  void restrict_to(const Candidates& allowed);

  const Grid& values() const { return values_; }
  CellSet givens() const { return givens_; }
  CellSet blanks() const { return blanks_; }
  bool is_solved() const { return blanks_.empty(); }
  DigitSet candidates(Cell cell) const { return candidates_[cell.index()]; }
  bool has(Cell cell, int digit) const { return candidates(cell).contains(digit); }
  CellSet places(int digit) const { return places_[digit]; }
  CellSet places(int digit, House house) const { return places_[digit] & house.cells(); }
  unsigned positions(House house, int digit) const {
    return positions_[static_cast<std::size_t>(house.index() * 9 + digit - 1)];
  }
  // The same for all rows, columns or boxes: digits 1..9 of house 0, digits 1..9 of house 1, …
  std::span<const std::uint16_t, 81> positions(House::Kind kind) const {
    return std::span{positions_}.subspan(static_cast<std::size_t>(kind) * 81).first<81>();
  }
  unsigned blank_places(House house) const { return blank_places_[house.index()]; }  // bit i: place i is blank
  CellSet with_candidate_count(int n) const;   // blank cells with exactly n candidates
  CellSet with_candidates_up_to(int n) const;  // blank cells with 1 to n candidates; precondition: n <= 4

  // Fills a cell and removes the digit from its peers. Precondition: the cell is blank.
  void place(Cell cell, int digit);
  // Removes a candidate. Does nothing if the cell does not have it.
  void remove(Cell cell, int digit) {
    remove(cell, digit, [](House, unsigned) {});
  }
  // The same. Calls note(house, positions) for each house of the cell, with the positions that the digit has left there.
  template <class Note>
  void remove(Cell cell, int digit, Note note) {
    places_[digit].erase(cell);
    clear(cell, digit, note);
  }
  // The same for several cells, in board order. After each cell, calls note_cell(cell).
  template <class Note, class NoteCell>
  void remove(CellSet cells, int digit, Note note, NoteCell note_cell) {
    places_[digit] -= cells;
    for (Cell cell : cells) {
      clear(cell, digit, note);
      note_cell(cell);
    }
  }
  // The digits on the board become givens.
  void make_given() { givens_ = ~blanks_; }
  // Precondition: the step was found on this state.
  void apply(const Step& step);

  // One of: a blank cell without candidates (digit 0, no house); a house without a place for a digit; two equal digits
  // in a house (`cell` is the second).
  struct Contradiction {
    std::optional<Cell> cell;
    std::optional<House> house;
    int digit = 0;
    friend bool operator==(const Contradiction&, const Contradiction&) = default;
  };
  std::optional<Contradiction> find_contradiction() const;

  friend bool operator==(const State&, const State&) = default;

 private:
  std::optional<Contradiction> find_digit_twice() const;
  // Removes a candidate from the views by cell and by house.
  template <class Note>
  void clear(Cell cell, int digit, Note note);
  static void clear(std::uint16_t& bits, unsigned bit) { bits = static_cast<std::uint16_t>(bits & ~bit); }

  std::array<DigitSet, Cell::count> candidates_;
  std::array<CellSet, 10> places_;  // by digit; [0] is unused
  std::array<std::uint16_t, House::count * 9> positions_;
  std::array<std::uint16_t, House::count> blank_places_;
  Grid values_;
  CellSet givens_;
  CellSet blanks_ = CellSet::all();
};

template <class Note>
inline void State::clear(Cell cell, int digit, Note note) {
  candidates_[cell.index()].erase(digit);
  const auto& bits = tables::place_bits_of_cell[cell.index()];
  for (std::size_t i = 0; i < 3; ++i) {
    const House house = houses(cell)[i];
    std::uint16_t& positions = positions_[static_cast<std::size_t>(house.index() * 9 + digit - 1)];
    clear(positions, bits[i]);
    note(house, unsigned{positions});
  }
}

}  // namespace shudu::logic
