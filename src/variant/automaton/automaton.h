// Automaton: which sequences of values are allowed, as states and steps between them. It may have several steps for one
// value (a nondeterministic automaton).
//
//   // Adjacent values differ by 5 or more. The state is the last value; 0 is the beginning.
//   automaton_of(shape, 0, [](int last, int value) { return !last || std::abs(last - value) >= 5 ? value : no_state; });
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/result.h"
#include "shudu/variant.h"

namespace shudu::variant {

inline constexpr int max_states = 4096;

struct Automaton {
  struct Step {
    std::uint16_t from = 0, value = 0, to = 0;  // the value as its number in the shape
    friend bool operator==(Step, Step) = default;
  };
  int states = 0;  // state 0 is the beginning
  std::vector<Step> steps;
  std::vector<bool> accepting;
};

inline constexpr int no_state = -1 << 30;

// The automaton of a function: `next(state, actual value)` is the state after the value, or no_state. States are any
// whole numbers; only those that can be reached are kept. It is not reduced: that is done when it is unrolled over cells
// (program.h). Empty (no states) if there are more than max_states.
Automaton automaton_of(
    const Shape& shape, int start, const std::function<int(int state, int value)>& next,
    const std::function<bool(int state)>& accepts = [](int) { return true; });

// The automaton of a regular expression over the characters of values (to_line): literals, '.', [a-c], [^a], groups,
// '|', '*', '+', '?', {n}, {n,}, {n,m}. Letters of both cases stand for values. The error says what is wrong and where.
Result<Automaton, std::string> automaton_of_expression(const Shape& shape, std::string_view expression);

// An automaton as text: its states in order, separated by ';'. A state is '!' if it accepts, then its steps, separated
// by ','. A step is the characters of values (to_line), '>' and the number of the next state.
//
//   "1>1,23>2;!1>1;2>0"   state 0: 1 leads to state 1, 2 and 3 lead to state 2; state 1 accepts; …
std::string to_text(const Shape& shape, const Automaton& automaton);
Result<Automaton, std::string> automaton_of_text(const Shape& shape, std::string_view text);

// An automaton that accepts the same sequences, without states that are on no way to an accepting state. It is
// deterministic and minimal, unless that takes more steps or too much time.
Automaton reduced(const Automaton& automaton);

// Whether the automaton accepts the values, given by their numbers in the shape.
bool accepts(const Automaton& automaton, const std::vector<int>& values);

}  // namespace shudu::variant
