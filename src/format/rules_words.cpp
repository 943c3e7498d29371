#include "format/rules_words.h"

#include <algorithm>
#include <string>

#include "format/rules_sentences.h"
#include "format/rules_twists.h"

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

struct RuleWords {
  std::string_view rule;
  std::string_view words;                     // besides the common ones, numbers included
  std::vector<std::string_view> needed = {};  // one of them, if the list is not empty
};

const std::vector<RuleWords>& rule_words() {
  static const std::vector<RuleWords> table = {
      {"thermometer",
       " thermo thermos thermometer thermometers thermometer's increase increases increasing strictly bulb bulbs"
       " ascend ascending ascends away starting start tip rise shape shapes end tip thermo-shape ",
       {"increas", "ascend", "rise", "standard thermo", "normal thermo"}},
      {"slow_thermometer",
       " slow thermo thermos thermometer thermometers increase increases increasing bulb bulbs stay stays remain"
       " equal decrease never away starting start ",
       {"stay the same", "never decrease", "not decrease", "remain the same", "equal", "slow thermometer rules"}},
      {"double_arrow", " double arrow arrows sum sums add up total equal equals endpoints "},
      {"arrow",
       " arrow arrows arrow's sum sums add adds summing up total equal equals pill pills 2-digit two-digit"
       " left-to-right downwards shaft shafts bulb bulbs circle/pill tip attached repeat repeated stem tail"
       " constitutes include includes repeats within circled pill-shaped 2-cell whose reads ",
       {"sum", "add", "total", "equal"}},
      {"whisper",
       " german dutch whisper whispers differ differs difference differences least neighbours neighbouring neighbors"
       " neighboring more 1 2 3 4 5 6 7 three four five six absolute successive consecutive ",
       {"at least", "5 or more", "five or more", "whispers line"}},
      {"renban",
       " renban renbans consecutive sequential non-repeating repeat repeating repeated order sequence distinct n"
       " three four five six arranged different unique series however but repeats run form without sequences ",
       {"consecutive", "sequential"}},
      {"palindrome",
       " palindrome palindromes palindromic forwards backwards forward backward both equal sequences sequence"
       " backward string "},
      {"region_sum_line",
       " region regions sum sums equal total totals divide divides divided borders border segment segments passes"
       " pass it passing individual visit enters different separately n 3x3 visits visit passes it separately"
       " individual 3x3 ",
       {"sum", "total"}},
      {"between_line",
       " between strictly numerically endpoints bulbs tips lines inclusive somewhere digits lying values "},
      {"lockout_line",
       " lockout diamond diamonds least 4 four endpoints strictly differ difference range ends outside "},
      {"entropic_line",
       " entropic entropy entropic low middle medium high 1 2 3 4 5 6 7 8 9 1/2/3 4/5/6 7/8/9 123 456 789 three"
       " three-cell successive consecutive sequence segment contiguous 1-3 4-6 7-9 sequential least any "},
      {"modular_line",
       " modular three successive consecutive sequence segment contiguous remainder remainders 3 divided different"
       " residue residues set sets 1 4 7 2 5 8 6 9 147 258 369 "},
      {"zipper_line", " zipper center centre middle equidistant equal distance sum sums total away center's "},
      {"nabner",
       " nabner neither nor equal consecutive repeat repeating repeated order adjacency not even regardless "},
      {"killer_cage",
       " cage cages cage's killer sum sums summing add adds up total totals repeat repeats repeated repeating unique"
       " distinct different 'cage' provided left-hand include equal written displayed present displayed printed caged"
       " repeats without duplicate duplicates corner small "},
      {"difference",
       " consecutive difference differ kropki 1 neighbouring orthogonal negative constraint constraints pairs join"
       " linked connect connected separate separating respectively ",
       {"consecutive", "difference of 1 ", "difference of one ", "differ by 1 ", "differ by one ", " kropki", " given",
        "shown"}},
      {"ratio",
       " ratio 1:2 2:1 1/2 double twice half kropki 2 1 times as negative constraint constraints pairs join linked"
       " connect connected separate separating respectively ",
       {"1:2", "2:1", "1/2", "double", "twice", "half", "ratio of 2", "ratio of two", " kropki", " given", "shown"}},
      {"xv",
       " x v xv xs vs x's v's sum sums add adds summing up total totals 5 10 ten five possible neighbouring negative"
       " constraint constraints pairs join linked connect connected separate separating respectively x/v ",
       {" 10 ", " ten ", " 5 ", " five ", " xv ", " given", "shown"}},
      {"odd", " odd odd/even shaded parity ", {}},
      {"even", " even odd/even shaded parity ", {}},
      {"quadruple",
       " quadruple quadruples quad quads around surrounding four least once touching 2x2 intersection intersecting"
       " somewhere touching must touched 2x2 area adjacent ",
       {}},
      {"little_killer",
       " little killer killers arrow arrows sum sums add adds total totals diagonal diagonals repeat repeats repeated"
       " include pointed indicated corresponding give gives direction diagonally include includes repeats ",
       {"sum", "add", "total"}},
      {"sandwich",
       " sandwich sandwiched sandwiches 'sandwiched' sum sums total totals 1 9 add adds up strictly crust crusts both ",
       {"1 and the 9", "1 and 9", "9 and the 1", "sandwich rules", "sandwich sudoku"}},
      {"x_sum",
       " x x-sum x-sums many says sum sums total totals first corresponding seen starting nearest closest add up ",
       {"first x", "as many as the first"}},
      {"skyscraper",
       " how says skyscraper skyscrapers height heights building buildings higher taller obscure obscures block"
       " blocks visible seen see how says many looking shorter lower behind hidden view sees smaller ones visible"
       " number ones taller lower ",
       {"skyscraper"}},
      {"numbered_room", " says numbered room rooms nth n n'th first that's appears position xth x ", {}},
      {"positive_diagonal",
       " positive diagonal diagonals repeat repeats repeated once 1-9 different every exactly marked both well main"
       " two contain contains long unique all 1-9 ",
       {"cannot", "not", "no ", "once", "1-9", "1 to 9", "different"}},
      {"negative_diagonal",
       " negative diagonal diagonals repeat repeats repeated once 1-9 different every exactly marked both well main"
       " two contain contains long unique all 1-9 ",
       {"cannot", "not", "no ", "once", "1-9", "1 to 9", "different"}},
      {"anti_knight",
       " chess chess-knight's knight knight's knights anti-knight antiknight move moves identical repeat different"
       " equal away constraint distance cells chess-move knights ",
       {"cannot", "not", "no ", "different", "can't", "anti"}},
      {"anti_king",
       " chess king king's kings anti-king antiking move moves identical repeat different equal away touch diagonal"
       " constraint distance knight's diagonally ",
       {"cannot", "not", "no ", "different", "can't", "anti"}},
      {"nonconsecutive",
       " non-consecutive nonconsecutive consecutive orthogonal neighbours neighbouring neighbors orthogonally"
       " adjacent ",
       {"cannot", "not", "no ", "can't", "nonconsecutive", "non-consecutive"}},
      {"disjoint_groups",
       " disjoint groups group identical repeat different equal 3x3 relative set apply normal sudoku twice never"
       " multiple regions two sets set exact 3x3 boxes ",
       {"cannot", "not", "no ", "different", "disjoint", "never", "once", "can't"}},
      {"counting_circles", " counting many count counts exactly times amount ", {}},
  };
  return table;
}

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

