// Which rules a sentence names, by the phrases that people use for them.
#include "format/rules_language.h"

namespace shudu {
namespace {

// Phrases that name both main diagonals, in a sentence about diagonals.
constexpr std::string_view both_diagonals = "repeat|once|1 to 9|1-9|different|contain all|contain the digits";

// If a sentence names the first rule, its words do not name the second one, too.
constexpr std::pair<std::string_view, std::string_view> stronger[] = {
    {"little_killer", "arrow"},       {"little_killer", "killer_cage"},    {"double_arrow", "arrow"},
    {"double_arrow", "between_line"}, {"slow_thermometer", "thermometer"}, {"anti_king", "little_killer"},
    {"sandwich", "between_line"},     {"whisper", "nonconsecutive"},       {"nabner", "nonconsecutive"},
    {"lockout_line", "between_line"}, {"renban", "nonconsecutive"},        {"nabner", "renban"},
    {"zipper_line", "between_line"},
};

// Words of a heading that name no rule.
constexpr std::string_view heading_words =
    " a all also an and applies apply as both classic clue clues constraint constraints default dots for given in line"
    " lines normal pairs plus regular restriction rule rules standard sudoku sums the this usual well with ";

// The mark words of "all possible white dots": what may stand between "all" and "are given".
constexpr std::string_view mark_words =
    " and black clues dot dots instances kropki marks of or pair pairs possible relevant signs such the v v's valid vs"
    " white x x's xs xv x/v ";
constexpr std::string_view given_words = " clued displayed drawn given indicated marked present provided shown ";

// Whether the words after `at` say of marks that they are given. At least one of them names a mark of `marks`.
bool marks_are_given(const std::vector<std::string_view>& words, std::size_t at, std::string_view marks) {
  bool names_mark = false;
  for (; at < words.size() && (has_word(mark_words, words[at]) || has_word(marks, words[at])); ++at) {
    names_mark = names_mark || has_word(marks, words[at]);
  }
  constexpr std::string_view between = " already always are be been has have is may might necessarily was were ";
  while (at < words.size() && has_word(between, words[at])) ++at;
  return names_mark && at < words.size() && has_word(given_words, words[at]);
}

constexpr std::string_view marks_with_negatives = " dot dots kropki v v's vs x x's xs xv x/v ";
constexpr std::string_view any_marks =
    " arrow arrows cage cages circle circles clue clues dot dots kropki markings quad quads quadruples thermo "
    "thermometers"
    " thermos v v's vs x x's xs xv x/v ";

}  // namespace

std::vector<std::string_view> rules_named_in(std::string_view sentence) {
  std::vector<std::string_view> named;
  for (const RuleInWords& row : rules_in_words()) {
    const bool is_said = any_part(row.wordings, '|', [&](std::string_view wording) {
      return !any_part(wording, '+', [&](std::string_view phrase) { return !says(sentence, phrase); });
    });
    if (is_said) named.push_back(row.rule);
  }
  // "An X sum to 10" is not an X-sum, which counts the first X cells.
  if (is_named(named, "xv") && is_named(named, "x_sum")) {
    std::erase(named, says_one(sentence, "first x |x-sum") ? std::string_view{"xv"} : std::string_view{"x_sum"});
  }
  for (const auto& [rule, weaker] : stronger) {
    if (is_named(named, rule)) std::erase(named, weaker);
  }
  const bool may_repeat = says_one(sentence, "may repeat|can repeat|could repeat|might repeat");
  const bool has_single = says(sentence, "positive diagonal") != says(sentence, "negative diagonal");
  const bool are_both = says(sentence, "diagonal") && says_one(sentence, both_diagonals);
  if (are_both && !is_named(named, "little_killer") && !is_named(named, "anti_king") && !has_single && !may_repeat) {
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
      for (const RuleInWords& row : rules_in_words()) {
        if (!any_part(row.heading, '|', [&](std::string_view heading) { return heading == name; })) continue;
        named.push_back(row.rule);
        length = n;
      }
    }
    if (length == 0 && !has_word(heading_words, words[i])) return {};
    i += std::max<std::size_t>(length, 1);
  }
  return named;
}

bool is_plain_heading(std::string_view sentence) {
  const std::vector<std::string_view> words = words_of(sentence);
  const bool names_it = std::ranges::any_of(words, [](std::string_view word) {
    return has_word(" classic default normal regular standard sudoku usual ", word);
  });
  return names_it && std::ranges::all_of(words, [](std::string_view word) { return has_word(heading_words, word); });
}

bool says_all_marks_are_given(std::string_view sentence) {
  const std::vector<std::string_view> words = words_of(sentence);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_all = words[i] == "all" || words[i] == "every";
    const bool is_not = i > 0 && (words[i - 1] == "not" || words[i - 1] == "necessarily");
    if (is_all && !is_not && marks_are_given(words, i + 1, marks_with_negatives) && !says(sentence, " not "))
      return true;
  }
  return says(sentence, "negative constraint") && !says_not_all_marks_are_given(sentence);
}

bool says_not_all_marks_are_given(std::string_view sentence) {
  if (says_one(sentence,
               "no negative constraint|without negative constraint|without a negative constraint|"
               "not a negative constraint")) {
    return true;
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
