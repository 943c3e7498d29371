#include "ask/ask.h"

#include "ask/read.h"
#include "base/word_list.h"

namespace shudu::ask {
namespace {

JsonObject error_of(const std::string& message) { return JsonObject{}.add("error", message); }

Reply in_json(const AnyPuzzle* puzzle, const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::answered: break;
    case Answer::Kind::bad_input:
      return {answer.kind,
              error_of(answer.error.message).add("line", answer.error.line).add("column", answer.error.column).text()};
    case Answer::Kind::no_question:
    case Answer::Kind::bad_option: return {answer.kind, error_of(answer.mistake).text()};
    case Answer::Kind::cancelled: return {answer.kind, error_of("cancelled").text()};
  }
  if (answer.status == Status::unsupported) {
    return in_json(nullptr, Answer::bad_input({puzzle != nullptr ? puzzle->line : 1, 0, answer.reason}));
  }
  return {answer.kind, answer.plain ? *answer.plain : json(puzzle, answer).text()};
}

// As many puzzles as the question takes, from the beginning of the text; or the error.
std::optional<Error> read_puzzles(const Question& question, std::string_view text, Subject& subject) {
  subject.text = text;
  const std::size_t wanted = question.takes == Takes::puzzle ? 1 : question.takes == Takes::two_puzzles ? 2 : 0;
  if (wanted == 0) return std::nullopt;
  const auto next = records_of(std::string{text});
  while (subject.puzzles.size() < wanted) {
    auto record = next();
    if (!record) return Error{1, 1, wanted == 1 ? "expected a puzzle" : "expected two puzzles"};
    if (!*record) return record->error();
    subject.puzzles.push_back(*std::move(*record));
  }
  return std::nullopt;
}

}  // namespace

Reply reply(std::string_view id, std::string_view text, std::string_view options, const Watch& watch) {
  const Question* question = find_question(id);
  if (question == nullptr) {
    std::vector<std::string> ids;
    for (const Question* one : questions()) ids.emplace_back(one->id);
    return in_json(nullptr, {.kind = Answer::Kind::no_question,
                             .mistake = "there is no question '" + std::string{id} + "'; expected one of " +
                                        word_list(ids, ", ")});
  }
  const std::shared_ptr<void> asked = question->new_options();
  if (auto mistake = assign_all(question->options, options, asked.get())) {
    return in_json(nullptr, Answer::bad_option(*std::move(mistake)));
  }
  Subject subject;
  if (auto error = read_puzzles(*question, text, subject))
    return in_json(nullptr, Answer::bad_input(*std::move(error)));
  const Answer found = answer(*question, subject, asked.get(), watch);
  return in_json(subject.puzzles.empty() ? nullptr : subject.puzzles[found.about].get(), found);
}

}  // namespace shudu::ask
