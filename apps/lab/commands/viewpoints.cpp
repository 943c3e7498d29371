// shudu viewpoints: shows which cells can be solved by looking at rows, columns, boxes and cells.
#include <memory>

#include "commands/laboratory.h"
#include "draw/viewpoint_picture.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/board.h"
#include "solve/no_answer.h"
#include "viewpoints/viewpoint_report.h"

namespace shudu::cli {
namespace {

struct ViewpointOptions {
  std::vector<std::string> files;
  std::string from;
  bool sum = false, svg = false, json = false;
  int threads = 0;
};

// A position whose digits conflict. The digits may be a player's, so the clues alone need not conflict.
std::optional<NoAnswer> conflicting(const Record& record) {
  auto why = not_searchable(record);
  if (why || !has_conflict(record.puzzle->values)) return why;
  return NoAnswer{ask::Status::invalid, to_string(conflicts(record.puzzle->values))};
}

void write_no_views(const Record& record, const NoAnswer& why, const ViewpointOptions& options, Verdict& verdict) {
  if (!record.puzzle) verdict.bad(located(record.file, record.puzzle.error()));
  report(record, why, verdict);
  if (options.json) {
    json_record(record, why).append_to(standard_output().text());
  } else if (options.svg && record.puzzle) {
    note(located(record.file, {record.place().line, 0, in_words(why)}));
  } else if (record.puzzle) {
    standard_output().write(in_words(why) + '\n');
  }
}

int show_each(const ViewpointOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  bool first = true;
  while (auto record = input.next()) {
    if (options.svg && !first) {
      verdict.bad("viewpoints: --svg draws only the first puzzle; use --sum to draw all puzzles in one picture");
      break;
    }
    if (!first && !options.json && record->puzzle) out.write("\n");
    first = first && !record->puzzle;
    if (const auto why = conflicting(*record)) {
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
  Input input{options.files, options.from, verdict};
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
            report(*special, unsupported("puzzles with pencil marks cannot be summed"), verdict);
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
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "--sum", .value = "", .help = "add up the counts over all puzzles", .target = &o->sum},
              {.names = "--svg",
               .value = "",
               .help = "write an SVG picture of the board and the Venn diagram",
               .target = &o->svg,
               .not_with = {"--json"}},
              json_option(o->json),
              from_option(o->from),
              threads_option(o->threads),
          },
      .examples =
          {
              {"shudu viewpoints 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
               "show one position"},
              {"shudu viewpoints --svg puzzle.txt > viewpoints.svg", "write a picture"},
              {"shudu viewpoints --sum puzzles.txt", "count what each viewpoint finds alone"},
          },
      .run = [o] { return o->sum ? show_sum(*o) : show_each(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
