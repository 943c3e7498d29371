#include "language/phrase.h"

namespace shudu {

std::string phrase(const Text& text, Language language, Parts parts) {
  std::string out;
  std::string_view rest = text[language];
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    out += rest.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = rest.find('}', open);
    const std::string_view name = rest.substr(open + 1, close - open - 1);
    for (const auto& [part, value] : parts) {
      if (part == name) out += value;
    }
    rest.remove_prefix(close + 1);
  }
  return out;
}

std::string list(const std::vector<std::string>& items, Language language) {
  const Grammar& grammar = entry(language).grammar;
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? grammar.last_comma : grammar.comma;
    text += items[i];
  }
  return text;
}

}  // namespace shudu
