// An automaton unrolled over the cells of a constraint: forwards, the states that are reached before each cell; then
// backwards, the steps among them that lead to an accepting end. States with the same steps are one, so a deterministic
// automaton becomes the smallest one.
#include <algorithm>
#include <bit>

#include "variant/program/program.h"

namespace shudu::variant {

namespace {

constexpr int not_numbered = -1;

// The steps of an automaton by the state they begin in.
class StepsOfStates {
 public:
  explicit StepsOfStates(const Automaton& automaton)
      : first_(static_cast<std::size_t>(automaton.states) + 1), steps_(automaton.steps.size()) {
    for (const Automaton::Step step : automaton.steps) ++first_[step.from + std::size_t{1}];
    for (std::size_t s = 1; s < first_.size(); ++s) first_[s] += first_[s - 1];
    std::vector<std::size_t> next = first_;
    for (const Automaton::Step step : automaton.steps) steps_[next[step.from]++] = step;
  }
  std::span<const Automaton::Step> operator[](std::size_t state) const {
    return std::span{steps_}.subspan(first_[state], first_[state + 1] - first_[state]);
  }

 private:
  std::vector<std::size_t> first_;
  std::vector<Automaton::Step> steps_;
};

using States = std::vector<std::uint16_t>;

// The states that are reached before each cell, and at the end.
std::vector<States> reached_states(const Along& along, const StepsOfStates& steps, std::span<const Values> candidates) {
  std::vector<States> reached = {{0}};
  std::vector<std::size_t> seen_in(static_cast<std::size_t>(along.automaton->states));
  for (const Cell cell : along.cells) {
    States next;
    for (const std::uint16_t state : reached.back()) {
      for (const Automaton::Step step : steps[state]) {
        if ((candidates[cell] >> step.value & 1) == 0 || seen_in[step.to] == reached.size()) continue;
        seen_in[step.to] = reached.size();
        next.push_back(step.to);
      }
    }
    reached.push_back(std::move(next));
  }
  return reached;
}

// Builds a layer state by state. States with the same steps become one.
class LayerBuilder {
 public:
  explicit LayerBuilder(std::size_t states) : step_to_(states, not_numbered) {}

  void begin(AlongItem::Layer& layer, std::size_t states) {
    layer_ = &layer;
    layer.first = {0};
    known_.assign(std::bit_ceil(2 * states), not_numbered);
  }
  // The number of a state with these steps, or not_numbered if none of them leads to a numbered state.
  int add_state(std::span<const Automaton::Step> steps, Values candidates, std::span<const int> number) {
    const std::size_t first = layer_->steps.size();
    values_.clear();
    for (const Automaton::Step step : steps) {
      const int to = number[step.to];
      if ((candidates >> step.value & 1) == 0 || to == not_numbered) continue;
      int& place = step_to_[static_cast<std::size_t>(to)];
      if (place == not_numbered) {
        place = static_cast<int>(values_.size());
        values_.push_back(0);
        layer_->steps.push_back({0, static_cast<std::uint16_t>(to)});
      }
      values_[static_cast<std::size_t>(place)] |= Values{1} << step.value;
    }
    for (std::size_t i = 0; i < values_.size(); ++i) {
      AlongItem::Step& step = layer_->steps[first + i];
      step.set = place_of(values_[i], layer_->sets);
      step_to_[step.to] = not_numbered;
    }
    return values_.empty() ? not_numbered : same_or_new(first);
  }

 private:
  static std::uint16_t place_of(Values set, std::vector<Values>& sets) {
    const auto at = std::ranges::find(sets, set);
    const auto place = static_cast<std::uint16_t>(at - sets.begin());
    if (at == sets.end()) sets.push_back(set);
    return place;
  }
  // The state with the steps from `first` on: one with the same steps if there is any.
  int same_or_new(std::size_t first) {
    std::vector<AlongItem::Step>& steps = layer_->steps;
    const std::span<AlongItem::Step> own = std::span{steps}.subspan(first);
    std::ranges::sort(own, {}, &AlongItem::Step::to);
    std::uint32_t hash = 0;
    for (const AlongItem::Step step : own) hash = (hash ^ step.set ^ std::uint32_t{step.to} << 16) * 0x9E3779B1U;
    for (std::size_t at = hash >> 7;; ++at) {
      int& state = known_[at % known_.size()];
      if (state == not_numbered) {
        state = static_cast<int>(layer_->states());
        layer_->first.push_back(static_cast<std::uint32_t>(steps.size()));
        return state;
      }
      const std::size_t begin = layer_->first[static_cast<std::size_t>(state)];
      const std::size_t end = layer_->first[static_cast<std::size_t>(state) + 1];
      if (std::ranges::equal(own, std::span{steps}.subspan(begin, end - begin))) {
        steps.resize(first);
        return state;
      }
    }
  }

  AlongItem::Layer* layer_ = nullptr;
  std::vector<int> step_to_;    // by state of the next layer: its place in values_
  std::vector<Values> values_;  // of the steps of one state
  std::vector<int> known_;      // the states of the layer, found by their steps
};

}  // namespace

AlongItem::Layers unrolled(const Along& along, std::span<const Values> candidates) {
  const Automaton& automaton = *along.automaton;
  const StepsOfStates steps{automaton};
  const std::vector<States> reached = reached_states(along, steps, candidates);
  const std::size_t n = along.cells.size();
  AlongItem::Layers layers(n);
  std::vector<int> number(static_cast<std::size_t>(automaton.states), not_numbered), before = number;
  for (const std::uint16_t state : reached[n]) {
    if (automaton.accepting[state]) number[state] = 0;
  }
  LayerBuilder builder{static_cast<std::size_t>(automaton.states)};
  for (std::size_t i = n; i-- > 0;) {
    builder.begin(layers[i], reached[i].size());
    for (const std::uint16_t state : reached[i]) {
      before[state] = builder.add_state(steps[state], candidates[along.cells[i]], number);
    }
    for (const std::uint16_t state : reached[i + 1]) number[state] = not_numbered;
    std::swap(number, before);
  }
  if (layers[0].steps.empty()) layers.clear();
  return layers;
}

}  // namespace shudu::variant
