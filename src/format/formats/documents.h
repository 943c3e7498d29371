// What the documents of f-puzzles and SudokuPad have in common, for the classic puzzle in them and for the variant.
//
//   {"size":9,"title":"…","grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2]},{}, …], …]}                 f-puzzles
//   {"cells":[[{"value":5},{"centremarks":[1,2]},{}, …], …],"regions":[[[0,0],[0,1], …], …],                        SudokuPad
//    "cages":[{"value":"title: …"}],"metadata":{"title":"…"}, "lines":[], …}
//
// The sites are for variants. A document with any rule beyond classic Sudoku is no classic puzzle, and the error names the
// rule, also if it is only written.
#pragma once

#include <array>

#include "format/json_cells.h"
#include "format/record_reader.h"

namespace shudu {

// What the readers of JSON documents share, plain or packed into an address. The document is unpacked and parsed once. The
// classic puzzle is read from it, and if there is none, the variant.
class DocumentReader : public RecordReader {
 public:
  std::optional<VariantReading> with_rules(const Format* given) override;

 protected:
  // The place of the next record. There is no document until one of the functions below has read it.
  void begin(std::uint64_t line, std::uint64_t column);
  std::optional<TextFault> parse(std::string_view text);
  // The same for a packed document, or for one that is not packed. Returns the reason if there is none.
  std::optional<Refusal> unpack(std::string_view payload);

  const Json& document() const { return document_; }
  Unexpected<Error> fault(Refusal refusal) const { return {placed(std::move(refusal), record_line_, record_column_)}; }

 private:
  Json document_;
  bool has_document_ = false;
  std::uint64_t record_line_ = 0, record_column_ = 0;
};

bool looks_like_fpuzzles(const Json& document);
bool looks_like_scl(const Json& document);
// The classic puzzle, or the reason why there is none. Precondition: the document looks like it.
Result<Puzzle, Refusal> puzzle_of_fpuzzles(const Json& document);
Result<Puzzle, Refusal> puzzle_of_scl(const Json& document);

// The classic puzzle in a value of any form that is read (json_record.cpp), or why there is none.
Result<Puzzle, Refusal> puzzle_of_json(const Json& value);
void append_json_puzzle(std::string& out, const Puzzle& puzzle);

// The texts and the solution. The rules are all texts of rules.
struct DocumentTexts {
  std::string title, author, rules, description;
  SolutionCells solution;
};
DocumentTexts fpuzzles_texts(const Json& document);
DocumentTexts scl_texts(const Json& document);
// Whether a cage of f-puzzles only lights up fog.
bool is_fpuzzles_fog(const Json& cage);

// How a site names the members of a cell, and whether a digit is given without the member "given".
struct CellMembers {
  bool is_given;
  const char *centre, *corner;
  const char* allowed = nullptr;            // the digits that the cell may have
  std::array<const char*, 2> colours = {};  // the player's colour, and else the setter's
};
// Reads nine rows of nine cells, or says why it cannot.
std::optional<Refusal> take_cells(const Json& rows, const CellMembers& members, Puzzle& puzzle);
void append_cells(std::string& json, const CellMembers& members, const Puzzle& puzzle);
// The texts in a document, or in its metadata. `rules` are further members with rules, and cages may have remarks.
DocumentTexts texts_in(const Json* members, std::initializer_list<const Json*> rules,
                       const std::vector<Remark>& remarks);
void take_texts(const DocumentTexts& texts, Puzzle& puzzle);
// Appends the texts as members. Rules beyond classic Sudoku are a description.
void append_texts(std::string& json, const char* rules_key, const Puzzle& puzzle);
// Whether the cells with the same number are the nine boxes.
using RegionNumbers = std::array<int, Cell::count>;
bool are_boxes(const RegionNumbers& regions);

// The reader of addresses that contain a document, one on a line. The document may also stand alone.
class AddressReader : public DocumentReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) final;

 private:
  // What the first word of a line contains.
  virtual std::string_view payload_in(std::string_view word) const = 0;
  virtual Result<Puzzle, Refusal> puzzle_of(std::string_view payload) = 0;
};

}  // namespace shudu
