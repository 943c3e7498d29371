// JudgePreset: one online judge's conventions as a row of data. What no field can say is one of the functions below.
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
  counted,  // their number comes first
  to_end,   // up to the end of the input, or to the word `stop`
};

enum class Lines {
  free,  // line ends mean no more than spaces
  row,   // each row is a line
  one,   // the whole puzzle is a line
};

// How a board is written: what stands between its cells, by what they are on either side of.
struct Layout {
  std::string_view gap = {};            // between two cells of a box,
  std::string_view box_gap = gap;       // … of two boxes,
  std::string_view row_gap = "\n";      // … of two rows,
  std::string_view band_gap = row_gap;  // … of two bands
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
  using Read = std::optional<ParseError>(const JudgePreset&, Scanner&, JudgeBoard&);
  using Answer = bool(const JudgePreset&, const JudgeBoard&, Output&);

  std::string_view name;
  std::string_view alias = {};  // the same problem elsewhere
  std::string_view about;       // one line

  // What is read.
  Cases cases = Cases::to_end;
  std::string_view stop = {};     // ends the input
  std::string_view divider = {};  // may stand between cases
  Read* read;
  Lines lines = Lines::row;
  int box = 3;  // 0: each case begins with it
  char blank = '0';
  char first = '1';             // stands for 1, the following characters for 2, 3, …
  std::string_view frame = {};  // characters drawn around the cells

  // What is asked. The function writes the answer and returns whether it is positive.
  Answer* answer;

  // What is written. Words where a judge promises that the case does not arise are shudu's own.
  std::string_view between = {};  // between the answers
  std::string_view heading = {};  // before each answer, followed by its number and a colon
  std::string_view solved = {};   // before a solution
  Layout layout = layouts::rows;
  std::string_view after_solution = {};
  std::string_view none = "no solution\n";
  std::string_view several = "multiple solutions\n";  // where one is wanted
  std::string_view total = {};                        // before the number of solutions …
  std::string_view total_end = {};                    // … and after it
  std::string_view after = {};                        // after each answer
};

// All judges.
std::span<const JudgePreset> presets();

// Readers: the next case into the board, which is blank before, or the reason why not.
JudgePreset::Read read_characters;  // 53..7....
JudgePreset::Read read_numbers;     // 5 3 0 0 7 0 0 0 0
JudgePreset::Read read_walled;      // numbers, each the sum of a digit and the walls around the cell
JudgePreset::Read read_steps;       // row, column and digit of each cell in the order of filling
JudgePreset::Read read_json;        // [["5","3",".",…],…]

// Answers.
JudgePreset::Answer any_solution;
JudgePreset::Answer smallest_solution;
JudgePreset::Answer every_solution;  // in lexicographic order, and how many
JudgePreset::Answer only_solution;   // or that there are several
JudgePreset::Answer is_consistent;   // true or false: no house has a digit twice
JudgePreset::Answer target_score;    // the highest score of all solutions, or -1
JudgePreset::Answer first_mistake;   // the step after which no solution is left, or -1

// `first` stands for 1, the following characters for 2, 3, …
void append_board(std::string& out, const Layout& layout, const JudgeBoard& board, char first);

}  // namespace shudu::cli
