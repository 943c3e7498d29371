// Automata as ISS writes them (iss_code.h).
//
// ISS allows several starting states and a break between segments of cells. Our automata have neither. Several starting
// states become one that has the steps of all of them. An automaton with breaks is unfolded: a state becomes a pair of a
// place in the sequence and a state.
#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "format/variants/iss_code.h"

namespace shudu::variant {
namespace {

constexpr std::size_t max_iss_steps = std::size_t{1} << 18;

class IssBits {
 public:
  explicit IssBits(std::string_view bytes) : bytes_(bytes) {}
  std::size_t left() const { return bytes_.size() * 8 - at_; }
  bool failed() const { return failed_; }
  std::uint32_t read(std::size_t count) {
    if (count > left()) {
      failed_ = true;
      at_ = bytes_.size() * 8;
      return 0;
    }
    std::uint32_t value = 0;
    for (; count > 0; --count, ++at_) {
      value = value << 1U | (static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8) & 1U);
    }
    return value;
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

struct IssStates {
  struct Step {
    std::uint32_t from, symbol, to;
  };
  std::vector<Step> steps;
  std::vector<bool> starts, accepts;  // by state

  void resize(std::size_t count) {
    starts.resize(std::max(count, starts.size()));
    accepts.resize(starts.size());
  }
  void add(std::uint32_t from, std::uint32_t symbol, std::uint32_t to) {
    resize(std::max(from, to) + 1);
    steps.push_back({from, symbol, to});
  }
};

Result<IssStates, std::string> iss_states(std::string_view code) {
  const auto bytes = bytes_of_base64(code);
  if (!bytes) return Unexpected{std::string{"the code of the automaton has a character that is not base64"}};
  IssBits bits{*bytes};
  const std::uint32_t format = bits.read(2);
  const std::uint32_t state_bits = bits.read(4) + 1;
  const std::uint32_t symbols = bits.read(4) + 1;
  const std::uint32_t symbol_bits = static_cast<std::uint32_t>(std::bit_width(symbols - 1));
  const std::uint32_t starting = bits.read(state_bits);
  const std::uint32_t accepting = bits.read(state_bits);
  IssStates states;
  if (format > 1 || starting + accepting > max_states) return Unexpected{std::string{"the automaton is not readable"}};
  states.resize(starting + accepting);
  for (std::uint32_t i = 0; i < starting; ++i) {
    states.starts[i] = true;
    states.accepts[i] = bits.read(1) == 1;
  }
  for (std::uint32_t i = 0; i < accepting; ++i) states.accepts[starting + i] = true;
  const std::uint32_t count_bits = format == 0 ? bits.read(4) : symbols;
  for (std::uint32_t state = 0; count_bits > 0 && bits.left() >= count_bits; ++state) {
    const std::uint32_t head = bits.read(count_bits);  // a count, or a set of symbols
    const std::uint32_t count = format == 0 ? head : symbols;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (format == 1 && (head >> i & 1U) == 0) continue;
      const std::uint32_t symbol = format == 0 ? bits.read(symbol_bits) : i;
      const std::uint32_t to = bits.read(state_bits);
      if (bits.failed()) return Unexpected{std::string{"the code of the automaton ends early"}};
      if (std::max(state, to) >= max_states || states.steps.size() == max_iss_steps) {
        return Unexpected{std::string{"the automaton has too many states or steps"}};
      }
      states.add(state, symbol, to);
    }
  }
  if (bits.failed()) return Unexpected{std::string{"the code of the automaton ends early"}};
  return states;
}

// Follows the sequence of cells. A state of the result is a place and a state; without breaks the place is always 0.
class IssUnfolding {
 public:
  IssUnfolding(const IssStates& states, int values, const std::vector<std::size_t>& breaks, std::size_t cells)
      : states_(states), values_(static_cast<std::uint32_t>(values)), breaks_(breaks), cells_(cells) {
    from_.resize(states.starts.size());
    for (const auto& step : states.steps) from_[step.from].push_back(step);
  }

  Result<Automaton, std::string> run() {
    automaton_.states = 1;  // the beginning
    automaton_.accepting = {false};
    std::vector<std::uint32_t> start;
    for (std::uint32_t s = 0; s < states_.starts.size(); ++s) {
      if (states_.starts[s]) start.push_back(s);
    }
    std::vector<std::uint32_t> after = after_breaks(std::move(start), 0);
    for (std::uint32_t s : after) add_steps(0, 0, s);
    while (!open_.empty()) {
      const auto [place, state] = open_.back();
      open_.pop_back();
      add_steps(static_cast<std::uint16_t>(numbers_.at({place, state})), place, state);
      if (too_large()) return Unexpected{std::string{"the automaton has too many states or steps"}};
    }
    if (breaks_.empty() || cells_ == 0) {
      for (std::uint32_t s : after) automaton_.accepting[0] = automaton_.accepting[0] || states_.accepts[s];
    }
    std::ranges::sort(automaton_.steps, {}, [](const Automaton::Step& s) { return std::tuple{s.from, s.value, s.to}; });
    const auto same = std::unique(automaton_.steps.begin(), automaton_.steps.end());
    automaton_.steps.erase(same, automaton_.steps.end());
    return std::move(automaton_);
  }

