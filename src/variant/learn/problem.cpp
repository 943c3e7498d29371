#include "variant/learn/problem.h"

#include <algorithm>
#include <bit>

namespace shudu::variant::learn {

namespace {

bool is_difference(const Relation& relation, Values all) {
  for (std::size_t v = 0; v < relation.table.size(); ++v) {
    if ((relation.table[v] & all) != (all & ~(Values{1} << v))) return false;
  }
  return true;
}

class ProblemBuilder {
 public:
  ProblemBuilder(const Model& model, std::span<const Values> start)
      : start_(start), values_(static_cast<std::size_t>(model.shape().values)) {
    for (std::size_t c = 0; c < start.size(); ++c) add_cell(static_cast<Cell>(c));
    for (const Constraint& constraint : model.constraints()) {
      if (const auto* group = std::get_if<Different>(&constraint.kind)) add_group(group->cells);
      if (const auto* pair = std::get_if<Relation>(&constraint.kind)) add_group({pair->a, pair->b});
    }
  }
  Problem take() { return std::move(problem_); }

 private:
  void add_cell(Cell cell) {
    first_.push_back(static_cast<Variable>(problem_.candidates.size()));
    CandidateSet set{{}, true};
    for (Values left = start_[cell]; left != 0; left &= left - 1) {
      set.members.push_back(static_cast<Variable>(problem_.candidates.size()));
      problem_.candidates.push_back({cell, static_cast<std::uint8_t>(std::countr_zero(left))});
    }
    problem_.sets.push_back(std::move(set));
  }
  void add_group(const Cells& cells) {
    for (std::size_t v = 0; v < values_; ++v) {
      CandidateSet set{{}, cells.size() == values_};
      for (const Cell cell : cells) {
        if ((start_[cell] >> v & 1) == 0) continue;
        const Values smaller = start_[cell] & ((Values{1} << v) - 1);
        set.members.push_back(first_[cell] + static_cast<Variable>(std::popcount(smaller)));
      }
      if (set.exactly_one || set.members.size() > 1) problem_.sets.push_back(std::move(set));
    }
  }

  std::span<const Values> start_;
  std::size_t values_;
  std::vector<Variable> first_;  // by cell: its first candidate
  Problem problem_;
};

}  // namespace

bool only_differences(const Model& model) {
  const Values all = model.shape().all_values();
  return std::ranges::all_of(model.constraints(), [&](const Constraint& constraint) {
    if (std::holds_alternative<Different>(constraint.kind)) return true;
    const auto* relation = std::get_if<Relation>(&constraint.kind);
    return relation != nullptr && is_difference(*relation, all);
  });
}

Problem problem_of(const Model& model, std::span<const Values> start) { return ProblemBuilder{model, start}.take(); }

}  // namespace shudu::variant::learn
