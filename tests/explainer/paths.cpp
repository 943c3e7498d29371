// explainer_paths: compares our solving paths with those of Sudoku Explainer and prints the first difference of each.
//
//   explainer_paths FILE [--from ER] [--to ER] [--ratings] [--verbose]
//
// FILE has the form of tests/rated/explainer_paths.txt. --ratings compares only the three numbers, as `shudu rate`
// finds them.
#include <chrono>
#include <fstream>
#include <iostream>
#include <string>

#include "explainer/names.h"
#include "rated/explainer_reference.h"
#include "shudu/rating.h"

namespace shudu::test {
namespace {

int run(int argc, char** argv) {
  std::string file;
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
    std::cerr << (file.empty()
                      ? std::string{"usage: explainer_paths FILE [--from ER] [--to ER] [--ratings] [--verbose]"}
                      : "explainer_paths: cannot read " + file)
              << '\n';
    return 2;
  }
  int compared = 0, same_path = 0, same_rating = 0;
  for (const ExplainerReference& path : read_explainer_references(in)) {
    const double er = std::stod(path.rating);
    if (er < from || er > to) continue;
    ++compared;
    const auto start = std::chrono::steady_clock::now();
    const logic::ExplainerRating rating = logic::explainer_rating(logic::State{path.puzzle}, {.uniqueness = true});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const bool is_same = to_string(rating) == path.rating;
    same_rating += is_same ? 1 : 0;
    const auto where = ratings_only ? std::nullopt : first_difference(path);
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
}  // namespace shudu::test

int main(int argc, char** argv) { return shudu::test::run(argc, argv); }
