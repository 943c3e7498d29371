// Whether a sentence about a rule says what the rule usually means.
#include "format/rules_language.h"

namespace shudu {
namespace {

// Words with a space on both sides. They do not change what a rule means.
constexpr std::string_view common_words =
    " a about across adjacent all along also an and any apart applies apply applied appear appears are as at"
    " attached be below between bit black blue bottom box boxes by can cannot can't cell cells circle circle's"
    " circled circles classic clue clues clue's colored coloured column columns connected connecting connects"
    " contain contained containing contains corner digit digit's digits direction directions do does don't dot"
    " dots each edge either end ends every feature following for form found from full give given gives grid green"
    " grey gray have has head here hold holds horizontally i i.e ie if in including indicate indicated indicates"
    " inside is it its itself join joined joining joins left length lie lies line line's linear lines long main"
    " make mark marked marking marks may might must necessarily next no normal not note nb number numbers of on"
    " one only opaque or orange orthogonally other others outside pair pairs part permitted pink place placed"
    " point pointing position present puzzle purple read reading reads red regular represent represents right"
    " rotated row row/column rows rule rules run s same separated separates set shaped should show showing shown"
    " shows single small so square squares standard string such sudoku symbol t than that the their them then"
    " there these they this those through to together top top-left towards two type unless usual value values"
    " vertical vertically via way we when where whether which white will with within without would written yellow"
    " you your allowed allow small clue sharing share shares diagonally indicating connect lavender violet magenta"
    " peach gold teal turquoise cyan blank drawn means mean see sees possible always upper respectively adjoining"
    " attached above these seperated seperating ";

// All words of sentences without a rule: the usual introduction, and remarks on what is given and what may repeat.
constexpr std::string_view plain_words =
    " 1-9 a again all allowed along already also always an and any appear appears applies apply are arrow arrows"
    " as at be black blank block blocks box boxes bulb bulbs by can cannot cell cells circle circles classic clues"
    " column columns complete completed contain contains conventional could default diagonal diagonals digit"
    " digits do dot dots each empty enjoy every exactly fill filled for from fun given gl good grid have here hf i"
    " if in into irregular is it it's its jigsaw just kropki line lines luck main marked marks may might must"
    " necessarily negative constraint no nonet nonets normal not number numbers numerals of on once one only or"
    " ordinary other permitted place placed play possible puzzle regular region regions repeat repeated repeating"
    " repeats respect row rows rule rules shaft should shown so solution solve solving some square squares"
    " standard such sudoku sure thank thanks that that's the there these this to unique use usual v v's values"
    " very vs where which will with within without x x's xs xv you your also 9x9 subgrid subgrids nine positive"
    " set well always default exist exists existing ";

constexpr std::string_view changes =
    "no sudoku|no normal|no row|no column|no box|no region|not apply|don't apply|no longer|not sum|don't sum|not "
    "increase|"
    "not add|same total|same sum|equal sum|different total|different sum|not normal|not standard|isn't";

// Rules that one sentence may name together. A sentence with others may relate them to each other.
bool belong_together(std::span<const std::string_view> named) {
  constexpr std::string_view groups =
      " difference ratio xv | odd even | anti_knight anti_king | positive_diagonal negative_diagonal | thermometer "
      "arrow |"
      " difference nonconsecutive ";
  const auto is_first = [&](std::string_view rule) { return rule == named[0]; };
  return std::ranges::all_of(named, is_first) || any_part(groups, '|', [&](std::string_view group) {
           return std::ranges::all_of(named, [&](std::string_view rule) { return has_word(group, rule); });
         });
}

bool has_what_it_needs(std::string_view sentence, std::string_view rule) {
  const RuleInWords* row = rule_in_words(rule);
  return row == nullptr || row->needed.empty() || says_one(sentence, row->needed);
}

// "3x3", "2x3": the size of a box or a grid.
bool is_size(std::string_view word) {
  const std::size_t x = word.find('x');
  const auto is_number = [](std::string_view text) { return text.size() == 1 && '2' <= text[0] && text[0] <= '9'; };
  return x != std::string_view::npos && is_number(word.substr(0, x)) && is_number(word.substr(x + 1));
}

// Whether the word is usual in a sentence that names these rules.
bool is_usual_word(std::string_view word, std::span<const std::string_view> named) {
  if (named.empty()) return has_word(plain_words, word) || is_size(word);
  return has_word(common_words, word) || std::ranges::any_of(named, [&](std::string_view rule) {
           const RuleInWords* row = rule_in_words(rule);
           return row != nullptr && has_word(row->words, word);
         });
}

}  // namespace

bool says_the_usual(std::string_view sentence, std::span<const std::string_view> named) {
  if (!belong_together(named) || twists_a_rule(sentence, named)) return false;
  if (!is_named(named, "region_sum_line") && says_one(sentence, changes)) return false;
  if (is_named(named, "killer_cage") && says(sentence, " same ")) return false;
  if (is_named(named, "quadruple") && says_one(sentence, " not |cannot")) return false;
  if (is_named(named, "difference") && says(sentence, "not consecutive") && !is_named(named, "nonconsecutive")) {
    return false;
  }
  const auto has_it = [&](std::string_view rule) { return has_what_it_needs(sentence, rule); };
  if (!std::ranges::all_of(named, has_it)) return false;
  return std::ranges::all_of(words_of(sentence), [&](std::string_view word) { return is_usual_word(word, named); });
}

}  // namespace shudu
