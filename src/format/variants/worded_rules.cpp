#include "format/variants/worded_rules.h"

#include <algorithm>

namespace shudu::variant {
namespace {

// Rules that need a clue. A text without one describes something that is missing.
constexpr std::string_view drawn_rules[] = {
    "thermometer",      "slow_thermometer", "arrow",           "double_arrow", "whisper",
    "renban",           "palindrome",       "region_sum_line", "between_line", "lockout_line",
    "entropic_line",    "modular_line",     "zipper_line",     "nabner",       "quadruple",
    "little_killer",    "sandwich",         "x_sum",           "skyscraper",   "numbered_room",
    "counting_circles",
};

class WordedRules {
 public:
  WordedRules(JsonReading& reading, const RulesText& rules) : reading_(reading), rules_(rules) {}

  bool add() {
    reading_.at("rules");
    return check_digits() && check_regions() && check_clues() && check_whispers() && add_diagonals() &&
           add_global_rules() && add_negative_rules();
  }

 private:
  const Shape& shape() const { return reading_.puzzle.shape; }

  bool has_clue(std::string_view rule) const {
    return std::ranges::any_of(reading_.puzzle.clues, [&](const Clue& clue) { return clue.rule->id == rule; });
  }
  bool add_once(std::string_view rule) { return has_clue(rule) || reading_.add(rule, {}); }

  bool check_digits() {
    const auto [lowest, highest] = std::pair{shape().lowest, shape().highest()};
    for (const auto& [from, to] : rules_.digits) {
      if (from == lowest && to == highest) continue;
      return reading_.unknown("digits", "the rules say the digits are " + std::to_string(from) + " to " +
                                            std::to_string(to) + ", but the grid has " + std::to_string(lowest) +
                                            " to " + std::to_string(highest));
    }
    return true;
  }

  bool check_regions() {
    if (!rules_.irregular || !is_square(shape()) || shape().regions != square(shape().rows).regions) return true;
    return reading_.unknown("irregular", "the rules name irregular regions, but the regions are the usual boxes");
  }

  bool check_clues() {
    for (const std::string_view rule : drawn_rules) {
      if (rules_.names(rule) && !has_clue(rule)) {
        return reading_.unknown(rule, "the rules name " + std::string{rule} + ", but none is drawn");
      }
    }
    return true;
  }

  bool check_whispers() {
    for (const Clue& clue : reading_.puzzle.clues) {
      const int usual = shape().values == 9 ? 5 : (shape().values + 1) / 2;
      const int difference = clue.numbers.empty() ? usual : clue.numbers[0];
      if (clue.rule->id != "whisper" || !rules_.whisper_difference || *rules_.whisper_difference == difference)
        continue;
      return reading_.unknown("whisper", "the rules say a difference of " + std::to_string(*rules_.whisper_difference) +
                                             ", but a whisper line has " + std::to_string(difference));
    }
    return true;
  }

  // Diagonals that are drawn, or are in the data, are those that the text means.
  bool add_diagonals() {
    const bool is_some = has_clue("positive_diagonal") || has_clue("negative_diagonal");
    for (const std::string_view rule : {"positive_diagonal", "negative_diagonal"}) {
      if (!rules_.names(rule)) continue;
      const bool other_is_named = rules_.names("positive_diagonal") && rules_.names("negative_diagonal");
      if (is_some && other_is_named && !rules_.both_diagonals) continue;
      if (!is_some && rules_.drawn_diagonals) {
        return reading_.unknown(rule, "the rules name marked diagonals, but none is drawn");
      }
      if (!add_once(rule)) return false;
    }
    return true;
  }

  bool add_global_rules() {
    for (const std::string_view rule : {"anti_knight", "anti_king", "disjoint_groups"}) {
      if (rules_.names(rule) && !add_once(rule)) return false;
    }
    // f-puzzles calls the negative rule of white dots nonconsecutive.
    return !rules_.names("nonconsecutive") || has_clue("negative_difference") || add_once("nonconsecutive");
  }

  bool add_negative_rules() {
    bool is_done = false;
    for (const std::string_view rule : {"difference", "ratio"}) {
      const std::string negative = "negative_" + std::string{rule};
      const bool is_meant = rules_.all_dots && (rules_.names(rule) || has_clue(rule));
      if (is_meant && !has_clue(negative) && !reading_.add(negative, {}, dot_numbers(reading_.puzzle.clues, rule)))
        return false;
      is_done = is_done || is_meant;
    }
    if (rules_.all_dots && !is_done)
      return reading_.unknown("dots", "the rules say that all dots are given, but there are none");
    return !rules_.all_xv || add_once("negative_xv");
  }

  JsonReading& reading_;
  const RulesText& rules_;
};

}  // namespace

bool check_understood(JsonReading& reading, const RulesText& rules) {
  if (rules.not_understood.empty()) return true;
  reading.at("rules");
  const std::string sentence = quoted_sentence(rules.not_understood);
  return reading.unknown(sentence, "this sentence is not understood: " + sentence);
}

bool add_worded_rules(JsonReading& reading, const RulesText& rules) { return WordedRules{reading, rules}.add(); }

bool add_worded_rules(JsonReading& reading) {
  const RulesText rules = rules_in(reading.puzzle.ruleset);
  return check_understood(reading, rules) && add_worded_rules(reading, rules);
}

}  // namespace shudu::variant
