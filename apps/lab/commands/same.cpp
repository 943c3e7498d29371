// shudu same: compares two puzzles up to symmetry.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/same.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"

namespace shudu::cli {
namespace {

int same(const InputOptions& options) {
  Verdict verdict;
  AnswerOutput answers{ask::same_question, options.json, verdict};
  std::vector<std::unique_ptr<Input>> inputs;  // they own the names of the files
  std::vector<Record> both;
  for (const std::string& operand : options.files) {
    Input& input = *inputs.emplace_back(std::make_unique<Input>(std::vector{operand}, options.from, verdict));
    auto record = input.next();
    if (!record) verdict.bad();
    if (!record || answers.refuses(*record)) return verdict.status();
    both.push_back(*std::move(record));
  }
  std::string by;
  const ask::Answer answer = ask::same(*both[0].puzzle, *both[1].puzzle, json_place(both[1].place()), by);
  const auto words = [&] { return by.empty() ? "different\n" : "same: " + by + '\n'; };
  answers.write(both[answer.about], {answer, words});
  return verdict.status();
}

}  // namespace

Command same_command() {
  auto o = std::make_shared<InputOptions>();
  return {
      .name = "same",
      .summary = "compare two puzzles up to symmetry",
      .description =
          "Write 'same:' and the transformation from the first puzzle to the second, or 'different'. If an argument is "
          "a file, its first puzzle is used.",
      .arguments = {{.name = "PUZZLE",
                     .help = "two puzzles, or files that contain them",
                     .target = &o->files,
                     .minimum = 2,
                     .maximum = 2}},
      .options = {from_option(o->from), json_option(o->json)},
      .examples = {{"shudu same a.txt b.txt", "exit with status 0 if they are the same, 1 if not"}},
      .run = [o] { return same(*o); }};
}

}  // namespace shudu::cli
