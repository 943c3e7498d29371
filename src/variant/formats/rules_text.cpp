#include "variant/formats/rules_text.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "base/same_id.h"
#include "format/codec/percent.h"
#include "variant/formats/rules_words.h"

namespace shudu::variant {
namespace {

// A sentence names the rule if it has all words of one row.
struct Wording {
  std::string_view rule;
  std::array<std::string_view, 3> words;
};

constexpr Wording wordings[] = {
    {"thermometer", {"thermo"}},
    {"slow_thermometer", {"slow thermo"}},
    {"double_arrow", {"double arrow"}},
    {"arrow", {"arrow", "circle"}},
    {"arrow", {"arrow", "sum to"}},
    {"arrow", {"arrow", "pill"}},
    {"whisper", {"whisper"}},
    {"whisper", {"line", "difference of at least"}},
    {"whisper", {"line", "differ by at least"}},
    {"whisper", {"line", "differ by 5 or more"}},
    {"whisper", {"line", "difference of 5 or more"}},
    {"renban", {"renban"}},
    {"renban", {"line", "consecutive", "any order"}},
    {"renban", {"line", "set of consecutive"}},
    {"palindrome", {"palindrom"}},
    {"palindrome", {"line", "same", "forwards and backwards"}},
    {"palindrome", {"line", "same", "both directions"}},
    {"palindrome", {"line", "same", "either direction"}},
    {"palindrome", {"line", "same", "each direction"}},
    {"region_sum_line", {"region sum"}},
    {"region_sum_line", {"line", "equal sum", "box"}},
    {"region_sum_line", {"line", "same sum", "box"}},
    {"region_sum_line", {"box borders divide", "line", "sum"}},
    {"between_line", {"between line"}},
    {"between_line", {"line", "between", "circle"}},
    {"lockout_line", {"lockout"}},
    {"entropic_line", {"entropic"}},
    {"modular_line", {"modular"}},
    {"zipper_line", {"zipper"}},
    {"nabner", {"nabner"}},
    {"killer_cage", {"cage"}},
    {"killer_cage", {"killer sudoku rules"}},
    {"difference", {"white dot"}},
    {"difference", {"kropki"}},
    {"difference", {"white circle", "consecutive"}},
    {"ratio", {"black dot"}},
    {"ratio", {"kropki"}},
    {"ratio", {"black circle", "ratio"}},
    {"xv", {" x ", " v "}},
    {"xv", {" xv "}},
    {"xv", {" x ", "sum to 10"}},
    {"xv", {" x ", "add to 10"}},
    {"xv", {" x ", "summing to 10"}},
    {"xv", {" v ", "summing to 5"}},
    {"xv", {" x ", " ten "}},
    {"xv", {" v ", "sum to 5"}},
    {"xv", {" v ", "add to 5"}},
    {"odd", {" odd "}},
    {"even", {" even "}},
    {"quadruple", {"quadruple"}},
    {"quadruple", {"circle", "surrounding"}},
    {"little_killer", {"little killer"}},
    {"little_killer", {"outside the grid", "diagonal"}},
    {"little_killer", {"indicated diagonal", "sum"}},
    {"sandwich", {"sandwich"}},
    {"sandwich", {"between the 1 and the 9"}},
    {"x_sum", {"x-sum"}},
    {"x_sum", {"x sum"}},
    {"x_sum", {"outside the grid", "sum", "first x "}},
    {"x_sum", {"outside the grid", "total", "first x "}},
    {"skyscraper", {"skyscraper"}},
    {"numbered_room", {"numbered room"}},
    {"positive_diagonal", {"positive diagonal"}},
    {"negative_diagonal", {"negative diagonal"}},
    {"anti_knight", {"knight"}},
    {"anti_king", {"king's"}},
    {"anti_king", {"kings move"}},
    {"anti_king", {"anti-king"}},
    {"anti_king", {"antiking"}},
    {"nonconsecutive", {"non-consecutive"}},
    {"nonconsecutive", {"nonconsecutive"}},
    {"nonconsecutive", {"adjacent", "cannot", "consecutive"}},
    {"nonconsecutive", {"adjacent", "not be consecutive"}},
    {"nonconsecutive", {"consecutive digits cannot be", "neighbours"}},
    {"disjoint_groups", {"same position in", "box"}},
    {"disjoint_groups", {"same position within", "box"}},
    {"disjoint_groups", {"same relative position", "box"}},
    {"disjoint_groups", {"disjoint"}},
    {"counting_circles", {"counting circle"}},
    {"counting_circles", {"number of circles", "digit"}},
};

// Both main diagonals.
constexpr std::array<std::string_view, 3> both_diagonals[] = {
    {"diagonal", "repeat"}, {"diagonal", "once"},      {"diagonal", "1 to 9"},
    {"diagonal", "1-9"},    {"diagonal", "different"},
};

constexpr std::string_view harmless[] = {
    "normal sudoku",
    "standard sudoku",
    "sudoku rules apply",
    "classic sudoku",
    "not all ",
    "dots are given",
    "fog",
    "have fun",
    "enjoy",
    "good luck",
    "for example",
    "e.g",
    "eg ",
    "may repeat",
    "can repeat",
    "could repeat",
    "solution is",
    "fill the grid",
    "each row, column",
    "every row, column",
    "each row and column",
    "if given",
    "bulb",
    "thanks",
};

// A sentence with one of these changes a rule or adds one.
constexpr std::string_view exceptions[] = {
    "except",
    "exactly one",
    "one of the",
    "some of",
    "liar",
    "lying",
    "false",
    "incorrect",
    "wrong",
    "determin",
    "unknown",
    "double digit",
    "doubler",
    "schr",
    "wrap",
    "toroid",
    "cipher",
    "letter",
    "modif",
    "vampire",
    "shaded",
    "loop",
    "path",
    "snake",
    "island",
    "galax",
    "pentomino",
    "deduce",
    "divide the grid",
    "at most",
    "unless",
    "instead",
    "modulo",
    "multipl",
    "product",
    "prime",
    "square number",
    "base ",
    "binary",
    "clone",
    "wildcard",
    "infected",
    "negator",
    "halver",
    "secret",
};

struct ColourWord {
  std::string_view word;
  std::array<Hue, 2> hues;
};
constexpr ColourWord colour_words[] = {
    {"green", {Hue::green, Hue::none}},    {"purple", {Hue::purple, Hue::pink}}, {"pink", {Hue::pink, Hue::purple}},
    {"magenta", {Hue::pink, Hue::purple}}, {"violet", {Hue::purple, Hue::none}}, {"lavender", {Hue::purple, Hue::blue}},
    {"blue", {Hue::blue, Hue::none}},      {"grey", {Hue::grey, Hue::none}},     {"gray", {Hue::grey, Hue::none}},
    {"red ", {Hue::red, Hue::none}},       {"orange", {Hue::orange, Hue::none}}, {"peach", {Hue::orange, Hue::none}},
    {"yellow", {Hue::yellow, Hue::none}},  {"gold", {Hue::yellow, Hue::orange}}, {"teal", {Hue::teal, Hue::none}},
    {"turquoise", {Hue::teal, Hue::none}}, {"cyan", {Hue::teal, Hue::none}},
};

struct UsualHue {
  std::string_view rule;
  std::array<Hue, 2> hues;
};
constexpr UsualHue usual_hues[] = {
    {"whisper", {Hue::green, Hue::none}},        {"renban", {Hue::purple, Hue::pink}},
    {"region_sum_line", {Hue::blue, Hue::teal}}, {"palindrome", {Hue::grey, Hue::none}},
    {"entropic_line", {Hue::orange, Hue::none}}, {"modular_line", {Hue::teal, Hue::none}},
    {"nabner", {Hue::yellow, Hue::none}},        {"zipper_line", {Hue::purple, Hue::none}},
};

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool has_all(std::string_view text, const std::array<std::string_view, 3>& words) {
  return std::ranges::all_of(words, [text](std::string_view word) { return word.empty() || has(text, word); });
}

// Lower case, with plain quotes, and with a space instead of commas and brackets so that words have one on both sides.
std::string plain(std::string_view sentence) {
  std::string text = " ";
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    if (sentence.substr(i).starts_with("\xE2\x80\x99")) {
      text += '\'';
      i += 2;
    } else {
      const char c = in_lower_case(sentence[i]);
      text += c == ',' || c == '(' || c == ')' || c == '"' || c == '\t' || c == '\r' ? ' ' : c;
    }
  }
  return text + ' ';
}

std::vector<std::string> sentences_of(std::string_view text) {
  std::vector<std::string> sentences;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const bool ends = i == text.size() || text[i] == '\n' || text[i] == '!' || text[i] == ';' ||
                      (text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\n'));
    if (!ends) continue;
    sentences.push_back(plain(text.substr(begin, i - begin)));
    begin = i + 1;
  }
  return sentences;
}

int number_after(std::string_view sentence, std::string_view phrase) {
  const std::size_t at = sentence.find(phrase);
  if (at == std::string_view::npos) return 0;
  const std::string_view rest = sentence.substr(at + phrase.size());
  constexpr std::string_view words[] = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight"};
  for (std::size_t i = 0; i < std::size(words); ++i) {
    if (rest.starts_with(' ' + std::string{words[i]})) return static_cast<int>(i);
  }
  return rest.size() > 1 && rest[1] >= '1' && rest[1] <= '9' ? rest[1] - '0' : 0;
}

void read_colours(std::string_view sentence, const std::vector<std::string_view>& named, RulesText& text) {
  std::vector<std::string_view> lines;
  std::ranges::copy_if(named, std::back_inserter(lines), is_coloured_line);
  if (lines.size() != 1) return;
  for (const ColourWord& word : colour_words) {
    if (!has(sentence, word.word)) continue;
    for (Hue hue : word.hues) {
      if (hue != Hue::none) text.colours.push_back({lines[0], hue});
    }
  }
}

// Whether the sentence is understood.
bool read_sentence(std::string_view sentence, RulesText& text) {
  const auto letters = std::ranges::count_if(sentence, [](char c) { return 'a' <= c && c <= 'z'; });
  if (letters < 4) return true;
  if (std::ranges::any_of(exceptions, [&](std::string_view word) { return has(sentence, word); })) return false;
  const bool all_given = (has(sentence, " all ") && has(sentence, " given") && !has(sentence, "not all")) ||
                         has(sentence, "negative constraint") || has(sentence, "all possible");
  if (all_given && !has(sentence, "not ")) {
    const bool is_dots = has(sentence, "dot") || has(sentence, "kropki");
    const bool is_xv = has(sentence, " xv ") || (has(sentence, " x") && has(sentence, " v"));
    text.all_dots = text.all_dots || is_dots;
    text.all_xv = text.all_xv || is_xv;
    if (!is_dots && !is_xv) return false;
  }
  std::vector<std::string_view> named;
  for (const Wording& wording : wordings) {
    if (has_all(sentence, wording.words)) named.push_back(wording.rule);
  }
  const bool is_little = std::ranges::find(named, "little_killer") != named.end();
  if (is_little) std::erase_if(named, [](std::string_view rule) { return rule == "arrow" || rule == "killer_cage"; });
  const bool is_double = std::ranges::find(named, "double_arrow") != named.end();
  if (is_double) std::erase_if(named, [](std::string_view rule) { return rule == "arrow" || rule == "between_line"; });
  const bool is_slow = std::ranges::find(named, "slow_thermometer") != named.end();
  if (is_slow) std::erase(named, std::string_view{"thermometer"});
  const bool may_repeat = has(sentence, "may repeat") || has(sentence, "can repeat") || has(sentence, "could repeat") ||
                          has(sentence, "might repeat");
  const bool has_single = has(sentence, "positive diagonal") != has(sentence, "negative diagonal");
  if (!is_little && !has_single && !may_repeat &&
      std::ranges::any_of(both_diagonals, [&](const auto& words) { return has_all(sentence, words); })) {
    named.insert(named.end(), {"positive_diagonal", "negative_diagonal"});
  }
  if (std::ranges::find(named, "whisper") != named.end()) {
    const int number = std::max({number_after(sentence, "at least"), number_after(sentence, "differ by")});
    if (number > 0) text.whisper_difference = number;
  }
  read_colours(sentence, named, text);
  text.rules.insert(named.begin(), named.end());
  const bool is_example = sentence.starts_with(" for example") || sentence.starts_with(" eg ") ||
                          sentence.starts_with(" e.g") || sentence.starts_with(" ie ") || has(sentence, " fog");
  if (named.empty() && is_example) return true;
  if (!says_the_usual(sentence, named)) return false;
  return !named.empty() || all_given || may_repeat ||
         std::ranges::any_of(harmless, [&](std::string_view phrase) { return has(sentence, phrase); });
}

}  // namespace

