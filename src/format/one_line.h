// OneLineReader: the reader of a format in which every record is one line.
#pragma once

#include "format/record_reader.h"

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

  static std::unique_ptr<RecordReader> make() { return std::make_unique<OneLineReader>(); }
};

}  // namespace shudu
