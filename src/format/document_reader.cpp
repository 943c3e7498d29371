#include "format/document_reader.h"

#include "format/codec/puzzle_zipper.h"
#include "format/formats/address.h"

namespace shudu {

void DocumentReader::begin(std::uint64_t line, std::uint64_t column) {
  record_line_ = line;
  record_column_ = column;
  has_document_ = false;
}

std::optional<TextFault> DocumentReader::parse(std::string_view text) {
  auto fault = document_.parse(text);
  has_document_ = !fault;
  return fault;
}

std::optional<Refusal> DocumentReader::unpack(std::string_view payload) {
  if (payload.starts_with('{')) {
    if (const auto fault = parse(payload)) return Refusal{fault->message};
    return std::nullopt;
  }
  const auto text = unpacked(payload);
  if (!text) return Refusal{"this does not unpack to a puzzle; part of the address may be missing"};
  if (text->size() > variant::max_text)
    return Refusal{"a record of more than " + std::to_string(variant::max_text >> 20) + " MB"};
  if (!parse(*text)) return std::nullopt;
  const auto in_full = puzzle_unzipped(text->substr(0, variant::max_text));
  if (!in_full || parse(*in_full)) return Refusal{"this does not unpack to JSON"};
  return std::nullopt;
}

std::optional<VariantReading> DocumentReader::with_rules(const Format* given) {
  auto reading = has_document_ ? variant_of(document_, given) : std::nullopt;
  if (!reading) return std::nullopt;
  reading->line = record_line_;
  reading->column = record_column_;
  return reading;
}

}  // namespace shudu
