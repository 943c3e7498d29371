// The techniques that a list of names stands for.
#include <algorithm>

#include "base/comma_list.h"
#include "base/same_id.h"
#include "shudu/ask.h"
#include "shudu/logic.h"

namespace shudu {

using namespace logic;
namespace {

using Techniques = std::vector<const Technique*>;

// The words between commas, without spaces.
std::vector<std::string> words_of(std::string_view list) {
  std::vector<std::string> words;
  for (std::string_view part : split_at_commas(list)) {
    std::string word{part};
    std::erase(word, ' ');
    if (!word.empty()) words.push_back(std::move(word));
  }
  return words;
}

// Large fish and templates are slow to find, and chains find the same eliminations.
bool is_exotic(const Technique& technique) {
  return technique.hodoku.index > 0 && !technique.hodoku.on &&
         (technique.hodoku.level == Level::extreme || technique.size > 4);
}

Techniques usual_techniques() {
  Techniques list;
  for (const Technique* technique : techniques()) {
    if (!is_exotic(*technique)) list.push_back(technique);
  }
  std::stable_partition(list.begin(), list.end(), [](const Technique* one) { return one->hodoku.on; });
  return list;
}

// The techniques that a name stands for; empty if it is not known.
Techniques meant_by(const std::string& word) {
  if (same_id(word, "default")) return usual_techniques();
  // Ids are tested first, because "xy_wing" is also the name of a page, which describes two techniques.
  if (const logic::Technique* technique = logic::find_technique(word)) return {technique};
  Techniques list;
  for (const Technique* technique : techniques()) {
    if (same_id(word, "all") || same_id(word, technique->page) || same_id(word, id(technique->family))) {
      list.push_back(technique);
    }
  }
  return list;
}

Unexpected<Error> not_known(const std::string& word) {
  return {{.message = "there is no technique '" + word + "'", .kind = Error::Kind::request, .found = word}};
}

}  // namespace

std::span<const Technique* const> default_techniques() {
  static const Techniques list = usual_techniques();
  return list;
}

Result<std::vector<const Technique*>> chosen_techniques(std::string_view wanted, std::string_view without) {
  Techniques chosen;
  for (const std::string& word : words_of(wanted.empty() ? std::string_view{"default"} : wanted)) {
    const Techniques more = meant_by(word);
    if (more.empty()) return not_known(word);
    for (const Technique* technique : more) {
      if (std::find(chosen.begin(), chosen.end(), technique) == chosen.end()) chosen.push_back(technique);
    }
  }
  for (const std::string& word : words_of(without)) {
    const Techniques fewer = meant_by(word);
    if (fewer.empty()) return not_known(word);
    std::erase_if(chosen, [&](const Technique* technique) {
      return std::find(fewer.begin(), fewer.end(), technique) != fewer.end();
    });
  }
  return chosen;
}

}  // namespace shudu
