// Calls the finders of techniques: the first step of a list of techniques, all steps of one, and the path of easiest steps.
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "logic/request.h"
#include "shudu/logic.h"

namespace shudu::logic {

namespace {

bool is_allowed(const Technique& technique, const Options& options) {
  return technique.find != nullptr && (options.uniqueness || !technique.needs_uniqueness);
}

// Techniques with the same switch share one search, so only the first of them is called.
bool shares_switch(const Technique& a, const Technique& b) {
  return a.find == b.find && a.hodoku.index == b.hodoku.index && a.size == b.size && a.kind == b.kind;
}

bool contains(std::span<const Technique* const> wanted, const Technique* technique) {
  return std::find(wanted.begin(), wanted.end(), technique) != wanted.end();
}

// A search may report steps of every technique with its switch. Only steps of wanted techniques count.
std::optional<Step> find_first(const State& state, std::span<const Technique* const> wanted, const Options& options,
                               Memo& memo) {
  const Technique* asked = nullptr;
  for (const Technique* technique : wanted) {
    if (!is_allowed(*technique, options) || (asked != nullptr && shares_switch(*asked, *technique))) continue;
    asked = technique;
    if (options.go_on && !options.go_on()) return std::nullopt;
    std::optional<Step> found;
    bool others = false;
    const auto take = [&](Step&& step) {
      others = !contains(wanted, step.technique);
      if (!others) found = std::move(step);
      return others;
    };
    Request first{.state = state, .options = options, .memo = memo, .take = take, .first_only = true};
    technique->find(first, *technique);
    if (!found && others) {
      // With first_only a finder may have stopped at an unwanted step, so all steps are searched.
      Request all{.state = state, .options = options, .memo = memo, .take = take};
      technique->find(all, *technique);
    }
    if (found) return found;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Step> find_all(const State& state, const Technique& technique, const Options& options) {
  std::vector<Step> steps;
  if (!is_allowed(technique, options) || (options.go_on && !options.go_on())) return steps;
  Memo memo;
  Request request{.state = state, .options = options, .memo = memo, .take = [&](Step&& step) {
                    if (step.technique == &technique) steps.push_back(std::move(step));
                    return true;
                  }};
  technique.find(request, technique);
  return steps;
}

std::optional<Step> find_first(const State& state, std::span<const Technique* const> wanted, const Options& options) {
  Memo memo;
  return find_first(state, wanted, options, memo);
}

Walk easiest_first(const State& start, std::span<const Technique* const> wanted, const Options& options) {
  // The memo is valid for one state, so every call clears it.
  auto memo = std::make_shared<Memo>();
  return Walk{start, [memo, options, techniques = std::vector(wanted.begin(), wanted.end())](const State& state) {
                memo->forget();
                return find_first(state, techniques, options, *memo);
              }};
}

Path solve(const State& start, std::span<const Technique* const> wanted, const Options& options) {
  return path_of(easiest_first(start, wanted, options));
}

}  // namespace shudu::logic
