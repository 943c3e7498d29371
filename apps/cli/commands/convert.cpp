// shudu convert: rewrites puzzles in another format. A variant needs a format of variants, and a classic puzzle can be
// written in one, too.
#include <algorithm>
#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "format/classic_form.h"
#include "shudu/format.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

struct ConvertOptions {
  std::vector<std::string> files;
  std::string from, to;
  bool drop_marks = false;
  bool lossy = false;
};

std::vector<std::string> target_formats() {
  std::vector<std::string> ids;
  for (const Format& format : formats()) {
    if (is_written(format)) ids.emplace_back(format.id);
  }
  return ids;
}

// The option that means nothing for a variant; empty if there is none.
std::string classic_option_of(const ConvertOptions& options) {
  return options.drop_marks ? "--drop-marks" : options.lossy ? "--lossy" : "";
}

int convert(const ConvertOptions& options) {
  Verdict verdict;
  if (options.to.empty()) {
    verdict.bad("convert: --to FORMAT is required (run 'shudu formats' for a list)");
    return verdict.status();
  }
  const Format& format = *find_format(options.to);
  const std::string for_classic = classic_option_of(options);
  Input input{options.files, options.from, verdict, Variants::taken};
  Output& out = standard_output();
  std::uint64_t written = 0;
  out.write(format.prologue);
  struct Nothing {};
  const auto leave = [](const Batch&, Nothing&) {};
  answer_in_order<Nothing>(input, {}, leave, [&](Batch& batch, Nothing&) {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      Record& record = batch.record(i);
      if (!record.is_readable()) continue;  // the input has reported it
      if (record.variant != nullptr && !for_classic.empty()) {
        report(record, not_for_variants(for_classic), verdict);
        continue;
      }
      if (record.variant != nullptr || format.write == nullptr) {
        const auto refused = record.variant != nullptr
                                 ? write_variant(format, *record.variant, out.text())
                                 : write_variant(format, variant_form(*record.puzzle), out.text());
        if (refused) verdict.bad(located(record.file, {record.place().line, 0, options.to + ": " + *refused}));
        out.written();
        continue;
      }
      Puzzle& puzzle = *record.puzzle;
      if (options.drop_marks) {
        for (auto marks : {&Puzzle::candidates, &Puzzle::notes, &Puzzle::corner_notes}) (puzzle.*marks).reset();
        puzzle.colours.reset();
      }
      const OnLoss on_loss = options.lossy ? OnLoss::leave_out : OnLoss::refuse;
      if (const auto reason = write_puzzle(format, puzzle, written, out.text(), on_loss)) {
        const char* way_out = lost_parts(puzzle, format).empty() ? "" : "; use --lossy to leave them out";
        verdict.bad(located(record.file, {puzzle.line, 0, options.to + ": " + *reason + way_out}));
        continue;
      }
      ++written;
      out.written();
    }
  });
  out.write(format.epilogue);
  out.flush();
  return verdict.status();
}

}  // namespace

Command convert_command() {
  auto o = std::make_shared<ConvertOptions>();
  const Option to{.names = "--to",
                  .value = "FORMAT",
                  .help = "write this format of 'shudu formats'",
                  .target = &o->to,
                  .choices = target_formats(),
                  .listed_by = "shudu formats"};
  return {
      .name = "convert",
      .summary = "rewrite puzzles in another format",
      .description =
          "Read puzzles in any format and write them in another. If the new format cannot hold the entries, the marks "
          "or the colours of a puzzle, report an error that names the formats that can. 'shudu formats' shows what "
          "each format holds. A variant is written in one of the formats of variants.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              to,
              {.names = "--lossy", .value = "", .help = "leave out what the format cannot hold", .target = &o->lossy},
              {.names = "--drop-marks",
               .value = "",
               .help = "leave out candidates, notes and colours",
               .target = &o->drop_marks},
              from_option(o->from),
          },
      .examples = {{"shudu convert --to grid examples/puzzles.txt", "draw the grids in plain characters"},
                   {"shudu convert --to sudokuwiki puzzles.sdk", "write a web address for each puzzle"},
                   {"shudu convert --to iss variants.txt", "write variants as strings of Interactive Sudoku Solver"}},
      .run = [o] { return convert(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
