// shudu sample: draws random solutions of a puzzle, all equally likely.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "answer/sampler.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "engine/seed.h"
#include "grids/grid_output.h"
#include "shudu/variant/search.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

struct SampleOptions {
  std::vector<std::string> operands;
  std::string from, to = "line";
  std::uint64_t seed = fresh_seed;
};

// A variant with as many solutions is not counted.
constexpr std::uint64_t countable = 1'000'000;

// Draws from the solutions of a variant. If there are very many, they cannot be counted, and not all are equally likely.
void sample_variant(const Record& record, std::uint64_t wanted, Random& random, Verdict& verdict) {
  const variant::Puzzle& puzzle = *record.variant;
  const auto invalid = not_searchable(record);
  std::vector<variant::Solution> all;
  constexpr std::uint64_t most_bytes = 64 << 20;
  const std::uint64_t most = std::min(countable, most_bytes / puzzle.candidates.size());
  if (!invalid) {
    variant::enumerate(puzzle, [&](const variant::Solution& solution) { return all.push_back(solution), true; },
                       {.limit = most});
  }
  Output& out = standard_output();
  if (all.empty()) {
    verdict.negative();
    return out.write(answer_line(invalid.value_or(NoAnswer{"no solution"})));
  }
  if (all.size() == most) {
    note(fmt::format("{}:{}: more than {} solutions: not all are equally likely", record.file, record.place().line,
                     most));
  }
  for (std::uint64_t i = 0; i < wanted && !out.failed(); ++i) {
    const variant::Solution solution =
        all.size() < most ? all[random.below(all.size())] : variant::random_solution(puzzle, random.next()).solution;
    out.write(to_line(puzzle.shape, solution) + '\n');
    out.written();
  }
}

int sample(const SampleOptions& options) {
  Verdict verdict;
  const std::string& last = options.operands.back();
  const auto number = last == "0" ? 0 : positive_number(last);
  if (!number) {
    verdict.bad("sample: " + not_a_number(last, "solution"));
    return verdict.status();
  }
  const std::uint64_t wanted = *number;
  std::vector<std::string> files(options.operands.begin(), options.operands.end() - 1);
  Input input{files, options.from, verdict, Variants::taken};
  Random random{seed_for(options.seed)};
  GridOutput out{options.to, verdict};
  while (auto record = input.next()) {
    if (record->variant != nullptr && options.to != "line") {
      report(*record, not_for_variants("--to"), verdict);
      continue;
    }
    if (record->variant != nullptr) {
      sample_variant(*record, wanted, random, verdict);
      continue;
    }
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      standard_output().write(answer_line(*not_searchable(*record)));
      continue;
    }
    const Puzzle& puzzle = *record->puzzle;
    const auto invalid = not_searchable(*record);
    const auto sampler = invalid ? nullptr : std::make_unique<Sampler>(puzzle);
    if (!sampler || !sampler->has_solution()) {
      verdict.negative();
      standard_output().write(answer_line(invalid.value_or(NoAnswer{"no solution"})));
      continue;
    }
    Progress progress{"solution"};
    std::uint64_t drawn = 0;
    sampler->draw(wanted, random, [&](const Grid& solution) {
      out.write(solution);
      ++drawn;
      progress.update(drawn, static_cast<double>(drawn) / static_cast<double>(wanted));
      return !standard_output().failed();
    });
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
