#include "bench/measure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "bench/program_speed.h"
#include "bench/targets.h"
#include "engine/program_path.h"
#include "shudu/board.h"

namespace shudu::cli::bench {
namespace {

// A repetition in this process passes over the set until this time is reached, because clocks and interrupts disturb
// shorter ones too much.
constexpr double long_enough = 0.02;

// A contender in this process. `once` runs one repetition and returns the seconds per pass over the set.
struct Contender {
  Timing& timing;
  std::function<double()> once;
};

// The first pass runs here. It warms up and determines the number of passes per
// repetition.
Contender passes_of(Timing& timing, Clock clock, std::function<void()> pass) {
  const double begin = now(clock);
  pass();
  const double first = std::max(now(clock) - begin, 1e-9);
  const double passes = std::ceil(std::clamp(long_enough / first, 1.0, 1e6));
  return {timing, [clock, passes, pass = std::move(pass)] {
            const double start = now(clock);
            for (double i = 0; i < passes; ++i) pass();
            // The clock may be too coarse and return 0, but the speed is computed by division.
            return std::max((now(clock) - start) / passes, 1e-9);
          }};
}

constexpr double peer_warm_up = 1;  // seconds

// The program, as a user would call it, on the target of the other measurements. Without a target, the program would pass
// a large file to a graphics card.
Program own_program(std::uint64_t limit, int threads) {
  std::vector<std::string> arguments{companion_path("shudu"), limit > 2 ? "count" : "solve"};
  if (limit == 2) arguments.emplace_back("--unique");
  if (limit > 2) arguments.insert(arguments.end(), {"--limit", std::to_string(limit)});
  // Named rather than "-", so that the program reads it like any other file.
  arguments.insert(arguments.end(), {"--threads", std::to_string(threads), "/dev/stdin"});
  return {.arguments = std::move(arguments),
          .environment = {"SHUDU_TARGET=" + std::string{search_target()}},
          .errors = Errors::dropped};
}

// Compares all answers to one puzzle.
class Comparison {
 public:
  Comparison(const Grid& puzzle, std::uint64_t limit, std::vector<std::string>& disagreements)
      : puzzle_(puzzle), limit_(limit), disagreements_(disagreements) {}

  void counts(const char* who, std::uint64_t count, std::uint64_t expected) const {
    if (count == expected) return;
    disagree(std::string{who} + " finds " + std::to_string(count) + " of at most " + std::to_string(limit_) +
             ", bulk search " + std::to_string(expected));
  }
  void solution(const char* who, const std::optional<Grid>& solution) const {
    if (solution && is_solution(*solution) && solution->extends(puzzle_)) return;
    disagree(std::string{who} + " gives " + (solution ? to_line(*solution) : "no grid") + ", which is not a solution");
  }
  void other_solution(const char* who, const Grid& solution) const {
    disagree(std::string{who} + " gives " + to_line(solution) + ", which is not the solution of the bulk search");
  }

 private:
  void disagree(const std::string& how) const { disagreements_.push_back(to_line(puzzle_) + ": " + how); }

  const Grid& puzzle_;
  std::uint64_t limit_;
  std::vector<std::string>& disagreements_;
};

// Every target must give the answers of the bulk search.
void compare(const PuzzleSet& set, const std::vector<Answer>& bulk, Targets& targets, Row& row) {
  for (std::size_t target = 0; target < targets.size(); ++target) {
    const std::vector<Answer>& answers = targets.answers(target);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Comparison comparison{set.puzzles[i], row.limit, row.disagreements};
      const char* const who = targets.name(target).c_str();
      comparison.counts(who, answers[i].count, std::min(bulk[i].count, targets.most_counted(target)));
      if (answers[i].solution != Grid{} && answers[i].solution != bulk[i].solution) {
        comparison.other_solution(who, answers[i].solution);
      }
    }
  }
}

// Room for a solution and for anything that a solver writes after it.
using SolutionText = std::array<char, 1024>;

// Bulk, single and the peer library must agree on every puzzle, and their solutions must be valid.
void compare(const PuzzleSet& set, const std::vector<Answer>& bulk, const std::vector<PeerLibrary::Text>& texts,
             const Plan& plan, Row& row) {
  for (std::size_t i = 0; i < set.puzzles.size(); ++i) {
    const Comparison comparison{set.puzzles[i], row.limit, row.disagreements};
    if (bulk[i].count > 0) comparison.solution("bulk search", bulk[i].solution);
    const Answer single = search(set.puzzles[i], row.limit).answer;
    comparison.counts("single search", single.count, bulk[i].count);
    if (single.count > 0) comparison.solution("single search", single.solution);
    if (!plan.library) continue;
    SolutionText text{};
    // Some solvers return one solution more than the limit.
    const std::uint64_t count =
        std::min<std::uint64_t>(plan.library->count(texts[i], row.limit, text.data()), row.limit);
    comparison.counts("the peer library", count, bulk[i].count);
    if (count > 0 && row.limit == 1) {
      comparison.solution("the peer library", grid_from(std::string_view{text.data(), Cell::count}));
    }
  }
}

}  // namespace

Row measure(const PuzzleSet& set, std::uint64_t limit, const Plan& plan) {
  Row row;
  row.set = set.name;
  row.puzzles = set.puzzles.size();
  row.limit = limit;
  std::vector<Answer> answers(set.puzzles.size());
  std::vector<PeerLibrary::Text> texts;
  if (plan.library) {
    for (const Grid& puzzle : set.puzzles) texts.push_back(PeerLibrary::text_of(puzzle));
  }
  row.work = search_all(set.puzzles, answers, limit, plan.threads);
  compare(set, answers, texts, plan, row);
  std::optional<Targets> targets;
  if (plan.targets) {
    targets.emplace(set, limit, plan.threads);
    compare(set, answers, *targets, row);
  }

  std::vector<Contender> contenders;
  if (plan.library) {
    contenders.push_back(passes_of(row.library, Clock::thread, [&] {
      SolutionText solution{};
      for (const auto& text : texts) plan.library->count(text, limit, solution.data());
    }));
  }
  contenders.push_back(passes_of(row.bulk, plan.threads == 1 ? Clock::thread : Clock::wall,
                                 [&] { search_all(set.puzzles, answers, limit, plan.threads); }));
  contenders.push_back(passes_of(row.single, Clock::thread, [&] {
    for (std::size_t i = 0; i < answers.size(); ++i) answers[i] = search(set.puzzles[i], limit).answer;
  }));
  if (targets) row.targets.resize(targets->size());
  for (std::size_t i = 0; i < row.targets.size(); ++i) {
    row.targets[i].name = targets->name(i);
    contenders.push_back(passes_of(row.targets[i].timing, targets->clock(i), [&targets, i] { targets->pass(i); }));
  }
  std::optional<ProgramSpeed> command;
  if (!plan.command.empty()) {
    command.emplace(set.puzzles, Program{.arguments = {"sh", "-c", plan.command}}, peer_warm_up);
  }
  ProgramSpeed program{set.puzzles, own_program(limit, plan.threads), 0};
  for (int i = 0; i < plan.repeat; ++i) {
    for (const Contender& contender : contenders) contender.timing.add(contender.once());
    if (command) command->run();
    program.run();
  }
  row.program = program.timing();
  row.program_failure = program.failure();
  if (command) {
    row.command = command->timing();
    row.command_failure = command->failure();
  }
  for (std::size_t i = 0; i < row.targets.size(); ++i) {
    if (targets->failed(i)) row.targets[i].timing = {};
  }
  return row;
}

}  // namespace shudu::cli::bench
