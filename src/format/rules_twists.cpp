// Whether a sentence of usual words turns a rule into another one.
#include "format/rules_language.h"

namespace shudu {
namespace {

bool has_negation(std::string_view sentence) {
  return says_one(sentence,
                  " not | no | cannot |can't |don't | never |mustn't | nor | neither |doesn't |isn't |"
                  " without repeat");
}

// In a sentence about a rule that is not stated with a negation it is the change of a rule, or one more.
bool has_odd_negation(std::string_view sentence, std::span<const std::string_view> named) {
  constexpr std::string_view harmless =
      "not necessarily|not inclu|not count|not all |not every |cannot be seen|no negative";
  const auto is_negative = [](std::string_view rule) { return rule_in_words(rule)->is_negative; };
  return has_negation(sentence) && std::ranges::none_of(named, is_negative) && !says_one(sentence, harmless);
}

// The first place of one of the phrases; npos if there is none.
std::size_t first_of(std::string_view sentence, std::string_view phrases) {
  std::size_t first = std::string_view::npos;
  any_part(phrases, '|',
           [&](std::string_view phrase) { return first = std::min(first, sentence.find(phrase)), false; });
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
  const auto crossed = [&](std::string_view a, std::string_view b, std::string_view of_a, std::string_view of_b) {
    return is_crossed(first_of(sentence, a), first_of(sentence, b), first_of(sentence, of_a), first_of(sentence, of_b));
  };
  constexpr std::string_view next = "consecutive|difference of|differ by", twice = "ratio|double|twice|half|1:2|2:1";
  return (has_rule(" difference ratio ", named) && crossed("white", "black", next, twice)) ||
         (is_named(named, "xv") && crossed(" x | xs | x's ", " v | vs | v's ", " 10 | ten ", " 5 | five ")) ||
         (has_rule(" odd even ", named) && crossed("circle|circular|round", "square", " odd ", " even "));
}

// Rules that are one negation: equal or consecutive digits are not there. What is negated must be that.
bool negates_the_rule(std::string_view sentence, std::span<const std::string_view> named) {
  constexpr std::string_view no_equal = " anti_knight anti_king disjoint_groups positive_diagonal negative_diagonal ";
  constexpr std::string_view equal = " same | equal | identical |repeat| twice | share | multiple |duplicate";
  if (!has_negation(sentence) && !says(sentence, " without ")) return false;
  const bool forbids_equal = has_rule(no_equal, named), forbids_next = is_named(named, "nonconsecutive");
  if (forbids_equal && !forbids_next && !says_one(sentence, equal)) return true;
  if (forbids_next && !says(sentence, " consecutive ")) return true;
  return (forbids_equal || forbids_next) && says_one(sentence, " no anti| not anti| without anti| non consecutive");
}

// Whether a rule of the whole grid is said to hold in a part of it, or on lines that the sentence leaves open.
bool limits_the_rule(std::string_view sentence, std::span<const std::string_view> named) {
  constexpr std::string_view parts =
      " only | inside | circle| line| marked | to one | black | blue | green| grey | gray | pink| orange | purple | "
      "yellow |"
      " red ";
  const bool are_diagonals = has_rule(" positive_diagonal negative_diagonal ", named);
  if (are_diagonals && says_one(sentence, " any diagonal| all diagonals| a diagonal| length")) return true;
  if (!has_rule(" anti_knight anti_king nonconsecutive disjoint_groups ", named)) return false;
  const bool has_row = says(sentence, " row"), has_column = says(sentence, " column"), has_box = says(sentence, " box");
  const bool names_houses = has_row && has_column && has_box;
  const bool names_boxes = has_box && !is_named(named, "disjoint_groups");
  const bool has_diagonal = is_named(named, "nonconsecutive") && says(sentence, "diagonal");
  const bool is_one_way = says(sentence, " horizontal") != says(sentence, " vertical");
  return (!names_houses && (has_row || has_column || names_boxes)) || has_diagonal || is_one_way ||
         (!is_named(named, "difference") && says_one(sentence, parts));
}

}  // namespace

bool twists_a_rule(std::string_view sentence, std::span<const std::string_view> named) {
  if (named.empty()) return false;
  if (has_odd_negation(sentence, named) || swaps_signs(sentence, named)) return true;
  if (negates_the_rule(sentence, named) || limits_the_rule(sentence, named)) return true;
  constexpr std::string_view to_bulb =
      "to the bulb|towards the bulb|toward the bulb|to bulb|towards bulb|to the circle|towards the circle";
  const bool is_thermometer = has_rule(" thermometer slow_thermometer ", named) && !is_named(named, "arrow");
  if (is_thermometer && says_one(sentence, to_bulb)) return true;
  if (is_named(named, "between_line") && says(sentence, "not between")) return true;
  // A cage in which digits may repeat is another rule.
  if (is_named(named, "killer_cage") && says_one(sentence, "repeat|duplicate") && !has_negation(sentence)) return true;
  // "X: the sum is 5 or 10."
  const bool has_x = says_one(sentence, " x | xs | x's | xv | x/v "),
             has_v = says_one(sentence, " v | vs | v's | xv | x/v ");
  const bool has_both_sums = says_one(sentence, " 10 | ten ") && says_one(sentence, " 5 | five ");
  return is_named(named, "xv") && has_both_sums && !(has_x && has_v);
}

}  // namespace shudu
