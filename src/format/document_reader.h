// DocumentReader: what the readers of JSON documents share, plain or packed into an address. The document is unpacked and
// parsed once. The classic puzzle is read from it, and if there is none, the variant.
#pragma once

#include <optional>
#include <string_view>

#include "format/json_cells.h"
#include "format/record_reader.h"

namespace shudu {

class DocumentReader : public RecordReader {
 public:
  std::optional<VariantReading> with_rules(const Format* given) override;

 protected:
  // The place of the next record. There is no document until one of the functions below has read it.
  void begin(std::uint64_t line, std::uint64_t column);
  std::optional<TextFault> parse(std::string_view text);
  // The same for a packed document, or for one that is not packed. Returns the reason if there is none.
  std::optional<Refusal> unpack(std::string_view payload);

  const Json& document() const { return document_.value(); }
  Unexpected<Error> fault(Refusal refusal) const { return {placed(std::move(refusal), record_line_, record_column_)}; }

 private:
  JsonDocument document_;
  bool has_document_ = false;
  std::uint64_t record_line_ = 0, record_column_ = 0;
};

}  // namespace shudu
