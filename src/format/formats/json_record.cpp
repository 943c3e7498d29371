// A puzzle as one JSON value, in any of the forms we read and in the one we write.
//
//   {"puzzle":"1....2…","values":"13…","candidates":["1","39",…],"solution":"134592…","title":"…"}
//
// The puzzle may be called clues, grid, board, quiz, givens or sudoku. It may be an array, and it may be the whole
// value. The object may also be a document of f-puzzles or SudokuPad. We write only the members that are present.
#include <utility>

#include "base/json_text.h"
#include "format/formats/documents.h"
#include "format/json_cells.h"
#include "format/keep_candidates.h"

namespace shudu {
namespace {

constexpr const char* puzzle_keys[] = {"puzzle", "clues", "grid", "board", "quiz", "givens", "sudoku"};
constexpr std::pair<const char*, std::optional<Candidates> Puzzle::*> mark_keys[] = {
    {"notes", &Puzzle::notes},
    {"corner_notes", &Puzzle::corner_notes},
};
// The first name of a field is the one that we write.
constexpr std::pair<const char*, std::string Puzzle::*> text_keys[] = {
    {"title", &Puzzle::title},
    {"name", &Puzzle::title},
    {"author", &Puzzle::author},
    {"date", &Puzzle::date},
    {"description", &Puzzle::description},
    {"comment", &Puzzle::comment},
    {"source", &Puzzle::source},
    {"url", &Puzzle::url},
    {"level", &Puzzle::level},
    {"difficulty", &Puzzle::level},
    {"rating", &Puzzle::level},
    {"id", &Puzzle::id},
    {"extra", &Puzzle::extra},
};

// A saved game of GNOME Sudoku: {"cells":[{"position":[0,4],"value":7,"fixed":true,"earmarks":[]}, …]}.
bool looks_like_gnome_sudoku(const Json& object) {
  const Json* cells = member_of(object, "cells");
  return cells != nullptr && cells->is_array() && !cells->empty() && member_of(cells->front(), "position") != nullptr;
}

Result<Puzzle, Refusal> puzzle_of_gnome_sudoku(const Json& object) {
  Puzzle puzzle;
  Candidates notes;
  for (Cell cell : all_cells()) notes.set(cell, {});
  for (const Json& entry : *member_of(object, "cells")) {
    const Json* position = member_of(entry, "position");
    const bool is_pair = position != nullptr && position->is_array() && position->size() == 2;
    const auto row = is_pair ? digit_in((*position)[0]) : std::nullopt;
    const auto col = is_pair ? digit_in((*position)[1]) : std::nullopt;
    if (!row || !col || *row > 8 || *col > 8)
      return Unexpected{std::string{"expected a position of two numbers from 0 to 8"}};
    const Cell cell = Cell::at(*row, *col);
    const Json* value = member_of(entry, "value");
    const auto digit = value != nullptr ? digit_in(*value) : std::nullopt;
    if (!digit) return Unexpected{name(cell) + " is not a digit"};
    puzzle.values.set(cell, *digit);
    puzzle.clues.set(cell, is_true(entry, "fixed") ? *digit : 0);
    notes.set(cell, digits_in(member_of(entry, "earmarks")));
  }
  if (notes.total() > 0) puzzle.notes = notes;
  puzzle.level = text_in(member_of(object, "difficulty_category"));
  return puzzle;
}

Result<Puzzle, Refusal> puzzle_of_object(const Json& object) {
  if (looks_like_fpuzzles(object)) return puzzle_of_fpuzzles(object);
  const Json* cells = nullptr;
  for (const char* key : puzzle_keys) {
    const Json* value = member_of(object, key);
    if (cells == nullptr && value != nullptr && (value->is_array() || value->is_text())) cells = value;
  }
  if (cells == nullptr && looks_like_scl(object)) return puzzle_of_scl(object);
  if (cells == nullptr && looks_like_gnome_sudoku(object)) return puzzle_of_gnome_sudoku(object);
  if (cells == nullptr) {
    return Unexpected{std::string{"expected a member puzzle, clues, grid, board, quiz, givens or sudoku"}};
  }
  for (const char* key : {"rules", "ruleset"}) {
    if (auto reason = text_beyond_classic(lines_in(member_of(object, key)))) return Unexpected{*std::move(reason)};
  }
  const auto clues = grid_in(*cells);
  if (!clues) return Unexpected{clues.error()};
  Puzzle puzzle = puzzle_of(*clues);
  std::optional<Grid> values;
  std::optional<Candidates> candidates;
  std::optional<Refusal> fault;
  const auto take = [&](const char* key, auto read, auto& into) {
    const Json* value = member_of(object, key);
    if (fault || value == nullptr || value->is_null()) return;
    const auto member = read(*value);
    if (member) into = *member;
    if (!member) fault = Refusal{"in " + std::string{key} + ": " + member.error()};
  };
  take("values", grid_in, values);
  take("solution", grid_in, puzzle.solution);
  take("candidates", marks_in, candidates);
  for (const auto& [key, field] : mark_keys) take(key, marks_in, puzzle.*field);
  take("colours", grid_in, puzzle.colours);
  if (fault) return Unexpected{*std::move(fault)};
  for (Cell cell : values.value_or(Grid{}).filled()) {
    if (!clues->is_blank(cell) && (*clues)[cell] != (*values)[cell]) {
      return Unexpected{"in values: " + name(cell) + " is not the clue there"};
    }
    puzzle.values.set(cell, (*values)[cell]);
  }
  if (candidates) keep_candidates(puzzle, *candidates);
  for (const auto& [key, field] : text_keys) {
    if ((puzzle.*field).empty()) puzzle.*field = text_in(member_of(object, key));
  }
  return puzzle;
}

}  // namespace

Result<Puzzle, Refusal> puzzle_of_json(const Json& value) {
  if (value.is_object()) return puzzle_of_object(value);
  const auto clues = grid_in(value);
  if (!clues) return Unexpected{clues.error()};
  return puzzle_of(*clues);
}

void append_json_puzzle(std::string& out, const Puzzle& puzzle) {
  const auto add_key = [&out](std::string_view key) { out += ",\"" + std::string{key} + "\":"; };
  const auto add_grid = [&](std::string_view key, const Grid& grid) {
    add_key(key);
    out += '"' + to_line(grid) + '"';
  };
  const auto add_marks = [&](std::string_view key, const Candidates& marks) {
    add_key(key);
    for (Cell cell : all_cells()) out += (cell == Cell{0} ? "[\"" : ",\"") + to_string(marks[cell]) + '"';
    out += ']';
  };
  out += "{\"puzzle\":\"" + to_line(puzzle.clues) + '"';
  if (puzzle.values != puzzle.clues) add_grid("values", puzzle.values);
  if (puzzle.candidates) add_marks("candidates", *puzzle.candidates);
  for (const auto& [key, field] : mark_keys) {
    if (puzzle.*field) add_marks(key, *(puzzle.*field));
  }
  if (puzzle.colours) add_grid("colours", *puzzle.colours);
  if (puzzle.solution) add_grid("solution", *puzzle.solution);
  std::string Puzzle::*written = nullptr;
  for (const auto& [key, field] : text_keys) {
    if (field == written || (puzzle.*field).empty()) continue;
    add_key(key);
    append_json_string(out, puzzle.*field);
    written = field;
  }
  out += '}';
}

}  // namespace shudu
