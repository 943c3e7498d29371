#include "logic/words/clash.h"

#include "logic/words/phrase.h"
#include "logic/words/texts.h"

namespace shudu::logic::words {

std::string clash(const Clash& clash, Language language) {
  const auto filled = [&](const Text& text) {
    return phrase(text, language,
                  {{"cells", cells(clash.cells, language)},
                   {"digit", digits(clash.digits, language)},
                   {"house", clash.house < 0 ? std::string{} : house(House{clash.house}, language)}});
  };
  switch (clash.kind) {
    case Clash::Kind::none: break;
    case Clash::Kind::opposite: return filled(clash_texts.opposite);
    case Clash::Kind::two_digits: return filled(clash_texts.two_digits);
    case Clash::Kind::no_candidate: return filled(clash_texts.no_candidate);
    case Clash::Kind::twice: return filled(clash.cells.size() == 2 ? clash_texts.twice : clash_texts.several);
    case Clash::Kind::no_place: return filled(clash_texts.no_place);
  }
  return {};
}

}  // namespace shudu::logic::words
