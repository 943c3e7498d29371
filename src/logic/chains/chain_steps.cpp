#include "logic/chains/chain_steps.h"

#include <algorithm>

namespace shudu::logic {

namespace {

// A house that contains all of `cells`, or -1 if there is none. A house in which they are the only places of the digit
// is preferred.
std::int16_t house_of_link(const State& state, CellSet cells, int digit) {
  std::int16_t found = -1;
  for (House house : houses(cells.first())) {
    if (!house.cells().contains(cells)) continue;
    if (state.places(digit, house) == cells) return static_cast<std::int16_t>(house.index());
    if (found < 0) found = static_cast<std::int16_t>(house.index());
  }
  return found;
}

void sort_by_digit(std::vector<Candidate>& list) {
  std::sort(list.begin(), list.end(),
            [](Candidate a, Candidate b) { return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell; });
}

// The weighted sum of the eliminated candidates, sorted by digit, then cell. Later candidates have larger factors.
long weight_of(std::vector<Candidate> eliminations) {
  sort_by_digit(eliminations);
  long sum = 0;
  long factor = 1;
  for (Candidate candidate : eliminations) {
    sum += candidate.cell.index() * factor + candidate.digit;
    factor += 80;
  }
  return sum;
}

}  // namespace

Chain chain_of(const State& state, std::span<const Statement> statements) {
  Chain chain;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const Statement& now = statements[i];
    Node node{.cells = now.cells, .digit = now.digit, .on = now.on};
    node.set = now.set;
    if (i > 0) {
      const Statement& before = statements[i - 1];
      node.parents = {static_cast<std::int16_t>(i - 1)};
      if (before.set >= 0) {
        node.reason = Node::Reason::locked_set;
        node.set = before.set;
      } else if (before.digit != now.digit) {
        node.reason = Node::Reason::same_cell;
      } else {
        node.reason = Node::Reason::same_house;
        node.house = house_of_link(state, before.cells | now.cells, now.digit);
      }
    }
    chain.nodes.push_back(std::move(node));
  }
  return chain;
}

bool ChainSteps::wants(const Technique& technique, std::vector<Candidate>& eliminations, int length) {
  std::sort(eliminations.begin(), eliminations.end());
  eliminations.erase(std::unique(eliminations.begin(), eliminations.end()), eliminations.end());
  if (!one_per_result_) return true;
  if (!may_want(eliminations)) return false;
  const auto known = by_result_.find({&technique, eliminations});
  return known == by_result_.end() || found_[known->second].length > length;
}

bool ChainSteps::may_want(const std::vector<Candidate>& eliminations) const {
  if (!only_first_ || eliminations.size() > most_eliminations_) return true;
  return eliminations.size() == most_eliminations_ && weight_of(eliminations) <= least_weight_;
}

void ChainSteps::add(Step&& step, int length, int replaced_length) {
  tidy(step);
  if (one_per_result_) {
    const auto [known, is_new] = by_result_.try_emplace({step.technique, step.eliminations}, found_.size());
    if (!is_new) {
      Found& old = found_[known->second];
      if (old.length > length) {
        old.step = std::move(step);
        old.step.inferences += replaced_length - length;
        old.length = replaced_length;
      }
      return;
    }
  }
  const long weight = weight_of(step.eliminations);
  if (step.eliminations.size() > most_eliminations_ ||
      (step.eliminations.size() == most_eliminations_ && weight < least_weight_)) {
    most_eliminations_ = step.eliminations.size();
    least_weight_ = weight;
  }
  found_.push_back({std::move(step), length, weight});
}

void ChainSteps::report(Request& request) {
  std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
    if (a.step.eliminations.size() != b.step.eliminations.size()) {
      return a.step.eliminations.size() > b.step.eliminations.size();
    }
    if (a.weight != b.weight) return a.weight < b.weight;
    // Steps with different results of equal weight keep the order in which they were found.
    return a.step.technique == b.step.technique && a.step.eliminations == b.step.eliminations && a.length < b.length;
  });
  for (Found& found : found_) {
    // This is the order in which the eliminations are applied.
    if (request.as_found) sort_by_digit(found.step.eliminations);
    // Steps after the first were kept by chance, while better ones were discarded.
    if (!request.report(std::move(found.step)) || only_first_) return;
  }
}

}  // namespace shudu::logic
