// JsonReading: what the readers of JSON documents share. It holds the puzzle that is being read, adds clues to it, and
// keeps the first error together with the place in the document: "killercage 3: R10C1 is outside the grid".
//
// Functions that return bool return false after an error. Everything is limited by the shape: a list of cells is not
// read further than a few times the number of cells of the puzzle.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/formats/documents.h"
#include "shudu/format.h"
#include "shudu/variant.h"

namespace shudu::variant {

inline constexpr std::size_t max_json_clues = 10'000;
inline constexpr int max_nesting = 8;  // branches within branches

class JsonReading {
 public:
  Puzzle puzzle;
  ReadError error;

  // Names the part of the document that is read next. The number counts from 1; 0 is left out.
  void at(std::string_view key, std::size_t number = 0);
  bool fail(std::string what);
  // Refuses a rule that is not known.
  bool unknown(std::string_view rule, std::string what = {});

  // A square with the usual boxes. False if the side is out of range.
  bool start_square(const Json* size, int otherwise);
  bool start_grid(std::int64_t rows, std::int64_t columns, std::int64_t lowest, std::int64_t values);

  // "R1C2", counted from 1, or the name of an auxiliary cell.
  bool cell(const Json& value, Cell& cell);
  bool cells(const Json* value, Cells& cells);
  bool place(int row, int column, Cell& cell);  // from 0
  // The four cells around a point of the grid.
  bool corner(int row, int column, Cells& around);
  // The same for a list in another form. `one` reads a cell.
  using ReadCell = std::function<bool(const Json& value, Cell& cell)>;
  bool cells(const Json* value, Cells& cells, const ReadCell& one);
  // Reads the entries of a list one by one.
  bool each(std::string_view key, const Json& list, const std::function<bool(const Json& entry)>& one);
  // Adds a clue for every list of cells in a list.
  bool add_lines(std::string_view key, const Json& list, std::string_view rule, const std::vector<int>& numbers,
                 const ReadCell& one);
  bool number(const Json* value, int& number);
  bool value(const Json& value, int& number);  // a value of the shape
  // The number in a member that may be missing.
  bool number_or(const Json& object, const char* key, int otherwise, int& number);
  // A number that may be left out.
  bool number_if_any(const Json* value, std::vector<int>& numbers);

  bool given(Cell cell, int value);

  // Adds a clue, or reports what is wrong with it.
  bool add(std::string_view rule, std::vector<Cells> parts, std::vector<int> numbers = {}, std::string text = {});
  bool add(Clue clue);
  // The shaft may begin in the circle.
  bool add_arrow(const Cells& circle, Cells shaft);
  // Where add() puts clues: the clues of the puzzle, or of a branch.
  std::vector<Clue>* clues = nullptr;

  // The puzzle if nothing is wrong with it.
  Result<Puzzle, ReadError> finish(bool good, std::string_view format, const Json& document);

 private:
  std::string place_;
  std::size_t count_ = 0;
};

// A number, or a text that is one. Nullopt for anything else, and for numbers of more than six digits.
std::optional<int> whole_number(const Json& value);
// Null, or a text without any character to read.
bool is_blank(const Json* value);
// The row and column of "R1C2" from 0. They may be outside the grid, which is at -1 and behind the last row or column.
std::optional<Corner> position_in(std::string_view name);
std::string position_name(int row, int column);  // "R1C2" of a place from 0
std::string cell_name(const Shape& shape, Cell cell);
Json cell_names(const Shape& shape, const Cells& cells);

// Whether there are as many values as rows and as columns.
bool is_square(const Shape& shape);
// Whether this is so, and nothing but the regions is unusual: values from 1, one grid, no auxiliary cells.
bool is_plain_square(const Shape& shape);
// The numbers of the dots of a rule, sorted; empty if they are only the usual one.
std::vector<int> dot_numbers(const std::vector<Clue>& clues, std::string_view rule);
// Whether a cell is in several regions. Formats that give every cell one region cannot hold that.
bool regions_overlap(const Shape& shape);
// Adds the rules that are flags in the metadata of a document. Fails at a flag that is not known.
bool add_rules_in_metadata(JsonReading& reading, const Json& metadata);
void take_document_texts(Puzzle& puzzle, DocumentTexts texts);
// Whether the text is an address of the site.
bool is_address_at(std::string_view text, std::string_view domain);
// The puzzle in the document that a parameter of the address contains. `missing` is the error of an address without it.
Result<Puzzle, ReadError> read_packed(std::string_view text, std::string_view parameter, std::string_view missing,
                                      Result<Puzzle, ReadError> (*read)(const Json& document));
// The document as text, empty if it has no members.
std::string text_of(const Json& document);
// The document that a puzzle keeps, if it is of this format; otherwise an empty object.
Json kept_document(const Puzzle& puzzle, std::string_view format);
// The values of a grid as to_line writes them, with '.' for cells that are left open; empty if it is not one.
std::string solution_line(const Shape& shape, const SolutionCells& cells);
Json solution_values(const Puzzle& puzzle);

}  // namespace shudu::variant
