// hodoku_paths: compares our HoDoKu paths with reference paths, and prints how often and where they differ.
//
//   hodoku_paths FILE [--follow] [--examples N]
//
// FILE has the form of tests/rated/hodoku_paths.txt. --follow takes the reference step wherever ours differs, so that
// all later steps are compared too. Without it only the first difference of each path is counted.
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
#include "rated/hodoku_reference.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace {

using namespace shudu;

// Differences by "their technique | our technique".
class Differences {
 public:
  explicit Differences(std::size_t most_examples) : most_examples_(most_examples) {}

  void add(const test::HodokuReference& reference, std::size_t at, const logic::Step* ours) {
    const std::string theirs = at < reference.steps.size() ? reference.steps[at].name : "the end";
    Entry& entry = entries_[theirs + " | " + (ours != nullptr ? std::string{ours->technique->id} : "the end")];
    ++entry.count;
    if (entry.examples.size() >= most_examples_) return;
    entry.examples.push_back(to_line(reference.puzzle) + ' ' + difference_text(reference, at, ours));
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

}  // namespace

int main(int argc, char** argv) {
  std::string path;
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
    std::fprintf(
        stderr,
        path.empty() ? "usage: hodoku_paths FILE [--follow] [--examples N]\n" : "hodoku_paths: cannot read %s\n",
        path.c_str());
    return 2;
  }
  const std::vector<test::HodokuReference> references = test::read_hodoku_references(file);
  Differences differences{examples};
  int levels = 0, scores = 0, paths = 0;
  for (const test::HodokuReference& reference : references) {
    const std::optional<Grid> found = solve(reference.puzzle);
    const Grid* solution = found ? &*found : nullptr;
    const logic::HodokuPath ours = logic::hodoku_path(reference.puzzle, solution);
    levels += name(ours.level) == reference.level ? 1 : 0;
    scores += ours.score == reference.score ? 1 : 0;
    const auto add = [&](std::size_t at, const logic::Step* step) { differences.add(reference, at, step); };
    paths += compare(reference, solution, follow, add) ? 1 : 0;
  }
  differences.print();
  const int all = static_cast<int>(references.size());
  const auto share = [&](int n) { return 100.0 * n / std::max(all, 1); };
  std::printf("%d puzzles: level %d (%.2f %%), score %d (%.2f %%), path %d (%.2f %%)\n", all, levels, share(levels),
              scores, share(scores), paths, share(paths));
  return levels == all && scores == all && paths == all ? 0 : 1;
}
