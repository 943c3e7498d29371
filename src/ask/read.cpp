#include "ask/read.h"

#include "ask/linked.h"

namespace shudu::ask {
namespace {

[[maybe_unused]] Records classic_records(std::string text, const Format* format) {
  auto reader = std::make_shared<PuzzleReader>(read_from(std::move(text)), format);
  return [reader]() -> std::optional<AnyRecord> {
    auto record = reader->next();
    if (!record) return std::nullopt;
    if (!*record) return Unexpected{record->error()};
    return classic_puzzle(**std::move(record));
  };
}

}  // namespace

Records records_of(std::string text, const Format* format) {
  if constexpr (with_variants) {
    return mixed_records(std::move(text), format);
  } else {
    return classic_records(std::move(text), format);
  }
}

}  // namespace shudu::ask
