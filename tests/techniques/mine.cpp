// mine_cases: finds test positions for a technique in generated puzzles.
//
//   mine_cases TECHNIQUE [COUNT] [SEED] [VARIANT]
//
// Generates random puzzles, follows the path of each, and prints states in which the technique has a step that passes
// as a case, at most one of each puzzle, in the library format. Gives up after 20,000 puzzles.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

#include "case_line.h"
#include "logic/hodoku/solver.h"
#include "logic/library_case.h"
#include "puzzle_maker.h"
#include "shudu/search.h"

namespace {

using namespace shudu;

constexpr int most_puzzles = 20000;

std::optional<std::string> case_in(const logic::State& state, const logic::Technique& technique,
                                   const std::string& variant) {
  logic::LibraryCase the_case{.code = std::string{technique.hodoku.code},
                              .variant = variant,
                              .digits = {},
                              .state = state,
                              .eliminations = {},
                              .placements = {}};
  for (const logic::Step& step : find_all(state, technique, options_for(the_case))) {
    the_case.digits = step.digits;
    the_case.eliminations = step.eliminations;
    the_case.placements = step.placements;
    the_case.inferences = step.inferences;
    if (!failure(the_case)) return test::case_line(state, step, variant);
  }
  return std::nullopt;
}

std::optional<std::string> case_on_path(const Grid& puzzle, const logic::Technique& technique,
                                        const std::string& variant) {
  const std::optional<Grid> solution = solve(puzzle);
  logic::hodoku::Solver solver{puzzle, &*solution};
  while (!solver.state().is_solved()) {
    const logic::State before = solver.state();
    const logic::Step step = solver.next_step();
    // A state with a single left is skipped, unless the technique is a single.
    if (step.technique->family != logic::Family::singles || technique.family == logic::Family::singles) {
      if (auto line = case_in(before, technique, variant)) return line;
    }
    solver.apply(step);
  }
  return std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
  const logic::Technique* technique = argc > 1 ? logic::find_technique(argv[1]) : nullptr;
  if (technique == nullptr) {
    std::fprintf(stderr, "usage: mine_cases TECHNIQUE [COUNT] [SEED] [VARIANT]\n");
    return 2;
  }
  int wanted = argc > 2 ? std::atoi(argv[2]) : 1;
  test::PuzzleMaker maker{argc > 3 ? static_cast<std::uint64_t>(std::atoll(argv[3])) : 1};
  const std::string variant = argc > 4 ? argv[4] : "";
  for (int i = 0; i < most_puzzles && wanted > 0; ++i) {
    const auto line = case_on_path(maker.unique(), *technique, variant);
    if (!line) continue;
    std::printf("%s\n", line->c_str());
    std::fflush(stdout);
    --wanted;
  }
  return wanted == 0 ? 0 : 1;
}
