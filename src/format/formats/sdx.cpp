// sdx: SudoCue's puzzles in progress. Nine lines of nine cells with a space between. A clue is its digit, a cell that
// the player has filled has 'u' before it, and an open cell is its candidates.
//
//   4789 789 5 1 28 3 u6 27 29
//   2 3 478 …
//
// An open cell with one candidate looks like a clue. candidate_grid.h describes the rule that distinguishes them.
#include "format/block_reader.h"
#include "format/candidate_grid.h"

namespace shudu {
namespace {

class SdxReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    GroupRows rows;
    auto place = read_block(source, rows);
    if (!place) return std::nullopt;
    if (!*place) return Unexpected{std::move(*place).error()};
    Puzzle puzzle = puzzle_of_groups(rows.groups());
    puzzle.title = std::move((*place)->title);
    puzzle.line = (*place)->line;
    return puzzle;
  }
};

std::optional<std::string> write_sdx(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  const Candidates shown = shown_candidates(puzzle);
  if (shown.has_contradiction()) return "cannot hold a cell without candidates";
  separate_records(ordinal, out);
  for (Cell cell : all_cells()) {
    if (puzzle.clues.is_blank(cell) && !puzzle.values.is_blank(cell)) out += 'u';
    out += to_string(shown[cell]);
    out += cell.col() == 8 ? '\n' : ' ';
  }
  return std::nullopt;
}

}  // namespace

Format sdx_format() {
  return {
      .id = "sdx",
      .title = "SudoCue work in progress: candidates, and 'u' before the player's digits",
      .extension = "sdx",
      .holds = {Part::entries, Part::candidates},
      .starts = starts_block<BlockKind::sdx>,
      .reader = []() -> std::unique_ptr<RecordReader> { return std::make_unique<SdxReader>(); },
      .write = write_sdx,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
