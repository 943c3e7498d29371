// shudu sample: draws random solutions of a puzzle, all equally likely.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/sample.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "grids/bulk_grid_output.h"

namespace shudu::cli {
namespace {

struct SampleOptions : InputOptions {
  std::string to = "line";
  ask::SampleOptions asked{.seed = fresh_seed};
};

// Writes the solutions as they are drawn.
void draw(const Record& record, const ask::AnyPuzzle& puzzle, const ask::Sampler& sampler, const SampleOptions& options,
          GridOutput& out) {
  if (!sampler.is_uniform) {
    note(located(record.file, {record.place().line, 0, "too many solutions to list: not all are equally likely"}));
  }
  Progress progress{"solution"};
  std::uint64_t drawn = 0;
  Random random = options.asked.random(puzzle);
  sampler.draw(options.asked.count, random, [&](const std::string& solution) {
    if (record.variant != nullptr) {
      standard_output().write(solution + '\n');
      standard_output().written();
    } else {
      out.write(*grid_from(solution));
    }
    ++drawn;
    progress.update(drawn, static_cast<double>(drawn) / static_cast<double>(options.asked.count));
    return !standard_output().failed();
  });
}

// As JSON, or if there is no solution, the answer of the question; otherwise solutions.
void sample(const Record& record, const SampleOptions& options, GridOutput& out, AnswerOutput& answers) {
  const ask::AnyPuzzleRef puzzle = any_puzzle(record);
  if (record.variant != nullptr && options.to != "line") {
    return answers.write(record, {ask::Answer::no(ask::not_for_variants("--to"))});
  }
  const bool has_conflict = conflicting(*puzzle).has_value();
  const ask::Samples samples = options.json || has_conflict ? ask::Samples{} : puzzle->samples();
  if (samples.sampler != nullptr) return draw(record, *puzzle, *samples.sampler, options, out);
  answers.write(record, {answer_to(ask::sample_question, record, &options.asked)});
}

int sample_all(SampleOptions options) {
  Verdict verdict;
  const auto wanted = number_of(options.files.back(), "solution");
  if (!wanted && options.files.back() != "0") return verdict.refuse("sample: " + wanted.error());
  options.files.pop_back();
  options.asked.count = wanted ? *wanted : 0;
  options.asked.seed = seed_for(options.asked.seed);
  Input input{options, verdict};
  AnswerOutput answers{ask::sample_question, options.json, verdict};
  GridOutput out{options.to, verdict};
  while (const auto record = input.next()) {
    options.asked.record = input.number_of(*record);
    if (!answers.refuses(*record)) sample(*record, options, out, answers);
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
                     .target = &o->files,
                     .minimum = 2}},
      .options = {seed_option(o->asked.seed), to_option(o->to).not_with({"--json"}), from_option(o->from),
                  json_option(o->json)},
      .examples = {{"shudu sample examples/several.txt 3", "draw three solutions of each puzzle"}},
      .run = [o] { return sample_all(*o); }};
}

}  // namespace shudu::cli
