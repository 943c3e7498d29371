// hodoku_paths: compares our HoDoKu paths with reference paths, and tells where they first differ.
//
// Reads rated/hodoku-paths.txt under SHUDU_CORPORA (default ../shared), or the file given. A puzzle is a line
// "#<81 characters> <level> <score>", then one line per step: the name of its technique, and after "=>" or ": " what it
// gives. Lines that begin with two spaces tell chains and are left out.
//
//   hodoku_paths [--follow] [--examples N] [FILE]
//
// --follow: the reference step is taken wherever ours is another, so that all later steps are compared too.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "logic/hodoku/solver.h"
#include "shudu/hodoku_rating.h"
#include "shudu/search.h"

namespace {

using namespace shudu;

struct ReferenceStep {
  std::string name;
  std::vector<logic::Candidate> placements, eliminations;  // ascending
};

struct Reference {
  Grid puzzle;
  std::string level;
  int score = 0;
  std::vector<ReferenceStep> steps;
};

// Our codes by the names of HoDoKu. Techniques of one switch are told apart.
const std::map<std::string, std::string, std::less<>> codes = {
    {"Full House", "0000"},
    {"Naked Single", "0003"},
    {"Hidden Single", "0002"},
    {"Locked Pair", "0110"},
    {"Locked Triple", "0111"},
    {"Locked Candidates Type 1 (Pointing)", "0100"},
    {"Locked Candidates Type 2 (Claiming)", "0101"},
    {"Naked Pair", "0200"},
    {"Naked Triple", "0201"},
    {"Naked Quadruple", "0202"},
    {"Hidden Pair", "0210"},
    {"Hidden Triple", "0211"},
    {"Hidden Quadruple", "0212"},
    {"X-Wing", "0300"},
    {"Swordfish", "0301"},
    {"Jellyfish", "0302"},
    {"Finned X-Wing", "0310"},
    {"Finned Swordfish", "0311"},
    {"Finned Jellyfish", "0312"},
    {"Sashimi X-Wing", "0320"},
    {"Sashimi Swordfish", "0321"},
    {"Sashimi Jellyfish", "0322"},
    {"Franken X-Wing", "0330"},
    {"Franken Swordfish", "0331"},
    {"Finned Franken X-Wing", "0340"},
    {"Finned Franken Swordfish", "0341"},
    {"Remote Pair", "0703"},
    {"Bivalue Universal Grave + 1", "0610"},
    {"Skyscraper", "0400"},
    {"2-String Kite", "0401"},
    {"Empty Rectangle", "0402"},
    {"Turbot Fish", "0403"},
    {"W-Wing", "0803"},
    {"XY-Wing", "0800"},
    {"XYZ-Wing", "0801"},
    {"Uniqueness Test 1", "0600"},
    {"Uniqueness Test 2", "0601"},
    {"Uniqueness Test 3", "0602"},
    {"Uniqueness Test 4", "0603"},
    {"Uniqueness Test 5", "0604"},
    {"Uniqueness Test 6", "0605"},
    {"Hidden Rectangle", "0606"},
    {"Avoidable Rectangle Type 1", "0607"},
    {"Avoidable Rectangle Type 2", "0608"},
    {"Sue de Coq", "1101"},
    {"Simple Colors Trap", "0500"},
    {"Simple Colors Wrap", "0501"},
    {"Multi Colors 1", "0502"},
    {"Multi Colors 2", "0503"},
    {"X-Chain", "0701"},
    {"XY-Chain", "0702"},
    {"Continuous Nice Loop", "0706"},
    {"Discontinuous Nice Loop", "0707"},
    {"AIC", "0708"},
    {"Grouped Continuous Nice Loop", "0709"},
    {"Grouped Discontinuous Nice Loop", "0710"},
    {"Grouped AIC", "0711"},
    {"Almost Locked Set XZ-Rule", "0901"},
    {"Almost Locked Set XY-Wing", "0902"},
    {"Almost Locked Set Chain", "0903"},
    {"Forcing Chain Contradiction", "1301"},
    {"Forcing Chain Verity", "1302"},
    {"Forcing Net Contradiction", "1303"},
    {"Forcing Net Verity", "1304"},
    {"Brute Force", ""},
};

// "r3c8<>6, r56c4,r3c89<>8" or "r1c1=5", appended.
void read_result(std::string_view text, ReferenceStep& step) {
  std::vector<Cell> cells;
  std::size_t at = 0;
  const auto digits = [&] {
    std::vector<int> found;
    while (at < text.size() && '1' <= text[at] && text[at] <= '9') found.push_back(text[at++] - '1');
    return found;
  };
  while (at < text.size()) {
    if (text[at] == 'r') {
      ++at;
      const std::vector<int> rows = digits();
      ++at;
      for (int row : rows) {
        const std::size_t columns = at;
        for (int column : digits()) cells.push_back(Cell::at(row, column));
        if (row != rows.back()) at = columns;
      }
    } else if (text[at] == '=' || text[at] == '<') {
      std::vector<logic::Candidate>& list = text[at] == '=' ? step.placements : step.eliminations;
      at += text[at] == '=' ? 1 : 2;
      for (Cell cell : cells) list.emplace_back(cell, text[at] - '0');
      cells.clear();
      ++at;
    } else {
      ++at;
    }
  }
}

ReferenceStep read_step(std::string_view line) {
  ReferenceStep step;
  const std::size_t arrow = line.find(" => "), colon = line.find(": ");
  step.name = line.substr(0, std::min({line.size(), arrow, colon}));
  if (const std::size_t in = step.name.find(" in "); step.name.starts_with("Forcing") && in != std::string::npos) {
    step.name.resize(in);
  }
  read_result(line.substr(arrow != std::string_view::npos ? arrow + 4 : colon + 2), step);
  std::sort(step.placements.begin(), step.placements.end());
  std::sort(step.eliminations.begin(), step.eliminations.end());
  return step;
}

std::vector<Reference> read(std::istream& file) {
  std::vector<Reference> references;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) {
      Reference reference;
      reference.puzzle = grid_from(std::string_view{line}.substr(1, 81)).value_or(Grid{});
      const std::size_t space = line.rfind(' ');
      reference.level = line.substr(83, space - 83);
      reference.score = std::atoi(line.c_str() + space);
      references.push_back(std::move(reference));
    } else if (!line.empty() && !line.starts_with(' ') && !references.empty()) {
      references.back().steps.push_back(read_step(line));
    }
  }
  return references;
}

