#include "ask/questions/sample.h"

#include "ask/questions.h"

namespace shudu::ask {
namespace {

constexpr Option sample_options[] = {
    option<&SampleOptions::count>("count", "draw N solutions", {.shown = "N", .most = 1'000'000}),
    option<&SampleOptions::seed>("seed", "random seed", {.shown = "N", .most = no_limit - 1})};

Answer sample(const AnyPuzzle& puzzle, const SampleOptions& asked, const Watch& watch) {
  if (const auto why = conflicting(puzzle)) return Answer::no(*why);
  const Samples from = puzzle.samples(watch);
  if (!from.complete) return Answer::cancelled();
  if (from.sampler == nullptr) return Answer::no({Status::no_solution});
  std::vector<std::string> solutions;
  const auto go_on = [&] {
    return !watch || watch(static_cast<double>(solutions.size()) / static_cast<double>(asked.count), solutions.size());
  };
  Random random = asked.random(puzzle);
  const auto keep = [&](const std::string& solution) {
    solutions.push_back(solution);
    return solutions.size() % 64 != 0 || go_on();
  };
  if (!from.sampler->draw(asked.count, random, keep, go_on)) return Answer::cancelled();
  return Answer::of(Status::ok, JsonObject{}.add("solutions", solutions).add("uniform", from.sampler->is_uniform));
}

}  // namespace

constinit const Question sample_question =
    question<sample>("sample", "random solutions; if `uniform`, all solutions are equally likely", sample_options);

}  // namespace shudu::ask
