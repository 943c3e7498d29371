// shudu convert: rewrites puzzles in another format. A variant needs a format of variants, and a classic puzzle can be
// written in one, too.
#include <memory>

#include "ask/format_table.h"
#include "ask/questions.h"
#include "ask/questions/convert.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"

namespace shudu::cli {
namespace {

struct ConvertOptions : InputOptions {
  ask::ConvertOptions asked{.to = {}};
};

// The option that means nothing for a variant; empty if there is none.
std::string classic_option_of(const ConvertOptions& options) {
  return options.asked.drop_marks ? "--drop-marks" : options.asked.lossy ? "--lossy" : "";
}

class Converter {
 public:
  Converter(const ConvertOptions& options, Verdict& verdict)
      : options_(options),
        verdict_(verdict),
        writer_(options.asked.to, options.asked.lossy ? OnLoss::leave_out : OnLoss::refuse) {
    out_.write(writer_.prologue());
  }

  void write(const Record& record) {
    if (!record.is_readable()) return;  // the input has reported it
    if (const std::string option = classic_option_of(options_); record.variant != nullptr && !option.empty()) {
      return judge(record.place(), ask::Answer::no(ask::not_for_variants(option)), verdict_);
    }
    if (const auto reason = append(record)) {
      verdict_.bad(located(record.file, {record.place().line, 0, options_.asked.to + ": " + *reason}));
    }
    out_.written();
  }

  void finish() {
    out_.write(writer_.epilogue());
    out_.flush();
  }

 private:
  std::optional<std::string> append(const Record& record) {
    if (record.variant != nullptr) return writer_.write(*record.variant, out_.text());
    if (options_.asked.drop_marks) return append(ask::without_marks(*record.puzzle));
    return append(*record.puzzle);
  }

  std::optional<std::string> append(const Puzzle& puzzle) {
    auto reason = writer_.write(puzzle, out_.text());
    const bool is_loss = reason && !lost_parts(puzzle, writer_.format()).empty();
    return is_loss ? *reason + "; use --lossy to leave them out" : reason;
  }

  const ConvertOptions& options_;
  Verdict& verdict_;
  ask::RecordWriter writer_;
  Output& out_ = standard_output();
};

int convert(const ConvertOptions& options) {
  Verdict verdict;
  if (options.asked.to.empty())
    return verdict.refuse("convert: --to FORMAT is required (run 'shudu formats' for a list)");
  Input input{options, verdict};
  Converter converter{options, verdict};
  struct Nothing {};
  const auto leave = [](const Batch&, Nothing&) {};
  answer_in_order<Nothing>(input, {}, leave, [&](Batch& batch, Nothing&) {
    for (std::size_t i = 0; i < batch.size(); ++i) converter.write(batch.record(i));
  });
  converter.finish();
  return verdict.status();
}

}  // namespace

Command convert_command() {
  auto o = std::make_shared<ConvertOptions>();
  return {
      .name = "convert",
      .summary = "rewrite puzzles in another format",
      .description =
          "Read puzzles in any format and write them in another. If the new format cannot hold the entries, the marks "
          "or the colours of a puzzle, report an error that names the formats that can. 'shudu formats' shows what "
          "each format holds. A variant is written in one of the formats of variants.",
      .input = o.get(),
      .extras = InputExtras::none,
      .options = {option_of(ask::convert_question, "to", &o->asked),
                  option_of(ask::convert_question, "lossy", &o->asked),
                  option_of(ask::convert_question, "drop_marks", &o->asked)},
      .examples = {{"shudu convert --to grid examples/puzzles.txt", "draw the grids in plain characters"},
                   {"shudu convert --to sudokuwiki puzzles.sdk", "write a web address for each puzzle"},
                   {"shudu convert --to iss variants.txt", "write variants as strings of Interactive Sudoku Solver"}},
      .run = [o] { return convert(*o); }};
}

}  // namespace shudu::cli
