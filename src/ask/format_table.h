// The formats of classic puzzles and of variants as one table, and a writer of records of both kinds.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ask/any_puzzle.h"
#include "base/json_object.h"
#include "shudu/format.h"

namespace shudu::variant {
struct Format;
}

namespace shudu::ask {

struct FormatRow {
  std::string_view id, title, extension;
  bool reads = false, writes = false;
  std::vector<std::string> holds;  // what its records can have besides the clues: "entries", "variants"
};
// The formats of classic puzzles, then those that only variants have.
std::vector<FormatRow> format_rows();
// The ids that the options `from` and `to` take.
std::vector<std::string_view> formats_read();
std::vector<std::string_view> formats_written();

class RecordWriter {
 public:
  // Precondition: formats_written() has the id.
  RecordWriter(std::string_view id, OnLoss on_loss);

  // What stands before the first record and after the last.
  std::string_view prologue() const;
  std::string_view epilogue() const;
  // Appends the record, or returns why the format cannot hold it.
  std::optional<std::string> write(const AnyPuzzle& puzzle, std::string& out);
  std::optional<std::string> write(const Puzzle& puzzle, std::string& out);
  std::optional<std::string> write(const variant::Puzzle& puzzle, std::string& out);

 private:
  const Format* format_;  // null if only variants have the format
  const variant::Format* variant_format_;
  OnLoss on_loss_;
  std::uint64_t written_ = 0;
};

}  // namespace shudu::ask
