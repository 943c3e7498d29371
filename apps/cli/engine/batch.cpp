#include "engine/batch.h"

#include <algorithm>

namespace shudu::cli {

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

Place Batch::place(std::size_t i) const {
  if (const Record* found = special(i)) return found->place();
  const Run& run = *std::prev(std::ranges::upper_bound(runs_, i, {}, &Run::first));
  return {run.file, run.line + (i - run.first)};
}

Record& Batch::record(std::size_t i) {
  if (const Record* found = special(i)) return records_[static_cast<std::size_t>(found - records_.data())];
  const auto [file, line] = place(i);
  Puzzle puzzle = puzzle_of(clues_[i]);
  puzzle.line = line;
  puzzle.format = "line";
  scratch_ = {.file = file, .puzzle = std::move(puzzle)};
  return scratch_;
}

}  // namespace shudu::cli
