// The table of rules as people write about them.
#include "format/rules_language.h"

namespace shudu {
namespace {

constexpr RuleInWords table[] = {
    {.rule = "thermometer",
     .wordings = "thermo",
     .heading = "thermometer|thermometers|thermo|thermos",
     .words = " thermo thermos thermometer thermometers thermometer's increase increases increasing strictly bulb"
              " bulbs ascend ascending ascends away starting start tip rise shape shapes end thermo-shape ",
     .needed = "increas|ascend|rise|standard thermo|normal thermo"},
    {.rule = "slow_thermometer",
     .wordings = "slow thermo|slow-thermo",
     .heading = "slow thermometer|slow thermometers|slow thermo|slow thermos",
     .words = " slow thermo thermos thermometer thermometers increase increases increasing bulb bulbs stay stays"
              " remain equal decrease never away starting start ",
     .needed = "stay the same|never decrease|not decrease|remain the same|equal|slow thermometer rules",
     .is_negative = true},
    {.rule = "double_arrow",
     .wordings = "double arrow",
     .heading = "double arrow|double arrows",
     .words = " double arrow arrows sum sums add up total equal equals endpoints ",
     .is_negative = true},
    {.rule = "arrow",
     .wordings = "arrow+circle|arrow+sum to|arrow+bulb|arrow+pill",
     .heading = "arrow|arrows",
     .words = " arrow arrows arrow's sum sums add adds summing up total equal equals pill pills 2-digit two-digit"
              " left-to-right downwards shaft shafts bulb bulbs circle/pill tip attached repeat repeated stem tail"
              " constitutes include includes repeats within circled pill-shaped 2-cell whose reads ",
     .needed = "sum|add|total|equal"},
    {.rule = "whisper",
     .wordings = "whisper|line+difference of at least|line+differ by at least|line+differ by 5 or more"
                 "|line+difference of 5 or more|line+difference of five or more|line+differ by five or more",
     .heading = "german whispers|german whisper",
     .words = " german dutch whisper whispers differ differs difference differences least neighbours neighbouring"
              " neighbors neighboring more 1 2 3 4 5 6 7 three four five six absolute successive consecutive ",
     .needed = "at least|5 or more|five or more|whispers line",
     .hues = {Hue::green, Hue::none}},
    {.rule = "renban",
     .wordings = "renban|line+consecutive+any order|line+set of consecutive|line+set of non-repeating consecutive",
     .heading = "renban|renbans",
     .words = " renban renbans consecutive sequential non-repeating repeat repeating repeated order sequence"
              " distinct n three four five six arranged different unique series however but repeats run form without"
              " sequences ",
     .needed = "consecutive|sequential",
     .hues = {Hue::purple, Hue::pink},
     .is_negative = true},
    {.rule = "palindrome",
     .wordings = "palindrom|line+same+forwards and backwards|line+same+both directions|line+same+either direction"
                 "|line+same+each direction",
     .heading = "palindrome|palindromes",
     .words = " palindrome palindromes palindromic forwards backwards forward backward both equal sequences sequence"
              " string ",
     .hues = {Hue::grey, Hue::none}},
    {.rule = "region_sum_line",
     .wordings = "region sum|line+equal sum+box|line+same sum+box|line+sum+equal+each box|box borders divide+line+sum",
     .heading = "region sum|region sums",
     .words = " region regions sum sums equal total totals divide divides divided borders border segment segments"
              " passes pass it passing individual visit enters different separately n 3x3 visits ",
     .needed = "sum|total",
     .hues = {Hue::blue, Hue::teal}},
    {.rule = "between_line",
     .wordings = "between line|line+between+circle",
     .heading = "between",
     .words = " between strictly numerically endpoints bulbs tips lines inclusive somewhere digits lying values "},
    {.rule = "lockout_line",
     .wordings = "lockout",
     .words = " lockout diamond diamonds least 4 four endpoints strictly differ difference range ends outside ",
     .is_negative = true},
    {.rule = "entropic_line",
     .wordings = "entropic",
     .heading = "entropic",
     .words = " entropic entropy low middle medium high 1 2 3 4 5 6 7 8 9 1/2/3 4/5/6 7/8/9 123 456 789 three"
              " three-cell successive consecutive sequence segment contiguous 1-3 4-6 7-9 sequential least any ",
     .hues = {Hue::orange, Hue::none}},
    {.rule = "modular_line",
     .wordings = "modular",
     .heading = "modular",
     .words = " modular three successive consecutive sequence segment contiguous remainder remainders 3 divided"
              " different residue residues set sets 1 4 7 2 5 8 6 9 147 258 369 ",
     .hues = {Hue::teal, Hue::none}},
    {.rule = "zipper_line",
     .wordings = "zipper",
     .heading = "zipper",
     .words = " zipper center centre middle equidistant equal distance sum sums total away center's ",
     .hues = {Hue::purple, Hue::none}},
    {.rule = "nabner",
     .wordings = "nabner",
     .heading = "nabner",
     .words = " nabner neither nor equal consecutive repeat repeating repeated order adjacency not even regardless ",
     .hues = {Hue::yellow, Hue::none},
     .is_negative = true},
    {.rule = "killer_cage",
     .wordings = " cage|killer sudoku rules",
     .heading = "killer cage|killer cages|killer|cage|cages",
     .words = " cage cages cage's killer sum sums summing add adds up total totals repeat repeats repeated repeating"
              " unique distinct different 'cage' provided left-hand include equal written displayed present printed"
              " caged without duplicate duplicates corner small ",
     .is_negative = true},
    {.rule = "difference",
     .wordings = "white dot|white kropki|kropki|white circle+consecutive",
     .heading = "kropki",
     .words = " consecutive difference differ kropki 1 neighbouring orthogonal negative constraint constraints pairs"
              " join linked connect connected separate separating respectively ",
     .needed = "consecutive|difference of 1 |difference of one |differ by 1 |differ by one | kropki| given|shown",
     .is_negative = true},
    {.rule = "ratio",
     .wordings = "black dot|black kropki|kropki|black circle+ratio|black circle+double|black circle+twice",
     .heading = "kropki",
     .words = " ratio 1:2 2:1 1/2 double twice half kropki 2 1 times as negative constraint constraints pairs join"
              " linked connect connected separate separating respectively ",
     .needed = "1:2|2:1|1/2|double|twice|half|ratio of 2|ratio of two| kropki| given|shown",
     .is_negative = true},
    {.rule = "xv",
     .wordings = " x + v | xv | x/v | x + 10 | x + ten | x's + 10 | xs + 10 | v + 5 | v + five | v's + 5 | vs + 5 ",
     .heading = "xv|x/v",
     .words = " x v xv xs vs x's v's sum sums add adds summing up total totals 5 10 ten five possible neighbouring"
              " negative constraint constraints pairs join linked connect connected separate separating respectively"
              " x/v ",
     .needed = " 10 | ten | 5 | five | xv | given|shown",
     .is_negative = true},
    {.rule = "odd", .wordings = " odd | odd/even ", .heading = "odd|odd/even", .words = " odd odd/even shaded parity "},
    {.rule = "even",
     .wordings = " even | odd/even ",
     .heading = "even|odd/even",
     .words = " even odd/even shaded parity "},
    {.rule = "quadruple",
     .wordings = "quadruple|circle+surrounding|circle+four cells+touch| quads ",
     .heading = "quadruple|quadruples|quads",
     .words = " quadruple quadruples quad quads around surrounding four least once touching 2x2 intersection"
              " intersecting somewhere must touched area adjacent "},
    {.rule = "little_killer",
     .wordings = "little killer|outside+diagonal|indicated diagonal+sum|pointed diagonal+sum|arrow+diagonal+sum",
     .heading = "little killer|little killers",
     .words = " little killer killers arrow arrows sum sums add adds total totals diagonal diagonals repeat repeats"
              " repeated include pointed indicated corresponding give gives direction diagonally includes ",
     .needed = "sum|add|total"},
    {.rule = "sandwich",
     .wordings = "sandwich|between the 1 and the 9|between the 1 and 9|outside+sum+between 1 and 9",
     .heading = "sandwich|sandwiches",
     .words = " sandwich sandwiched sandwiches 'sandwiched' sum sums total totals 1 9 add adds up strictly crust"
              " crusts both ",
     .needed = "1 and the 9|1 and 9|9 and the 1|sandwich rules|sandwich sudoku"},
    {.rule = "x_sum",
     .wordings = "x-sum| x sums | x sum clue|first x +sum|first x +total|first x +add",
     .heading = "x-sum|x-sums",
     .words = " x x-sum x-sums many says sum sums total totals first corresponding seen starting nearest closest add"
              " up ",
     .needed = "first x|as many as the first"},
    {.rule = "skyscraper",
     .wordings = "skyscraper",
     .heading = "skyscraper|skyscrapers",
     .words = " how says skyscraper skyscrapers height heights building buildings higher taller obscure obscures"
              " block blocks visible seen see many looking shorter lower behind hidden view sees smaller ones number ",
     .needed = "skyscraper"},
    {.rule = "numbered_room",
     .wordings = "numbered room",
     .heading = "numbered room|numbered rooms",
     .words = " says numbered room rooms nth n n'th first that's appears position xth x "},
    {.rule = "positive_diagonal",
     .wordings = "positive diagonal",
     .words = " positive diagonal diagonals repeat repeats repeated once 1-9 different every exactly marked both"
              " well main two contain contains long unique all ",
     .needed = "cannot|not|no |once|1-9|1 to 9|different",
     .is_negative = true},
    {.rule = "negative_diagonal",
     .wordings = "negative diagonal",
     .words = " negative diagonal diagonals repeat repeats repeated once 1-9 different every exactly marked both"
              " well main two contain contains long unique all ",
     .needed = "cannot|not|no |once|1-9|1 to 9|different",
     .is_negative = true},
    {.rule = "anti_knight",
     .wordings = "knight",
     .heading = "anti-knight|antiknight|anti knight",
     .words = " chess chess-knight's knight knight's knights anti-knight antiknight move moves identical repeat"
              " different equal away constraint distance cells chess-move ",
     .needed = "cannot|not|no |different|can't|anti",
     .is_negative = true},
    {.rule = "anti_king",
     .wordings = "king's|kings move| king move|anti-king|anti king|antiking|touch diagonally",
     .heading = "anti-king|antiking|anti king",
     .words = " chess king king's kings anti-king antiking move moves identical repeat different equal away touch"
              " diagonal constraint distance knight's diagonally ",
     .needed = "cannot|not|no |different|can't|anti",
     .is_negative = true},
    {.rule = "nonconsecutive",
     .wordings = "non-consecutive|nonconsecutive|non consecutive|adjacent+cannot+consecutive"
                 "|adjacent+can't+consecutive|adjacent+ not +consecutive|consecutive digits+not+adjacent"
                 "|consecutive+cannot+neighbour|consecutive+cannot+adjacent|consecutive+ not +orthogonal|no"
                 " two+adjacent+consecutive",
     .heading = "non-consecutive|nonconsecutive|non consecutive",
     .words = " non-consecutive nonconsecutive consecutive orthogonal neighbours neighbouring neighbors orthogonally"
              " adjacent ",
     .needed = "cannot|not|no |can't|nonconsecutive|non-consecutive",
     .is_negative = true},
    {.rule = "disjoint_groups",
     .wordings = "same position in+box|same position within+box|same relative position+box|same place in+box|same"
                 " position relative+region|disjoint",
     .heading = "disjoint|disjoint groups|disjoint sets",
     .words = " disjoint groups group identical repeat different equal 3x3 relative set apply normal sudoku twice"
              " never multiple regions two sets exact boxes ",
     .needed = "cannot|not|no |different|disjoint|never|once|can't",
     .is_negative = true},
    {.rule = "counting_circles",
     .wordings = "counting circle|number of circles+digit",
     .words = " counting many count counts exactly times amount ",
     .is_negative = true},
};

}  // namespace

std::span<const RuleInWords> rules_in_words() { return table; }

const RuleInWords* rule_in_words(std::string_view rule) {
  const auto* row = std::ranges::find(table, rule, &RuleInWords::rule);
  return row == std::end(table) ? nullptr : row;
}

}  // namespace shudu
