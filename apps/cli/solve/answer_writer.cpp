#include "solve/answer_writer.h"

#include <fmt/core.h>

#include <algorithm>

#include "ask/variant_board.h"
#include "ask/variant_fields.h"
#include "engine/answer_output.h"
#include "engine/table.h"
#include "engine/variant_board.h"
#include "format/classic_form.h"
#include "shudu/board.h"

namespace shudu::cli {
namespace {

// The values of the solution, or the givens if it is empty.
variant::Solution values_of(const variant::Puzzle& puzzle, const std::string& solution) {
  if (solution.empty()) return given_values(puzzle);
  // The text has no auxiliary cells, but they follow from the others.
  return variant::search(with_values(puzzle, *board_values(puzzle, solution)), {.limit = 1}).solution;
}

}  // namespace

AnswerWriter::AnswerWriter(const AnswerForm& form, Verdict& verdict)
    : form_(form),
      verdict_(verdict),
      pretty_(form.pretty || (form.format.empty() && !form.json && stdout_is_terminal())),
      style_(stdout_style()) {
  if (!form.format.empty()) grids_.emplace(form.format, verdict);
}

bool AnswerWriter::begin(const Record& record, const std::string& classic_option) {
  record_ = &record;
  source_ = {};
  if (!record.is_readable()) {
    ++totals_.invalid;
    out_.write(unreadable_line(record, form_.json));
    out_.written();
    return false;
  }
  puzzle_ = any_puzzle(record);
  const bool is_refused = record.variant != nullptr && !classic_option.empty();
  const auto why = is_refused ? ask::not_for_variants(classic_option) : ask::conflicting(*puzzle_);
  if (!why) return true;
  ++totals_.invalid;
  if (!is_refused) source_ = puzzle_->compared_with_source({}, 2);
  write(ask::Answer::no(*why), {});
  return false;
}

void AnswerWriter::answer(const ask::Found& found) {
  totals_.count(found.count);
  source_ = puzzle_->compared_with_source(found, form_.asked.limit());
  write(ask::solve_answer(found, form_.asked), found);
}

void AnswerWriter::compare() {
  source_ = *ask::compared_with_source(*puzzle_);
  tell_difference(record_->place(), source_, verdict_);
}

void AnswerWriter::solution(const std::string& solution) {
  if (form_.json) {
    ask::Answer answer = ask::solve_answer({.count = 1, .solution = solution}, {});
    answer.source = source_;
    out_.write(json_line(record_->place(), *puzzle_, answer));
  } else if (pretty_) {
    out_.write((any_ ? "\n" : "") + drawn(solution));
    any_ = true;
  } else if (grids_) {
    grids_->write(*grid_from(solution));
  } else {
    out_.write(solution + '\n');
  }
  out_.written();
}

void AnswerWriter::ended(const ask::Found& found) {
  totals_.count(found.count);
  effort_ += SearchStats{
      .nodes = found.effort.nodes.value_or(0), .guesses = found.effort.guesses, .backtracks = found.effort.backtracks};
  if (found.count == 0) write(ask::Answer::no({ask::Status::no_solution}), found);
}

void AnswerWriter::write(ask::Answer answer, const ask::Found& found) {
  if (form_.json && form_.stats && answer.status != ask::Status::invalid && answer.status != ask::Status::unsupported) {
    if (found.effort.nodes) answer.fields.add("nodes", *found.effort.nodes);
    answer.fields.add("guesses", found.effort.guesses).add("backtracks", found.effort.backtracks);
  }
  answer.source = source_;
  judge(record_->place(), answer, verdict_);
  if (form_.json) {
    out_.write(json_line(record_->place(), *puzzle_, answer));
  } else if (const auto why = no_answer(answer)) {
    if (pretty_) out_.write((any_ ? "\n" : "") + drawn({}));
    any_ = any_ || pretty_;
    out_.write(answer_line(*why));
  } else {
    return solution(found.solution);
  }
  out_.written();
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

void AnswerWriter::finish(double seconds) {
  grids_.reset();
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

std::string AnswerWriter::drawn(const std::string& solution) const {
  const variant::Puzzle form = record_->variant != nullptr ? *record_->variant : variant_form(*record_->puzzle);
  const std::string& title = record_->variant != nullptr ? form.title : record_->puzzle->title;
  const variant::Solution values = values_of(form, solution);
  variant::Cells wrong;
  for (const VariantConflict& one : conflicts(form.shape, values)) {
    wrong.insert(wrong.end(), one.cells.begin(), one.cells.end());
  }
  const std::string heading = title.empty() ? "" : style_.bold(title) + '\n';
  const std::string legend = record_->variant != nullptr ? variant_legend(form, values, text_width()) : "";
  return heading + variant_grid(form, values, style_, text_width(), wrong) + legend;
}

}  // namespace shudu::cli
