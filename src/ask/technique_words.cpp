#include "ask/technique_words.h"

#include <algorithm>

#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::ask {

std::vector<std::string_view> technique_words() {
  std::vector<std::string_view> words{"all", "default"};
  for (const logic::Family family : logic::families()) words.push_back(logic::id(family));
  const auto add = [&](std::string_view word) {
    if (std::ranges::find(words, word) == words.end()) words.push_back(word);
  };
  for (const logic::Technique* technique : logic::techniques()) {
    add(technique->id);
    add(technique->page);
  }
  return words;
}

}  // namespace shudu::ask
