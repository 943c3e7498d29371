// Puzzle: a classic puzzle with everything that its source says about it. Those with other rules or shapes are variant::Puzzle
// (variant.h).
//
//   const Puzzle puzzle = puzzle_of(*grid_from("53..7...."…));
//   if (parts_of(puzzle).contains(Part::notes)) …
//
// Thread safety: plain values. All functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"

namespace shudu {

// A puzzle with everything that the formats can store. A field is empty if the source does not have it.
struct Puzzle {
  Grid clues;                              // the givens
  Grid values;                             // the givens and the digits filled in; values.extends(clues)
  std::optional<Candidates> candidates;    // set if the source lists the candidates of every cell; a solution of the
                                           // puzzle then uses only these digits
  std::optional<Candidates> notes;         // a player's own marks, perhaps in few cells; other cells have an empty set.
                                           // If the source has two kinds of marks, these are in the middle of the cell
  std::optional<Candidates> corner_notes;  // the marks in the corners of the cell
  std::optional<Grid> colours;             // the colour of each cell, 1 to 9; 0 for none
  std::optional<Grid> solution;            // as given in the source, not checked

  std::string title;
  std::string author;
  std::string description;
  std::string comment;
  std::string date;
  std::string source;
  std::string url;
  std::string level;  // difficulty, as the source writes it
  std::string id;     // name or number of the record in its collection
  std::string extra;  // text that followed the puzzle on its line

  std::uint64_t line = 0;   // first line of the record, from 1; 0 if the puzzle was not read from text
  std::string_view format;  // id of the format of the record

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// Whether `candidates` differ from the candidates that the values leave. A format without pencil marks cannot hold such
// a puzzle.
bool has_eliminations(const Puzzle& puzzle);

// A puzzle that has clues and no other field.
Puzzle puzzle_of(const Grid& clues);

// What a puzzle may have besides its clues, and a format may be able to hold.
enum class Part : std::uint8_t { entries, candidates, notes, corner_notes, colours, solution, texts, variants };
inline constexpr Part all_parts[] = {Part::entries, Part::candidates, Part::notes, Part::corner_notes,
                                     Part::colours, Part::solution,   Part::texts, Part::variants};
// "entries", "corner notes"
std::string_view name(Part part);

class PartSet {
 public:
  constexpr PartSet() = default;
  constexpr PartSet(std::initializer_list<Part> parts) {
    for (Part part : parts) bits_ |= bit(part);
  }
  constexpr bool contains(Part part) const { return (bits_ & bit(part)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr PartSet operator-(PartSet a, PartSet b) { return a.bits_ &= ~b.bits_, a; }
  friend constexpr PartSet operator&(PartSet a, PartSet b) { return a.bits_ &= b.bits_, a; }
  friend constexpr PartSet operator|(PartSet a, PartSet b) { return a.bits_ |= b.bits_, a; }
  friend constexpr bool operator==(PartSet, PartSet) = default;

 private:
  static constexpr unsigned bit(Part part) { return 1U << static_cast<unsigned>(part); }
  unsigned bits_ = 0;
};

// The names of the parts, in the order of all_parts.
std::vector<std::string> names(PartSet parts);
// The parts that the puzzle has. Candidates count if they say more than the values (has_eliminations). Notes count if a
// cell has some.
PartSet parts_of(const Puzzle& puzzle);

}  // namespace shudu
