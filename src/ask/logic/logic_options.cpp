#include "ask/logic/logic_options.h"

#include <algorithm>

#include "shudu/logic.h"

namespace shudu::ask {

PathOrder LogicOptions::order() const {
  return static_cast<PathOrder>(std::ranges::find(path_order_ids, scale) - path_order_ids.begin());
}

std::vector<const logic::Technique*> LogicOptions::chosen() const { return *chosen_techniques(techniques, without); }

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

std::vector<std::string_view> technique_ids() {
  std::vector<std::string_view> ids;
  for (const logic::Technique* technique : logic::techniques()) ids.push_back(technique->id);
  return ids;
}

std::vector<std::string_view> path_orders() { return {path_order_ids.begin(), path_order_ids.end()}; }

}  // namespace shudu::ask
