#include "hunt/goal.h"

#include <algorithm>
#include <charconv>

#include "shudu/random.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu::hunt {

namespace {

Value packed(int high, int middle, int low) {
  return static_cast<Value>(high) << 16 | static_cast<Value>(middle) << 8 | static_cast<Value>(low);
}

Value explainer_value(const logic::ExplainerRating& rating, Goal goal) {
  if (goal == Goal::ep) return packed(rating.ep, rating.er, rating.ed);
  if (goal == Goal::ed) return packed(rating.ed, rating.er, rating.ep);
  return packed(rating.er, rating.ep, rating.ed);
}

std::string tenths(Value value) { return std::to_string(value / 10) + '.' + std::to_string(value % 10); }

std::string triple(Value er, Value ep, Value ed) { return tenths(er) + '/' + tenths(ep) + '/' + tenths(ed); }

template <class Number>
std::optional<Number> whole_text(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// "8", "8.3" → 80, 83.
std::optional<Value> tenths_from(std::string_view text) {
  const std::size_t point = text.find('.');
  const auto ones = whole_text<std::uint8_t>(text.substr(0, point));
  if (!ones || *ones > 20) return std::nullopt;
  if (point == std::string_view::npos) return Value{*ones} * 10;
  const auto tenth = whole_text<std::uint8_t>(text.substr(point + 1));
  if (!tenth || text.size() != point + 2) return std::nullopt;
  return Value{*ones} * 10 + *tenth;
}

}  // namespace

Value value_of(const Grid& form, Goal goal) {
  switch (goal) {
    case Goal::er:
    case Goal::ep:
    case Goal::ed: return explainer_value(logic::explainer_rating(logic::State{form}, {.uniqueness = true}), goal);
    case Goal::own: {
      const logic::OwnRating rating = logic::own_rating(logic::State{form});
      const bool solved = rating.end == logic::OwnRating::End::solved;
      const int difficulty = solved ? rating.difficulty : logic::explainer_unsolved;
      return static_cast<Value>(difficulty) << 16 | static_cast<Value>(std::min(rating.effort, 0xffff));
    }
    case Goal::score: {
      const std::optional<Grid> solution = solve(form);
      const int score = logic::hodoku_rating(form, solution ? &*solution : nullptr).score;
      return std::min(static_cast<Value>(score), largest_value);
    }
    case Goal::clues: break;
  }
  return static_cast<Value>(Cell::count - form.clue_count());
}

Rank rank_of(const Grid& form, Value value, std::uint64_t seed) {
  std::uint64_t mixed = Random{seed}.next();
  for (int i = 0; i < Cell::count; ++i) mixed = (mixed ^ form.data()[i]) * 0x100000001b3;  // FNV-1a
  return Rank{value} << 23 | Random{mixed}.next() >> 41;
}

std::string rating_text(Value value, Goal goal) {
  const Value high = value >> 16, middle = value >> 8 & 0xff, low = value & 0xff;
  switch (goal) {
    case Goal::er: return triple(high, middle, low);
    case Goal::ep: return triple(middle, high, low);
    case Goal::ed: return triple(middle, low, high);
    case Goal::own: return tenths(high) + '/' + std::to_string(value & 0xffff);
    case Goal::score: return std::to_string(value);
    case Goal::clues: break;
  }
  return std::to_string(Cell::count - static_cast<int>(value));
}

std::string named_rating(Value value, Goal goal) {
  return goal == Goal::score || goal == Goal::clues ? rating_text(value, goal) : tenths(value >> 16);
}

std::optional<Value> least_value(std::string_view rating, Goal goal) {
  if (goal == Goal::score) {
    const auto score = whole_text<Value>(rating);
    return score && *score <= largest_value ? score : std::nullopt;
  }
  if (goal == Goal::clues) {
    const auto clues = whole_text<Value>(rating);
    return clues && *clues <= Cell::count ? std::optional{Cell::count - *clues} : std::nullopt;
  }
  const auto wanted = tenths_from(rating);
  return wanted ? std::optional{*wanted << 16} : std::nullopt;
}

}  // namespace shudu::hunt
