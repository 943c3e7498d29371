// c, swift, python: the clues as an array of a program, 0 for blanks. Arrays of programs in general are read as `grid`.
//
//   const int puzzle_1[9][9] = {           let puzzle_1: [[Int]] = [           puzzle_1 = [
//       {5, 3, 0, 0, 7, 0, 0, 0, 0},           [5, 3, 0, 0, 7, 0, 0, 0, 0],        [5, 3, 0, 0, 7, 0, 0, 0, 0],
//       …                                      …                                   …
//   };                                     ]                                   ]
#include "format/block_reader.h"

namespace shudu {
namespace {

struct Syntax {
  std::string_view before_name, after_name, row_begin, row_end, end;
};

template <const Syntax& syntax>
std::optional<std::string> write_array(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  out += syntax.before_name;
  out += "puzzle_" + std::to_string(ordinal + 1);
  out += syntax.after_name;
  for (Cell cell : all_cells()) {
    if (cell.col() == 0) out += syntax.row_begin;
    if (cell.col() > 0) out += ", ";
    out += static_cast<char>('0' + puzzle.clues[cell]);
    if (cell.col() == 8) out += syntax.row_end;
  }
  out += syntax.end;
  return std::nullopt;
}

constexpr Syntax c_syntax{"const int ", "[9][9] = {\n", "    {", "},\n", "};\n"};
constexpr Syntax swift_syntax{"let ", ": [[Int]] = [\n", "    [", "],\n", "]\n"};
constexpr Syntax python_syntax{"", " = [\n", "    [", "],\n", "]\n"};

// Detection reads all of these as `grid`.
bool never(TextSource&) { return false; }

template <const Syntax& syntax>
Format array_format(std::string_view id, std::string_view title, std::string_view extension) {
  return {
      .id = id,
      .title = title,
      .extension = extension,
      .starts = never,
      .reader = CellBlockReader::make,
      .write = write_array<syntax>,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace

Format c_format() { return array_format<c_syntax>("c", "array for C and C++ (detected as grid)", "c"); }
Format swift_format() { return array_format<swift_syntax>("swift", "array for Swift (detected as grid)", "swift"); }
Format python_format() { return array_format<python_syntax>("python", "list for Python (detected as grid)", "py"); }

}  // namespace shudu
