#include "engine/answer_output.h"

#include "engine/columns.h"
#include "engine/json_record.h"
#include "engine/terminal.h"

namespace shudu::cli {

ask::AnyPuzzleRef any_puzzle(const Record& record) {
  if (record.variant != nullptr) return ask::variant_puzzle(record.variant, record.variant_line);
  return ask::classic_puzzle(*record.puzzle);
}

ask::AnyPuzzleRef any_puzzle(const Batch& batch, std::size_t i) {
  const Record* special = batch.special(i);
  return special != nullptr ? any_puzzle(*special) : ask::classic_puzzle(puzzle_of(batch.clues()[i]));
}

JsonObject json_record(const Place& place, const ask::AnyPuzzle& puzzle, const ask::Answer& answer) {
  return json_record(place, ask::json(&puzzle, answer));
}

std::optional<ask::NoAnswer> no_answer(const ask::Answer& answer) {
  using ask::Status;
  switch (answer.status.value_or(Status::ok)) {
    case Status::no_solution:
    case Status::multiple_solutions:
    case Status::incomplete:
    case Status::invalid:
    case Status::unsupported:
    case Status::unreadable: return ask::NoAnswer{*answer.status, answer.reason};
    default: return std::nullopt;
  }
}

std::optional<ask::NoAnswer> refused(const Record& record, const ask::Question& question) {
  if (!record.is_readable()) return ask::NoAnswer{ask::Status::unreadable, to_string(record.puzzle.error())};
  if (record.variant == nullptr || question.variants) return std::nullopt;
  return ask::not_for_variants(question.id);
}

std::string answer_line(const ask::NoAnswer& why) {
  const bool has_message = ask::outcome(why.status) == ask::Outcome::bad;
  return has_message && stdout_is_terminal() && stderr_is_terminal() ? "" : fitted(in_words(why) + '\n', 2);
}

void tell_difference(const Place& place, const ask::SourceSolution& source, Verdict& verdict) {
  if (source.difference.empty()) return;
  note(located(place.file, {place.line, 0, source.difference}));
  verdict.negative();
}

void judge(const Place& place, const ask::Answer& answer, Verdict& verdict) {
  tell_difference(place, answer.source, verdict);
  switch (ask::outcome(answer.status.value_or(ask::Status::ok))) {
    case ask::Outcome::positive: break;
    case ask::Outcome::negative: return verdict.negative();
    case ask::Outcome::bad: verdict.bad(located(place.file, {place.line, 0, answer.reason}));
  }
}

bool AnswerOutput::refuses(const Record& record, const ask::Question& question, bool is_reported) {
  const auto why = refused(record, question);
  if (!why) return false;
  if (why->status == ask::Status::unreadable) {
    unreadable(record, is_reported);
  } else {
    write(record, *any_puzzle(record), ask::Answer::no(*why), {});
  }
  return true;
}

void AnswerOutput::unreadable(const Record& record, bool is_reported) {
  const Error& error = record.puzzle.error();
  if (!is_reported) verdict_.bad(located(record.file, error));
  if (as_json_) {
    unreadable_record(record.file, error).append_to(out_.text());
  } else {
    out_.write(answer_line({ask::Status::unreadable, to_string(error)}));
  }
  out_.written();
}

void AnswerOutput::write(const Record& record, const ask::AnyPuzzle& puzzle, const ask::Answer& answer,
                         const std::function<std::string()>& words) {
  judge(record.place(), answer, verdict_);
  if (as_json_) {
    json_record(record.place(), puzzle, answer).append_to(out_.text());
  } else if (const auto why = no_answer(answer)) {
    out_.write(answer_line(*why));
  } else {
    out_.write(words());
  }
  out_.written();
}

}  // namespace shudu::cli
