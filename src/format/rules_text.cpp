#include "format/rules_text.h"

#include "base/utf8.h"
#include "format/rules_language.h"

namespace shudu {
namespace {

// A sentence of usual words that has one of these says no more than that the puzzle is a Sudoku.
constexpr std::string_view harmless =
    "normal sudoku|standard sudoku|sudoku rules|rules of sudoku|rules for sudoku|classic sudoku|normal rules|"
    "usual rules|standard rules|have fun|enjoy|good luck|solution is|fill the grid|fill in the grid|complete the|"
    "if given|bulb|thank|empty cell|blank cell|sudoku -|regular sudoku|usual sudoku|digits are given|ordinary sudoku|"
    "normal classic|solve the|default sudoku|this is a sudoku|already given|place the digits|place the numbers|"
    "use the digits";

// A sentence with one of these changes a rule or adds one.
constexpr std::string_view exceptions =
    "except|exactly one|one of the|some of|liar|lying|false|incorrect|wrong|determin|unknown|double digit|doubler|"
    "schr|wrap|toroid|cipher|letter|modif|vampire|loop|path|snake|island|galax|pentomino|deduce|divide the grid|"
    "at most|unless|instead|modulo|multipl|product|prime|square number|base |binary|clone|wildcard|infected|negator|"
    "halver|secret|each grid|both grids|every grid|all grids";

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
    if (!says(sentence, word.word)) continue;
    for (Hue hue : word.hues) {
      if (hue != Hue::none) text.colours.push_back({lines[0], hue});
    }
  }
}

// What the sentence says about diagonals, if it names them.
void read_diagonals(std::string_view sentence, RulesText& text) {
  constexpr std::string_view both = " both | two | each main | every main | either main ";
  constexpr std::string_view drawn = " marked| indicated| blue| grey| gray| drawn| shown| given";
  text.both_diagonals = text.both_diagonals || says_one(sentence, both);
  text.drawn_diagonals = text.drawn_diagonals || says_one(sentence, drawn);
}

// What is only said in words about marks. False if it is not clear which marks are meant.
bool read_marks(std::string_view sentence, const std::vector<std::string_view>& named, RulesText& text) {
  const bool is_xv = is_named(named, "xv") || says_one(sentence, " xs | x's | vs | v's | x | v ");
  const bool is_dots = has_rule(" difference ratio ", named) || says_one(sentence, "dot|kropki");
  text.all_dots = text.all_dots || is_dots;
  text.all_xv = text.all_xv || is_xv;
  return is_dots || is_xv;
}

enum class Meaning { nothing, classic, rules, unknown };

// What a sentence without the name of a rule says.
Meaning meaning_of_plain(std::string_view sentence, bool is_about_marks) {
  const std::vector<std::string_view> words = words_of(sentence);
  const auto is_number = [](std::string_view word) {
    return word.size() <= 2 && std::ranges::all_of(word, [](char c) { return '0' <= c && c <= '9'; });
  };
  const bool has_letters =
      std::ranges::any_of(sentence, [](char c) { return ('a' <= c && c <= 'z') || (c & 0x80) != 0; });
  if (words.empty() || (words.size() == 1 && is_number(words[0]))) return Meaning::nothing;  // the number of a list
  if (!has_letters) return Meaning::unknown;
  if (is_plain_heading(sentence)) return Meaning::classic;
  if (!says_the_usual(sentence, {})) return Meaning::unknown;
  const bool has_houses = says(sentence, " row") || says(sentence, " column");
  const bool has_boxes = says(sentence, "box") || says(sentence, "region") || says(sentence, "block");
  constexpr std::string_view repeats = "may repeat|can repeat|could repeat|might repeat|be repeated";
  if (says_one(sentence, repeats)) {  // on a line; digits that repeat in houses are another puzzle
    const bool is_negated = says(sentence, " no ") || says(sentence, " not ") || says(sentence, "cannot");
    if (has_houses || has_boxes) return is_negated ? Meaning::classic : Meaning::unknown;
    return is_negated ? Meaning::unknown : Meaning::classic;
  }
  // "Rules do not all apply", "only in rows", "not in boxes"
  constexpr std::string_view changes = " no | not | cannot | without ";
  constexpr std::string_view usual = "repeat| given | necessarily ";
  const bool is_limited = says(sentence, " only ") && !says(sentence, " only once ") && !says(sentence, " only one ");
  const bool is_change = says_one(sentence, changes) && !says_one(sentence, usual);
  if (!is_about_marks && (is_change || is_limited)) return Meaning::unknown;
  if (has_houses && !has_boxes && says(sentence, "apply")) return Meaning::unknown;
  const bool is_harmless =
      is_about_marks || (has_houses && (has_boxes || says(sentence, "row and column"))) || says_one(sentence, harmless);
  return is_harmless ? Meaning::classic : Meaning::unknown;
}

bool is_example(std::string_view sentence) {
  return says(sentence, " fog") || any_part(" for example| eg | e.g| ie | i.e", '|',
                                            [&](std::string_view phrase) { return sentence.starts_with(phrase); });
}

