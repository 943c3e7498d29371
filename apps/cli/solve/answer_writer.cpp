#include "solve/answer_writer.h"

#include <fmt/core.h>

#include <algorithm>
#include <iostream>

#include "ask/variant_fields.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/pretty.h"
#include "engine/variant_board.h"
#include "shudu/board.h"

namespace shudu::cli {

AnswerWriter::AnswerWriter(const AnswerForm& form, Verdict& verdict)
    : form_(form),
      verdict_(verdict),
      format_(form.format.empty() ? nullptr : find_format(form.format)),
      pretty_(form.pretty || (format_ == nullptr && !form.json && stdout_is_terminal())),
      style_(stdout_style()) {
  if (format_ != nullptr) out_.write(format_->prologue);
}

void AnswerWriter::no_answer(const Record& record, const NoAnswer& why) {
  ++totals_.invalid;
  report(record, why, verdict_);
  if (form_.json) {
    write_json(record, ask::Answer::no(why), nullptr, nullptr);
  } else {
    if (pretty_ && record.variant != nullptr) pretty_variant(record, given_values(*record.variant));
    if (pretty_ && record.puzzle) {
      const Grid& clues = record.puzzle->clues;
      CellSet wrong;
      for (const Conflict& conflict : conflicts(clues)) wrong |= conflict.cells;
      pretty_grid(record, clues, wrong);
    }
    out_.write(answer_line(why));
  }
  out_.written();
}

void AnswerWriter::answer(const Record& record, const Answer& answer, const SearchStats* stats) {
  totals_.count(answer);
  const ask::Answer solved = ask::solve_answer(found_by(answer, nullptr, nullptr), form_.asked);
  if (solved.status != ask::Status::solved) return no_grid(record, solved, stats);
  solution(record, answer.solution, stats);
}

void AnswerWriter::solution(const Record& record, const Grid& solution, const SearchStats* stats) {
  if (form_.json) {
    write_json(record, ask::solve_answer({.count = 1, .solution = to_line(solution)}, {}), stats, nullptr);
  } else if (pretty_) {
    pretty_grid(record, solution, {});
  } else if (format_ != nullptr) {
    if (auto reason = format_->write(puzzle_of(solution), written_, out_.text())) verdict_.bad(*reason);
  } else {
    out_.write(to_line(solution) + '\n');
  }
  ++written_;
  out_.written();
}

void AnswerWriter::answer(const Record& record, const variant::SearchResult& found) {
  totals_.count(found.count);
  add_effort(found.stats);
  const ask::Answer solved = ask::solve_answer(found_by({}, record.variant.get(), &found), form_.asked);
  if (solved.status != ask::Status::solved) return no_grid(record, solved, nullptr, &found.stats);
  solution(record, found.solution, &found.stats);
}

void AnswerWriter::solution(const Record& record, const variant::Solution& solution,
                            const variant::SearchStats* stats) {
  const variant::Puzzle& puzzle = *record.variant;
  if (form_.json) {
    write_json(record, ask::solve_answer({.count = 1, .solution = to_line(puzzle.shape, solution)}, {}), nullptr,
               stats);
  } else if (pretty_) {
    pretty_variant(record, solution);
  } else {
    out_.write(to_line(puzzle.shape, solution) + '\n');
  }
  ++written_;
  out_.written();
}

void AnswerWriter::ended(const Record& record, const variant::SearchResult& result) {
  totals_.count(result.count);
  add_effort(result.stats);
  if (result.count == 0) no_grid(record, ask::Answer::no({ask::Status::no_solution}), nullptr, &result.stats);
}

void AnswerWriter::write(const AnswerLines& lines) {
  totals_ += lines.totals();
  if (lines.some_negative()) verdict_.negative();
  out_.write(lines.text());
  out_.written();
}

void AnswerWriter::write(const CardLines& lines, int threads) {
  totals_ += lines.totals();
  add_effort(lines.stats());
  if (lines.some_negative()) verdict_.negative();
  out_.write(lines.pieces(), threads);
}

void AnswerWriter::ended(const Record& record, const SearchResult& result) {
  totals_.count(result.answer);
  add_effort(result.stats);
  if (result.answer.count == 0) no_grid(record, ask::Answer::no({ask::Status::no_solution}), &result.stats);
}

void AnswerWriter::finish(double seconds) {
  if (format_ != nullptr) out_.write(format_->epilogue);
  out_.flush();
  if (!form_.stats) return;
  const std::uint64_t puzzles = totals_.solved + totals_.unsolved + totals_.invalid;
  write_message(
      fmt::format("puzzles {}: solved {}, without solution {}, invalid {}; solutions {}\n"
                  "time {:.6f} s, {} puzzles/s; nodes {}, guesses {}, backtracks {}\n",
                  with_commas(puzzles), with_commas(totals_.solved), with_commas(totals_.unsolved),
                  with_commas(totals_.invalid), with_commas(totals_.solutions), seconds,
                  with_commas(static_cast<std::uint64_t>(static_cast<double>(puzzles) / std::max(seconds, 1e-9))),
                  with_commas(effort_.nodes), with_commas(effort_.guesses), with_commas(effort_.backtracks)));
}

void AnswerWriter::no_grid(const Record& record, const ask::Answer& answer, const SearchStats* stats,
                           const variant::SearchStats* variant_stats) {
  verdict_.negative();
  if (form_.json) {
    write_json(record, answer, stats, variant_stats);
  } else {
    if (pretty_ && record.variant != nullptr) {
      pretty_variant(record, given_values(*record.variant));
    } else if (pretty_) {
      pretty_grid(record, record.puzzle->clues, {});
    }
    out_.write(id(*answer.status));
    out_.write("\n");
  }
  out_.written();
}

void AnswerWriter::write_json(const Record& record, ask::Answer answer, const SearchStats* stats,
                              const variant::SearchStats* variant_stats) {
  if (!record.is_readable()) return unreadable_record(record.file, record.puzzle.error()).append_to(out_.text());
  add_stats(answer.fields, stats);
  add_stats(answer.fields, variant_stats);
  answer.source = source_;
  json_record(record.place(), *any_puzzle(record), answer).append_to(out_.text());
}

void AnswerWriter::pretty_grid(const Record& record, const Grid& grid, CellSet wrong) {
  if (written_ > 0 || totals_.invalid > 1) out_.write("\n");
  ++written_;
  if (!record.puzzle->title.empty()) out_.write(style_.bold(record.puzzle->title) + '\n');
  out_.write(cli::pretty(grid, record.puzzle->clues, style_, wrong));
}

void AnswerWriter::pretty_variant(const Record& record, const variant::Solution& values) {
  if (written_ > 0 || totals_.invalid > 1) out_.write("\n");
  ++written_;
  const variant::Puzzle& puzzle = *record.variant;
  if (!puzzle.title.empty()) out_.write(style_.bold(puzzle.title) + '\n');
  out_.write(variant_grid(puzzle, values, style_, text_width()));
  out_.write(variant_legend(puzzle, values, text_width()));
}

void AnswerWriter::add_effort(const variant::SearchStats& stats) {
  effort_.guesses += stats.guesses;
  effort_.backtracks += stats.contradictions;
}

void AnswerWriter::add_stats(JsonObject& object, const variant::SearchStats* stats) const {
  if (form_.stats && stats != nullptr) object.add("guesses", stats->guesses).add("backtracks", stats->contradictions);
}

void AnswerWriter::add_stats(JsonObject& object, const SearchStats* stats) const {
  if (!form_.stats || stats == nullptr) return;
  object.add("nodes", stats->nodes).add("guesses", stats->guesses).add("backtracks", stats->backtracks);
}

}  // namespace shudu::cli
