// reader_seeds DIRECTORY: writes a few puzzles in every format to DIRECTORY/FORMAT/, where the fuzzer begins, and
// prints the names of the directories: every format that can be read, and "auto" for detection.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "shudu/format.h"

namespace {

using namespace shudu;

std::vector<Puzzle> examples() {
  const Grid clues = *grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Grid full = *grid_from("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  Puzzle plain = puzzle_of(clues);

  Puzzle filled = puzzle_of(clues);
  filled.values = full;

  Puzzle marked = puzzle_of(clues);
  marked.candidates = Candidates{clues};
  marked.candidates->remove(Cell::at(0, 2), 1);

  Puzzle described = puzzle_of(clues);
  described.solution = full;
  described.title = "A title";
  described.author = "An author";
  described.description = "Two\nlines";
  described.comment = "A comment, with <marks> & \"quotes\"";
  described.date = "2001-02-03";
  described.source = "A source";
  described.url = "https://example.org/1";
  described.level = "easy";
  described.id = "1";
  return {plain, filled, marked, described, puzzle_of(full), puzzle_of(Grid{})};
}

void save(const std::filesystem::path& path, const std::string& text) {
  constexpr char in_one_piece = '\0';  // see reader_fuzz.cpp
  std::filesystem::create_directories(path.parent_path());
  std::ofstream{path, std::ios::binary} << in_one_piece << text;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path directory = argv[1];
  std::cout << "auto\n";
  for (const Format& format : formats()) {
    if (format.reader == nullptr) continue;
    std::cout << format.id << '\n';
    const std::string id{format.id};
    std::filesystem::create_directories(directory / id);
    std::uint64_t ordinal = 0;
    std::string all{format.prologue};
    for (const Puzzle& puzzle : examples()) {
      if (format.write == nullptr) continue;
      std::string one{format.prologue};
      if (write_puzzle(format, puzzle, 0, one)) continue;
      one += format.epilogue;
      save(directory / id / ("seed-" + std::to_string(ordinal)), one);
      write_puzzle(format, puzzle, ordinal++, all);
    }
    all += format.epilogue;
    save(directory / id / "seed-all", all);
    save(directory / "auto" / ("seed-" + id), all);
  }
  return 0;
}
