#include "engine/batch.h"

#include <algorithm>

namespace shudu::cli {
namespace {

Puzzle plain_puzzle(const Grid& clues, std::uint64_t line) {
  Puzzle puzzle = puzzle_of(clues);
  puzzle.line = line;
  puzzle.format = "line";
  return puzzle;
}

}  // namespace

void Batch::clear() {
  size_ = 0;
  runs_.clear();
  special_.clear();
  records_.clear();
}

// The first record of an input is not read on the fast path. It is often a plain line nevertheless, and a batch of plain
// lines only is answered without copying it.
bool Batch::is_plain(const Record& record) {
  return record.puzzle && record.puzzle->format == "line" &&
         *record.puzzle == plain_puzzle(record.puzzle->clues, record.puzzle->line);
}

void Batch::add(Record record) {
  if (clues_.size() == size_) clues_.emplace_back();
  clues_[size_] = record.puzzle ? record.puzzle->clues : Grid{};
  if (is_plain(record)) return add_plain(1, record.puzzle->line, record.file);
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

Place Batch::place(std::size_t i) const {
  if (const Record* found = special(i)) return found->place();
  const Run& run = *std::prev(std::ranges::upper_bound(runs_, i, {}, &Run::first));
  return {run.file, run.line + (i - run.first)};
}

Record& Batch::record(std::size_t i) {
  if (const Record* found = special(i)) return records_[static_cast<std::size_t>(found - records_.data())];
  const auto [file, line] = place(i);
  scratch_ = {.file = file, .puzzle = plain_puzzle(clues_[i], line)};
  return scratch_;
}

}  // namespace shudu::cli
