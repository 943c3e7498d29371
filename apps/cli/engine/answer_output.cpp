#include "engine/answer_output.h"

#include "engine/columns.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

bool has_words(const Told& told) { return told.words && (told.always || !no_answer(told.answer)); }

std::string text_of(const Place& place, const ask::AnyPuzzle& puzzle, const Told& told, bool as_json) {
  if (as_json) return json_line(place, puzzle, told.answer);
  return has_words(told) ? told.words() : answer_line(*no_answer(told.answer));
}

}  // namespace

ask::AnyPuzzleRef any_puzzle(const Record& record) {
  if (record.variant != nullptr) return ask::variant_puzzle(record.variant, record.variant_line);
  return ask::classic_puzzle(*record.puzzle);
}

ask::AnyPuzzleRef any_puzzle(const Batch& batch, std::size_t i) {
  const Record* special = batch.special(i);
  return special != nullptr ? any_puzzle(*special) : ask::classic_puzzle(batch.puzzle(i));
}

ask::Answer answer_to(const ask::Question& question, const Record& record, const void* options) {
  ask::Subject subject;
  subject.puzzles.push_back(any_puzzle(record));
  return ask::answer(question, subject, options);
}

JsonObject json_place(const Place& place) { return JsonObject{}.add("file", place.file).add("line", place.line); }

std::string json_line(const Place& place, const ask::AnyPuzzle& puzzle, const ask::Answer& answer) {
  return json_place(place).add_fields(ask::json(&puzzle, answer)).text() + '\n';
}

ask::NoAnswer unreadable(const Record& record) { return {ask::Status::unreadable, to_string(record.puzzle.error())}; }

std::string unreadable_line(const Record& record, bool as_json) {
  if (!as_json) return answer_line(unreadable(record));
  const Error& error = record.puzzle.error();
  JsonObject what;
  what.add("message", error.message).add("line", error.line);
  if (error.column > 0) what.add("column", error.column);
  return json_place(record.place()).add_null("puzzle").add("status", "unreadable").add("error", what).text() + '\n';
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

bool AnswerOutput::refuses(const Record& record) {
  if (!record.is_readable()) {
    standard_output().write(unreadable_line(record, as_json_));
  } else if (record.variant != nullptr && !question_.variants) {
    write(record, {ask::Answer::no(ask::not_for_variants(question_.id))});
  } else {
    return false;
  }
  standard_output().written();
  return true;
}

void AnswerOutput::write(const Record& record, const Told& told) {
  judge(record.place(), told.answer, verdict_);
  standard_output().write(text_of(record.place(), *any_puzzle(record), told, as_json_));
  standard_output().written();
}

int answer_each(const ask::Question& question, const InputOptions& options,
                const std::function<Told(const ask::AnyPuzzle& puzzle)>& answer, std::string_view between) {
  Verdict verdict;
  Input input{options, verdict};
  struct Done {
    std::string text;
    ask::Answer answer = {};  // what it means for the exit status
    bool has_words = false;
  };
  bool first = true;
  answer_in_order<std::vector<Done>>(
      input, {.threads = threads_wanted(options.threads), .batch = 16},
      [&](const Batch& batch, std::vector<Done>& all) {
        all.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          if (special != nullptr && !special->is_readable()) {
            all.push_back({unreadable_line(*special, options.json)});
            continue;
          }
          const ask::AnyPuzzleRef puzzle = any_puzzle(batch, i);
          const bool is_taken = question.variants || puzzle->classic() != nullptr;
          const Told told = is_taken ? answer(*puzzle) : Told{ask::Answer::no(ask::not_for_variants(question.id))};
          all.push_back(
              {text_of(batch.place(i), *puzzle, told, options.json), told.answer, !options.json && has_words(told)});
        }
      },
      [&](Batch& batch, const std::vector<Done>& all) {
        for (std::size_t i = 0; i < all.size(); ++i) {
          judge(batch.place(i), all[i].answer, verdict);
          if (all[i].has_words && !first) standard_output().write(between);
          if (all[i].has_words) first = false;
          standard_output().write(all[i].text);
          standard_output().written();
        }
      });
  standard_output().flush();
  return verdict.status();
}

}  // namespace shudu::cli
