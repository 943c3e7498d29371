// sdk: SudoCue's files. Header lines without a space before the value, then nine rows.
//
//   #AJohn Doe
//   #DA puzzle to try
//   ......6..
//   23.......
//   …
//
// Without a header the same file is `rows`.
#include "format/block_reader.h"
#include "format/formats/sdk_header.h"

namespace shudu {
namespace {

class SdkReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    Puzzle puzzle;
    puzzle.line = source.line_number();
    read_sdk_header(source, puzzle);
    if (!source.peek()) return Unexpected{Error{source.line_number(), 0, rows_expected(0)}};
    CellRows rows;
    const auto place = read_block(source, rows, Headings::none);
    if (!place) return std::nullopt;
    if (!*place) return Unexpected{place->error()};
    puzzle.clues = puzzle.values = rows.grid();
    return puzzle;
  }
};

std::optional<std::string> write_sdk(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  append_sdk_header(puzzle, "", out);
  append_grid(puzzle.clues, {}, out);
  return std::nullopt;
}

}  // namespace

Format sdk_format() {
  return {.id = "sdk",
          .title = "SudoCue: header lines such as #Aauthor, then nine rows",
          .extension = "sdk",
          .holds = {Part::texts},
          .starts = [](TextSource& source) { return sdk_ahead(source) == SdkDialect::sudocue; },
          .reader = make_reader<SdkReader>,
          .write = write_sdk};
}

}  // namespace shudu
