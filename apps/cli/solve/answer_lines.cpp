#include "solve/answer_lines.h"

#include "ask/improper.h"
#include "engine/answer_output.h"

namespace shudu::cli {
namespace {

constexpr std::size_t line_size = Cell::count + 1;

// Why record i is not solved.
ask::NoAnswer why_not(const Batch& batch, std::size_t i, std::uint64_t count) {
  const Record* special = batch.special(i);
  if (special == nullptr || special->is_readable()) return *ask::improper(*any_puzzle(batch, i), count);
  return unreadable(*special);
}

}  // namespace

Totals& Totals::operator+=(const Totals& other) {
  solved += other.solved;
  unsolved += other.unsolved;
  invalid += other.invalid;
  solutions += other.solutions;
  return *this;
}

void AnswerLines::make(const Batch& batch, const Answered& answered) {
  size_ = 0;
  totals_ = {};
  some_negative_ = false;
  if (text_.size() < batch.size() * line_size) text_.resize(batch.size() * line_size);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (const Answer& answer = answered.answers[i]; answer.count == 1) {
      totals_.count(1);
      add(answer.solution);
      continue;
    }
    const ask::Found found = answered.found(batch, i);
    if (found.count == 1) {
      totals_.count(1);
      add(found.solution + '\n');
      continue;
    }
    const ask::NoAnswer why = why_not(batch, i, found.count);
    totals_.count(why, found.count);
    some_negative_ = some_negative_ || why.status != ask::Status::unreadable;
    add(in_words(why) + '\n');
  }
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
