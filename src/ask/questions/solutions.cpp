// solutions: a list of solutions. Those of a classic puzzle are in lexicographic order.
#include "ask/questions.h"

namespace shudu::ask {
namespace {

struct SolutionsOptions {
  std::uint64_t limit = 1000;
};
constexpr Option solutions_options[] = {option<&SolutionsOptions::limit>(
    "limit", "list at most N solutions", {.shown = "N", .least = 1, .most = 10'000'000})};

Answer ask_solutions(const AnyPuzzle& puzzle, const SolutionsOptions& asked, const Watch& watch) {
  std::vector<std::string> list;
  bool complete = true;
  const auto why = conflicting(puzzle);
  const auto share = [&](double, std::uint64_t) {
    return !watch || watch(static_cast<double>(list.size()) / static_cast<double>(asked.limit), list.size());
  };
  const Found found = why ? Found{}
                          : puzzle.enumerate(
                                [&](const std::string& solution) {
                                  if (complete = list.size() < asked.limit; !complete) return false;
                                  list.push_back(solution);
                                  return true;
                                },
                                share);
  if (!found.complete) return Answer::cancelled();
  const JsonObject fields = JsonObject{}.add("solutions", list).add("complete", complete);
  if (why) return Answer::no(*why, fields);
  return Answer::of(list.empty() ? Status::no_solution : Status::ok, fields);
}

}  // namespace

constinit const Question solutions_question = question<ask_solutions>(
    "solutions", "the first solutions, of a classic puzzle in lexicographic order", solutions_options);

}  // namespace shudu::ask
