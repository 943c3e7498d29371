// Batch: records that are read, answered and written together.
//
// Most inputs are lines of 81 cells, by the million. For those the batch stores only the clues and makes a Record when
// one is asked for.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/puzzle.h"
#include "shudu/result.h"

namespace shudu::variant {
struct Puzzle;
}

namespace shudu::cli {

// Where a record begins.
struct Place {
  std::string_view file;  // as in Record
  std::uint64_t line = 0;
};

// One puzzle of the input, or the reason why it cannot be read, and the file it came from.
struct Record {
  std::string_view file;  // as named on the command line; "stdin", or "argument" for a puzzle given as an argument
  Result<Puzzle> puzzle;
  // Set if the record is a variant and the command takes variants. Then `puzzle` has no value.
  std::shared_ptr<const variant::Puzzle> variant = nullptr;
  std::uint64_t variant_line = 0;

  bool is_readable() const { return variant != nullptr || puzzle; }
  Place place() const {
    return {file, variant != nullptr ? variant_line : puzzle ? puzzle->line : puzzle.error().line};
  }
};

class Batch {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The clues of every record. The grid is blank if the record cannot be read.
  std::span<const Grid> clues() const { return std::span{clues_}.first(size()); }
  // Whether all records are plain lines of 81 cells.
  bool all_plain() const { return records_.empty(); }
  // The record if it is more than a plain line, else null.
  const Record* special(std::size_t i) const;
  // The last record if it is a variant, else null. No other record of a batch is a variant.
  const Record* variant() const {
    return records_.empty() || records_.back().variant == nullptr ? nullptr : &records_.back();
  }
  // The puzzle of record i. Precondition: the record is a classic puzzle and can be read.
  Puzzle puzzle(std::size_t i) const { return special(i) != nullptr ? *special(i)->puzzle : puzzle_of(clues_[i]); }
  // Where record i begins.
  Place place(std::size_t i) const;
  // The record. The reference is valid until the next call. Two threads must not call this at once.
  Record& record(std::size_t i);

 private:
  friend class Input;
  // Plain lines that follow one another in a file.
  struct Run {
    std::size_t first;   // index of the first record
    std::uint64_t line;  // line of the first record
    std::string_view file;
  };

  void clear();
  static bool is_plain(const Record& record);
  void add(Record record);
  void add_plain(std::size_t count, std::uint64_t first_line, std::string_view file);

  std::size_t size_ = 0;
  std::vector<Grid> clues_;  // never shrinks, because allocating for every batch takes time
  std::vector<Run> runs_;
  std::vector<std::size_t> special_;  // indices of the records that are more than plain lines
  std::vector<Record> records_;       // those records, in the same order
  Record scratch_{.file = {}, .puzzle = Puzzle{}};
};

}  // namespace shudu::cli
