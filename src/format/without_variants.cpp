// In place of formats.cpp and variant_record.cpp: classic puzzles only.
#include "format/record_reader.h"

namespace shudu {

std::span<const Format> formats() {
  static const std::vector<Format> table = classic_formats();
  return table;
}

std::optional<VariantReading> variant_of(const Json&, const Format*) { return std::nullopt; }

Record record_of(VariantReading, Error error) { return {Unexpected{std::move(error)}}; }
Record variant_record(NotClassic record, const Format*) { return {Unexpected{std::move(record.error)}}; }

std::optional<std::string> write_variant(const Format&, const variant::Puzzle&, std::string&) {
  return "holds classic Sudoku only";
}

}  // namespace shudu
