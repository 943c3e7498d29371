// The table of formats as JSON and as choices of options, and a writer of records of both kinds.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ask/any_puzzle.h"
#include "shudu/format.h"

namespace shudu::ask {

// The ids that the options `from` and `to` take.
std::vector<std::string_view> formats_read();
std::vector<std::string_view> formats_written();

class RecordWriter {
 public:
  // Precondition: formats_written() has the id.
  RecordWriter(std::string_view id, OnLoss on_loss) : format_(*find_format(id)), on_loss_(on_loss) {}

  const Format& format() const { return format_; }
  // What stands before the first record and after the last.
  std::string_view prologue() const { return format_.prologue; }
  std::string_view epilogue() const { return format_.epilogue; }
  // Appends the record, or returns why the format cannot hold it.
  std::optional<std::string> write(const AnyPuzzle& puzzle, std::string& out);
  std::optional<std::string> write(const Puzzle& puzzle, std::string& out);
  std::optional<std::string> write(const variant::Puzzle& puzzle, std::string& out);

 private:
  const Format& format_;
  OnLoss on_loss_;
  std::uint64_t written_ = 0;
};

}  // namespace shudu::ask
