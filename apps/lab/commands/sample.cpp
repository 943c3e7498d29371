// shudu sample: draws random solutions of a puzzle, all equally likely.
#include <memory>

#include "ask/questions.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "engine/seed.h"
#include "grids/grid_output.h"

namespace shudu::cli {
namespace {

struct SampleOptions {
  std::vector<std::string> operands;
  std::string from, to = "line";
  std::uint64_t seed = fresh_seed;
};

// Writes the solutions that are drawn.
class Draws {
 public:
  Draws(const SampleOptions& options, std::uint64_t wanted, Verdict& verdict)
      : wanted_(wanted), random_(seed_for(options.seed)), out_(options.to, verdict) {}

  void write(const Record& record, const ask::Sampler& sampler) {
    if (!sampler.is_uniform) {
      note(located(record.file, {record.place().line, 0, "too many solutions to list: not all are equally likely"}));
    }
    Progress progress{"solution"};
    std::uint64_t drawn = 0;
    sampler.draw(wanted_, random_, [&](const std::string& solution) {
      if (record.variant != nullptr) {
        standard_output().write(solution + '\n');
        standard_output().written();
      } else {
        out_.write(*grid_from(solution));
      }
      ++drawn;
      progress.update(drawn, static_cast<double>(drawn) / static_cast<double>(wanted_));
      return !standard_output().failed();
    });
  }

 private:
  std::uint64_t wanted_;
  Random random_;
  GridOutput out_;
};

int sample(const SampleOptions& options) {
  Verdict verdict;
  const std::string& last = options.operands.back();
  const auto number = last == "0" ? 0 : positive_number(last);
  if (!number) {
    verdict.bad("sample: " + not_a_number(last, "solution"));
    return verdict.status();
  }
  std::vector<std::string> files(options.operands.begin(), options.operands.end() - 1);
  Input input{files, options.from, verdict, Variants::taken};
  AnswerOutput answers{false, verdict};
  Draws draws{options, *number, verdict};
  while (const auto record = input.next()) {
    if (!record->is_readable()) {
      verdict.bad(located(record->file, record->puzzle.error()));
      standard_output().write(answer_line(*refused(*record, ask::sample_question)));
      continue;
    }
    const ask::AnyPuzzleRef puzzle = any_puzzle(*record);
    if (record->variant != nullptr && options.to != "line") {
      judge(record->place(), ask::Answer::no(ask::not_for_variants("--to")), verdict);
      continue;
    }
    const auto invalid = ask::conflicting(*puzzle);
    const ask::Samples samples = invalid ? ask::Samples{} : puzzle->samples();
    if (samples.sampler != nullptr) {
      draws.write(*record, *samples.sampler);
    } else {
      const ask::NoAnswer none{ask::Status::no_solution};
      answers.write(*record, *puzzle, ask::Answer::no(invalid.value_or(none)), {});
    }
  }
  return verdict.status();
}

}  // namespace

Command sample_command() {
  auto o = std::make_shared<SampleOptions>();
  return {
      .name = "sample",
      .summary = "draw random solutions of a puzzle",
      .description =
          "Draw N solutions of each puzzle. The draws are independent, and all solutions are equally likely. An empty "
          "grid gives uniformly random grids. The same seed gives the same solutions. The solutions of a variant are "
          "written one on a line. If it has a million or more, all are possible but not equally likely, and a note "
          "says so.",
      .arguments = {{.name = "PUZZLE N",
                     .help = "a puzzle or a file of puzzles, and the number of solutions of each",
                     .target = &o->operands,
                     .minimum = 2}},
      .options = {seed_option(o->seed), to_option(o->to), from_option(o->from)},
      .examples = {{"shudu sample examples/several.txt 3", "draw three solutions of each puzzle"}},
      .run = [o] { return sample(*o); },
  };
}

}  // namespace shudu::cli
