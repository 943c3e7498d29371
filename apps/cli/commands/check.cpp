// shudu check: reports conflicts, the number of solutions and redundant clues.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "ask/logic/board_json.h"
#include "ask/questions.h"
#include "ask/questions/check.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/pipeline.h"
#include "engine/table.h"
#include "engine/terminal.h"
#include "shudu/structure.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct Reports {
  Answered answered;
  std::vector<ask::Checked> list;
};

void report_on(const Batch& batch, int threads, Reports& reports) {
  answer_batch(batch, {.limit = 2, .threads = threads}, reports.answered);
  reports.list.assign(batch.size(), {});
  std::vector<Grid> proper;
  std::vector<ask::Checked*> reports_on_proper;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    ask::Checked& checked = reports.list[i];
    const Record* special = batch.special(i);
    checked.found = reports.answered.found(batch, i);
    if (checked.found.count != 1) continue;
    if (special != nullptr && (special->variant != nullptr || special->puzzle->candidates)) {
      checked.redundant = any_puzzle(*special)->redundant();
      continue;
    }
    proper.push_back(batch.clues()[i]);
    reports_on_proper.push_back(&checked);
  }
  const std::vector<CellSet> redundant = redundant_clues(proper);
  for (std::size_t i = 0; i < proper.size(); ++i) {
    reports_on_proper[i]->redundant.names = logic::cell_names(redundant[i]);
  }
}

// A complete list can be long: every clue of a full grid is redundant. People see its beginning, programs all of it.
std::string listed(std::vector<std::string> names, const char* separator) {
  const std::size_t all = names.size(), shown = stdout_is_terminal() ? std::min<std::size_t>(12, all) : all;
  names.resize(shown);
  return joined(names, separator) + (all > shown ? fmt::format(" and {} more", all - shown) : "");
}

// What a variant has: "4 givens, 3 clues"; or a classic puzzle: "25 clues".
std::string clues_of(const ask::AnyPuzzle& puzzle) {
  if (puzzle.classic() != nullptr) return counted(puzzle.givens(), "clue");
  return counted(puzzle.givens(), "given") + ", " + counted(puzzle.clues(), "clue");
}

std::string sentence(const ask::AnyPuzzle& puzzle, const ask::Answer& answer, const ask::Redundant& redundant) {
  if (const auto why = no_answer(answer)) {
    return ask::in_words(*why) + (why->reason.empty() ? ", " + clues_of(puzzle) : "");
  }
  if (puzzle.classic() != nullptr && puzzle.classic()->candidates) return "valid, one solution, pencil marks";
  const std::string valid = "valid, one solution, " + clues_of(puzzle);
  if (redundant.names.empty()) return valid + (redundant.known ? ", minimal" : "");
  return valid + ", redundant: " + listed(redundant.names, puzzle.classic() != nullptr ? ", " : " | ");
}

void write(const Record& record, const ask::Checked& checked, const InputOptions& options, Verdict& verdict) {
  if (AnswerOutput{ask::check_question, options.json, verdict}.refuses(record)) return;
  const ask::AnyPuzzleRef puzzle = any_puzzle(record);
  const ask::Answer answer = ask::check_answer(*puzzle, checked, {});
  judge(record.place(), answer, verdict);
  standard_output().write(options.json ? json_line(record.place(), *puzzle, answer)
                                       : fitted(sentence(*puzzle, answer, checked.redundant) + '\n', 2));
  standard_output().written();
}

int check(const InputOptions& options) {
  Verdict verdict;
  Input input{options, verdict};
  const int threads = threads_wanted(options.threads);
  answer_in_order<Reports>(
      input, {.threads = threads, .batch = batch_for_search() / 4},
      [&](const Batch& batch, Reports& reports) { report_on(batch, threads, reports); },
      [&](Batch& batch, Reports& reports) {
        for (std::size_t i = 0; i < batch.size(); ++i) write(batch.record(i), reports.list[i], options, verdict);
      });
  standard_output().flush();
  return verdict.status();
}

}  // namespace

Command check_command() {
  auto o = std::make_shared<InputOptions>();
  return {
      .name = "check",
      .summary = "check puzzles for conflicts, uniqueness and redundant clues",
      .description =
          "Write one line per puzzle: which clues conflict, whether the puzzle has no, one or several solutions, and "
          "whether it is minimal. A valid puzzle has exactly one solution. A clue is redundant if the puzzle without "
          "this clue still has one solution. A puzzle without redundant clues is minimal.",
      .input = o.get(),
      .examples = {{"shudu check examples/puzzles.txt", "write one line per puzzle"},
                   {"shudu check --json puzzles.txt | grep '\"minimal\":true'", "select the minimal puzzles"}},
      .run = [o] { return check(*o); }};
}

}  // namespace shudu::cli
