// JudgePreset: the input and output format of one online judge, as a row of data. The functions below do what fields
// cannot describe.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/output.h"
#include "judges/judge_board.h"
#include "judges/scanner.h"

namespace shudu::cli {

enum class Cases {
  counted,  // the number of cases comes first
  to_end,   // cases up to the end of the input or to the word `stop`
};

enum class Lines {
  free,  // line ends are like spaces
  row,   // each row is a line
  one,   // the whole puzzle is a line
};

// How a board is written: the text between neighbouring cells.
struct Layout {
  std::string_view gap = {};            // between cells of a box
  std::string_view box_gap = gap;       // between boxes
  std::string_view row_gap = "\n";      // between rows
  std::string_view band_gap = row_gap;  // between bands
  std::string_view begin = {};
  std::string_view end = "\n";
};

namespace layouts {
inline constexpr Layout one_line{.row_gap = ""};
inline constexpr Layout rows{};
inline constexpr Layout spaced_rows{.gap = " "};
inline constexpr Layout framed{.gap = " ", .box_gap = " | ", .band_gap = "\n------+-------+------\n"};
inline constexpr Layout json{.gap = R"(",")", .row_gap = R"("],[")", .begin = R"([[")", .end = "\"]]\n"};
}  // namespace layouts

struct JudgePreset {
  using Read = std::optional<Error>(const JudgePreset&, Scanner&, JudgeBoard&);
  using Answer = bool(const JudgePreset&, const JudgeBoard&, Output&);

  std::string_view name;
  std::string_view alias = {};  // the name of the same problem on another judge

  // Input.
  Cases cases = Cases::to_end;
  std::string_view stop = {};     // ends the input
  std::string_view divider = {};  // optional text between cases
  Read* read;
  Lines lines = Lines::row;
  int box = 3;  // 0: each case begins with its box size
  char blank = '0';
  char first = '1';                             // the character for 1; the next characters stand for 2, 3, …
  std::string_view frame = {};                  // characters around the cells, which are ignored
  std::uint64_t least_size = 1, most_size = 9;  // for read_size

  // The question. The function writes the answer and returns whether it is positive.
  Answer* answer;

  // Output. Where a judge promises that a case does not occur, the text is shudu's own.
  std::string_view between = {};  // between the answers
  std::string_view heading = {};  // before each answer, followed by its number and a colon
  std::string_view solved = {};   // before a solution
  Layout layout = layouts::rows;
  std::string_view after_solution = {};
  std::string_view none = "no solution\n";
  std::string_view several = "multiple solutions\n";  // if the judge asks for a unique solution
  std::string_view total = {};                        // before the number of solutions …
  std::string_view total_end = {};                    // … and after it
  std::string_view after = {};                        // after each answer
};

// All judges.
std::span<const JudgePreset> presets();

// Readers. Each reads the next case into a blank board and returns the error, if any.
JudgePreset::Read read_characters;  // 53..7....
JudgePreset::Read read_numbers;     // 5 3 0 0 7 0 0 0 0
JudgePreset::Read read_walled;      // numbers, each the sum of a digit and the walls around the cell
JudgePreset::Read read_steps;       // row, column and digit of each cell in the order of filling
JudgePreset::Read read_json;        // [["5","3",".",…],…]
JudgePreset::Read read_size;        // the number of queens

// Answers.
JudgePreset::Answer any_solution;
JudgePreset::Answer smallest_solution;
JudgePreset::Answer every_solution;        // all solutions in lexicographic order, and their number
JudgePreset::Answer only_solution;         // the only solution, or that there are several
JudgePreset::Answer is_consistent;         // true if no house has a digit twice, else false
JudgePreset::Answer target_score;          // the highest score of all solutions, or -1
JudgePreset::Answer first_mistake;         // the first step that leaves no solution, or -1
JudgePreset::Answer every_placement;       // all placements of n queens as boards in JSON
JudgePreset::Answer number_of_placements;  // their number
JudgePreset::Answer first_placements;      // the first three as columns, and their number

// `first` is the character for 1. The next characters stand for 2, 3, …
void append_board(std::string& out, const Layout& layout, const JudgeBoard& board, char first);

}  // namespace shudu::cli
