#include "ask/read.h"

#include "ask/linked.h"
#include "shudu/format.h"

namespace shudu::ask {

Records records_of(std::string text, const Format* format) {
  auto reader = std::make_shared<PuzzleReader>(read_from(std::move(text)), format);
  return [reader]() -> std::optional<AnyRecord> {
    auto record = reader->next_record();
    if (!record) return std::nullopt;
    if constexpr (with_variants) {
      if (record->variant != nullptr) return variant_puzzle(std::move(record->variant), record->variant_line);
    }
    if (record->puzzle) return classic_puzzle(*std::move(record->puzzle));
    Error error = record->puzzle.error();
    if (!with_variants && error.kind == Error::Kind::beyond_classic) error.message += "; this module has no variants";
    return Unexpected{std::move(error)};
  };
}

}  // namespace shudu::ask
