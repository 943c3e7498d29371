// AnswerOutput: writes the answers to the records of an input, as JSON or in the words of the command, and what they mean for
// the exit status.
#pragma once

#include <functional>
#include <string>

#include "ask/question.h"
#include "engine/batch.h"
#include "engine/output.h"
#include "engine/verdict.h"

namespace shudu::cli {

// Precondition: the record was read.
ask::AnyPuzzleRef any_puzzle(const Record& record);
// Record i of the batch.
ask::AnyPuzzleRef any_puzzle(const Batch& batch, std::size_t i);

// The answer as an object of a line: `file` and `line`, then ask::json().
JsonObject json_record(const Place& place, const ask::AnyPuzzle& puzzle, const ask::Answer& answer);

// The answer of the function to a classic puzzle. A variant is unsupported.
template <class Function>
ask::Answer answer_of_classic(const ask::Question& question, const ask::AnyPuzzle& puzzle, const Function& function) {
  if (puzzle.classic() == nullptr) return ask::Answer::no(ask::not_for_variants(question.id));
  return function(*puzzle.classic());
}

// Says on standard error that the source has another solution, which makes the verdict negative; nothing if it has none.
void tell_difference(const Place& place, const ask::SourceSolution& source, Verdict& verdict);
// Marks a negative answer, or reports why there is none. Says on standard error when the source has another solution.
void judge(const Place& place, const ask::Answer& answer, Verdict& verdict);

class AnswerOutput {
 public:
  AnswerOutput(bool as_json, Verdict& verdict) : as_json_(as_json), verdict_(verdict) {}

  // Whether a record cannot be read, or is a variant that the question does not take. Then this is what is written.
  // `is_reported` if the input has reported what it cannot read.
  bool refuses(const Record& record, const ask::Question& question, bool is_reported = false);
  // A record that cannot be read. `is_reported` if the input has reported it.
  void unreadable(const Record& record, bool is_reported = false);
  // The answer. `words` gives the lines of the command, and is called if the answer is not negative for want of one solution
  // or as JSON; otherwise the reason is written: "invalid: …", "no solution".
  void write(const Record& record, const ask::AnyPuzzle& puzzle, const ask::Answer& answer,
             const std::function<std::string()>& words);

 private:
  const bool as_json_;
  Verdict& verdict_;
  Output& out_ = standard_output();
};

// Why there is no answer, as a line of the output: "invalid: 5 twice in row 3: r3c1, r3c7". It is empty on a terminal where a
// message has just said it.
std::string answer_line(const ask::NoAnswer& why);

// Why a question has no answer to a record: it cannot be read, or is a variant that the question does not take. Empty if it may
// have one.
std::optional<ask::NoAnswer> refused(const Record& record, const ask::Question& question);
// Why there is no answer; empty if there is one.
std::optional<ask::NoAnswer> no_answer(const ask::Answer& answer);

}  // namespace shudu::cli
