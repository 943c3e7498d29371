// pencilmarks: the candidates of all 81 cells, in any frame. Written in HoDoKu's form.
//
//   .-----------------.------------.-------------.
//   | 4789  789   5   | 1   28  3  | 6   27   29 |
//   | 2     3     478 | …
//   …
//   '-----------------'------------'-------------'
//
// The grid does not distinguish clues from entries. Both are read as clues.
#include "format/block_reader.h"
#include "format/candidate_grid.h"

namespace shudu {
namespace {

class PencilmarksReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    GroupRows rows;
    auto place = read_block(source, rows);
    if (!place) return std::nullopt;
    if (!*place) return Unexpected{std::move(*place).error()};
    Puzzle puzzle = puzzle_of_groups(rows.groups());
    puzzle.clues = puzzle.values;
    puzzle.title = std::move((*place)->title);
    puzzle.line = (*place)->line;
    return puzzle;
  }
};

std::optional<std::string> write_pencilmarks(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  constexpr FrameStyle hodoku{.indent = "",
                              .top_edge = '.',
                              .top_cross = '.',
                              .middle_edge = ':',
                              .middle_cross = '+',
                              .bottom_edge = '\'',
                              .bottom_cross = '\''};
  separate_records(ordinal, out);
  append_candidate_grid(shown_candidates(puzzle), hodoku, out);
  return std::nullopt;
}

}  // namespace

Format pencilmarks_format() {
  return {
      .id = "pencilmarks",
      .title = "candidate grid, written as HoDoKu does",
      .extension = "txt",
      .holds = {Part::entries, Part::candidates},
      .starts = starts_block<BlockKind::pencilmarks>,
      .reader = []() -> std::unique_ptr<RecordReader> { return std::make_unique<PencilmarksReader>(); },
      .write = write_pencilmarks,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