 private:
  bool too_large() const { return automaton_.states > max_states || automaton_.steps.size() > max_iss_steps; }

  std::vector<std::uint32_t> after_breaks(std::vector<std::uint32_t> now, std::size_t place) const {
    for (const std::size_t here : breaks_) {
      if (here != place) continue;
      std::vector<std::uint32_t> next;
      for (std::uint32_t s : now) {
        for (const auto& step : from_[s]) {
          if (step.symbol == values_ && std::ranges::find(next, step.to) == next.end()) next.push_back(step.to);
        }
      }
      now = std::move(next);
    }
    return now;
  }

  void add_steps(std::uint16_t from, std::size_t place, std::uint32_t state) {
    if (!breaks_.empty() && place >= cells_) return;
    const std::size_t next = breaks_.empty() ? 0 : place + 1;
    for (const auto& step : from_[state]) {
      if (too_large()) return;
      if (step.symbol >= values_) continue;
      const auto all = breaks_.empty() ? std::vector{step.to} : after_breaks({step.to}, next);
      for (std::uint32_t to : all) {
        automaton_.steps.push_back({from, static_cast<std::uint16_t>(step.symbol), number_of(next, to)});
      }
    }
  }

  std::uint16_t number_of(std::size_t place, std::uint32_t state) {
    const auto [at, is_new] = numbers_.try_emplace({place, state}, automaton_.states);
    if (is_new) {
      ++automaton_.states;
      automaton_.accepting.push_back(states_.accepts[state] && (breaks_.empty() || place == cells_));
      open_.emplace_back(place, state);
    }
    return static_cast<std::uint16_t>(at->second);
  }

  const IssStates& states_;
  std::uint32_t values_;
  const std::vector<std::size_t>& breaks_;
  std::size_t cells_;
  std::vector<std::vector<IssStates::Step>> from_;
  Automaton automaton_;
  std::map<std::pair<std::size_t, std::uint32_t>, int> numbers_;
  std::vector<std::pair<std::size_t, std::uint32_t>> open_;
};

}  // namespace

Result<Automaton, std::string> iss_automaton(std::string_view code, int values, const std::vector<std::size_t>& breaks,
                                             std::size_t cells) {
  auto states = iss_states(code);
  if (!states) return Unexpected{std::move(states).error()};
  return IssUnfolding{*states, values, breaks, cells}.run();
}

std::string iss_automaton_code(const Automaton& automaton) {
  // The beginning first, then the other states that accept, then the rest.
  std::vector<std::uint32_t> order(static_cast<std::size_t>(automaton.states));
  std::uint32_t next = 1, accepting = 0;
  for (const bool wanted : {true, false}) {
    for (std::size_t s = 1; s < order.size(); ++s) {
      if (automaton.accepting[s] == wanted) order[s] = next++;
    }
    if (wanted) accepting = next - 1;
  }
  std::vector<std::vector<Automaton::Step>> from(order.size());
  std::size_t most = 0;
  std::uint32_t symbols = 1;
  for (const Automaton::Step& step : automaton.steps) {
    from[order[step.from]].push_back(step);
    most = std::max(most, from[order[step.from]].size());
    symbols = std::max<std::uint32_t>(symbols, step.value + 1U);
  }
  std::string bytes;
  std::size_t written = 0;
  const auto write = [&](std::uint32_t value, std::size_t count) {
    for (; count > 0; --count, ++written) {
      if (written % 8 == 0) bytes += '\0';
      const auto bit = static_cast<unsigned char>((value >> (count - 1) & 1U) << (7 - written % 8));
      bytes.back() = static_cast<char>(static_cast<unsigned char>(bytes.back()) | bit);
    }
  };
  // The width must also hold the counts of starting and accepting states.
  const auto width = static_cast<std::size_t>(std::bit_width(order.size()));
  const auto symbol_width = static_cast<std::size_t>(std::bit_width(symbols - 1));
  const auto count_width = static_cast<std::size_t>(std::bit_width(most));
  write(0, 2);
  write(static_cast<std::uint32_t>(width - 1), 4);
  write(symbols - 1, 4);
  write(1, width);
  write(accepting, width);
  write(automaton.accepting[0] ? 1 : 0, 1);
  write(static_cast<std::uint32_t>(count_width), 4);
  for (const auto& steps : from) {
    write(static_cast<std::uint32_t>(steps.size()), count_width);
    for (const Automaton::Step& step : steps) {
      write(step.value, symbol_width);
      write(order[step.to], width);
    }
  }
  return base64_of_bytes(bytes);
}

}  // namespace shudu::variant
