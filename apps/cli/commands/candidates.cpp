// shudu candidates: the digits that each cell has in some solution, and in how many (ask/questions/candidates.h).
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "ask/questions.h"
#include "ask/questions/candidates.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/terminal.h"
#include "shudu/variant.h"

namespace shudu::cli {
namespace {

struct CandidatesOptions : InputOptions {
  bool pretty = false;
  ask::CandidatesOptions asked;
};

std::size_t columns_of(const ask::AnyPuzzle& puzzle) {
  return puzzle.variant() != nullptr ? static_cast<std::size_t>(puzzle.variant()->shape.columns) : 9;
}

// The cells of a row on a line, in columns.
std::string as_table(std::size_t columns, const std::vector<std::string>& cells) {
  std::size_t width = 0;
  for (const std::string& cell : cells) width = std::max(width, cell.size());
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool ends = (i + 1) % columns == 0 || i + 1 == cells.size();
    text += ends ? cells[i] + '\n' : fmt::format("{:{}} ", cells[i], width);
  }
  return text;
}

std::string equal_in_words(const std::vector<std::string>& groups) {
  return "equal: " + (groups.empty() ? "none" : joined(groups, ", ")) + '\n';
}

int candidates(const CandidatesOptions& options) {
  const bool is_table = options.pretty || (!options.json && stdout_is_terminal());
  // All threads search one puzzle.
  InputOptions one_by_one = options;
  one_by_one.threads = 1;
  const auto answer = [&](const ask::AnyPuzzle& puzzle) {
    ask::CandidatesAnswer found;
    ask::Answer told = ask::candidates(puzzle, options.asked, threads_wanted(options.threads), {}, found);
    std::vector<std::string>& cells = options.asked.limit > 1 ? found.candidates.counts : found.candidates.sets;
    std::ranges::replace(cells, std::string{}, ".");  // between overlapping grids
    const auto words = [=, columns = columns_of(puzzle), equal = options.asked.equal] {
      return (is_table ? as_table(columns, cells) : joined(cells) + '\n') + (equal ? equal_in_words(found.equal) : "");
    };
    return Told{std::move(told), words};
  };
  return answer_each(ask::candidates_question, one_by_one, answer, is_table ? "\n" : "");
}

}  // namespace

Command candidates_command() {
  auto o = std::make_shared<CandidatesOptions>();
  return {
      .name = "candidates",
      .summary = "list the digits that each cell has in some solution",
      .description =
          "Write one line per puzzle: for each cell, row by row, the digits that it has in at least one solution. A "
          "cell with one digit has the same digit in all solutions. Classic puzzles and variants are answered. If "
          "standard output is a terminal, write the cells as a table instead.",
      .input = o.get(),
      .options = {option_of(ask::candidates_question, "limit", &o->asked, 'n'),
                  option_of(ask::candidates_question, "equal", &o->asked),
                  option("--pretty", o->pretty, "write tables even if standard output is not a terminal")
                      .not_with({"--json"})},
      .examples = {{"shudu candidates examples/several.txt", "write the possible digits of every cell"},
                   {"shudu candidates --limit 10 puzzle.txt",
                    "count up to 10 solutions for every digit of every cell"}},
      .run = [o] { return candidates(*o); }};
}

}  // namespace shudu::cli
