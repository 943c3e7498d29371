// The judges, one row each. judge_preset.h describes the fields, and docs/judges.md the format of each judge.
#include "judges/judge_preset.h"

namespace shudu::cli {
namespace {

constexpr JudgePreset table[] = {
    // All solutions in order, 9 lines of 9 numbers each, and their number.
    {.name = "tioj1025",
     .read = read_numbers,
     .lines = Lines::free,
     .answer = every_solution,
     .layout = layouts::spaced_rows,
     .after_solution = "\n",
     .total = "there are a total of ",
     .total_end = " solution(s).\n"},
    // Lines of 81 characters, the smallest solution of each or 'No solution.'.
    {.name = "neoj62",
     .cases = Cases::counted,
     .read = read_characters,
     .lines = Lines::one,
     .blank = '.',
     .answer = smallest_solution,
     .layout = layouts::one_line,
     .none = "No solution.\n"},
    // 9 lines of 9 digits in and out.
    {.name = "poj2676",
     .alias = "luogu_p10481",
     .cases = Cases::counted,
     .read = read_characters,
     .answer = any_solution},
    // 9 lines of 9 digits in and out, under headings 'Scenario #1:'.
    {.name = "poj2918",
     .cases = Cases::counted,
     .read = read_characters,
     .answer = any_solution,
     .heading = "Scenario #",
     .after = "\n"},
    // Lines of 81 characters up to 'end', a line for each solution.
    {.name = "poj3074",
     .stop = "end",
     .read = read_characters,
     .lines = Lines::one,
     .blank = '.',
     .answer = any_solution,
     .layout = layouts::one_line},
    // 16 x 16 in letters A to P, '-' for blanks, to the end of the input.
    {.name = "poj3076",
     .alias = "uva1309",
     .read = read_characters,
     .box = 4,
     .blank = '-',
     .first = 'A',
     .answer = any_solution,
     .between = "\n"},
    // 16 x 16 in letters A to P, '-' for blanks, their number first.
    {.name = "spoj_sudoku",
     .cases = Cases::counted,
     .read = read_characters,
     .box = 4,
     .blank = '-',
     .first = 'A',
     .answer = any_solution,
     .between = "\n"},
    // Lines of 81 characters, 'Y' and the solution of each or 'N'.
    {.name = "spoj_sud",
     .cases = Cases::counted,
     .read = read_characters,
     .lines = Lines::one,
     .blank = '.',
     .answer = any_solution,
     .solved = "Y\n",
     .layout = layouts::one_line,
     .none = "N\n"},
    // 1 x 1, 4 x 4 and 9 x 9, the smallest solution of each or 'NO SOLUTION'.
    {.name = "uva989",
     .read = read_numbers,
     .box = 0,
     .answer = smallest_solution,
     .between = "\n",
     .layout = layouts::spaced_rows,
     .none = "NO SOLUTION\n"},
    // 9 lines of 9 characters with '---' between the puzzles, the solution or 'impossible'.
    {.name = "hdu3111",
     .cases = Cases::counted,
     .divider = "---",
     .read = read_characters,
     .blank = '?',
     .answer = any_solution,
     .between = "---\n",
     .none = "impossible\n"},
    // Jigsaws with walls, the solution of each, 'No solution' or 'Multiple Solutions'.
    {.name = "hdu4069",
     .cases = Cases::counted,
     .read = read_walled,
     .answer = only_solution,
     .heading = "Case ",
     .none = "No solution\n",
     .several = "Multiple Solutions\n"},
    // 9 lines of 9 characters, the smallest solution.
    {.name = "ecnu1021", .read = read_characters, .blank = '.', .answer = smallest_solution},
    // 9 lines of 9 numbers in and out.
    {.name = "luogu_p1784", .read = read_numbers, .answer = any_solution, .layout = layouts::spaced_rows},
    // 9 lines of 9 numbers, the highest target score of all solutions or -1.
    {.name = "luogu_p1074", .read = read_numbers, .answer = target_score},
    // 81 lines 'row column digit', the first step that leaves no solution or -1.
    {.name = "boj1840", .read = read_steps, .answer = first_mistake},
    // Framed grids in and out.
    {.name = "jutge_p78955",
     .cases = Cases::counted,
     .read = read_numbers,
     .frame = "|+-",
     .answer = any_solution,
     .layout = layouts::framed,
     .after = "\n"},
    // A board in JSON, true when no house has a digit twice.
    {.name = "leetcode36", .read = read_json, .blank = '.', .answer = is_consistent},
    // A board in JSON, and its solution.
    {.name = "leetcode37",
     .read = read_json,
     .blank = '.',
     .answer = any_solution,
     .layout = layouts::json,
     .none = "null\n"},
    // The number of queens, and all boards in JSON.
    {.name = "leetcode51", .read = read_size, .answer = every_placement},
    // The number of queens, and the number of boards.
    {.name = "leetcode52", .read = read_size, .answer = number_of_placements},
    // Numbers of queens up to '0', and the number of boards for each.
    {.name = "hdu2553", .stop = "0", .read = read_size, .most_size = 10, .answer = number_of_placements},
    // The number of queens, the first three placements and their number.
    {.name = "luogu_p1219", .read = read_size, .least_size = 6, .most_size = 13, .answer = first_placements},
};

}  // namespace

std::span<const JudgePreset> presets() { return table; }

}  // namespace shudu::cli
