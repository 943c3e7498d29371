#include "ask/read.h"

#include "ask/linked.h"
#include "records/mixed_reader.h"
#include "shudu/variant/formats.h"

namespace shudu::ask {
namespace {

using AnyRecord = std::optional<Result<AnyPuzzleRef, ParseError>>;

std::function<AnyRecord()> all_records(std::string text, const Format* format) {
  const variant::Format* same_id = format == nullptr ? nullptr : variant::find_format(format->id);
  auto reader = std::make_shared<MixedReader>(read_from(std::move(text)), format, same_id);
  return [reader]() -> AnyRecord {
    auto record = reader->next();
    if (!record) return std::nullopt;
    if (record->variant != nullptr) return variant_puzzle(std::move(record->variant), record->variant_line);
    if (!record->puzzle) return Unexpected{record->puzzle.error()};
    return classic_puzzle(*std::move(record->puzzle));
  };
}

std::function<AnyRecord()> classic_records(std::string text, const Format* format) {
  auto reader = std::make_shared<PuzzleReader>(read_from(std::move(text)), format);
  return [reader]() -> AnyRecord {
    auto record = reader->next();
    if (!record) return std::nullopt;
    if (*record) return classic_puzzle(**std::move(record));
    return Unexpected{record->error()};
  };
}

}  // namespace

std::function<AnyRecord()> records_of(std::string text, const Format* format) {
  if constexpr (with_variants) {
    return all_records(std::move(text), format);
  } else {
    return classic_records(std::move(text), format);
  }
}

}  // namespace shudu::ask