Hue hue_of(std::string_view colour) {
  if (!colour.starts_with('#')) return Hue::none;
  std::array<int, 4> parts{0, 0, 0, 255};
  colour.remove_prefix(1);
  const std::size_t width = colour.size() <= 4 ? 1 : 2;
  if (colour.size() != 3 * width && colour.size() != 4 * width) return Hue::none;
  for (std::size_t i = 0; i * width < colour.size(); ++i) {
    const int high = hex_value(colour[i * width]), low = hex_value(colour[i * width + width - 1]);
    if (high < 0 || low < 0) return Hue::none;
    parts[i] = high * 16 + low;
  }
  const auto [red, green, blue, opacity] = parts;
  if (opacity < 24) return Hue::none;
  const int most = std::max({red, green, blue}), least = std::min({red, green, blue}), range = most - least;
  if (range * 6 < most || most < 48) return most < 80 ? Hue::black : most > 240 ? Hue::white : Hue::grey;
  int degrees = 0;
  if (most == red) degrees = 60 * (green - blue) / range;
  if (most == green && most != red) degrees = 120 + 60 * (blue - red) / range;
  if (most == blue && most != red && most != green) degrees = 240 + 60 * (red - green) / range;
  if (degrees < 0) degrees += 360;
  if (degrees < 15 || degrees >= 345) return Hue::red;
  if (degrees < 45) return Hue::orange;
  if (degrees < 70) return Hue::yellow;
  if (degrees < 160) return Hue::green;
  if (degrees < 190) return Hue::teal;
  if (degrees < 250) return Hue::blue;
  return degrees < 295 ? Hue::purple : Hue::pink;
}

RulesText rules_in(std::string_view text) {
  constexpr std::size_t longest = 20'000;
  RulesText rules;
  for (const std::string& sentence : sentences_of(text.substr(0, longest))) {
    if (!read_sentence(sentence, rules) && rules.not_understood.empty()) rules.not_understood = sentence;
  }
  if (text.size() > longest) rules.not_understood = "a text of more than 20000 bytes";
  return rules;
}

bool is_coloured_line(std::string_view rule) {
  return std::ranges::find(usual_hues, rule, &UsualHue::rule) != std::end(usual_hues);
}

bool is_usual_hue(std::string_view rule, Hue hue) {
  const auto* row = std::ranges::find(usual_hues, rule, &UsualHue::rule);
  return row != std::end(usual_hues) && std::ranges::find(row->hues, hue) != row->hues.end();
}

}  // namespace shudu::variant