// The digits in "1-6", "1 to 6" and "1 through 6". In the sentence they become those of a usual grid.
std::vector<std::pair<int, int>> take_digit_ranges(std::string& sentence) {
  std::vector<std::pair<int, int>> ranges;
  const auto number_at = [&sentence](std::size_t& at) -> std::optional<int> {
    const std::size_t begin = at;
    int number = 0;
    for (; at < sentence.size() && at - begin < 2 && '0' <= sentence[at] && sentence[at] <= '9'; ++at) {
      number = number * 10 + (sentence[at] - '0');
    }
    return at > begin ? std::optional{number} : std::nullopt;
  };
  for (std::size_t i = sentence.find(' '); i != std::string::npos; i = sentence.find(' ', i + 1)) {
    std::size_t at = i + 1;
    const auto low = number_at(at);
    if (!low) continue;
    for (const std::string_view between : {"-", " - ", " to ", " through ", " thru ", " till ", " until "}) {
      std::size_t end = at + between.size();
      if (std::string_view{sentence}.substr(at).substr(0, between.size()) != between) continue;
      const auto high = number_at(end);
      if (!high || *high <= *low || end >= sentence.size() || sentence[end] != ' ') continue;
      ranges.emplace_back(*low, *high);
      sentence.replace(i, end - i, " 1-9");
      break;
    }
  }
  return ranges;
}

// "A 6x6 grid", "normal 8x8 sudoku": the digits are those of a grid of that side.
void read_side(std::string_view sentence, RulesText& text) {
  const std::vector<std::string_view> words = words_of(sentence);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string_view size = words[i], what = words[i + 1];
    const bool is_grid = what == "sudoku" || what == "grid" || what == "puzzle";
    if (is_grid && size.size() == 3 && size[1] == 'x' && size[0] == size[2]) text.digits.emplace_back(1, size[0] - '0');
  }
}

Meaning read_sentence(std::string sentence, RulesText& text) {
  if (says_one(sentence, exceptions)) return Meaning::unknown;
  const bool all_given = says_all_marks_are_given(sentence);
  const bool not_all_given = says_not_all_marks_are_given(sentence);
  std::vector<std::string_view> named = rules_of_heading(sentence);
  const bool is_heading = !named.empty();
  if (!is_heading) named = rules_named_in(sentence);
  if (all_given && !read_marks(sentence, named, text)) return Meaning::unknown;
  if (named.empty() && is_example(sentence)) return Meaning::nothing;
  const bool are_diagonals = is_named(named, "positive_diagonal") || is_named(named, "negative_diagonal");
  if (named.empty() || are_diagonals) {
    const auto ranges = take_digit_ranges(sentence);
    text.digits.insert(text.digits.end(), ranges.begin(), ranges.end());
  }
  if (named.empty()) {
    read_side(sentence, text);
    text.irregular = text.irregular || says(sentence, "irregular") || says(sentence, "jigsaw");
    const Meaning meaning = meaning_of_plain(sentence, all_given || not_all_given);
    return meaning == Meaning::classic && all_given ? Meaning::rules : meaning;
  }
  if (is_named(named, "whisper")) {
    const int number = std::max({number_after(sentence, "at least"), number_after(sentence, "differ by"),
                                 number_after(sentence, "difference of")});
    if (number > 0) text.whisper_difference = number;
  }
  if (are_diagonals) read_diagonals(sentence, text);
  read_colours(sentence, named, text);
  text.rules.insert(named.begin(), named.end());
  return is_heading || says_the_usual(sentence, named) ? Meaning::rules : Meaning::unknown;
}

}  // namespace

RulesText rules_in(std::string_view text) {
  constexpr std::size_t longest = 20'000;
  RulesText rules;
  if (text.size() > longest) {
    rules.not_understood = rules.beyond_classic = "a text of more than 20000 bytes";
    return rules;
  }
  for (const Sentence& sentence : sentences_of(text)) {
    const Meaning meaning = read_sentence(sentence.words, rules);
    const bool is_unknown = meaning == Meaning::unknown;
    if (is_unknown && rules.not_understood.empty()) rules.not_understood = sentence.original;
    if ((is_unknown || meaning == Meaning::rules) && rules.beyond_classic.empty()) {
      rules.beyond_classic = sentence.original;
    }
    const bool are_other_digits = std::ranges::any_of(rules.digits, [](auto range) {
      return range != std::pair{1, 9};
    });
    if ((are_other_digits || rules.irregular) && rules.beyond_classic.empty()) rules.beyond_classic = sentence.original;
  }
  return rules;
}

std::string quoted_sentence(std::string_view sentence) {
  constexpr int longest = 100;  // characters
  std::string text;
  int length = 0;
  while (!sentence.empty() && length < longest) {
    const char32_t code = take_code_point(sentence);
    const bool is_blank = code <= ' ' || code == 0x7F;
    if (is_blank && (text.empty() || text.back() == ' ')) continue;
    append_code_point(text, is_blank ? U' ' : code);
    ++length;
  }
  while (text.ends_with(' ')) text.pop_back();
  return "'" + text + (sentence.empty() ? "'" : "…'");
}

bool is_coloured_line(std::string_view rule) {
  const RuleInWords* row = rule_in_words(rule);
  return row != nullptr && row->hues[0] != Hue::none;
}

bool is_usual_hue(std::string_view rule, Hue hue) {
  const RuleInWords* row = rule_in_words(rule);
  return is_coloured_line(rule) && std::ranges::find(row->hues, hue) != row->hues.end();
}

}  // namespace shudu
