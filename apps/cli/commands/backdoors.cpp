// shudu backdoors: finds the smallest sets of cells that reduce a puzzle to singles.
#include <fmt/core.h>

#include <memory>

#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"
#include "shudu/structure.h"
#include "solve/answers.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

struct BackdoorOptions {
  std::vector<std::string> files;
  std::string from;
  int size = 3;
  bool json = false;
  int threads = 0;
};

struct Backdoors {
  Answered answered;
  std::vector<std::vector<CellSet>> list;
};

std::string with_digits(CellSet cells, const Grid& solution) {
  std::string text;
  for (Cell cell : cells) text += fmt::format("{}{}={}", text.empty() ? "" : "+", name(cell), solution[cell]);
  return text;
}

// A sentence with the number of sets, and the sets as words.
std::string for_people(const std::vector<CellSet>& sets, const Grid& solution) {
  const auto size = static_cast<std::uint64_t>(sets.front().size());
  if (size == 0) return fitted("no backdoor is needed: singles solve the puzzle\n", 2);
  std::string text = fmt::format("{} of {}; each reduces the puzzle to singles:", counted(sets.size(), "backdoor"),
                                 counted(size, "cell"));
  for (CellSet cells : sets) text += ' ' + with_digits(cells, solution);
  return wrapped(text, 2, text_width()) + '\n';
}

void write(const Record& record, const Answer& answer, const std::vector<CellSet>& sets, const BackdoorOptions& options,
           Output& out) {
  const auto why = not_proper(record, answer.count);
  if (options.json) {
    if (why) return json_record(record, *why).append_to(out.text());
    JsonObject object = json_record(record, sets.empty() ? "not found" : "ok");
    if (!sets.empty()) {
      std::vector<std::string> texts;
      for (CellSet cells : sets) texts.push_back(with_digits(cells, answer.solution));
      object.add("size", static_cast<std::uint64_t>(sets.front().size())).add("backdoors", texts);
    }
    object.append_to(out.text());
    return;
  }
  if (why) {
    out.write(answer_line(*why));
  } else if (sets.empty()) {
    out.write(fmt::format("more than {}\n", options.size));
  } else if (stdout_is_terminal()) {
    out.write(for_people(sets, answer.solution));
  } else {
    out.write(std::to_string(sets.front().size()));
    for (CellSet cells : sets) {
      if (!cells.empty()) out.write(" " + with_digits(cells, answer.solution));
    }
    out.write("\n");
  }
}

int run(const BackdoorOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  answer_in_order<Backdoors>(
      input, {.threads = threads_wanted(options.threads), .batch = 32},
      [&](const Batch& batch, Backdoors& result) {
        answer_batch(batch, {.limit = 2}, result.answered);
        result.list.assign(batch.size(), {});
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Answer& answer = result.answered.answers[i];
          if (answer.count == 1) result.list[i] = backdoors(batch.clues()[i], answer.solution, options.size);
        }
      },
      [&](Batch& batch, const Backdoors& result) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record& record = batch.record(i);
          if (record.puzzle && result.list[i].empty()) verdict.negative();
          write(record, result.answered.answers[i], result.list[i], options, out);
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command backdoors_command() {
  auto o = std::make_shared<BackdoorOptions>();
  return {
      .name = "backdoors",
      .summary = "find the smallest sets of cells that reduce a puzzle to singles",
      .description =
          "Write the smallest number of cells that must be filled in before naked and hidden singles solve the rest of "
          "the puzzle, and all sets of that size with their digits. The number is 0 if singles solve the puzzle. If it "
          "is larger than --size, write 'more than N'.",
      .arguments = {puzzles_argument(o->files)},
      .options = {{.names = "--size",
                   .value = "N",
                   .help = "look for sets of up to N cells (default: 3)",
                   .target = &o->size,
                   .minimum = 0,
                   .maximum = 6},
                  from_option(o->from),
                  json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu backdoors examples/puzzles.txt", "write one line per puzzle"}},
      .run = [o] { return run(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
