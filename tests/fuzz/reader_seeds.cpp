// reader_seeds DIRECTORY: writes a few puzzles in every format to DIRECTORY/FORMAT/, where the fuzzer begins, and
// prints the names of the directories: every format that can be read, and "auto" for detection.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
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

// Texts that no format writes. The first part names the directory.
std::vector<std::pair<std::string, std::string>> other_texts() {
  const std::string line = to_line(examples()[0].clues);
  std::string html, table, markdown, python, letters, utf16 = "\xFF\xFE", wide;
  for (Cell cell : all_cells()) {
    const std::string digit =
        line[static_cast<std::size_t>(cell.index())] == '.' ? "" : std::string(1, line[cell.index()]);
    const bool ends = cell.col() == 8;
    html += (cell.col() == 0 ? "<tr><td>" : "<td>") + digit + (ends ? "</td></tr>\n" : "</td>");
    table += digit + (ends ? "\n" : ",");
    markdown += "| " + (digit.empty() ? " " : digit) + (ends ? " |\n" : " ");
    python += (cell.col() == 0 ? "[" : "") + (digit.empty() ? "None" : digit) + (ends ? "],\n" : ", ");
    const int across = examples()[0].clues[Cell::at(cell.col(), cell.row())];
    letters += across == 0 ? '_' : static_cast<char>('a' + across);
    utf16 += std::string{line[static_cast<std::size_t>(cell.index())], '\0'};
    wide += digit.empty() ? "\u25A1" : "\uFF15";
    if (ends) wide += '\n';
  }
  const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
  return {
      {"html", "<table>\n" + html + "</table>\n"},
      {"html",
       "<!DOCTYPE html><html><body><!-- x --><table><tr><td><table>" + html + "</table></td></tr></table></html>"},
      {"sudoku_coach",
       "SCv7_32_f2e4qji9ho1i237s1fji06b3qd7at68vpg5lkqmk8a575i3m92abv3rd917godn5lm55em1fdnsmrjoq1rtlqm6rkef7"
       "vmmqdrbn0202m03m1i043udg0ii73408ihqposg7ipti8j5q4a2rqomgi820r22vndau6o0k09qjf977qdof5a9h2nvcptjdi0ju"
       "at56es0r0b3nkegtsvpt55npapeihtkjebruv4ug5ob54b5pn3rgsmm8c06vra3rk77tkfqi19fksks990okisen26osm94a7loe"
       "i3k3m5m4k5650q92nel0sue32chq9bian21e6l45gb33vkk171fn3to58oii\n"},
      {"address", "https://example.org/?s=" + line + "\n"},
      {"address", "https://example.org/#/play?p=" + line + "&v=" + line + "&n=" + std::string(122, 'A') + "&t=x\n"},
      {"opensudoku", "<ksudoku><game><puzzle><graph order=\"9\" type=\"sudoku\"/><values>" + letters +
                         "</values></puzzle><history><simple-event index=\"2\" value=\"4\"/><simple-event index=\"3\" "
                         "markers=\"110000000\"/></history></game></ksudoku>\n"},
      {"json", "{\"cells\":[{\"position\":[0,1],\"value\":5,\"fixed\":true,\"earmarks\":[1,2]}]}\n"},
      {"line", "1. " + line + "\neasy: " + line + "\nlet p = \"" + line + "\";\n"},
      {"grid", table},
      {"grid", rule + rule + markdown},
      {"grid", "grid = [" + python + "]\n"},
      {"pencilmarks", "[1|2] 3 4 5 6 7 8 9 x\n"},
      {"rows", wide},
      {"auto", utf16},
      {"auto", "1 2 3 4\n3 4 . .\n2 1 . .\n4 3 2 1\nSumoCueV1=1\n"},
  };
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
  int other = 0;
  for (const auto& [id, text] : other_texts()) {
    const std::string name = "seed-other-" + std::to_string(other++);
    save(directory / id / name, text);
    save(directory / "auto" / name, text);
  }
  return 0;
}
