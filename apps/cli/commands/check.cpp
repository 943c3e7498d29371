// shudu check: is each puzzle a proper one? Conflicts, number of solutions, clues it could do without.
#include <fmt/core.h>

#include <memory>

#include "answers.h"
#include "command.h"
#include "input.h"
#include "json_object.h"
#include "output.h"
#include "shudu/conflict.h"

namespace shudu::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  int threads = 0;
};

// What is said of one puzzle.
struct Report {
  std::string invalid;          // the reason, or empty
  std::uint64_t solutions = 0;  // 0, 1 or 2 for several
  CellSet redundant;            // clues without which the solution would still be the only one
};

Report report_on(const Record& record) {
  Report report;
  if (auto reason = invalid_reason(record)) {
    report.invalid = *std::move(reason);
    return report;
  }
  const Puzzle& puzzle = *record.puzzle;
  report.solutions = (puzzle.candidates ? search(*puzzle.candidates, 2) : search(puzzle.clues, 2)).count;
  // With pencil marks a clue is no more than a cell with one mark: there is nothing to leave out.
  if (report.solutions != 1 || puzzle.candidates) return report;
  for (Cell cell : puzzle.clues.filled()) {
    Grid fewer = puzzle.clues;
    fewer.clear(cell);
    if (has_unique_solution(fewer)) report.redundant.insert(cell);
  }
  return report;
}

std::vector<std::string> names(CellSet cells) {
  std::vector<std::string> names;
  for (Cell cell : cells) names.push_back(name(cell));
  return names;
}

std::string sentence(const Record& record, const Report& report) {
  if (!report.invalid.empty()) return "invalid: " + report.invalid;
  const std::string clues = fmt::format("{} clues", record.puzzle->clues.clue_count());
  if (report.solutions == 0) return "no solution, " + clues;
  if (report.solutions > 1) return "multiple solutions, " + clues;
  if (record.puzzle->candidates) return "valid, one solution, pencil marks";
  if (report.redundant.empty()) return "valid, one solution, " + clues + ", minimal";
  const auto cells = names(report.redundant);
  // All of a full grid's clues are redundant one by one; a long list helps nobody.
  std::string list;
  for (std::size_t i = 0; i < cells.size() && i < 12; ++i) list += (i == 0 ? "" : ", ") + cells[i];
  if (cells.size() > 12) list += fmt::format(" and {} more", cells.size() - 12);
  return fmt::format("valid, one solution, {}, redundant: {}", clues, list);
}

void add_json(const Record& record, const Report& report, std::string& out) {
  JsonObject object;
  if (record.puzzle) object.add("puzzle", to_line(record.puzzle->clues));
  object.add("valid", report.solutions == 1);
  if (!report.invalid.empty()) {
    object.add("reason", report.invalid);
    if (record.puzzle) {
      std::vector<JsonObject> list;
      for (const Conflict& conflict : conflicts(record.puzzle->clues)) {
        JsonObject one;
        one.add("digit", static_cast<std::uint64_t>(conflict.digit))
            .add("house", name(conflict.house))
            .add("cells", names(conflict.cells));
        list.push_back(std::move(one));
      }
      object.add("conflicts", list);
    }
  } else {
    object.add("clues", static_cast<std::uint64_t>(record.puzzle->clues.clue_count()))
        .add("solutions", report.solutions == 2 ? "2+" : std::to_string(report.solutions));
    if (report.solutions == 1 && !record.puzzle->candidates) {
      object.add("minimal", report.redundant.empty()).add("redundant", names(report.redundant));
    }
  }
  object.append_to(out);
}

int check(const CheckOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  input.for_each_batch([&](const std::vector<Record>& batch) {
    std::vector<Report> reports(batch.size());
    parallel_for(batch.size(), threads_wanted(options.threads),
                 [&](std::size_t i) { reports[i] = report_on(batch[i]); });
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (reports[i].solutions != 1) verdict.negative();
      if (options.json) {
        add_json(batch[i], reports[i], out.text());
      } else {
        out.write(sentence(batch[i], reports[i]) + '\n');
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
      .summary = "tell whether puzzles are proper: conflicts, solutions, redundant clues",
      .description =
          "A proper puzzle has exactly one solution. Writes one line per puzzle: whether it is valid, which clues "
          "conflict, "
          "whether it has no, one or several solutions, and whether it is minimal; a redundant clue is one that could "
          "be left out (alone) without a second solution appearing.",
      .arguments = {puzzles_argument(o->files)},
      .options = {from_option(o->from), json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu check examples/puzzles.txt", "one line per puzzle"},
                   {"shudu check --json puzzles.txt | grep '\"minimal\":true'", "for other programs"}},
      .run = [o] { return check(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
