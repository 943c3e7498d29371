// AnswerOutput: writes the answers to the records of an input, as JSON or in the words of the command, and what they mean for
// the exit status.
#pragma once

#include <functional>
#include <string>

#include "ask/question.h"
#include "engine/batch.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "engine/verdict.h"

namespace shudu::cli {

// Precondition: the record was read.
ask::AnyPuzzleRef any_puzzle(const Record& record);
// Record i of the batch.
ask::AnyPuzzleRef any_puzzle(const Batch& batch, std::size_t i);
// The answer of the table of questions.
ask::Answer answer_to(const ask::Question& question, const Record& record, const void* options);

// `file` and `line`, with which every object begins that is about a record.
JsonObject json_place(const Place& place);
// The line that gives an answer as JSON.
std::string json_line(const Place& place, const ask::AnyPuzzle& puzzle, const ask::Answer& answer);
// Why a record cannot be read, and the line that says so.
ask::NoAnswer unreadable(const Record& record);
std::string unreadable_line(const Record& record, bool as_json);

// Why there is no answer, as a line of the output: "invalid: 5 twice in row 3: r3c1, r3c7". It is empty on a terminal where a
// message has just said it.
std::string answer_line(const ask::NoAnswer& why);
// Why there is no answer; empty if there is one.
std::optional<ask::NoAnswer> no_answer(const ask::Answer& answer);

// Says on standard error that the source has another solution, which makes the verdict negative; nothing if it has none.
void tell_difference(const Place& place, const ask::SourceSolution& source, Verdict& verdict);
// Marks a negative answer, or reports why there is none. The input has reported what cannot be read. Says on standard error when
// the source has another solution.
void judge(const Place& place, const ask::Answer& answer, Verdict& verdict);

// The lines of a command.
using Wording = std::function<std::string()>;

// An answer and its words.
struct Told {
  ask::Answer answer;
  Wording words = {};
  bool always = false;  // the words are written also if there is no answer, and say why
};
class AnswerOutput {
 public:
  AnswerOutput(const ask::Question& question, bool as_json, Verdict& verdict)
      : question_(question), as_json_(as_json), verdict_(verdict) {}

  // Whether a record cannot be read, or is a variant that the question does not take. Then this is what is written.
  bool refuses(const Record& record);
  // The answer as JSON; the reason if there is none: "invalid: …", "no solution"; or the words.
  void write(const Record& record, const Told& told);

 private:
  const ask::Question& question_;
  const bool as_json_;
  Verdict& verdict_;
};

// Answers all records of the input on several threads, and writes the answers in order, with a text between the words of two
// records. Returns the exit status. A variant that the question does not take is unsupported.
int answer_each(const ask::Question& question, const InputOptions& options,
                const std::function<Told(const ask::AnyPuzzle& puzzle)>& answer, std::string_view between = {});

}  // namespace shudu::cli
