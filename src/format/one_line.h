// OneLineReader: the reader of a format in which every record is one line.
#pragma once

#include "format/cell_text.h"
#include "format/record_reader.h"
#include "format/refusal.h"

namespace shudu {

// `parse` is a function (line, line number) → Result<Puzzle>.
template <auto parse>
class OneLineReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    const std::uint64_t number = source.line_number();
    Result<Puzzle> result = parse(*source.peek(), number);
    source.next_line();
    return result;
  }
};

// The text of a line without white space at both ends, and errors at places in it.
struct LineText {
  std::string_view text;
  std::uint64_t number = 0;
  std::size_t indent = 0;

  LineText(std::string_view line, std::uint64_t line_number) : text(trimmed(line)), number(line_number) {
    if (!text.empty()) indent = static_cast<std::size_t>(text.data() - line.data());
  }
  Unexpected<Error> fault(std::size_t at, Refusal refusal) const {
    return {placed(std::move(refusal), number, indent + at + 1)};
  }
};

}  // namespace shudu