constexpr std::string_view changes[] = {
    "no sudoku",   "no normal", "no row",          "no column",     "no box",       "no region",    "not apply",
    "don't apply", "no longer", "not sum",         "don't sum",     "not increase", "not add",      "same total",
    "same sum",    "equal sum", "different total", "different sum", "not normal",   "not standard", "isn't",
};

bool is_in(std::string_view words, std::string_view word) {
  return words.find(' ' + std::string{word} + ' ') != std::string_view::npos;
}

bool names(const std::vector<std::string_view>& named, std::string_view rule) {
  return std::ranges::find(named, rule) != named.end();
}

// Rules that one sentence may name together. A sentence with others may relate them to each other.
bool belong_together(const std::vector<std::string_view>& named) {
  static const std::vector<std::vector<std::string_view>> groups = {
      {"difference", "ratio", "xv"}, {"odd", "even"},
      {"anti_knight", "anti_king"},  {"positive_diagonal", "negative_diagonal"},
      {"thermometer", "arrow"},      {"difference", "nonconsecutive"},
  };
  const auto holds_all = [&](const std::vector<std::string_view>& group) {
    return std::ranges::all_of(named, [&](std::string_view rule) { return names(group, rule); });
  };
  const bool is_one = std::ranges::all_of(named, [&](std::string_view rule) { return rule == named[0]; });
  return named.empty() || is_one || std::ranges::any_of(groups, holds_all);
}

bool has_what_it_needs(std::string_view sentence, std::string_view rule) {
  const auto row = std::ranges::find(rule_words(), rule, &RuleWords::rule);
  return row == rule_words().end() || row->needed.empty() ||
         std::ranges::any_of(row->needed,
                             [&](std::string_view word) { return sentence.find(word) != std::string_view::npos; });
}

// "3x3", "2x3": the size of a box or a grid.
bool is_size(std::string_view word) {
  const std::size_t x = word.find('x');
  const auto is_number = [](std::string_view text) { return text.size() == 1 && '2' <= text[0] && text[0] <= '9'; };
  return x != std::string_view::npos && is_number(word.substr(0, x)) && is_number(word.substr(x + 1));
}

}  // namespace

bool is_usual_word(std::string_view word, const std::vector<std::string_view>& named) {
  if (named.empty()) return is_in(plain_words, word) || is_size(word);
  if (is_in(common_words, word)) return true;
  return std::ranges::any_of(rule_words(),
                             [&](const RuleWords& row) { return names(named, row.rule) && is_in(row.words, word); });
}

bool says_the_usual(std::string_view sentence, const std::vector<std::string_view>& named) {
  const auto has = [&](std::string_view part) { return sentence.find(part) != std::string_view::npos; };
  if (!belong_together(named) || twists_a_rule(sentence, named)) return false;
  const bool is_region_sum = names(named, "region_sum_line");
  if (!is_region_sum && std::ranges::any_of(changes, has)) return false;
  if (names(named, "killer_cage") && has(" same ")) return false;
  if (names(named, "quadruple") && (has(" not ") || has("cannot"))) return false;
  if (names(named, "difference") && has("not consecutive") && !names(named, "nonconsecutive")) return false;
  if (!std::ranges::all_of(named, [&](std::string_view rule) { return has_what_it_needs(sentence, rule); }))
    return false;
  const std::vector<std::string_view> words = words_of(sentence);
  return std::ranges::all_of(words, [&](std::string_view word) { return is_usual_word(word, named); });
}

}  // namespace shudu
