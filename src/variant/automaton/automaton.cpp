// Automata from functions, and their reduction: drop states that lead nowhere, make the automaton deterministic (subsets
// of states), and merge states that accept the same rests (partition refinement, after Moore).
#include "variant/automaton/automaton.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <map>
#include <numeric>
#include <utility>

namespace shudu::variant {

namespace {

constexpr std::size_t max_reduction_work = 20'000'000;  // elementary steps, about a tenth of a second

Automaton empty_language() { return {.states = 1, .steps = {}, .accepting = {false}}; }

// The states that can be reached from the marked ones along the edges.
void spread(std::vector<bool>& marked, const std::vector<std::vector<int>>& edges) {
  std::vector<int> waiting;
  for (std::size_t i = 0; i < marked.size(); ++i) {
    if (marked[i]) waiting.push_back(static_cast<int>(i));
  }
  while (!waiting.empty()) {
    const auto from = static_cast<std::size_t>(waiting.back());
    waiting.pop_back();
    for (const int to : edges[from]) {
      if (marked[static_cast<std::size_t>(to)]) continue;
      marked[static_cast<std::size_t>(to)] = true;
      waiting.push_back(to);
    }
  }
}

// Without states that cannot be reached or from which no accepting state can be reached.
Automaton trimmed(const Automaton& automaton) {
  const auto size = static_cast<std::size_t>(automaton.states);
  std::vector<std::vector<int>> forward(size), backward(size);
  for (const Automaton::Step& step : automaton.steps) {
    forward[step.from].push_back(step.to);
    backward[step.to].push_back(step.from);
  }
  std::vector<bool> reached(size), useful = automaton.accepting;
  reached[0] = true;
  spread(reached, forward);
  spread(useful, backward);
  if (!useful[0]) return empty_language();

  Automaton result;
  std::vector<int> number(size, -1);
  for (std::size_t i = 0; i < size; ++i) {
    if (!reached[i] || !useful[i]) continue;
    number[i] = result.states++;
    result.accepting.push_back(automaton.accepting[i]);
  }
  for (const Automaton::Step& step : automaton.steps) {
    if (number[step.from] < 0 || number[step.to] < 0) continue;
    result.steps.push_back(
        {static_cast<std::uint16_t>(number[step.from]), step.value, static_cast<std::uint16_t>(number[step.to])});
  }
  return result;
}

// The states that each value leads to, by state and value.
using Targets = std::vector<std::vector<std::vector<std::uint16_t>>>;

Targets targets_of(const Automaton& automaton, std::size_t values) {
  Targets targets(static_cast<std::size_t>(automaton.states), std::vector<std::vector<std::uint16_t>>(values));
  for (const Automaton::Step& step : automaton.steps) targets[step.from][step.value].push_back(step.to);
  return targets;
}

std::size_t values_of(const Automaton& automaton) {
  std::size_t values = 0;
  for (const Automaton::Step& step : automaton.steps) values = std::max(values, std::size_t{step.value} + 1);
  return values;
}

// The deterministic automaton whose states are the sets of states that a sequence can lead to. No states if it would
// become too large.
Automaton deterministic(const Automaton& automaton) {
  using States = std::vector<std::uint16_t>;
  const std::size_t values = values_of(automaton);
  const Targets targets = targets_of(automaton, values);
  std::map<States, std::uint16_t> numbers{{States{0}, 0}};
  std::deque<const States*> waiting{&numbers.begin()->first};
  Automaton result;
  std::size_t work = 0;
  for (; !waiting.empty(); waiting.pop_front()) {
    const States& from = *waiting.front();
    const auto from_number = static_cast<std::uint16_t>(result.states++);
    result.accepting.push_back(std::any_of(from.begin(), from.end(), [&](auto i) { return automaton.accepting[i]; }));
    for (std::size_t value = 0; value < values; ++value) {
      States to;
      for (const std::uint16_t state : from) {
        to.insert(to.end(), targets[state][value].begin(), targets[state][value].end());
      }
      work += to.size() + from.size();
      if (work > max_reduction_work) return {};
      if (to.empty()) continue;
      std::sort(to.begin(), to.end());
      to.erase(std::unique(to.begin(), to.end()), to.end());
      const auto [at, is_new] = numbers.emplace(std::move(to), static_cast<std::uint16_t>(numbers.size()));
      if (is_new) waiting.push_back(&at->first);
      if (numbers.size() > static_cast<std::size_t>(max_states)) return {};
      result.steps.push_back({from_number, static_cast<std::uint16_t>(value), at->second});
    }
  }
  return result;
}

// States in one class accept the same rests. Precondition: the automaton is deterministic and trimmed.
Automaton with_classes(const Automaton& automaton, const std::vector<int>& classes, int count) {
  // The class of the beginning becomes state 0.
  const auto number = [&](std::uint16_t state) {
    const int of_class = classes[state];
    return static_cast<std::uint16_t>(of_class == classes[0] ? 0 : of_class < classes[0] ? of_class + 1 : of_class);
  };
  Automaton result{.states = count, .steps = {}, .accepting = std::vector<bool>(static_cast<std::size_t>(count))};
  for (int i = 0; i < automaton.states; ++i) {
    const auto state = static_cast<std::uint16_t>(i);
    if (automaton.accepting[state]) result.accepting[number(state)] = true;
  }
  for (const Automaton::Step& step : automaton.steps) {
    result.steps.push_back({number(step.from), step.value, number(step.to)});
  }
  const auto key = [](const Automaton::Step& step) { return std::tuple{step.from, step.value, step.to}; };
  std::sort(result.steps.begin(), result.steps.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
  result.steps.erase(std::unique(result.steps.begin(), result.steps.end()), result.steps.end());
  return result;
}

Automaton minimal(const Automaton& automaton) {
  const std::size_t values = values_of(automaton), size = static_cast<std::size_t>(automaton.states);
  std::vector<std::vector<int>> to(size, std::vector<int>(values, -1));
  for (const Automaton::Step& step : automaton.steps) to[step.from][step.value] = step.to;

  std::vector<int> classes(size);
  for (std::size_t i = 0; i < size; ++i) classes[i] = automaton.accepting[i] ? 1 : 0;
  int count = 0;
  for (std::size_t work = 0;; work += size * (values + 1)) {
    if (work > max_reduction_work) return automaton;
    std::map<std::vector<int>, int> numbers;
    std::vector<int> refined(size);
    for (std::size_t i = 0; i < size; ++i) {
      std::vector<int> signature{classes[i]};
      for (const int next : to[i]) signature.push_back(next < 0 ? -1 : classes[static_cast<std::size_t>(next)]);
      refined[i] = numbers.emplace(std::move(signature), static_cast<int>(numbers.size())).first->second;
    }
    classes = std::move(refined);
    if (static_cast<int>(numbers.size()) == count) return with_classes(automaton, classes, count);
    count = static_cast<int>(numbers.size());
  }
}

bool is_deterministic(const Automaton& automaton) {
  std::vector<Values> seen(static_cast<std::size_t>(automaton.states));
  for (const Automaton::Step& step : automaton.steps) {
    const Values bit = Values{1} << step.value;
    if ((seen[step.from] & bit) != 0) return false;
    seen[step.from] |= bit;
  }
  return true;
}

}  // namespace

Automaton reduced(const Automaton& automaton) {
  assert(automaton.states > 0);
  Automaton useful = trimmed(automaton);
  if (is_deterministic(useful)) return minimal(useful);
  const Automaton sets = deterministic(useful);
  if (sets.states == 0) return useful;
  Automaton result = minimal(trimmed(sets));
  return result.steps.size() <= useful.steps.size() ? result : useful;
}

Automaton automaton_of(const Shape& shape, int start, const std::function<int(int state, int value)>& next,
                       const std::function<bool(int state)>& accepts) {
  Automaton automaton;
  std::map<int, std::uint16_t> numbers{{start, 0}};
  std::deque<int> waiting{start};
  for (; !waiting.empty(); waiting.pop_front()) {
    const int from = waiting.front();
    const auto from_number = static_cast<std::uint16_t>(automaton.states++);
    automaton.accepting.push_back(accepts(from));
    for (int value = 0; value < shape.values; ++value) {
      const int to = next(from, shape.lowest + value);
      if (to == no_state) continue;
      const auto [at, is_new] = numbers.emplace(to, static_cast<std::uint16_t>(numbers.size()));
      if (is_new) waiting.push_back(to);
      if (numbers.size() > static_cast<std::size_t>(max_states)) return {};
      automaton.steps.push_back({from_number, static_cast<std::uint16_t>(value), at->second});
    }
  }
  return automaton;
}

bool accepts(const Automaton& automaton, const std::vector<int>& values) {
  std::vector<bool> states(static_cast<std::size_t>(automaton.states));
  states[0] = true;
  for (const int value : values) {
    std::vector<bool> next(states.size());
    for (const Automaton::Step& step : automaton.steps) {
      if (step.value == value && states[step.from]) next[step.to] = true;
    }
    states = std::move(next);
  }
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (states[i] && automaton.accepting[i]) return true;
  }
  return false;
}

}  // namespace shudu::variant
