// shudu check: reports conflicts, the number of solutions and redundant clues.
#include <fmt/core.h>

#include <memory>

#include "answer/step_json.h"
#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"
#include "records/variant_fields.h"
#include "shudu/board/conflict.h"
#include "shudu/logic_start.h"
#include "shudu/structure.h"
#include "solve/answers.h"
#include "solve/no_answer.h"
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
  std::optional<NoAnswer> why;  // set if the puzzle does not have exactly one solution
  std::uint64_t solutions = 0;  // 0, 1 or 2 for several
  CellSet redundant;            // clues that can be removed one at a time without losing uniqueness
  Redundant redundant_clues;    // the same for a variant
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
  for (std::size_t i = 0; i < batch.size(); ++i) {
    Report& report = reports.list[i];
    report.solutions = reports.answered.answers[i].count;
    const Record* special = batch.special(i);
    // In a puzzle with pencil marks a clue is a cell with one mark, so there is no clue to remove.
    const bool has_marks = special != nullptr && special->puzzle && special->puzzle->candidates;
    if (report.solutions != 1 || has_marks) continue;
    proper.push_back(batch.clues()[i]);
    reports_on_proper.push_back(&report);
  }
  const std::vector<CellSet> redundant = redundant_clues(proper);
  for (std::size_t i = 0; i < proper.size(); ++i) reports_on_proper[i]->redundant = redundant[i];
  if (const Record* record = batch.variant()) {
    Report& report = reports.list.back();
    report.solutions = reports.answered.variant->count;
    if (report.solutions == 1) report.redundant_clues = redundant_in(*record->variant);
  }
}

// A complete list can be long: every clue of a full grid is redundant. People see its beginning, programs all of it.
std::string listed(const std::vector<std::string>& names, const char* separator) {
  const std::size_t shown = stdout_is_terminal() ? 12 : names.size();
  std::string list;
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) list += (i == 0 ? "" : separator) + names[i];
  return names.size() > shown ? list + fmt::format(" and {} more", names.size() - shown) : list;
}

std::string sentence_on_variant(const variant::Puzzle& puzzle, const Report& report) {
  const std::string clues = counted(givens_of(puzzle).size(), "given") + ", " + counted(puzzle.clues.size(), "clue");
  if (report.why) return in_words(*report.why) + ", " + clues;
  const Redundant& redundant = report.redundant_clues;
  const std::string valid = "valid, one solution, " + clues;
  if (!redundant.names.empty()) return valid + ", redundant: " + listed(redundant.names, " | ");
  return valid + (redundant.known ? ", minimal" : "");
}

std::string sentence(const Record& record, const Report& report) {
  if (report.why && !report.why->reason.empty()) return in_words(*report.why);
  if (record.variant != nullptr) return sentence_on_variant(*record.variant, report);
  const std::string clues = counted(static_cast<std::uint64_t>(record.puzzle->clues.clue_count()), "clue");
  if (report.why) return in_words(*report.why) + ", " + clues;
  if (record.puzzle->candidates) return "valid, one solution, pencil marks";
  if (report.redundant.empty()) return "valid, one solution, " + clues + ", minimal";
  return fmt::format("valid, one solution, {}, redundant: {}", clues,
                     listed(logic::cell_names(report.redundant), ", "));
}

JsonObject as_json(const Record& record, const Report& report, const SourceSolution& source) {
  JsonObject object = report.why ? json_record(record, *report.why) : json_record(record, "valid");
  source.add_to(object);
  if (record.variant != nullptr) {
    add_check(*record.variant, report.solutions, report.redundant_clues, object);
    return object;
  }
  if (!record.puzzle) return object;
  const Grid& clues = record.puzzle->clues;
  object.add("valid", !report.why).add("clues", static_cast<std::uint64_t>(clues.clue_count()));
  object.add("solutions", how_many(report.solutions)).add("conflicts", logic::conflict_list(conflicts(clues)));
  if (!report.why && !record.puzzle->candidates) {
    object.add("minimal", report.redundant.empty()).add("redundant", logic::cell_names(report.redundant));
  }
  return object;
}

int check(const CheckOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  Output& out = standard_output();
  const int threads = threads_wanted(options.threads);
  const auto answer = [&](const Batch& batch, Reports& reports) { report_on(batch, threads, reports); };
  answer_in_order<Reports>(
      input, {.threads = threads, .batch = batch_for_search() / 4}, answer, [&](Batch& batch, Reports& reports) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record& record = batch.record(i);
          Report& report = reports.list[i];
          report.why = not_proper(record, report.solutions);
          if (report.why) cli::report(record, *report.why, verdict);
          const auto& found = reports.answered.variant;
          const SourceSolution source =
              check_source(record, reports.answered.answers[i], found ? &*found : nullptr, 2, verdict);
          if (options.json) {
            as_json(record, report, source).append_to(out.text());
          } else {
            out.write(record.is_readable() ? fitted(sentence(record, report) + '\n', 2) : answer_line(*report.why));
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
