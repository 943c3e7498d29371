// shudu verify: checks the answers of another solver against their puzzles.
#include <fmt/core.h>

#include <memory>

#include "ask/classic_faults.h"
#include "ask/questions/verify.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/variant.h"

namespace shudu::cli {
namespace {

class Verifier {
 public:
  explicit Verifier(const InputOptions& options) : options_(options) {}

  // Checks an answer against the clues of its puzzle. `at` is the place of the answer.
  void grid(const Record& puzzle, const Place& at, const Grid& answer) {
    judged(&puzzle, at, ask::classic_faults(puzzle.puzzle->clues, answer));
  }

  void answer(const Record& puzzle, const Record& answer) {
    if (answer.puzzle) return grid(puzzle, answer.place(), answer.puzzle->values);
    const Error& error = answer.puzzle.error();
    if (!ask::says_no_solution(error.found)) return judged(&puzzle, answer.place(), {to_string(error)});
    judged(&puzzle, answer.place(), *ask::faults_of_no_solution(*any_puzzle(puzzle)));
  }

  // Checks the answer to a variant: a line as `shudu solve` writes it.
  void variant_answer(const Record& puzzle, const Place& at, const std::string& answer) {
    const ask::AnyPuzzleRef about = any_puzzle(puzzle);
    judged(&puzzle, at, ask::says_no_solution(answer) ? *ask::faults_of_no_solution(*about) : about->faults(answer));
  }

  void missing(const Record& puzzle) { judged(&puzzle, puzzle.place(), {"no answer to this puzzle"}); }
  void left_over(const Record& answer) { judged(nullptr, answer.place(), {"no puzzle for this answer"}); }
  // The input has reported it.
  void unreadable(const Record& puzzle) {
    if (options_.json) out_.write(unreadable_line(puzzle, true));
  }

  void finish(Verdict& verdict) {
    const bool has_judged = right_ + wrong_ > 0 || verdict.status() != Status::bad_input;
    if (!options_.json && has_judged) out_.write(fmt::format("{} right, {} wrong\n", right_, wrong_));
    out_.flush();
    if (wrong_ > 0) verdict.negative();
  }

 private:
  // `puzzle` is null for an answer without a puzzle.
  void judged(const Record* puzzle, const Place& at, const std::vector<std::string>& wrong) {
    ++(wrong.empty() ? right_ : wrong_);
    if (options_.json) {
      out_.write(as_json(puzzle, at, wrong));
    } else if (!wrong.empty()) {
      out_.write(fmt::format("{}:{}: {}\n", at.file, at.line, joined(wrong, "; ")));
    }
    out_.written();
  }

  static std::string as_json(const Record* puzzle, const Place& at, const std::vector<std::string>& wrong) {
    const JsonObject place = json_place(at);
    const ask::Answer answer = ask::verify_answer(wrong, &place);
    if (puzzle != nullptr) return json_line(puzzle->place(), *any_puzzle(*puzzle), answer);
    return JsonObject{place}.add_null("puzzle").add_fields(ask::json(nullptr, answer)).text() + '\n';
  }

  const InputOptions& options_;
  Output& out_ = standard_output();
  std::uint64_t right_ = 0, wrong_ = 0;
};

// Checks a file whose records hold both the puzzle and the answer: `puzzle,solution`.
void verify_pairs(Input& input, Verifier& verifier) {
  while (const auto record = input.next()) {
    if (!record->is_readable()) {
      verifier.unreadable(*record);
    } else if (record->variant != nullptr) {
      const std::string& solution = record->variant->solution;
      solution.empty() ? verifier.missing(*record) : verifier.variant_answer(*record, record->place(), solution);
    } else if (!record->puzzle->solution) {
      verifier.missing(*record);
    } else {
      verifier.grid(*record, record->place(), *record->puzzle->solution);
    }
  }
}

// Checks the answers in order. Answers that are not there at all, or that cannot be read on, are one error; a puzzle
// without an answer is a wrong answer only if others have one.
void verify_files(Input& puzzles, Input& answers, Verifier& verifier, Verdict& verdict, const Verdict& of_answers) {
  const auto is_lost = [&] { return !answers.has_record() || of_answers.status() == Status::bad_input; };
  while (const auto puzzle = puzzles.next()) {
    if (puzzle->variant != nullptr) {
      const auto line = answers.next_line();
      if (!line && is_lost()) return verdict.bad();
      line ? verifier.variant_answer(*puzzle, line->place, line->text) : verifier.missing(*puzzle);
      continue;
    }
    const auto answer = answers.next_unreported();
    if (!answer && is_lost()) return verdict.bad();
    if (!puzzle->puzzle) {
      verifier.unreadable(*puzzle);  // its answer is skipped as well
    } else if (!answer) {
      verifier.missing(*puzzle);
    } else {
      verifier.answer(*puzzle, *answer);
    }
  }
  if (!puzzles.has_record() && verdict.status() == Status::bad_input) return;  // there are no puzzles to compare with
  while (const auto answer = answers.next_unreported()) verifier.left_over(*answer);
  if (of_answers.status() == Status::bad_input) verdict.bad();
}

int verify(const InputOptions& options) {
  Verdict verdict;
  Verifier verifier{options};
  Input puzzles{{options.files[0]}, options.from, verdict};
  if (options.files.size() == 1) {
    verify_pairs(puzzles, verifier);
  } else {
    Verdict of_answers;
    Input answers{{options.files[1]}, "", of_answers, "verify"};
    answers.holds("answers");
    verify_files(puzzles, answers, verifier, verdict, of_answers);
  }
  verifier.finish(verdict);
  return verdict.status();
}

}  // namespace

Command verify_command() {
  auto o = std::make_shared<InputOptions>();
  return {
      .name = "verify",
      .summary = "check the answers of a solver against their puzzles",
      .description =
          "Compare the answers with the puzzles in order. Write one line for every wrong answer, with its line number "
          "and its faults: a digit twice in a house, a changed clue, a blank cell, or 'no solution' for a puzzle that "
          "has one. With one file, each record holds both the puzzle and its answer (CSV with puzzle and solution "
          "columns, or lines 'PUZZLE,SOLUTION'). The answer to a variant is one line, as 'shudu solve' writes it.",
      .arguments = {{.name = "FILE",
                     .help = "a file of puzzles and a file of answers, or one file with both; '-' for standard input",
                     .target = &o->files,
                     .minimum = 1,
                     .maximum = 2}},
      .options = {from_option(o->from), json_option(o->json)},
      .examples = {{"shudu verify puzzles.txt my-answers.txt", "check the answers of your own solver"},
                   {"./my-solver < puzzles.txt | shudu verify puzzles.txt -", "do the same through a pipe"},
                   {"shudu verify sudoku.csv", "check a file with both puzzles and solutions"}},
      .run = [o] { return verify(*o); }};
}

}  // namespace shudu::cli
