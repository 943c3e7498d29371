#include "rated/explainer_reference.h"

#include <sstream>

#include "explainer/names.h"
#include "shudu/rating.h"

namespace shudu::test {
namespace {

// The words of a result. A placement implies the eliminations in its own cell, so they are dropped.
std::set<std::string> words_of(const std::string& text) {
  std::istringstream in{text};
  std::set<std::string> words;
  for (std::string word; in >> word;) words.insert(word);
  const std::set<std::string> all = words;
  for (const std::string& word : all) {
    if (word[4] != '=') continue;
    std::erase_if(words,
                  [&](const std::string& other) { return other[4] == '<' && other.starts_with(word.substr(0, 4)); });
  }
  return words;
}

void read_steps(const std::string& line, std::vector<ExplainerStep>& steps) {
  const std::size_t first = line.find('|'), second = line.find('|', first + 1);
  if (second == std::string::npos) return;
  std::istringstream results{line.substr(second + 1)};
  for (std::string result; std::getline(results, result, ';');) {
    steps.push_back({line.substr(0, first), line.substr(first + 1, second - first - 1), words_of(result)});
  }
}

std::string tenths(int n) { return std::to_string(n / 10) + '.' + std::to_string(n % 10); }

ExplainerStep in_its_words(const logic::Step& step) {
  ExplainerStep seen{tenths(step.rating), explainer_name(step), {}};
  const auto add = [&](logic::Candidate candidate, const char* sign) {
    seen.result.insert(name(candidate.cell) + sign + std::to_string(candidate.digit));
  };
  for (logic::Candidate candidate : step.placements) add(candidate, "=");
  for (logic::Candidate candidate : step.eliminations) add(candidate, "<>");
  return seen;
}

std::string text(const ExplainerStep& step) {
  std::string all = step.rating + '|' + step.name + '|';
  for (const std::string& word : step.result) all += ' ' + word;
  return all;
}

}  // namespace

std::vector<ExplainerReference> read_explainer_references(std::istream& in) {
  std::vector<ExplainerReference> references;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) {
      references.push_back({grid_from(line.substr(1, 81)).value_or(Grid{}), line.substr(line.find("ED=") + 3), {}});
    } else if (!references.empty()) {
      read_steps(line, references.back().steps);
    }
  }
  return references;
}

std::optional<std::string> first_difference(const ExplainerReference& wanted) {
  logic::Walk walk = logic::explainer_walk(logic::State{wanted.puzzle}, {.uniqueness = true});
  for (std::size_t i = 0; i < wanted.steps.size(); ++i) {
    const std::string expected = "step " + std::to_string(i + 1) + ": expected " + text(wanted.steps[i]);
    const logic::Step* step = walk.next();
    if (step == nullptr) return expected + ", found none";
    const std::string found = text(in_its_words(*step));
    if (found != text(wanted.steps[i])) return expected + ", found " + found;
  }
  if (!walk.state().is_solved()) return "the puzzle is not solved after the last step";
  return std::nullopt;
}

}  // namespace shudu::test
