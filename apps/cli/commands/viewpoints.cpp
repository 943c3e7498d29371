// shudu viewpoints: shows which cells can be solved by looking at rows, columns, boxes and cells.
#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "draw/viewpoint_picture.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/board/conflict.h"
#include "viewpoints/viewpoint_report.h"

namespace shudu::cli {
namespace {

struct ViewpointOptions {
  std::vector<std::string> files;
  std::string from, color = "auto";
  bool sum = false, svg = false, json = false;
  int threads = 0;
};

std::string invalid_line(const std::string& reason, bool json) {
  if (!json) return "invalid: " + reason + '\n';
  JsonObject object;
  object.add("status", "invalid").add("reason", reason);
  std::string line;
  object.append_to(line);
  return line;
}

int show_each(const ViewpointOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  bool first = true;
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    if (options.svg && !first) {
      verdict.bad("viewpoints: --svg draws only the first puzzle; use --sum to draw all puzzles in one picture");
      break;
    }
    if (!first && !options.json) out.write("\n");
    first = false;
    const Puzzle& puzzle = *record->puzzle;
    if (const auto faults = conflicts(puzzle.values); !faults.empty()) {
      verdict.negative();
      if (!options.svg) out.write(invalid_line(to_string(faults), options.json));
      if (options.svg) verdict.bad("viewpoints: " + to_string(faults));
      continue;
    }
    const ViewedPosition position = viewed(puzzle);
    if (position.views.has_contradiction) verdict.negative();
    if (options.svg) {
      out.write(svg::viewpoint_picture(position.givens, position.values, position.views).document());
    } else {
      out.write(options.json ? as_json(position) : as_text(position, stdout_style()));
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
            verdict.bad(located(special->file, {.line = special->puzzle->line,
                                                .message = "puzzles with pencil marks cannot be summed"}));
            continue;
          }
          some.add(batch.clues()[i]);
        }
      },
      [&](Batch&, ViewpointSums& some) { sums.add(some); });
  if (sums.contradictions > 0) verdict.negative();
  if (sums.puzzles == 0) {
    if (verdict.status() == Status::all_positive) verdict.bad("viewpoints: the input has no puzzles");
    return verdict.status();
  }
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
               .target = &o->svg},
              json_option(o->json),
              from_option(o->from),
              threads_option(o->threads),
              color_option(o->color),
          },
      .examples =
          {
              {"shudu viewpoints 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
               "show one position"},
              {"shudu viewpoints --svg puzzle.txt > viewpoints.svg", "write a picture"},
              {"shudu viewpoints --sum puzzles.txt", "count what each viewpoint finds alone"},
          },
      .run =
          [o] {
            if (o->svg && o->json) {
              Verdict verdict;
              verdict.bad("viewpoints: --svg and --json cannot be combined");
              return verdict.status();
            }
            set_color(o->color);
            return o->sum ? show_sum(*o) : show_each(*o);
          },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
