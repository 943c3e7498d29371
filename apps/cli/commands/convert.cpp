// shudu convert: from any format to any other.
#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"

namespace shudu::cli {
namespace {

struct ConvertOptions {
  std::vector<std::string> files;
  std::string from, to;
  bool drop_marks = false;
};

int convert(const ConvertOptions& options) {
  Verdict verdict;
  if (options.to.empty()) {
    verdict.bad("convert: which format? Give --to FORMAT; 'shudu formats' lists them");
    return verdict.status();
  }
  const Format& format = *find_format(options.to);
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  std::uint64_t written = 0;
  out.write(format.prologue);
  struct Nothing {};
  const auto leave = [](const Batch&, Nothing&) {};
  answer_in_order<Nothing>(input, {}, leave, [&](Batch& batch, Nothing&) {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      Record& record = batch.record(i);
      if (!record.puzzle) continue;  // reported when it was read
      Puzzle& puzzle = *record.puzzle;
      if (options.drop_marks) {
        puzzle.candidates.reset();
        puzzle.notes.reset();
      }
      if (const auto reason = format.write(puzzle, written, out.text())) {
        const char* way_out = has_eliminations(puzzle) ? " (--drop-marks leaves them out)" : "";
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
  Option to{.names = "--to", .value = "FORMAT", .help = "the format to write", .target = &o->to};
  for (const Format& format : formats()) {
    if (format.write != nullptr) to.choices.emplace_back(format.id);
  }
  return {
      .name = "convert",
      .summary = "rewrite puzzles in another format",
      .description =
          "Reads puzzles in any format and writes them in the one named. What a format cannot hold is an error for "
          "that "
          "puzzle, never silently lost, except that a format with one grid takes the clues alone.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              to,
              {.names = "--drop-marks", .value = "", .help = "leave pencil marks out", .target = &o->drop_marks},
              from_option(o->from),
          },
      .examples = {{"shudu convert --to grid examples/puzzles.txt", "draw them in plain characters"},
                   {"shudu convert --to sudokuwiki puzzles.sdk", "an address to open in a browser, for each"}},
      .run = [o] { return convert(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
