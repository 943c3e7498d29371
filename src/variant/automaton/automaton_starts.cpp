// The automaton of a function with several beginnings: state 0 has the steps of all of them (automaton_starts.h).
#include "variant/automaton/automaton_starts.h"

#include <map>

namespace shudu::variant {

Automaton automaton_of_starts(const Shape& shape, std::span<const int> starts,
                              const std::function<int(int state, int value)>& next,
                              const std::function<bool(int state)>& accepts) {
  Automaton automaton{.states = 1, .steps = {}, .accepting = {false}};
  std::map<int, int> number_of;   // of a state of the function
  std::vector<int> states = {0};  // by number; that of the beginning is not used
  const auto number = [&](int state) {
    const auto [entry, is_new] = number_of.try_emplace(state, automaton.states);
    if (is_new) {
      automaton.states++;
      automaton.accepting.push_back(accepts(state));
      states.push_back(state);
    }
    return entry->second;
  };
  const auto add_steps = [&](int from, int state) {
    for (int i = 0; i < shape.values; i++) {
      const int to = next(state, shape.lowest + i);
      if (to == no_state) continue;
      automaton.steps.push_back(
          {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(number(to))});
    }
  };
  for (const int start : starts) {
    if (accepts(start)) automaton.accepting[0] = true;
    add_steps(0, start);
  }
  for (int from = 1; from < automaton.states; from++) {
    if (automaton.states > max_states) return {};
    add_steps(from, states[from]);
  }
  return automaton;
}

}  // namespace shudu::variant
