#include "format/rules_wordings.h"

#include <algorithm>
#include <array>

#include "format/rules_sentences.h"

namespace shudu {
namespace {

// A sentence names the rule if it has all phrases of one row.
struct Wording {
  std::string_view rule;
  std::array<std::string_view, 4> phrases;
};

constexpr Wording wordings[] = {
    {"thermometer", {"thermo"}},
    {"slow_thermometer", {"slow thermo"}},
    {"slow_thermometer", {"slow-thermo"}},
    {"double_arrow", {"double arrow"}},
    {"arrow", {"arrow", "circle"}},
    {"arrow", {"arrow", "sum to"}},
    {"arrow", {"arrow", "bulb"}},
    {"arrow", {"arrow", "pill"}},
    {"whisper", {"whisper"}},
    {"whisper", {"line", "difference of at least"}},
    {"whisper", {"line", "differ by at least"}},
    {"whisper", {"line", "differ by 5 or more"}},
    {"whisper", {"line", "difference of 5 or more"}},
    {"whisper", {"line", "difference of five or more"}},
    {"whisper", {"line", "differ by five or more"}},
    {"renban", {"renban"}},
    {"renban", {"line", "consecutive", "any order"}},
    {"renban", {"line", "set of consecutive"}},
    {"renban", {"line", "set of non-repeating consecutive"}},
    {"palindrome", {"palindrom"}},
    {"palindrome", {"line", "same", "forwards and backwards"}},
    {"palindrome", {"line", "same", "both directions"}},
    {"palindrome", {"line", "same", "either direction"}},
    {"palindrome", {"line", "same", "each direction"}},
    {"region_sum_line", {"region sum"}},
    {"region_sum_line", {"line", "equal sum", "box"}},
    {"region_sum_line", {"line", "same sum", "box"}},
    {"region_sum_line", {"line", "sum", "equal", "each box"}},
    {"region_sum_line", {"box borders divide", "line", "sum"}},
    {"between_line", {"between line"}},
    {"between_line", {"line", "between", "circle"}},
    {"lockout_line", {"lockout"}},
    {"entropic_line", {"entropic"}},
    {"modular_line", {"modular"}},
    {"zipper_line", {"zipper"}},
    {"nabner", {"nabner"}},
    {"killer_cage", {" cage"}},
    {"killer_cage", {"killer sudoku rules"}},
    {"difference", {"white dot"}},
    {"difference", {"white kropki"}},
    {"difference", {"kropki"}},
    {"difference", {"white circle", "consecutive"}},
    {"ratio", {"black dot"}},
    {"ratio", {"black kropki"}},
    {"ratio", {"kropki"}},
    {"ratio", {"black circle", "ratio"}},
    {"ratio", {"black circle", "double"}},
    {"ratio", {"black circle", "twice"}},
    {"xv", {" x ", " v "}},
    {"xv", {" xv "}},
    {"xv", {" x/v "}},
    {"xv", {" x ", " 10 "}},
    {"xv", {" x ", " ten "}},
    {"xv", {" x's ", " 10 "}},
    {"xv", {" xs ", " 10 "}},
    {"xv", {" v ", " 5 "}},
    {"xv", {" v ", " five "}},
    {"xv", {" v's ", " 5 "}},
    {"xv", {" vs ", " 5 "}},
    {"odd", {" odd "}},
    {"odd", {" odd/even "}},
    {"even", {" even "}},
    {"even", {" odd/even "}},
    {"quadruple", {"quadruple"}},
    {"quadruple", {"circle", "surrounding"}},
    {"quadruple", {"circle", "four cells", "touch"}},
    {"quadruple", {" quads "}},
    {"little_killer", {"little killer"}},
    {"little_killer", {"outside", "diagonal"}},
    {"little_killer", {"indicated diagonal", "sum"}},
    {"little_killer", {"pointed diagonal", "sum"}},
    {"little_killer", {"arrow", "diagonal", "sum"}},
    {"sandwich", {"sandwich"}},
    {"sandwich", {"between the 1 and the 9"}},
    {"sandwich", {"between the 1 and 9"}},
    {"sandwich", {"outside", "sum", "between 1 and 9"}},
    {"x_sum", {"x-sum"}},
    {"x_sum", {" x sums "}},
    {"x_sum", {" x sum clue"}},
    {"x_sum", {"first x ", "sum"}},
    {"x_sum", {"first x ", "total"}},
    {"x_sum", {"first x ", "add"}},
    {"skyscraper", {"skyscraper"}},
    {"numbered_room", {"numbered room"}},
    {"positive_diagonal", {"positive diagonal"}},
    {"negative_diagonal", {"negative diagonal"}},
    {"anti_knight", {"knight"}},
    {"anti_king", {"king's"}},
    {"anti_king", {"kings move"}},
    {"anti_king", {" king move"}},
    {"anti_king", {"anti-king"}},
    {"anti_king", {"anti king"}},
    {"anti_king", {"antiking"}},
    {"anti_king", {"touch diagonally"}},
    {"nonconsecutive", {"non-consecutive"}},
    {"nonconsecutive", {"nonconsecutive"}},
    {"nonconsecutive", {"non consecutive"}},
    {"nonconsecutive", {"adjacent", "cannot", "consecutive"}},
    {"nonconsecutive", {"adjacent", "can't", "consecutive"}},
    {"nonconsecutive", {"adjacent", " not ", "consecutive"}},
    {"nonconsecutive", {"consecutive digits", "not", "adjacent"}},
    {"nonconsecutive", {"consecutive", "cannot", "neighbour"}},
    {"nonconsecutive", {"consecutive", "cannot", "adjacent"}},
    {"nonconsecutive", {"consecutive", " not ", "orthogonal"}},
    {"nonconsecutive", {"no two", "adjacent", "consecutive"}},
    {"disjoint_groups", {"same position in", "box"}},
    {"disjoint_groups", {"same position within", "box"}},
    {"disjoint_groups", {"same relative position", "box"}},
    {"disjoint_groups", {"same place in", "box"}},
    {"disjoint_groups", {"same position relative", "region"}},
    {"disjoint_groups", {"disjoint"}},
    {"counting_circles", {"counting circle"}},
    {"counting_circles", {"number of circles", "digit"}},
};

// Both main diagonals.
constexpr std::array<std::string_view, 2> both_diagonals[] = {
    {"diagonal", "repeat"},
    {"diagonal", "once"},
    {"diagonal", "1 to 9"},
    {"diagonal", "1-9"},
    {"diagonal", "different"},
    {"diagonal", "contain all"},
    {"diagonal", "contain the digits"},
};

// If a sentence names the first rule, its words do not name the second one, too.
constexpr std::pair<std::string_view, std::string_view> stronger[] = {
    {"little_killer", "arrow"},       {"little_killer", "killer_cage"},    {"double_arrow", "arrow"},
    {"double_arrow", "between_line"}, {"slow_thermometer", "thermometer"}, {"anti_king", "little_killer"},
    {"sandwich", "between_line"},     {"whisper", "nonconsecutive"},       {"nabner", "nonconsecutive"},
    {"lockout_line", "between_line"}, {"renban", "nonconsecutive"},        {"nabner", "renban"},
    {"zipper_line", "between_line"},
};

// Names of rules in a heading. A rule is named if its words follow one another.
constexpr std::pair<std::string_view, std::string_view> heading_names[] = {
    {"slow thermometer", "slow_thermometer"},
    {"slow thermometers", "slow_thermometer"},
    {"slow thermo", "slow_thermometer"},
    {"slow thermos", "slow_thermometer"},
    {"thermometer", "thermometer"},
    {"thermometers", "thermometer"},
    {"thermo", "thermometer"},
    {"thermos", "thermometer"},
    {"double arrow", "double_arrow"},
    {"double arrows", "double_arrow"},
    {"arrow", "arrow"},
    {"arrows", "arrow"},
    {"little killer", "little_killer"},
    {"little killers", "little_killer"},
    {"killer cage", "killer_cage"},
    {"killer cages", "killer_cage"},
    {"killer", "killer_cage"},
    {"cage", "killer_cage"},
    {"cages", "killer_cage"},
    {"german whispers", "whisper"},
    {"german whisper", "whisper"},
    {"renban", "renban"},
    {"renbans", "renban"},
    {"palindrome", "palindrome"},
    {"palindromes", "palindrome"},
    {"region sum", "region_sum_line"},
    {"region sums", "region_sum_line"},
    {"between", "between_line"},
    {"entropic", "entropic_line"},
    {"modular", "modular_line"},
    {"zipper", "zipper_line"},
    {"nabner", "nabner"},
    {"odd", "odd"},
    {"even", "even"},
    {"odd/even", "odd"},
    {"odd/even", "even"},
    {"quadruple", "quadruple"},
    {"quadruples", "quadruple"},
    {"quads", "quadruple"},
    {"sandwich", "sandwich"},
    {"sandwiches", "sandwich"},
    {"x-sum", "x_sum"},
    {"x-sums", "x_sum"},
    {"skyscraper", "skyscraper"},
    {"skyscrapers", "skyscraper"},
    {"numbered room", "numbered_room"},
    {"numbered rooms", "numbered_room"},
    {"anti-knight", "anti_knight"},
    {"antiknight", "anti_knight"},
    {"anti knight", "anti_knight"},
    {"anti-king", "anti_king"},
    {"antiking", "anti_king"},
    {"anti king", "anti_king"},
    {"non-consecutive", "nonconsecutive"},
    {"nonconsecutive", "nonconsecutive"},
    {"non consecutive", "nonconsecutive"},
    {"disjoint", "disjoint_groups"},
    {"disjoint groups", "disjoint_groups"},
    {"disjoint sets", "disjoint_groups"},
    {"xv", "xv"},
    {"x/v", "xv"},
    {"kropki", "difference"},
    {"kropki", "ratio"},
};

// Words of a heading that name no rule.
constexpr std::string_view heading_words =
    " a all also an and applies apply as both classic clue clues constraint constraints default dots for given in line"
    " lines normal pairs plus regular restriction rule rules standard sudoku sums the this usual well with ";

bool in_list(std::string_view words, std::string_view word) {
  return words.find(' ' + std::string{word} + ' ') != std::string_view::npos;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// The mark words of "all possible white dots": what may stand between "all" and "are given".
constexpr std::string_view mark_words =
    " and black clues dot dots instances kropki marks of or pair pairs possible relevant signs such the v v's valid vs"
    " white x x's xs xv x/v ";
constexpr std::string_view given_words = " clued displayed drawn given indicated marked present provided shown ";

// Whether the words after `at` say of marks that they are given. At least one of them names a mark of `marks`.
bool marks_are_given(const std::vector<std::string_view>& words, std::size_t at, std::string_view marks) {
  bool names_mark = false;
  for (; at < words.size() && (in_list(mark_words, words[at]) || in_list(marks, words[at])); ++at) {
    names_mark = names_mark || in_list(marks, words[at]);
  }
  constexpr std::string_view between = " already always are be been has have is may might necessarily was were ";
  while (at < words.size() && in_list(between, words[at])) ++at;
  return names_mark && at < words.size() && in_list(given_words, words[at]);
}

constexpr std::string_view marks_with_negatives = " dot dots kropki v v's vs x x's xs xv x/v ";
constexpr std::string_view any_marks =
    " arrow arrows cage cages circle circles clue clues dot dots kropki markings quad quads quadruples thermo "
    "thermometers"
    " thermos v v's vs x x's xs xv x/v ";

}  // namespace

std::vector<std::string_view> rules_named_in(std::string_view sentence) {
  std::vector<std::string_view> named;
  const auto is_named = [&named](std::string_view rule) { return std::ranges::find(named, rule) != named.end(); };
  for (const Wording& wording : wordings) {
    const bool has_all = std::ranges::all_of(
        wording.phrases, [&](std::string_view phrase) { return phrase.empty() || contains(sentence, phrase); });
    if (has_all && !is_named(wording.rule)) named.push_back(wording.rule);
  }
  // "An X sum to 10" is not an X-sum, which counts the first X cells.
  if (is_named("xv") && is_named("x_sum")) {
    const bool has_first = contains(sentence, "first x ") || contains(sentence, "x-sum");
    std::erase(named, has_first ? std::string_view{"xv"} : std::string_view{"x_sum"});
  }
  for (const auto& [rule, weaker] : stronger) {
    if (is_named(rule)) std::erase(named, weaker);
  }
  const bool may_repeat = contains(sentence, "may repeat") || contains(sentence, "can repeat") ||
                          contains(sentence, "could repeat") || contains(sentence, "might repeat");
  const bool has_single = contains(sentence, "positive diagonal") != contains(sentence, "negative diagonal");
  const bool are_both = std::ranges::any_of(both_diagonals, [&](const auto& phrases) {
    return contains(sentence, phrases[0]) && contains(sentence, phrases[1]);
  });
  if (are_both && !is_named("little_killer") && !is_named("anti_king") && !has_single && !may_repeat) {
    named.insert(named.end(), {"positive_diagonal", "negative_diagonal"});
  }
  return named;
}

std::vector<std::string_view> rules_of_heading(std::string_view sentence) {
  const std::vector<std::string_view> words = words_of(sentence);
  std::vector<std::string_view> named;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t length = 0;
    for (const std::size_t n : {std::size_t{2}, std::size_t{1}}) {
      if (length > 0 || i + n > words.size()) continue;
      std::string name{words[i]};
      if (n == 2) name += ' ' + std::string{words[i + 1]};
      for (const auto& [heading, rule] : heading_names) {
        if (heading != name) continue;
        named.push_back(rule);
        length = n;
      }
    }
    if (length == 0 && !in_list(heading_words, words[i])) return {};
    i += std::max<std::size_t>(length, 1);
  }
  return named;
}

bool is_plain_heading(std::string_view sentence) {
  const std::vector<std::string_view> words = words_of(sentence);
  const bool names_it = std::ranges::any_of(words, [](std::string_view word) {
    return in_list(" classic default normal regular standard sudoku usual ", word);
  });
  return names_it && std::ranges::all_of(words, [](std::string_view word) { return in_list(heading_words, word); });
}

bool says_all_marks_are_given(std::string_view sentence) {
  const std::vector<std::string_view> words = words_of(sentence);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_all = words[i] == "all" || words[i] == "every";
    const bool is_not = i > 0 && (words[i - 1] == "not" || words[i - 1] == "necessarily");
    if (is_all && !is_not && marks_are_given(words, i + 1, marks_with_negatives) && !contains(sentence, " not "))
      return true;
  }
  return contains(sentence, "negative constraint") && !says_not_all_marks_are_given(sentence);
}

bool says_not_all_marks_are_given(std::string_view sentence) {
  for (const std::string_view phrase : {"no negative constraint", "without negative constraint",
                                        "without a negative constraint", "not a negative constraint"}) {
    if (contains(sentence, phrase)) return true;
  }
  const std::vector<std::string_view> words = words_of(sentence);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const bool is_all = words[i + 1] == "all" || words[i + 1] == "every" ||
                        (words[i + 1] == "necessarily" && i + 2 < words.size() && words[i + 2] == "all");
    const bool is_not_all = words[i] == "not" && is_all;
    if (is_not_all && marks_are_given(words, i + (words[i + 1] == "necessarily" ? 3 : 2), any_marks)) return true;
  }
  return false;
}

}  // namespace shudu
