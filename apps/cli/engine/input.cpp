#include "engine/input.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <thread>

namespace shudu::cli {
namespace {

// Long enough for a puzzle in any format, and no file has such a name by accident.
bool looks_like_puzzle(const std::string& operand) {
  return operand.size() >= 81 || operand.find('\n') != std::string::npos;
}

}  // namespace

void Verdict::bad(const std::string& message) {
  std::cerr << "shudu: " + message + '\n';  // in one piece: other threads write here too
  bad_ = true;
}

std::string located(std::string_view file, const ParseError& error) {
  std::string text{file};
  text += ':' + std::to_string(error.line);
  if (error.column > 0) text += ':' + std::to_string(error.column);
  return text + ": " + error.message;
}

Input::Input(std::vector<std::string> operands, const std::string& from, Verdict& verdict)
    : operands_(std::move(operands)), format_(from.empty() ? nullptr : find_format(from)), verdict_(verdict) {
  if (operands_.empty()) operands_.emplace_back("-");
  for (const std::string& operand : operands_) {
    struct stat info {};
    const bool is_file = operand != "-" && ::stat(operand.c_str(), &info) == 0 && S_ISREG(info.st_mode);
    if (is_file) bytes_total_ += static_cast<std::uint64_t>(info.st_size);
    total_known_ = total_known_ && is_file;
  }
}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

bool Input::open_next() {
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
  for (;;) {
    if (reader_ == nullptr && !open_next()) return std::nullopt;
    if (auto puzzle = reader_->next()) {
      return Record{file_, *std::move(puzzle)};
    }
    reader_.reset();
  }
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
    batch.add_plain(taken, first_line, file_);
    // A window that ends within a line is no reason to stop, but having to wait for the rest is.
    if (batch.size() == most || reader_->has_buffered_input() || would_wait() || !reader_->read_more()) return;
  }
}

bool Input::next_batch(Batch& batch, std::size_t most) {
  batch.clear();
  while (batch.size() < most) {
    if (reader_ != nullptr) take_plain(batch, most);
    if (batch.size() == most || (!batch.empty() && would_wait())) break;
    auto record = next();
    if (!record) break;
    if (!record->puzzle) verdict_.bad(located(record->file, record->puzzle.error()));
    batch.add(*std::move(record));
  }
  return !batch.empty();
}

void Batch::clear() {
  size_ = 0;
  runs_.clear();
  special_.clear();
  records_.clear();
}

void Batch::add(Record record) {
  if (clues_.size() == size_) clues_.emplace_back();
  clues_[size_] = record.puzzle ? record.puzzle->clues : Grid{};
  special_.push_back(size_++);
  records_.push_back(std::move(record));
}

void Batch::add_plain(std::size_t count, std::uint64_t first_line, std::string_view file) {
  if (count > 0) runs_.push_back({size_, first_line, file});
  size_ += count;
}

const Record* Batch::special(std::size_t i) const {
  if (records_.empty()) return nullptr;
  const auto found = std::ranges::lower_bound(special_, i);
  return found != special_.end() && *found == i ? &records_[static_cast<std::size_t>(found - special_.begin())]
                                                : nullptr;
}

Record& Batch::record(std::size_t i) {
  if (const Record* found = special(i)) return records_[static_cast<std::size_t>(found - records_.data())];
  const Run& run = *std::prev(std::ranges::upper_bound(runs_, i, {}, &Run::first));
  Puzzle puzzle = puzzle_of(clues_[i]);
  puzzle.line = run.line + (i - run.first);
  puzzle.format = "line";
  scratch_ = {run.file, std::move(puzzle)};
  return scratch_;
}

double Input::part() const {
  if (!total_known_ || bytes_total_ == 0) return -1;
  return std::min(1.0, static_cast<double>(bytes_read_) / static_cast<double>(bytes_total_));
}

Argument puzzles_argument(std::vector<std::string>& target) {
  return {.name = "FILE", .help = "files of puzzles, '-' for standard input, or a puzzle itself", .target = &target};
}

Option from_option(std::string& target) {
  Option option{
      .names = "--from", .value = "FORMAT", .help = "read this format instead of detecting it", .target = &target};
  for (const Format& format : formats()) {
    if (format.reader != nullptr) option.choices.emplace_back(format.id);
  }
  return option;
}

Option threads_option(int& target) {
  return {.names = "--threads",
          .value = "N",
          .help = "use N threads (default: all)",
          .target = &target,
          .minimum = 1,
          .maximum = 1024};
}

Option color_option(std::string& target) {
  return {.names = "--color",
          .value = "WHEN",
          .help = "colours on the terminal",
          .target = &target,
          .choices = {"auto", "always", "never"}};
}

Option json_option(bool& target) {
  return {.names = "--json", .value = "", .help = "one JSON object per line", .target = &target};
}

int threads_wanted(int asked) {
  return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace shudu::cli
