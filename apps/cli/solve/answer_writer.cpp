#include "solve/answer_writer.h"

#include <fmt/core.h>

#include <algorithm>
#include <iostream>

#include "engine/columns.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/pretty.h"
#include "engine/variant_board.h"
#include "records/variant_fields.h"
#include "shudu/board/conflict.h"

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
    JsonObject object = json_record(record, why);
    source_.add_to(object);
    object.append_to(out_.text());
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
  if (answer.count == 0) return no_grid(record, "no solution", stats);
  if (answer.count > 1 && form_.unique) return no_grid(record, "multiple solutions", stats);
  solution(record, answer.solution, stats);
}

void AnswerWriter::solution(const Record& record, const Grid& solution, const SearchStats* stats) {
  if (form_.json) {
    JsonObject object = json_record(record, "solved").add("solution", to_line(solution));
    add_stats(object, stats);
    source_.add_to(object);
    object.append_to(out_.text());
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
  if (found.count == 0) return no_grid(record, "no solution", nullptr, &found.stats);
  if (found.count > 1 && form_.unique) return no_grid(record, "multiple solutions", nullptr, &found.stats);
  solution(record, found.solution, &found.stats);
}

void AnswerWriter::solution(const Record& record, const variant::Solution& solution,
                            const variant::SearchStats* stats) {
  const variant::Puzzle& puzzle = *record.variant;
  if (form_.json) {
    JsonObject object = json_record(record, "solved").add("solution", to_line(puzzle.shape, solution));
    add_stats(object, stats);
    source_.add_to(object);
    object.append_to(out_.text());
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
  if (result.count == 0) no_grid(record, "no solution", nullptr, &result.stats);
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
  if (result.answer.count == 0) no_grid(record, "no solution", &result.stats);
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

void AnswerWriter::no_grid(const Record& record, const char* words, const SearchStats* stats,
                           const variant::SearchStats* variant_stats) {
  verdict_.negative();
  if (form_.json) {
    JsonObject object = json_record(record, words);
    add_stats(object, stats);
    add_stats(object, variant_stats);
    source_.add_to(object);
    object.append_to(out_.text());
  } else {
    if (pretty_ && record.variant != nullptr) {
      pretty_variant(record, given_values(*record.variant));
    } else if (pretty_) {
      pretty_grid(record, record.puzzle->clues, {});
    }
    out_.write(words);
    out_.write("\n");
  }
  out_.written();
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
