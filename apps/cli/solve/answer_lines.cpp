#include "solve/answer_lines.h"

#include "shudu/board.h"
#include "solve/answers.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

constexpr std::size_t line_size = Cell::count + 1;

// The reason why a puzzle without a solution is invalid, if it is. For most puzzles the search has already shown that
// the clues do not conflict.
std::optional<std::string> reason_of(const Batch& batch, std::size_t i, const Answer& answer) {
  if (const Record* special = batch.special(i)) {
    const auto why = not_searchable(*special);
    return why ? std::optional{why->reason} : std::nullopt;
  }
  const Grid& clues = batch.clues()[i];
  return answer.refuted_at_once && has_conflict(clues) ? std::optional{to_string(conflicts(clues))} : std::nullopt;
}

}  // namespace

Totals& Totals::operator+=(const Totals& other) {
  solved += other.solved;
  unsolved += other.unsolved;
  invalid += other.invalid;
  solutions += other.solutions;
  return *this;
}

void AnswerLines::make(const Batch& batch, std::span<const Answer> answers, const variant::SearchResult* variant) {
  size_ = 0;
  totals_ = {};
  some_negative_ = false;
  if (text_.size() < batch.size() * line_size) text_.resize(batch.size() * line_size);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Answer& answer = answers[i];
    if (variant != nullptr && i + 1 == batch.size()) {
      add_variant(*batch.variant(), *variant);
      continue;
    }
    if (answer.count == 1) {
      totals_.count(answer);
      add(answer.solution);
      continue;
    }
    if (const auto reason = answer.count == 0 ? reason_of(batch, i, answer) : std::nullopt) {
      ++totals_.invalid;
      add("invalid: " + *reason + '\n');
    } else {
      totals_.count(answer);
      add(answer.count == 0 ? "no solution\n" : "multiple solutions\n");
    }
    some_negative_ = some_negative_ || batch.special(i) == nullptr || batch.special(i)->puzzle;
  }
}

void AnswerLines::add_variant(const Record& record, const variant::SearchResult& found) {
  if (found.count == 1) {
    totals_.count(found.count);
    return add(to_line(record.variant->shape, found.solution) + '\n');
  }
  some_negative_ = true;
  if (const auto why = found.count == 0 ? not_searchable(record) : std::nullopt) {
    ++totals_.invalid;
    return add(in_words(*why) + '\n');
  }
  totals_.count(found.count);
  add(found.count == 0 ? "no solution\n" : "multiple solutions\n");
}

void AnswerLines::add(const Grid& solution) {
  if (text_.size() - size_ < line_size) text_.resize(2 * text_.size());
  char* line = text_.data() + size_;
  const std::uint8_t* digits = solution.data();
  for (std::size_t i = 0; i < Cell::count; ++i) line[i] = static_cast<char>('0' + digits[i]);
  line[Cell::count] = '\n';
  size_ += line_size;
}

void AnswerLines::add(std::string_view line) {
  if (text_.size() - size_ < line.size()) text_.resize(2 * text_.size() + line.size());
  line.copy(text_.data() + size_, line.size());
  size_ += line.size();
}

}  // namespace shudu::cli
