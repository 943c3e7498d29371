// Variants: which format a text is in, reading it as a whole, and writing it.
//
// A record that no reader of classic puzzles understands is a variant if a format of variants understands it. A variant
// without rules of its own (variant::is_classic) becomes a classic puzzle, so that the classic engine answers it.
#include <algorithm>

#include "format/cell_text.h"
#include "format/classic_form.h"
#include "format/record_reader.h"

namespace shudu {
namespace {

std::uint64_t lines_in(std::string_view text) { return static_cast<std::uint64_t>(std::ranges::count(text, '\n')); }

// The place in the input of a byte of a text whose first byte is in the given line.
Error placed(std::uint64_t line, std::string_view text, const variant::ReadError& error) {
  const std::string_view before = text.substr(0, std::min(error.offset, text.size()));
  const std::size_t line_start = before.rfind('\n') + 1;  // 0 if there is none
  return {line + lines_in(before), before.size() - line_start + 1, error.message};
}

// The format that reads the text: the given one, or any if none is given.
const Format* reader_of(std::string_view text, const Format* given) {
  if (given == nullptr) return variant::detect(text);
  return given->variants.starts != nullptr && given->variants.starts(text) ? given : nullptr;
}

}  // namespace

std::optional<VariantReading> variant_of(const Json& document, const Format* given) {
  for (const Format& format : formats()) {
    // A list of JSON may have documents of any form.
    const bool may_be = given == nullptr || given == &format || given->id == "json";
    const VariantForm& form = format.variants;
    if (!may_be || form.is_document == nullptr || !form.is_document(document)) continue;
    auto puzzle = form.read_document(document);
    const std::string_view id = puzzle ? find_format(puzzle->source_format)->id : format.id;
    return VariantReading{id, std::move(puzzle)};
  }
  return std::nullopt;
}

Record record_of(VariantReading variant, Error error) {
  const std::uint64_t line = variant.line;
  if (!variant.puzzle) return {Unexpected{Error{line, variant.column, variant.puzzle.error().message}}};
  if (variant::is_classic(*variant.puzzle)) return {classic_form(*variant.puzzle, variant.format, line)};
  return {Unexpected{std::move(error)}, std::make_shared<const variant::Puzzle>(*std::move(variant.puzzle)), line};
}

Record variant_record(NotClassic record, const Format* given) {
  const std::string_view text = trimmed(record.text);
  const Format* format = text.empty() ? nullptr : reader_of(text, given);
  if (format == nullptr) return {Unexpected{std::move(record.error)}};
  const auto skipped = static_cast<std::size_t>(text.data() - record.text.data());
  const std::uint64_t line = record.line + lines_in(record.text.substr(0, skipped));
  auto puzzle = format->variants.read(text);
  if (!puzzle) return {Unexpected{placed(line, text, puzzle.error())}};
  return record_of({format->id, std::move(puzzle), line}, std::move(record.error));
}

std::optional<std::string> write_variant(const Format& format, const variant::Puzzle& puzzle, std::string& out) {
  if (format.variants.write == nullptr) return "holds classic Sudoku only";
  const variant::Written written = format.variants.write(puzzle);
  if (!written.refused.empty()) return written.refused;
  out += written.text;
  if (!written.text.ends_with('\n')) out += '\n';
  return std::nullopt;
}

namespace variant {

const Format* detect(std::string_view text) {
  if (text.size() > max_text) return nullptr;
  for (const Format& format : formats()) {
    if (format.variants.starts != nullptr && format.variants.starts(text)) return &format;
  }
  return nullptr;
}

namespace {

// The text as a record of a format of documents. Nullopt if it is none.
std::optional<Result<Puzzle>> read_as_document(std::string_view text, const Format* given) {
  TextSource source{read_from(std::string{text})};
  for (const Format& format : formats()) {
    if (format.variants.read_document == nullptr || format.reader == nullptr || !format.starts(source)) continue;
    const auto reader = format.reader();
    const auto classic = reader->read(source);
    if (auto variant = reader->with_rules(given)) {
      if (variant->puzzle) return *std::move(variant->puzzle);
      return Unexpected{Error{variant->line, variant->column, variant->puzzle.error().message}};
    }
    if (classic && !*classic && !detect(text)) return Unexpected{classic->error()};
  }
  return std::nullopt;
}

}  // namespace

Result<Puzzle> read(std::string_view source, const Format* given) {
  if (source.size() > max_text) {
    return Unexpected{Error{.message = "the text is longer than " + std::to_string(max_text) + " bytes"}};
  }
  const std::string_view text = trimmed(source);
  if (given == nullptr || given->variants.read_document != nullptr) {
    if (auto puzzle = read_as_document(text, given)) return *std::move(puzzle);
  }
  const Format* format = given == nullptr ? detect(source) : given;
  if (format == nullptr || format->variants.read == nullptr) {
    return Unexpected{Error{1, 1, "no known format of variants begins here", Error::Kind::no_format}};
  }
  auto puzzle = format->variants.read(source);
  if (!puzzle) return Unexpected{placed(1, source, puzzle.error())};
  return *std::move(puzzle);
}

}  // namespace variant
}  // namespace shudu
