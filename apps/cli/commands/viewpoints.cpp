// shudu viewpoints: which cells are solved from the rows, the columns, the boxes and the cells.
#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/conflict.h"
#include "shudu/json_object.h"
#include "shudu/viewpoint_picture.h"
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
      verdict.bad("viewpoints: --svg draws one position, the first; --sum draws all of them together");
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
            // With its clues alone it would be another puzzle.
            verdict.bad(
                located(special->file, {.line = special->puzzle->line, .message = "pencil marks are not summed"}));
            continue;
          }
          some.add(batch.clues()[i]);
        }
      },
      [&](Batch&, ViewpointSums& some) { sums.add(some); });
  if (sums.contradictions > 0) verdict.negative();
  if (sums.puzzles == 0) {
    if (verdict.status() == Status::all_positive) verdict.bad("viewpoints: no puzzles");
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
      .summary = "show which cells the row, column, box and cell viewpoints solve",
      .description =
          "A digit that has only one place left in its row is seen from the row; likewise from the column and from the "
          "box; a cell in which only one digit is possible is seen from the cell. Shows the board with every cell that "
          "can be solved at once, a letter for each viewpoint from which it is seen (r row, c column, b box, x cell), "
          "and "
          "how many cells there are in each of the fifteen regions of the Venn diagram of these four sets.\n\n"
          "With --sum it adds up all puzzles of the input at every step of solving: look, write all that is seen from "
          "any "
          "viewpoint, look again, until nothing is seen. Every cell is counted once, at the look that found it. Then "
          "the "
          "same for each of the fifteen sets of viewpoints alone. Status 1 when what is seen contradicts itself.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "--sum",
               .value = "",
               .help = "add up all puzzles, at every step of solving",
               .target = &o->sum},
              {.names = "--svg",
               .value = "",
               .help = "write a picture: the board and the diagram of four ellipses",
               .target = &o->svg},
              json_option(o->json),
              from_option(o->from),
              threads_option(o->threads),
              color_option(o->color),
          },
      .examples =
          {
              {"shudu viewpoints 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
               "one position"},
              {"shudu viewpoints --svg puzzle.txt > viewpoints.svg", "as a picture"},
              {"shudu viewpoints --sum puzzles.txt", "what each viewpoint finds that no other finds"},
          },
      .run =
          [o] {
            if (o->svg && o->json) {
              Verdict verdict;
              verdict.bad("viewpoints: give either --svg or --json");
              return verdict.status();
            }
            set_color(o->color);
            return o->sum ? show_sum(*o) : show_each(*o);
          },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
