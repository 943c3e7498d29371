// Automata as text, for clues and documents: "1>1,23>2;!1>1;2>0" (automaton.h).
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "variant/automaton/automaton.h"
#include "variant/puzzle/value_text.h"

namespace shudu::variant {

namespace {

// The characters that lead from each state to each next one.
std::map<std::pair<int, int>, std::string> moves_of(const Shape& shape, const Automaton& automaton) {
  std::vector<Automaton::Step> steps = automaton.steps;
  std::sort(steps.begin(), steps.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
  std::map<std::pair<int, int>, std::string> moves;
  for (const Automaton::Step& step : steps) moves[{step.from, step.to}] += value_character(shape.lowest + step.value);
  return moves;
}

class AutomatonReader {
 public:
  AutomatonReader(const Shape& shape, std::string_view text) : shape_(shape), text_(text) {}

  Result<Automaton, std::string> read() {
    automaton_.states = static_cast<int>(
        1 + std::min(std::count(text_.begin(), text_.end(), ';'), static_cast<std::ptrdiff_t>(max_states)));
    if (automaton_.states > max_states) return Unexpected{"the automaton has more than 4096 states"};
    for (int state = 0; state < automaton_.states; ++state) {
      if (state > 0) ++at_;  // ';'
      if (!read_state(state)) return Unexpected{wrong_ + " at character " + std::to_string(at_ + 1)};
    }
    return std::move(automaton_);
  }

 private:
  bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool ends_state() const { return at_ == text_.size() || text_[at_] == ';'; }

  bool read_state(int state) {
    automaton_.accepting.push_back(is_at('!'));
    if (is_at('!')) ++at_;
    if (ends_state()) return true;
    while (read_step(state)) {
      if (ends_state()) return true;
      if (!is_at(',')) return fails("',' or ';' is expected");
      ++at_;
    }
    return false;
  }

  bool read_step(int state) {
    Values values = 0;
    for (; at_ < text_.size() && text_[at_] != '>'; ++at_) {
      const std::optional<int> value = value_of_character(text_[at_]);
      if (!value || !shape_.has_value(*value)) return fails("a value of the puzzle is expected");
      values |= shape_.bit(*value);
    }
    if (values == 0 || !is_at('>')) return fails("values and '>' are expected");
    ++at_;
    int to = 0;
    const char* const begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), to);
    if (error != std::errc{} || to < 0 || to >= automaton_.states) return fails("the number of a state is expected");
    at_ += static_cast<std::size_t>(end - begin);
    for (int value = 0; value < shape_.values; ++value) {
      if ((values >> value & 1) == 0) continue;
      automaton_.steps.push_back(
          {static_cast<std::uint16_t>(state), static_cast<std::uint16_t>(value), static_cast<std::uint16_t>(to)});
    }
    return true;
  }

  bool fails(std::string message) {
    wrong_ = std::move(message);
    return false;
  }

  const Shape& shape_;
  std::string_view text_;
  std::size_t at_ = 0;
  Automaton automaton_;
  std::string wrong_;
};

}  // namespace

std::string to_text(const Shape& shape, const Automaton& automaton) {
  const auto moves = moves_of(shape, automaton);
  std::string text;
  auto move = moves.begin();
  for (int state = 0; state < automaton.states; ++state) {
    if (state > 0) text += ';';
    if (automaton.accepting[static_cast<std::size_t>(state)]) text += '!';
    for (bool is_first = true; move != moves.end() && move->first.first == state; ++move, is_first = false) {
      if (!is_first) text += ',';
      text += move->second + '>' + std::to_string(move->first.second);
    }
  }
  return text;
}

Result<Automaton, std::string> automaton_of_text(const Shape& shape, std::string_view text) {
  return AutomatonReader{shape, text}.read();
}

}  // namespace shudu::variant