bool same(const ReferenceStep& reference, const logic::Step& ours) {
  const auto code = codes.find(reference.name);
  return code != codes.end() && ours.technique->hodoku.code == code->second &&
         ours.placements == reference.placements && ours.eliminations == reference.eliminations;
}

// A step of ours that does what the reference says.
logic::Step as_step(const ReferenceStep& reference) {
  logic::Step step;
  step.placements = reference.placements;
  step.eliminations = reference.eliminations;
  return step;
}

// By "their technique | our technique".
class Differences {
 public:
  explicit Differences(std::size_t most_examples) : most_examples_(most_examples) {}

  void add(const Reference& reference, std::size_t at, const logic::Step* ours) {
    const ReferenceStep* theirs = at < reference.steps.size() ? &reference.steps[at] : nullptr;
    const std::string our_name = ours != nullptr ? std::string{ours->technique->id} : "the end";
    Entry& entry = entries_[(theirs != nullptr ? theirs->name : "the end") + " | " + our_name];
    ++entry.count;
    if (entry.examples.size() >= most_examples_) return;
    entry.examples.push_back(to_line(reference.puzzle) + " step " + std::to_string(at + 1) + "\n      " +
                             (theirs != nullptr ? theirs->name + " " + result_text(as_step(*theirs)) : "the end") +
                             "\n      " + our_name + (ours != nullptr ? " " + result_text(*ours) : ""));
  }

  void print() const {
    std::vector<std::pair<std::string, Entry>> sorted{entries_.begin(), entries_.end()};
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second.count > b.second.count; });
    for (const auto& [what, entry] : sorted) {
      std::printf("%5d  %s\n", entry.count, what.c_str());
      for (const std::string& example : entry.examples) std::printf("    %s\n", example.c_str());
    }
  }

 private:
  struct Entry {
    int count = 0;
    std::vector<std::string> examples;
  };
  std::map<std::string, Entry> entries_;
  std::size_t most_examples_;
};

// Adds the first difference, or all. Returns whether there is none.
bool compare(const Reference& reference, const Grid* solution, bool follow, Differences& differences) {
  logic::hodoku::Solver solver{reference.puzzle, solution, nullptr};
  bool all_same = true;
  for (std::size_t at = 0; at < reference.steps.size() || !solver.state().is_solved(); ++at) {
    if (solver.state().is_solved() || at == reference.steps.size()) {
      differences.add(reference, at, nullptr);
      return false;
    }
    logic::Step ours = solver.next_step();
    logic::Step tidied = ours;
    tidy(tidied);
    if (same(reference.steps[at], tidied)) {
      solver.apply(ours);
      continue;
    }
    differences.add(reference, at, &tidied);
    all_same = false;
    if (!follow) return false;
    solver.apply(as_step(reference.steps[at]));
  }
  return all_same;
}

}  // namespace

int main(int argc, char** argv) {
  const char* corpora = std::getenv("SHUDU_CORPORA");
  std::string path = std::string{corpora != nullptr ? corpora : "../shared"} + "/rated/hodoku-paths.txt";
  bool follow = false;
  std::size_t examples = 2;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--follow") {
      follow = true;
    } else if (word == "--examples" && i + 1 < argc) {
      examples = static_cast<std::size_t>(std::atoi(argv[++i]));
    } else {
      path = word;
    }
  }
  std::ifstream file{path};
  if (!file) {
    std::printf("skipped: no reference paths at %s\n", path.c_str());
    return 0;
  }
  const std::vector<Reference> references = read(file);
  Differences differences{examples};
  int levels = 0, scores = 0, paths = 0;
  for (const Reference& reference : references) {
    const std::optional<Grid> found = solve(reference.puzzle);
    const Grid* solution = found ? &*found : nullptr;
    const logic::HodokuPath ours = logic::hodoku_path(reference.puzzle, solution);
    levels += name(ours.level) == reference.level ? 1 : 0;
    scores += ours.score == reference.score ? 1 : 0;
    paths += compare(reference, solution, follow, differences) ? 1 : 0;
  }
  differences.print();
  const auto share = [&](int n) {
    return 100.0 * n / static_cast<double>(std::max<std::size_t>(references.size(), 1));
  };
  std::printf("%zu puzzles: level %d (%.2f %%), score %d (%.2f %%), path %d (%.2f %%)\n", references.size(), levels,
              share(levels), scores, share(scores), paths, share(paths));
}
