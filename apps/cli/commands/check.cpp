// shudu check: reports conflicts, the number of solutions and redundant clues.
#include <fmt/core.h>

#include <memory>

#include "ask/logic/board_json.h"
#include "ask/questions/check.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"
#include "shudu/structure.h"
#include "solve/answers.h"
#include "solve/source_check.h"

namespace shudu::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  int threads = 0;
};

// The report on one puzzle.
struct Report {
  ask::Checked checked;
  ask::SourceSolution source;
};

struct Reports {
  Answered answered;
  std::vector<Report> list;
};

void report_on(const Batch& batch, int threads, Reports& reports) {
  answer_batch(batch, {.limit = 2, .threads = threads}, reports.answered);
  reports.list.assign(batch.size(), {});
  std::vector<Grid> proper;
  std::vector<Report*> reports_on_proper;
  const variant::SearchResult* const of_variant = reports.answered.variant ? &*reports.answered.variant : nullptr;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    ask::Checked& checked = reports.list[i].checked;
    const Record* special = batch.special(i);
    const bool is_variant = special != nullptr && special->variant != nullptr;
    checked.found = found_by(reports.answered.answers[i], is_variant ? special->variant.get() : nullptr, of_variant);
    // In a puzzle with pencil marks a clue is a cell with one mark, so there is no clue to remove.
    checked.redundant.known = special == nullptr || !special->puzzle || !special->puzzle->candidates;
    if (checked.found.count != 1 || !checked.redundant.known) continue;
    if (is_variant) {
      checked.redundant = any_puzzle(*special)->redundant();
      continue;
    }
    proper.push_back(batch.clues()[i]);
    reports_on_proper.push_back(&reports.list[i]);
  }
  const std::vector<CellSet> redundant = redundant_clues(proper);
  for (std::size_t i = 0; i < proper.size(); ++i) {
    reports_on_proper[i]->checked.redundant.names = logic::cell_names(redundant[i]);
  }
}

// A complete list can be long: every clue of a full grid is redundant. People see its beginning, programs all of it.
std::string listed(const std::vector<std::string>& names, const char* separator) {
  const std::size_t shown = stdout_is_terminal() ? 12 : names.size();
  std::string list;
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) list += (i == 0 ? "" : separator) + names[i];
  return names.size() > shown ? list + fmt::format(" and {} more", names.size() - shown) : list;
}

// What a variant has: "4 givens, 3 clues"; or a classic puzzle: "25 clues".
std::string clues_of(const ask::AnyPuzzle& puzzle) {
  if (puzzle.classic() != nullptr) return counted(puzzle.givens(), "clue");
  return counted(puzzle.givens(), "given") + ", " + counted(puzzle.clues(), "clue");
}

std::string sentence(const ask::AnyPuzzle& puzzle, const ask::Answer& answer, const ask::Redundant& redundant) {
  if (const auto why = cli::no_answer(answer)) {
    return ask::in_words(*why) + (why->reason.empty() ? ", " + clues_of(puzzle) : "");
  }
  if (puzzle.classic() != nullptr && puzzle.classic()->candidates) return "valid, one solution, pencil marks";
  const std::string valid = "valid, one solution, " + clues_of(puzzle);
  if (redundant.names.empty()) return valid + (redundant.known ? ", minimal" : "");
  return valid + ", redundant: " + listed(redundant.names, puzzle.classic() != nullptr ? ", " : " | ");
}

int check(const CheckOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  Output& out = standard_output();
  AnswerOutput answers{options.json, verdict};
  const int threads = threads_wanted(options.threads);
  const auto answer = [&](const Batch& batch, Reports& reports) { report_on(batch, threads, reports); };
  answer_in_order<Reports>(
      input, {.threads = threads, .batch = batch_for_search() / 4}, answer, [&](Batch& batch, Reports& reports) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record& record = batch.record(i);
          if (!record.is_readable()) {
            answers.unreadable(record, true);
            continue;
          }
          const ask::Checked& checked = reports.list[i].checked;
          const ask::AnyPuzzleRef puzzle = any_puzzle(record);
          ask::Answer checked_answer = ask::check_answer(*puzzle, checked);
          checked_answer.source = puzzle->compared_with_source(checked.found, 2);
          if (puzzle->classic() != nullptr) {
            ask::add_mistakes_of_player(*puzzle->classic(), checked.found, true, checked_answer.fields);
          }
          judge(record.place(), checked_answer, verdict);
          if (options.json) {
            json_record(record.place(), *puzzle, checked_answer).append_to(out.text());
          } else {
            out.write(fitted(sentence(*puzzle, checked_answer, checked.redundant) + '\n', 2));
          }
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command check_command() {
  auto o = std::make_shared<CheckOptions>();
  return {
      .name = "check",
      .summary = "check puzzles for conflicts, uniqueness and redundant clues",
      .description =
          "Write one line per puzzle: which clues conflict, whether the puzzle has no, one or several solutions, and "
          "whether it is minimal. A valid puzzle has exactly one solution. A clue is redundant if the puzzle without "
          "this clue still has one solution. A puzzle without redundant clues is minimal.",
      .arguments = {puzzles_argument(o->files)},
      .options = {from_option(o->from), json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu check examples/puzzles.txt", "write one line per puzzle"},
                   {"shudu check --json puzzles.txt | grep '\"minimal\":true'", "select the minimal puzzles"}},
      .run = [o] { return check(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
