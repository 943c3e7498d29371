// shudu candidates: the digits that each cell has in some solution, and in how many.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "records/classic_form.h"
#include "records/variant_fields.h"
#include "shudu/variant/search.h"
#include "solve/no_answer.h"
#include "solve/source_check.h"

namespace shudu::cli {
namespace {

struct CandidatesOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false, pretty = false, equal = false;
  std::uint64_t limit = 1;
  int threads = 0;
};

// The groups of cells that are equal in every solution, each group once.
std::vector<variant::Cells> equal_groups(const variant::Puzzle& puzzle, const variant::SearchOptions& options) {
  std::vector<variant::Cells> groups;
  for (const auto& [a, b] : variant::always_equal(puzzle, options)) {
    const auto group = std::ranges::find_if(
        groups, [&, first = a](const variant::Cells& cells) { return std::ranges::find(cells, first) != cells.end(); });
    if (group == groups.end()) {
      groups.push_back({a, b});
    } else if (std::ranges::find(*group, b) == group->end()) {
      group->push_back(b);
    }
  }
  return groups;
}

std::vector<std::string> group_texts(const variant::Puzzle& puzzle, const variant::SearchOptions& options) {
  std::vector<std::string> texts;
  for (const variant::Cells& group : equal_groups(puzzle, options)) {
    std::string& text = texts.emplace_back();
    for (const std::string& name : cell_names(group, puzzle.shape)) text += (text.empty() ? "" : "=") + name;
  }
  return texts;
}

// The cells of a row on a line, in columns.
std::string as_table(const variant::Shape& shape, const std::vector<std::string>& cells) {
  std::size_t width = 0;
  for (const std::string& cell : cells) width = std::max(width, cell.size());
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool ends = (i + 1) % static_cast<std::size_t>(shape.columns) == 0 || i + 1 == cells.size();
    text += ends ? cells[i] + '\n' : fmt::format("{:{}} ", cells[i], width);
  }
  return text;
}

class CandidateLists {
 public:
  explicit CandidateLists(const CandidatesOptions& options)
      : options_(options), is_table_(options.pretty || (!options.json && stdout_is_terminal())) {}

  void answer(const Record& record, Verdict& verdict) {
    source_ = check_source(record, threads_wanted(options_.threads), verdict);
    if (const auto why = not_searchable(record)) return no_answer(record, *why, verdict);
    const variant::Puzzle puzzle = record.variant != nullptr ? *record.variant : variant_form(*record.puzzle);
    const variant::SearchOptions search{.threads = threads_wanted(options_.threads)};
    const variant::TrueCandidates found = true_candidates(puzzle, options_.limit, search);
    const bool some = std::ranges::any_of(found.counts, [](const auto& counts) {
      return std::ranges::any_of(counts, [](std::uint64_t count) { return count > 0; });
    });
    if (!some) return no_answer(record, {"no solution"}, verdict);
    write(record, puzzle, found, search);
  }

 private:
  void no_answer(const Record& record, const NoAnswer& why, Verdict& verdict) {
    report(record, why, verdict);
    if (options_.json) {
      JsonObject object = json_record(record, why);
      source_.add_to(object);
      object.append_to(out_.text());
    } else {
      out_.write(answer_line(why));
    }
    out_.written();
  }

  void write(const Record& record, const variant::Puzzle& puzzle, const variant::TrueCandidates& found,
             const variant::SearchOptions& search) {
    const std::vector<std::string> equal = options_.equal ? group_texts(puzzle, search) : std::vector<std::string>{};
    if (options_.json) {
      JsonObject object = json_record(record, "ok").add("candidates", candidate_texts(puzzle.shape, found, false));
      if (options_.limit > 1) object.add("counts", candidate_texts(puzzle.shape, found, true));
      if (options_.equal) object.add("equal", equal);
      source_.add_to(object);
      object.append_to(out_.text());
    } else {
      std::vector<std::string> cells = candidate_texts(puzzle.shape, found, options_.limit > 1);
      std::ranges::replace(cells, std::string{}, ".");  // between overlapping grids
      std::string line;
      for (const std::string& cell : cells) line += (line.empty() ? "" : " ") + cell;
      if (is_table_ && any_) out_.write("\n");
      out_.write(is_table_ ? as_table(puzzle.shape, cells) : line + '\n');
      for (std::size_t i = 0; i < equal.size(); ++i) out_.write((i == 0 ? "equal: " : ", ") + equal[i]);
      if (options_.equal) out_.write(equal.empty() ? "equal: none\n" : "\n");
    }
    any_ = true;
    out_.written();
  }

  const CandidatesOptions& options_;
  const bool is_table_;
  bool any_ = false;
  SourceSolution source_;  // of the record that is being answered
  Output& out_ = standard_output();
};

int candidates(const CandidatesOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  CandidateLists lists{options};
  while (const auto record = input.next()) {
    if (!record->is_readable()) verdict.bad(located(record->file, record->puzzle.error()));
    lists.answer(*record, verdict);
  }
  standard_output().flush();
  return verdict.status();
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
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "-n,--limit",
               .value = "N",
               .help = "count the solutions with each digit of each cell, up to N, and write DIGIT:COUNT",
               .target = &o->limit,
               .minimum = 2},
              {.names = "--equal",
               .value = "",
               .help = "also name the cells that have the same digit as one another in every solution",
               .target = &o->equal},
              {.names = "--pretty",
               .value = "",
               .help = "write tables even if standard output is not a terminal",
               .target = &o->pretty,
               .not_with = {"--json"}},
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
          },
      .examples = {{"shudu candidates examples/several.txt", "write the possible digits of every cell"},
                   {"shudu candidates --limit 10 puzzle.txt",
                    "count up to 10 solutions for every digit of every cell"}},
      .run = [o] { return candidates(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
