#include "engine/input.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "ask/question.h"
#include "engine/looks_like.h"
#include "engine/plain_text.h"

namespace shudu::cli {
namespace {

void move_lines(shudu::Record& record, std::uint64_t lines) {
  record.variant_line += lines;
  if (record.puzzle) {
    record.puzzle->line += lines;
  } else if (lines > 0) {
    Error error = record.puzzle.error();
    error.line += lines;
    record.puzzle = Unexpected{std::move(error)};
  }
}

}  // namespace

Input::Input(std::vector<std::string> operands, const std::string& from, Verdict& verdict, std::string classic_only)
    : operands_(std::move(operands)),
      format_(from.empty() ? nullptr : find_format(from)),
      verdict_(verdict),
      classic_only_(std::move(classic_only)) {
  if (operands_.empty()) operands_.emplace_back("-");
  for (const std::string& operand : operands_) {
    struct stat info {};
    const int status = operand == "-" ? ::fstat(STDIN_FILENO, &info) : ::stat(operand.c_str(), &info);
    const bool is_file = status == 0 && S_ISREG(info.st_mode);
    if (is_file) bytes_total_ += static_cast<std::uint64_t>(info.st_size);
    total_known_ = total_known_ && is_file;
  }
}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

bool Input::open_next_part() {
  reader_.reset();
  if (at_ == window_->parts.size()) return false;
  const InputPart& part = window_->parts[at_++];
  file_ = part.name;
  lines_before_ = part.lines_before;
  reader_ = std::make_unique<PuzzleReader>(part.read, format_);
  return true;
}

bool Input::open_next() {
  if (window_ != nullptr) return open_next_part();
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
  descriptor_ = -1;
  reader_.reset();
  while (at_ < operands_.size()) {
    const std::string& operand = operands_[at_++];
    if (operand == "-") {
      descriptor_ = STDIN_FILENO;
      file_ = "stdin";
    } else {
      descriptor_ = ::open(operand.c_str(), O_RDONLY | O_CLOEXEC);
      file_ = operand;
      if (descriptor_ < 0 && looks_like_puzzle(operand)) {
        file_ = "argument";
        reader_ = std::make_unique<PuzzleReader>(read_from(operand), format_);
        is_argument_ = true;
        return true;
      }
    }
    if (descriptor_ < 0) {
      verdict_.bad(operand + ": " + std::strerror(errno));
      continue;
    }
    reader_ = std::make_unique<PuzzleReader>(
        [this, warned = false](char* into, std::size_t room) mutable -> std::size_t {
          for (;;) {
            const ssize_t n = ::read(descriptor_, into, room);
            if (n < 0 && errno == EINTR) continue;
            if (n < 0 && !warned) {
              verdict_.bad(std::string{file_} + ": " + std::strerror(errno));
              warned = true;
            }
            const std::size_t got = n < 0 ? 0 : static_cast<std::size_t>(n);
            bytes_read_ += got;
            return got;
          }
        },
        format_);
    return true;
  }
  return false;
}

std::optional<Record> Input::next() {
  auto record = next_unreported();
  if (record && !record->is_readable()) verdict_.bad(located(record->file, record->puzzle.error()));
  return record;
}

std::optional<Record> Input::next_unreported() {
  for (;;) {
    if (reader_ == nullptr && !open_next()) {
      note_end();
      return std::nullopt;
    }
    if (auto record = reader_->next_record()) {
      has_record_ = true;
      is_argument_ = false;
      move_lines(*record, lines_before_);
      if (!classic_only_.empty() && record->variant != nullptr) {
        record->variant.reset();
        record->puzzle = Unexpected{Error{record->variant_line, 0, ask::not_for_variants(classic_only_).reason}};
      }
      return Record{.file = file_,
                    .puzzle = std::move(record->puzzle),
                    .variant = std::move(record->variant),
                    .variant_line = record->variant_line};
    }
    reader_.reset();
    // An empty file has no puzzles, but an argument is meant as one.
    if (std::exchange(is_argument_, false)) {
      has_record_ = true;
      return Record{.file = file_,
                    .puzzle = Unexpected{Error{1, 1, "expected a puzzle", Error::Kind::no_format, operands_[at_ - 1]}}};
    }
  }
}

std::optional<Input::Line> Input::next_line() {
  for (;;) {
    if (reader_ == nullptr && !open_next()) {
      note_end();
      return std::nullopt;
    }
    std::uint64_t number = 0;
    if (auto text = reader_->next_line(number)) {
      has_record_ = true;
      is_argument_ = false;
      return Line{{file_, lines_before_ + number}, *std::move(text)};
    }
    reader_.reset();
  }
}

void Input::note_end() {
  if (!has_record_ && !ended_ && window_ == nullptr && verdict_.status() != Status::bad_input) {
    note(fmt::format("{}: no {}", operands_.size() == 1 ? file_ : "the input", what_));
  }
  ended_ = true;
}

bool Input::would_wait() const {
  if (descriptor_ < 0 || reader_ == nullptr || reader_->has_buffered_input()) return false;
  pollfd descriptor{.fd = descriptor_, .events = POLLIN, .revents = 0};
  return ::poll(&descriptor, 1, 0) == 0;
}

void Input::take_plain(Batch& batch, std::size_t most) {
  for (;;) {
    const std::size_t before = batch.size();
    std::uint64_t first_line = 0;
    if (batch.clues_.size() < most) batch.clues_.resize(most);
    const std::size_t taken = reader_->next_plain(std::span{batch.clues_}.subspan(before, most - before), first_line);
    batch.add_plain(taken, lines_before_ + first_line, file_);
    has_record_ = has_record_ || taken > 0;
    // Read on if the window ends within a line, but not if that would mean waiting for input.
    if (batch.size() == most || reader_->has_buffered_input() || would_wait() || !reader_->read_more()) return;
  }
}

std::optional<std::size_t> Input::next_plain_text(std::span<char> into, std::size_t least, int threads) {
  if (window_ != nullptr || descriptor_ < 0 || reader_ == nullptr) return std::nullopt;
  const auto unused = reader_->unused_bytes();
  const off_t position = unused ? ::lseek(descriptor_, 0, SEEK_CUR) : -1;
  if (position < 0) return std::nullopt;
  const off_t from = position - static_cast<off_t>(*unused);
  const std::size_t lines = read_plain_text(descriptor_, from, into, least, threads);
  if (lines == 0) return 0;
  const off_t end = from + static_cast<off_t>(lines * plain_line_bytes);
  if (::lseek(descriptor_, end, SEEK_SET) != end) return 0;
  reader_->read_elsewhere(lines);
  bytes_read_ = bytes_read_ + static_cast<std::uint64_t>(end - position);  // may be less: some bytes are read again
  has_record_ = true;
  return lines;
}

bool Input::next_batch(Batch& batch, std::size_t most) {
  batch.clear();
  while (batch.size() < most) {
    if (reader_ != nullptr) take_plain(batch, most);
    if (batch.size() == most || (!batch.empty() && would_wait())) break;
    auto record = next();
    if (!record) break;
    const bool may_take_long = record->variant != nullptr;
    batch.add(*std::move(record));
    if (may_take_long) break;
  }
  return !batch.empty();
}

double Input::part() const {
  if (!total_known_ || bytes_total_ == 0) return -1;
  return std::min(1.0, static_cast<double>(bytes_read_) / static_cast<double>(bytes_total_));
}

}  // namespace shudu::cli
