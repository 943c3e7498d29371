#include "records/mixed_reader.h"

#include <algorithm>
#include <string>
#include <utility>

#include "records/classic_form.h"
#include "shudu/variant/formats.h"

namespace shudu {
namespace {

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\f\v";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// The place in the input of a byte of a text whose first byte is in the given line.
ParseError placed(std::uint64_t line, std::string_view text, const variant::ReadError& error) {
  const std::string_view before = text.substr(0, std::min(error.offset, text.size()));
  const auto lines = static_cast<std::uint64_t>(std::ranges::count(before, '\n'));
  const std::size_t line_start = before.rfind('\n') + 1;  // 0 if there is none
  return {line + lines, before.size() - line_start + 1, error.message};
}

bool never(std::string_view) { return false; }

// The formats of variants that records of a classic format may be in, besides the one with the same id.
constexpr std::pair<std::string_view, std::string_view> sister_formats[] = {
    {"json", "fpuzzles"}, {"json", "scl"}, {"sudokupad", "scl"}, {"sudokupad", "scf"}};

const variant::Format* sister_of(const Format* format, std::string_view text) {
  if (format == nullptr) return nullptr;
  for (const auto& [classic, id] : sister_formats) {
    const variant::Format* sister = variant::find_format(id);
    if (classic == format->id && sister->starts(text)) return sister;
  }
  return nullptr;
}

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

}  // namespace

bool begins_with_token(std::string_view text) {
  text = without_blanks(text);
  if (text.size() < 3 || text[0] != '.') return false;
  if (text[1] == '~') return true;
  // Two letters, because x and X may be blank cells of a row.
  return is_letter(text[1]) && is_letter(text[2]) && (text[1] | 0x20) != 'x';
}

MixedReader::MixedReader(ReadBytes read, const Format* format, const variant::Format* variant_format)
    : format_(format),
      variant_format_(variant_format),
      reader_(std::move(read), format, format == nullptr ? begins_with_token : never) {}

std::optional<MixedRecord> MixedReader::next() {
  auto record = reader_.next();
  if (!record) return std::nullopt;
  if (reads_variants_only())
    return other_record({reader_.record_line(), 1, "expected a record of " + std::string{variant_format_->id}});
  if (*record) return MixedRecord{*std::move(record)};
  return other_record(std::move(*record).error());
}

MixedRecord MixedReader::other_record(ParseError error) {
  const std::string_view whole = reader_.record_text();
  const std::string_view text = without_blanks(whole);
  const bool is_any = format_ == nullptr && variant_format_ == nullptr;
  if (text.empty()) return {Unexpected{std::move(error)}};
  const variant::Format* format = is_any ? variant::detect(text) : variant_format_;
  if (format == nullptr || !format->starts(text)) format = sister_of(format_, text);
  if (format == nullptr) return {Unexpected{std::move(error)}};
  const std::string_view before = whole.substr(0, static_cast<std::size_t>(text.data() - whole.data()));
  const std::uint64_t line = reader_.record_line() + static_cast<std::uint64_t>(std::ranges::count(before, '\n'));
  auto puzzle = format->read(text);
  if (!puzzle) return {Unexpected{placed(line, text, puzzle.error())}};
  if (variant::is_classic(*puzzle)) return {classic_form(*puzzle, line)};
  return {Unexpected{std::move(error)}, std::make_shared<const variant::Puzzle>(*std::move(puzzle)), line};
}

}  // namespace shudu
