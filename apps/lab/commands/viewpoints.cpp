// shudu viewpoints: shows which cells can be solved by looking at rows, columns, boxes and cells.
#include <memory>

#include "commands/laboratory.h"
#include "draw/viewpoint_picture.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/board.h"
#include "viewpoints/viewpoint_report.h"

namespace shudu::cli {
namespace {

struct ViewpointOptions : InputOptions {
  bool sum = false, svg = false;
};

// Why a position cannot be viewed. Its digits may be a player's, so the clues alone need not conflict.
std::optional<ask::NoAnswer> not_viewed(const Record& record) {
  if (!record.puzzle) return unreadable(record);
  if (!has_conflict(record.puzzle->values)) return std::nullopt;
  return ask::NoAnswer{ask::Status::invalid, to_string(conflicts(record.puzzle->values))};
}

void write_no_views(const Record& record, const ask::NoAnswer& why, const ViewpointOptions& options, Verdict& verdict) {
  const ask::Answer answer = ask::Answer::no(why);
  if (record.puzzle) judge(record.place(), answer, verdict);
  if (options.json) {
    standard_output().write(record.puzzle ? json_line(record.place(), *any_puzzle(record), answer)
                                          : unreadable_line(record, true));
  } else if (!options.svg) {
    standard_output().write(answer_line(why));
  } else if (record.puzzle) {
    note(located(record.file, {record.place().line, 0, in_words(why)}));
  }
}

int show_each(const ViewpointOptions& options) {
  Verdict verdict;
  Input input{options, verdict, "viewpoints"};
  Output& out = standard_output();
  bool first = true;
  while (auto record = input.next()) {
    if (options.svg && !first) {
      verdict.bad("viewpoints: --svg draws only the first puzzle; use --sum to draw all puzzles in one picture");
      break;
    }
    if (!first && !options.json && record->puzzle) out.write("\n");
    first = first && !record->puzzle;
    if (const auto why = not_viewed(*record)) {
      write_no_views(*record, *why, options, verdict);
      continue;
    }
    const ViewedPosition position = viewed(*record->puzzle);
    if (position.views.has_contradiction) verdict.negative();
    if (options.svg) {
      out.write(svg::viewpoint_picture(position.givens, position.values, position.views).document());
    } else {
      out.write(options.json ? as_json(*record, position) : as_text(position, stdout_style()));
    }
    out.written();
  }
  return verdict.status();
}

int show_sum(const ViewpointOptions& options) {
  Verdict verdict;
  Input input{options, verdict, "viewpoints"};
  ViewpointSums sums;
  answer_in_order<ViewpointSums>(
      input, {.threads = threads_wanted(options.threads), .batch = 256},
      [&](const Batch& batch, ViewpointSums& some) {
        some = {};
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          if (special != nullptr && !special->puzzle) continue;
          if (special != nullptr && has_eliminations(*special->puzzle)) {
            // Its clues alone are a different puzzle.
            judge(special->place(), ask::Answer::no({.reason = "puzzles with pencil marks cannot be summed"}), verdict);
            continue;
          }
          some.add(batch.clues()[i]);
        }
      },
      [&](Batch&, ViewpointSums& some) { sums.add(some); });
  if (sums.contradictions > 0) verdict.negative();
  Output& out = standard_output();
  out.write(options.svg ? svg::viewpoint_picture(sums).document() : options.json ? as_json(sums) : as_text(sums));
  out.flush();
  return verdict.status();
}

}  // namespace

Command viewpoints_command() {
  auto o = std::make_shared<ViewpointOptions>();
  return {
      .name = "viewpoints",
      .summary = "show which cells can be solved from each viewpoint",
      .description =
          "Show every cell that can be solved at once, and from which viewpoints. There are four viewpoints. From its "
          "row, column or box, a digit is seen if it has only one place left in that house. From its cell, a digit is "
          "seen if no other digit is possible in that cell. The board marks each cell with the letters of its "
          "viewpoints (r row, c column, b box, x cell). A table counts the cells in each of the fifteen regions of the "
          "Venn diagram of these four sets.\n\nWith --sum, add up the counts over all puzzles of the input. Each "
          "puzzle is solved in looks: every look fills in all cells that are seen from any viewpoint, until no more "
          "are seen. Each cell is counted at the look that finds it. The same is repeated for each of the fifteen sets "
          "of viewpoints. The exit status is 1 if the viewpoints contradict each other, which means that the puzzle "
          "has no solution.",
      .input = o.get(),
      .options =
          {option("--sum", o->sum, "add up the counts over all puzzles"),
           option("--svg", o->svg, "write an SVG picture of the board and the Venn diagram").not_with({"--json"})},
      .examples =
          {{"shudu viewpoints 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "show one position"},
           {"shudu viewpoints --svg puzzle.txt > viewpoints.svg", "write a picture"},
           {"shudu viewpoints --sum puzzles.txt", "count what each viewpoint finds alone"}},
      .run = [o] { return o->sum ? show_sum(*o) : show_each(*o); }};
}

}  // namespace shudu::cli
