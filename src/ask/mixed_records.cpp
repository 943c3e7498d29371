// Records that may be variants, as puzzles of either kind.
#include "ask/read.h"
#include "records/mixed_reader.h"
#include "shudu/variant/formats.h"

namespace shudu::ask {

Records mixed_records(std::string text, const Format* format) {
  const variant::Format* same_id = format == nullptr ? nullptr : variant::find_format(format->id);
  auto reader = std::make_shared<MixedReader>(read_from(std::move(text)), format, same_id);
  return [reader]() -> std::optional<AnyRecord> {
    auto record = reader->next();
    if (!record) return std::nullopt;
    if (record->variant != nullptr) return variant_puzzle(std::move(record->variant), record->variant_line);
    if (!record->puzzle) return Unexpected{record->puzzle.error()};
    return classic_puzzle(*std::move(record->puzzle));
  };
}

}  // namespace shudu::ask
