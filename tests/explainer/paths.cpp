// Compares solving paths with those of Sudoku Explainer, step by step, and says where each first differs.
//
//   explainer_paths [FILE] [--from ER] [--to ER] [--ratings] [--verbose]
//
// FILE is rated/se-paths.txt of the corpora unless given: a line "#puzzle ED=er/ep/ed", then a line
// "rating|name|result" for each step. --ratings compares the three numbers alone, as `shudu rate` finds them.
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "explainer/names.h"
#include "shudu/rating.h"

namespace shudu::logic {
namespace {

struct ReferenceStep {
  std::string rating, name;
  std::set<std::string> result;
};
struct ReferencePath {
  Grid puzzle;
  std::string rating;
  std::vector<ReferenceStep> steps;
};

// The tokens of a result. What a placement takes from its own cell goes without saying.
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

std::vector<ReferencePath> read(std::istream& in) {
  std::vector<ReferencePath> paths;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) {
      paths.push_back({*grid_from(line.substr(1, 81)), line.substr(line.find("ED=") + 3), {}});
    } else if (const auto first = line.find('|'); first != std::string::npos) {
      const auto second = line.find('|', first + 1);
      paths.back().steps.push_back(
          {line.substr(0, first), line.substr(first + 1, second - first - 1), words_of(line.substr(second + 1))});
    }
  }
  return paths;
}

std::string tenths(int n) { return std::to_string(n / 10) + '.' + std::to_string(n % 10); }

ReferenceStep seen_by_reference(const Step& step) {
  ReferenceStep seen{tenths(step.rating), test::explainer_name(step), {}};
  const auto add = [&](Candidate candidate, const char* sign) {
    seen.result.insert(name(candidate.cell) + sign + std::to_string(candidate.digit));
  };
  for (Candidate candidate : step.placements) add(candidate, "=");
  for (Candidate candidate : step.eliminations) add(candidate, "<>");
  return seen;
}

std::string text(const ReferenceStep& step) {
  std::string all = step.rating + '|' + step.name + '|';
  for (const std::string& word : step.result) all += ' ' + word;
  return all;
}

// Where the path first differs; nothing when it does not.
std::optional<std::string> difference(const ReferencePath& wanted) {
  State state{wanted.puzzle};
  for (std::size_t i = 0; i < wanted.steps.size(); ++i) {
    const std::optional<Step> step = explainer_step(state);
    if (!step) return "step " + std::to_string(i + 1) + ": wanted " + text(wanted.steps[i]) + ", found none";
    const ReferenceStep seen = seen_by_reference(*step);
    const ReferenceStep& other = wanted.steps[i];
    if (seen.rating != other.rating || seen.name != other.name || seen.result != other.result) {
      return "step " + std::to_string(i + 1) + ": wanted " + text(other) + ", found " + text(seen);
    }
    state.apply(*step);
  }
  if (!state.is_solved()) return "not solved at its end";
  return std::nullopt;
}

int run(int argc, char** argv) {
  const char* corpora = std::getenv("SHUDU_CORPORA");
  std::string file = std::string(corpora != nullptr ? corpora : "../shared") + "/rated/se-paths.txt";
  double from = 0, to = 20;
  bool ratings_only = false, verbose = false;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--ratings") {
      ratings_only = true;
    } else if (argument == "--verbose") {
      verbose = true;
    } else if (argument == "--from" && i + 1 < argc) {
      from = std::stod(argv[++i]);
    } else if (argument == "--to" && i + 1 < argc) {
      to = std::stod(argv[++i]);
    } else {
      file = argument;
    }
  }
  std::ifstream in{file};
  if (!in) {
    std::cerr << "explainer_paths: cannot read " << file << "; set SHUDU_CORPORA or name a file\n";
    return 2;
  }
  int compared = 0, same_path = 0, same_rating = 0;
  std::map<std::string, int> reasons;
  for (const ReferencePath& path : read(in)) {
    const double er = std::stod(path.rating);
    if (er < from || er > to) continue;
    ++compared;
    const auto start = std::chrono::steady_clock::now();
    const ExplainerRating rating = explainer_rating(State{path.puzzle});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const bool is_same = to_string(rating) == path.rating;
    same_rating += is_same ? 1 : 0;
    const auto where = ratings_only ? std::nullopt : difference(path);
    same_path += where ? 0 : 1;
    if (!is_same || where || verbose) {
      std::cout << to_line(path.puzzle) << ' ' << path.rating << (is_same ? " = " : " but ") << to_string(rating) << ' '
                << (where ? *where : std::string{"same path"}) << ' ' << seconds << " s\n";
    }
  }
  std::cout << compared << " puzzles, same rating " << same_rating;
  if (!ratings_only) std::cout << ", same path " << same_path;
  std::cout << '\n';
  return same_rating == compared && (ratings_only || same_path == compared) ? 0 : 1;
}

}  // namespace
}  // namespace shudu::logic

int main(int argc, char** argv) { return shudu::logic::run(argc, argv); }
