// Puzzles per second rated on the scale of Sudoku Explainer or HoDoKu, on one thread, by difficulty.
//
//   bench_rating rated.csv [seconds per band] [explainer|hodoku|hodoku_path]
//
// The file has a header line with the columns "puzzle" and "se_er". Each band is rated repeatedly until the time is
// over, and at least once completely. Time is processor time, so other programs affect it little. The search for the
// solution, which HoDoKu's path needs, is not part of it.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu {
namespace {

struct Band {
  const char* name;
  int from, to;  // tenths
  std::vector<Grid> puzzles;
  std::vector<Grid> solutions;
};

enum class Scale { explainer, hodoku, hodoku_path };

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream in{line};
  for (std::string field; std::getline(in, field, ',');) fields.push_back(field);
  return fields;
}

std::size_t column(const std::vector<std::string>& header, const std::string& name) {
  std::size_t i = 0;
  while (i < header.size() && header[i] != name) ++i;
  return i;
}

bool read(std::istream& in, std::vector<Band>& bands) {
  std::string line;
  if (!std::getline(in, line)) return false;
  const std::vector<std::string> header = fields_of(line);
  const std::size_t puzzle_column = column(header, "puzzle"), rating_column = column(header, "se_er");
  if (puzzle_column == header.size() || rating_column == header.size()) return false;
  while (std::getline(in, line)) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() <= std::max(puzzle_column, rating_column)) continue;
    const std::optional<Grid> puzzle = grid_from(fields[puzzle_column]);
    if (!puzzle) continue;
    const std::optional<Grid> solution = solve(*puzzle);
    if (!solution) continue;
    const int tenths = static_cast<int>(std::strtod(fields[rating_column].c_str(), nullptr) * 10 + 0.5);
    for (Band& band : bands) {
      if (tenths < band.from || band.to < tenths) continue;
      band.puzzles.push_back(*puzzle);
      band.solutions.push_back(*solution);
    }
  }
  return true;
}

// ER, or HoDoKu's score.
int rating(const Band& band, std::size_t i, Scale scale) {
  if (scale == Scale::hodoku) return logic::hodoku_rating(band.puzzles[i], &band.solutions[i]).score;
  if (scale == Scale::hodoku_path) return logic::hodoku_path(band.puzzles[i], &band.solutions[i]).score;
  return logic::explainer_rating(logic::State{band.puzzles[i]}, {.uniqueness = true}).er;
}

void measure(const Band& band, double seconds, Scale scale) {
  const std::clock_t start = std::clock();
  const auto spent = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
  std::size_t rated = 0;
  long long sum = 0;
  do {
    for (std::size_t i = 0; i < band.puzzles.size(); ++i) sum += rating(band, i, scale);
    rated += band.puzzles.size();
  } while (spent() < seconds);
  const double time = spent();
  const double mean = static_cast<double>(sum) / static_cast<double>(rated);
  std::printf("%-10s %6zu puzzles %12.1f puzzles/s   mean %s %.2f\n", band.name, band.puzzles.size(),
              static_cast<double>(rated) / time, scale == Scale::explainer ? "ER" : "score",
              scale == Scale::explainer ? mean / 10 : mean);
}

int run(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: bench_rating rated.csv [seconds per band] [explainer|hodoku|hodoku_path]\n";
    return 2;
  }
  std::vector<Band> bands = {{"<= 4.5", 1, 45, {}, {}},
                             {"4.6-7.2", 46, 72, {}, {}},
                             {"7.3-9.0", 73, 90, {}, {}},
                             {"9.1-9.4", 91, 94, {}, {}},
                             {">= 9.5", 95, 199, {}, {}}};
  std::ifstream in{argv[1]};
  if (!in || !read(in, bands)) {
    std::cerr << "bench_rating: no rated puzzles in " << argv[1] << '\n';
    return 2;
  }
  const double seconds = argc > 2 ? std::strtod(argv[2], nullptr) : 2;
  const std::string_view name = argc > 3 ? argv[3] : "explainer";
  if (name != "explainer" && name != "hodoku" && name != "hodoku_path") {
    std::cerr << "bench_rating: no scale is called " << name << '\n';
    return 2;
  }
  const Scale scale = name == "hodoku" ? Scale::hodoku : name == "hodoku_path" ? Scale::hodoku_path : Scale::explainer;
  for (const Band& band : bands) {
    if (!band.puzzles.empty()) measure(band, seconds, scale);
  }
  return 0;
}

}  // namespace
}  // namespace shudu

int main(int argc, char** argv) { return shudu::run(argc, argv); }
