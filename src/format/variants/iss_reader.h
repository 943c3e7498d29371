// IssReader: the tokens of ISS as clues of a puzzle. iss_types.cpp has a row for each type of token.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "format/variants/iss_cells.h"
#include "format/variants/iss_document.h"
#include "format/variants/iss_layout.h"
#include "format/variants/iss_tokens.h"

namespace shudu::variant {

// Where the clues of a token go, and how far a Replicate moves its cells.
struct IssScope {
  std::vector<Clue>* clues = nullptr;
  bool in_branch = false;  // a given is a clue there
  int group = 0, rows = 0, columns = 0;
};

class IssReader {
 public:
  explicit IssReader(IssLayout layout);

  // Reads all tokens. After false, error() says why.
  bool read_all(const std::vector<IssToken>& tokens, const IssScope& scope);
  const ReadError& error() const { return error_; }

  Puzzle puzzle;
  IssDocument document;
  // The texts of automata by their codes and breaks: a Replicate reads them many times.
  std::map<std::tuple<std::string_view, std::vector<std::size_t>, std::size_t>, std::string> automata;
  const IssLayout& layout() const { return layout_; }
  const Shape& shape() const { return puzzle.shape; }
  const IssCells& cells() const { return cells_; }

  // For the functions of the types. All return false or nullopt after an error.
  bool fail(const IssToken& token, const std::string& message);
  std::optional<Cell> cell(const IssToken& token, std::string_view name, const IssScope& scope);
  // The cells from an argument on.
  std::optional<Cells> cells_from(const IssToken& token, std::size_t first, const IssScope& scope);
  // The same, in groups that the separator ends.
  std::optional<std::vector<Cells>> segments_from(const IssToken& token, std::size_t first, std::string_view separator,
                                                  const IssScope& scope);
  std::optional<int> number(const IssToken& token, std::string_view text);
  std::optional<std::vector<int>> numbers(const IssToken& token, std::string_view text, char separator);
  bool add(const IssToken& token, const IssScope& scope, std::string_view rule, std::vector<Cells> parts,
           std::vector<int> numbers = {}, std::string text = {});
  // Nested copies could make a small text into any number of clues: fails after too many.
  bool charge(const IssToken& token, std::size_t size);
  // Keeps the name of the clue that was added last, unless it is in a branch.
  void keep_name(const IssScope& scope, const std::string& name);
  // The cell has one of the values.
  bool restrict(const IssToken& token, const IssScope& scope, Cell cell, Values values);

 private:
  bool read(const IssToken& token, const IssScope& scope);
  bool read_branches(const IssToken& token, const IssScope& scope);
  bool read_copies(const IssToken& token, const IssScope& scope);

  IssLayout layout_;
  IssCells cells_;
  ReadError error_;
  std::size_t work_ = 0;  // cells, clues and tokens read, copies included
};

// One type of token.
struct IssType {
  enum class Form : std::uint8_t {
    layout,        // read before (iss_layout.h), or without meaning for the solution
    global,        // no arguments
    cells,         // cells
    number_cells,  // a number, cells
    values_cells,  // values separated by '_', cells
    first_rest,    // a cell, cells
    adjacent,      // cells: every pair of them with a common edge, the earlier one first
    both_ends,     // a row or column, a number seen from its beginning, a number seen from its end
    segments,      // cells in segments separated by '-'
    own,           // by `read`
  };
  std::string_view name;
  Form form = Form::own;
  std::string_view rule;           // what the clues are
  std::optional<int> number = {};  // the number of an adjacent pair; the number that may be left out
  bool (*read)(IssReader& reader, const IssToken& token, const IssScope& scope) = nullptr;
};

std::span<const IssType> iss_types();
const IssType* find_iss_type(std::string_view name);
bool read_iss_type(IssReader& reader, const IssType& type, const IssToken& token, const IssScope& scope);

// The cells of row or column "R2" or "C10", from its beginning; empty if there is none.
Cells iss_line(const Shape& shape, std::string_view name);
// The diagonal of a little killer by its first cell; empty if there is none.
Cells iss_diagonal(const Shape& shape, Cell cell);

}  // namespace shudu::variant
