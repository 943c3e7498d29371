#include "format/rules_twists.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "format/rules_sentences.h"

namespace shudu {
namespace {

bool says(std::string_view sentence, std::string_view phrase) {
  return sentence.find(phrase) != std::string_view::npos;
}

bool says_any(std::string_view sentence, std::span<const std::string_view> phrases) {
  return std::ranges::any_of(phrases, [&](std::string_view phrase) { return says(sentence, phrase); });
}

bool is_among(std::span<const std::string_view> rules, std::string_view rule) {
  return std::ranges::find(rules, rule) != rules.end();
}

bool has_negation(std::string_view sentence) {
  constexpr std::string_view negations[] = {" not ",    " no ",  " cannot ",  "can't ",   "don't ", " never ",
                                            "mustn't ", " nor ", " neither ", "doesn't ", "isn't ", " without repeat"};
  return says_any(sentence, negations);
}

// Rules that are usually stated with a negation. In the others it is the change of a rule, or one more.
bool has_odd_negation(std::string_view sentence, std::span<const std::string_view> named) {
  static constexpr std::string_view negative[] = {"killer_cage",
                                                  "positive_diagonal",
                                                  "negative_diagonal",
                                                  "anti_knight",
                                                  "anti_king",
                                                  "nonconsecutive",
                                                  "disjoint_groups",
                                                  "nabner",
                                                  "renban",
                                                  "slow_thermometer",
                                                  "lockout_line",
                                                  "difference",
                                                  "ratio",
                                                  "xv",
                                                  "counting_circles",
                                                  "double_arrow"};
  constexpr std::string_view harmless[] = {"not necessarily", "not inclu",      "not count",  "not all ",
                                           "not every ",      "cannot be seen", "no negative"};
  const bool is_expected = std::ranges::any_of(named, [](std::string_view rule) { return is_among(negative, rule); });
  return has_negation(sentence) && !is_expected && !says_any(sentence, harmless);
}

// The first place of one of the phrases; npos if there is none.
std::size_t first_of(std::string_view sentence, std::span<const std::string_view> phrases) {
  std::size_t first = std::string_view::npos;
  for (const std::string_view phrase : phrases) first = std::min(first, sentence.find(phrase));
  return first;
}

// Whether two signs are explained in one order and named in the other.
bool is_crossed(std::size_t sign, std::size_t other_sign, std::size_t meaning, std::size_t other_meaning) {
  constexpr std::size_t none = std::string_view::npos;
  if (meaning != none && other_meaning == none && sign == none && other_sign != none) return true;
  if (meaning == none && other_meaning != none && sign != none && other_sign == none) return true;
  if (sign == none || other_sign == none || meaning == none || other_meaning == none) return false;
  return (sign < other_sign) != (meaning < other_meaning);
}

bool swaps_signs(std::string_view sentence, std::span<const std::string_view> named) {
  static constexpr std::string_view white[] = {"white"}, black[] = {"black"};
  static constexpr std::string_view next[] = {"consecutive", "difference of", "differ by"};
  static constexpr std::string_view twice[] = {"ratio", "double", "twice", "half", "1:2", "2:1"};
  static constexpr std::string_view x[] = {" x ", " xs ", " x's "}, v[] = {" v ", " vs ", " v's "};
  static constexpr std::string_view ten[] = {" 10 ", " ten "}, five[] = {" 5 ", " five "};
  static constexpr std::string_view round[] = {"circle", "circular", "round"}, square[] = {"square"};
  static constexpr std::string_view odd[] = {" odd "}, even[] = {" even "};
  const auto crossed = [&](std::span<const std::string_view> a, std::span<const std::string_view> b,
                           std::span<const std::string_view> of_a, std::span<const std::string_view> of_b) {
    return is_crossed(first_of(sentence, a), first_of(sentence, b), first_of(sentence, of_a), first_of(sentence, of_b));
  };
  if ((is_among(named, "difference") || is_among(named, "ratio")) && crossed(white, black, next, twice)) return true;
  if (is_among(named, "xv") && crossed(x, v, ten, five)) return true;
  const bool is_parity = is_among(named, "odd") || is_among(named, "even");
  return is_parity && crossed(round, square, odd, even);
}

// Rules that are one negation: equal or consecutive digits are not there. What is negated must be that.
bool negates_the_rule(std::string_view sentence, std::span<const std::string_view> named) {
  static constexpr std::string_view no_equal[] = {"anti_knight", "anti_king", "disjoint_groups", "positive_diagonal",
                                                  "negative_diagonal"};
  constexpr std::string_view equal[] = {" same ",  " equal ", " identical ", "repeat",
                                        " twice ", " share ", " multiple ",  "duplicate"};
  constexpr std::string_view negated_names[] = {" no anti", " not anti", " without anti", " non consecutive"};
  if (!has_negation(sentence) && !says(sentence, " without ")) return false;
  const bool forbids_equal = std::ranges::any_of(named, [](std::string_view rule) { return is_among(no_equal, rule); });
  const bool forbids_next = is_among(named, "nonconsecutive");
  if (forbids_equal && !forbids_next && !says_any(sentence, equal)) return true;
  if (forbids_next && !says(sentence, " consecutive ")) return true;
  return (forbids_equal || forbids_next) && says_any(sentence, negated_names);
}

// Whether a rule of the whole grid is said to hold in a part of it, or on lines that the sentence leaves open.
bool limits_the_rule(std::string_view sentence, std::span<const std::string_view> named) {
  static constexpr std::string_view whole[] = {"anti_knight", "anti_king", "nonconsecutive", "disjoint_groups"};
  constexpr std::string_view parts[] = {
      " only ", " inside ", " circle", " line", " marked ", " to one ", " black ",  " blue ",
      " green", " grey ",   " gray ",  " pink", " orange ", " purple ", " yellow ", " red ",
  };
  constexpr std::string_view open_diagonals[] = {" any diagonal", " all diagonals", " a diagonal", " length"};
  const bool are_diagonals = is_among(named, "positive_diagonal") || is_among(named, "negative_diagonal");
  if (are_diagonals && says_any(sentence, open_diagonals)) return true;
  if (!std::ranges::any_of(named, [](std::string_view rule) { return is_among(whole, rule); })) return false;
  const bool has_row = says(sentence, " row"), has_column = says(sentence, " column"), has_box = says(sentence, " box");
  const bool names_houses = has_row && has_column && has_box;
  const bool names_boxes = has_box && !is_among(named, "disjoint_groups");
  const bool has_diagonal = is_among(named, "nonconsecutive") && says(sentence, "diagonal");
  const bool is_one_way = says(sentence, " horizontal") != says(sentence, " vertical");
  return (!names_houses && (has_row || has_column || names_boxes)) || has_diagonal || is_one_way ||
         (!is_among(named, "difference") && says_any(sentence, parts));
}

}  // namespace

bool twists_a_rule(std::string_view sentence, const std::vector<std::string_view>& named) {
  if (named.empty()) return false;
  if (has_odd_negation(sentence, named) || swaps_signs(sentence, named)) return true;
  if (negates_the_rule(sentence, named) || limits_the_rule(sentence, named)) return true;
  constexpr std::string_view to_bulb[] = {"to the bulb",  "towards the bulb", "toward the bulb",   "to bulb",
                                          "towards bulb", "to the circle",    "towards the circle"};
  const bool is_thermometer = is_among(named, "thermometer") || is_among(named, "slow_thermometer");
  if (is_thermometer && !is_among(named, "arrow") && says_any(sentence, to_bulb)) return true;
  if (is_among(named, "between_line") && says(sentence, "not between")) return true;
  constexpr std::string_view repeats[] = {"repeat", "duplicate"};
  // A cage in which digits may repeat is another rule.
  if (is_among(named, "killer_cage") && says_any(sentence, repeats) && !has_negation(sentence)) return true;
  // "X: the sum is 5 or 10."
  const auto has = [&](std::initializer_list<std::string_view> phrases) {
    return std::ranges::any_of(phrases, [&](std::string_view phrase) { return says(sentence, phrase); });
  };
  const bool has_x = has({" x ", " xs ", " x's ", " xv ", " x/v "}),
             has_v = has({" v ", " vs ", " v's ", " xv ", " x/v "});
  const bool has_both_sums = has({" 10 ", " ten "}) && has({" 5 ", " five "});
  return is_among(named, "xv") && has_both_sums && !(has_x && has_v);
}

}  // namespace shudu
