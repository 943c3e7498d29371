// MixedReader: reads classic puzzles and variants from one input, and decides which record is which.
//
//   MixedReader reader{read_from(text)};
//   while (auto record = reader.next()) …     // record->variant, or record->puzzle
//
// The decision:
//  - A record that the classic reader (format.h) understands is classic.
//  - A line that begins with a token of Interactive Sudoku Solver (".Thermo~", ".~R1C1_5") is a variant. The classic
//    reader is not asked, because it would take the line for a row of a grid.
//  - Any other record that the classic reader refuses is a variant if variant::detect knows its text.
//  - A variant without rules of its own (variant::is_classic) becomes a classic puzzle, so the classic engine answers it.
//
// Thread safety: use a reader from one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "shudu/format.h"

namespace shudu::variant {
struct Format;
struct Puzzle;
}  // namespace shudu::variant

namespace shudu {

struct MixedRecord {
  Result<Puzzle, ParseError> puzzle;  // of a variant: why the classic reader refuses it
  std::shared_ptr<const variant::Puzzle> variant = nullptr;
  std::uint64_t variant_line = 0;  // first line of a variant, from 1
};

class MixedReader {
 public:
  // The formats that records are read in, of classic puzzles and of variants. If both are null, the format of every record
  // is detected. A record that is given in a format of variants only is read in that format as a whole.
  explicit MixedReader(ReadBytes read, const Format* format = nullptr, const variant::Format* variant_format = nullptr);

  std::optional<MixedRecord> next();
  // The functions of PuzzleReader.
  std::size_t next_plain(std::span<Grid> clues, std::uint64_t& first_line) {
    return reads_variants_only() ? 0 : reader_.next_plain(clues, first_line);
  }
  std::optional<std::string> next_line(std::uint64_t& line) { return reader_.next_line(line); }
  std::optional<std::size_t> unused_bytes() const {
    return reads_variants_only() ? std::nullopt : reader_.unused_bytes();
  }
  void read_elsewhere(std::uint64_t lines) { reader_.read_elsewhere(lines); }
  bool read_more() { return reader_.read_more(); }
  bool has_buffered_input() const { return reader_.has_buffered_input(); }

 private:
  bool reads_variants_only() const { return format_ == nullptr && variant_format_ != nullptr; }
  MixedRecord other_record(ParseError error);

  const Format* format_;
  const variant::Format* variant_format_;
  PuzzleReader reader_;
};

// Whether the text begins with a token of Interactive Sudoku Solver.
bool begins_with_token(std::string_view text);

}  // namespace shudu
