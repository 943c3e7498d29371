#include "logic_start.h"

#include <algorithm>

#include "shudu/search.h"
#include "shudu/words.h"
#include "suggest.h"

namespace shudu::cli {
namespace {

using Techniques = std::vector<const logic::Technique*>;

// The words between commas.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text + ',') {
    if (c != ',') {
      if (c != ' ') word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

// Great fish and templates take long to search and find nothing that chains do not.
bool is_exotic(const logic::Technique& technique) {
  return technique.hodoku.index > 0 && !technique.hodoku.on &&
         (technique.hodoku.level == logic::Level::extreme || technique.size > 4);
}

Techniques default_techniques() {
  Techniques list;
  for (const logic::Technique* technique : logic::techniques()) {
    if (!is_exotic(*technique)) list.push_back(technique);
  }
  std::stable_partition(list.begin(), list.end(), [](const logic::Technique* one) { return one->hodoku.on; });
  return list;
}

// The techniques that a word stands for; none when it is not known.
Techniques meant_by(const std::string& word) {
  if (word == "default") return default_techniques();
  Techniques list;
  for (const logic::Technique* technique : logic::techniques()) {
    if (word == "all" || word == technique->id || word == technique->page || word == family_id(technique->family)) {
      list.push_back(technique);
    }
  }
  return list;
}

std::string not_known(const std::string& word) {
  std::vector<std::string> known;
  for (const logic::Technique* technique : logic::techniques()) known.emplace_back(technique->id);
  const auto near = nearest(word, known);
  return "no technique is called '" + word + "'" + (near ? "; did you mean '" + *near + "'?" : "") +
         " ('shudu techniques' lists them)";
}

}  // namespace

Puzzle puzzle_of(const Batch& batch, std::size_t i) {
  const Record* special = batch.special(i);
  return special != nullptr ? *special->puzzle : shudu::puzzle_of(batch.clues()[i]);
}

LogicStart logic_start(const Puzzle& puzzle) {
  LogicStart start{.state = logic::State{puzzle.clues, puzzle.values}};
  if (puzzle.candidates) start.state.restrict_to(*puzzle.candidates);
  const SearchResult by_clues = search(puzzle.clues, 2);
  start.unique_clues = by_clues.count == 1;
  const SearchResult answer = by_clues.count > 1 && puzzle.candidates ? search(*puzzle.candidates, 2) : by_clues;
  start.solutions = answer.count;
  if (answer.count == 1) start.solution = answer.solution;
  return start;
}

std::string family_id(logic::Family family) {
  std::string id{logic::name(family).en};
  for (char& c : id) {
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == ' ' || c == '-') c = '_';
  }
  return id;
}

Result<std::vector<const logic::Technique*>, std::string> chosen_techniques(const std::string& wanted,
                                                                            const std::string& without) {
  Techniques chosen;
  for (const std::string& word : words_of(wanted.empty() ? "default" : wanted)) {
    const Techniques more = meant_by(word);
    if (more.empty()) return Unexpected{not_known(word)};
    for (const logic::Technique* technique : more) {
      if (std::find(chosen.begin(), chosen.end(), technique) == chosen.end()) chosen.push_back(technique);
    }
  }
  for (const std::string& word : words_of(without)) {
    const Techniques fewer = meant_by(word);
    if (fewer.empty()) return Unexpected{not_known(word)};
    std::erase_if(chosen, [&](const logic::Technique* technique) {
      return std::find(fewer.begin(), fewer.end(), technique) != fewer.end();
    });
  }
  return chosen;
}

Option language_option(std::string& target) {
  return {.names = "-l,--lang",
          .value = "LANGUAGE",
          .help = "language of the words",
          .target = &target,
          .choices = {"en", "zh-Hans", "zh-Hant"}};
}

Option techniques_option(std::string& target) {
  return {.names = "--techniques",
          .value = "LIST",
          .help = "use only these, in this order: ids or families of 'shudu techniques', or 'all'",
          .target = &target};
}

Option without_option(std::string& target) {
  return {.names = "--without", .value = "LIST", .help = "use all but these", .target = &target};
}

Option no_uniqueness_option(bool& target) {
  return {.names = "--no-uniqueness",
          .value = "",
          .help = "no technique that takes it for granted that the solution is unique",
          .target = &target};
}

}  // namespace shudu::cli
