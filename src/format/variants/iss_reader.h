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

  // For the functions of the types, about the token that is read. All return false or nullopt after an error.
  const IssToken& token() const { return *token_; }
  const IssScope& scope() const { return *scope_; }
  std::string_view argument(std::size_t i) const { return token_->argument(i); }
  bool fail(const std::string& message);
  // The rule of the token is not known.
  bool fail_unknown();
  // A Replicate moves the cell, unless `is_moved` is false.
  std::optional<Cell> cell(std::string_view name, bool is_moved = true);
  // The cells from an argument on, without the last `left_out` arguments.
  std::optional<Cells> cells_from(std::size_t first, std::size_t left_out = 0);
  // The same, in groups that the separator ends.
  std::optional<std::vector<Cells>> segments_from(std::size_t first, std::string_view separator);
  std::optional<int> number(std::string_view text);
  std::optional<std::vector<int>> numbers(std::string_view text);  // separated by '_'
  bool add(std::string_view rule, std::vector<Cells> parts, std::vector<int> numbers = {}, std::string text = {});
  // Nested copies could make a small text into any number of clues: fails after too many.
  bool charge(std::size_t size);
  // Keeps the name of the clue that was added last, unless it is in a branch.
  void keep_name(const std::string& name);
  // The cell has one of the values.
  bool restrict(Cell cell, Values values);

 private:
  bool read(const IssToken& token, const IssScope& scope);
  bool read_current();
  bool read_branches();
  bool read_copies();

  IssLayout layout_;
  IssCells cells_;
  ReadError error_;
  const IssToken* token_ = nullptr;
  const IssScope* scope_ = nullptr;
  std::size_t work_ = 0;  // cells, clues and tokens read, copies included
};

// One type of token, and how a rule is written.
class IssWriter;
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
    written,       // no type: a rule that is written as what it means
  };
  std::string_view name;
  Form form = Form::own;
  std::string_view rule;           // what the clues are
  std::optional<int> number = {};  // the number of an adjacent pair; the number that may be left out
  bool (*read)(IssReader& reader) = nullptr;
  bool (*write)(IssWriter& writer, const Clue& clue) = nullptr;  // null if it is written as its form says
};

// The tables, one in each file.
std::span<const IssType> iss_common_types();
std::span<const IssType> iss_sum_types();
std::span<const IssType> iss_content_types();
std::span<const IssType> iss_table_types();
std::span<const IssType> iss_global_types();
std::span<const IssType> iss_chaos_types();
// The first type that passes a test; null if there is none.
template <class Test>
const IssType* iss_type_with(Test test) {
  for (const auto table : {iss_common_types(), iss_sum_types(), iss_content_types(), iss_table_types(),
                           iss_global_types(), iss_chaos_types()}) {
    for (const IssType& type : table) {
      if (test(type)) return &type;
    }
  }
  return nullptr;
}
const IssType* find_iss_type(std::string_view name);
bool read_iss_type(IssReader& reader, const IssType& type);

// The cells of row or column "R2" or "C10", from its beginning; empty if there is none.
Cells iss_line(const Shape& shape, std::string_view name);
// "R2" and 1 if the cells are a row or column from its beginning, 2 from its end; 0 if they are none.
struct IssNamedLine {
  std::string name;
  int end = 0;
};
IssNamedLine iss_named_line(const Shape& shape, Cells cells);
// The diagonal of a little killer by its first cell; empty if there is none.
Cells iss_diagonal(const Shape& shape, Cell cell);

}  // namespace shudu::variant
