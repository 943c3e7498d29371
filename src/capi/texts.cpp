// The functions of the C interface that read and write puzzles.
#include "capi/first_record.h"
#include "format/formats/json_record.h"
#include "shudu/language.h"

namespace shudu::capi {
namespace {

// A puzzle that was read: its JSON as the format "json" writes it, and its position in the text.
std::string record_json(const Puzzle& puzzle) {
  std::string text;
  append_json_puzzle(text, puzzle);
  text.pop_back();
  const std::string more = JsonObject{}.add("line", puzzle.line).add("format", puzzle.format).text();
  return text + ',' + more.substr(1);
}

JsonObject error_json(const ParseError& error) {
  JsonObject one;
  one.add("line", error.line).add("column", error.column).add("message", error.message);
  if (!error.found.empty()) one.add("found", error.found);
  return one;
}

// The format of the option `from`; null if it is not given. An unknown or unsuitable format is an error.
const Format* source_format(Options& options) {
  const std::string id = options.text("from", "");
  if (id.empty()) return nullptr;
  const Format* format = find_format(id);
  if (format != nullptr && is_read(*format)) return format;
  options.refuse("from", "no format '" + id + "' is read");
  return nullptr;
}

Reply parse(Request& request) {
  const std::uint64_t limit = request.options.number("limit", 100'000, 1, 10'000'000);
  const Format* format = source_format(request.options);
  SHUDU_CHECK_OPTIONS(request);
  const auto next = records_of(std::string{request.text}, format);
  std::string puzzles;
  std::vector<JsonObject> variants, errors;
  std::uint64_t n = 0;  // puzzles and variants
  bool truncated = false;
  while (auto record = next()) {
    if (truncated = n == limit || errors.size() == limit; truncated) break;
    if (record->variant != nullptr) {
      variants.push_back(variant_record(*record));
      ++n;
    } else if (record->puzzle) {
      puzzles += (puzzles.empty() ? "" : ",") + record_json(*record->puzzle);
      ++n;
    } else {
      errors.push_back(error_json(record->puzzle.error()));
    }
    if ((n + errors.size()) % 1024 == 0 && !request.go_on(-1, n)) return Reply::cancelled();
  }
  JsonObject answer;
  answer.add_json("puzzles", '[' + puzzles + ']');
  if (!variants.empty()) answer.add("variants", variants);
  return answer.add("errors", errors).add("truncated", truncated);
}

// Appends the record in the format, or returns the reason why it cannot hold the record. `to` is null if only variants
// have the format.
std::optional<std::string> write_record(std::string_view id, const Format* to, const Record& record, std::uint64_t n,
                                        OnLoss on_loss, std::string& out) {
  if (record.variant != nullptr || to == nullptr) return write_variant_record(id, record, out);
  return write_puzzle(*to, *record.puzzle, n, out, on_loss);
}

Reply format(Request& request) {
  const std::string id = request.options.text("to", "line");
  const Format* to = find_format(id);
  if (to != nullptr && to->write == nullptr) to = nullptr;
  if (to == nullptr && !writes_variants(id)) request.options.refuse("to", "no format '" + id + "' is written");
  const OnLoss on_loss = request.options.yes("lossy", false) ? OnLoss::leave_out : OnLoss::refuse;
  SHUDU_CHECK_OPTIONS(request);
  const auto next = records_of(std::string{request.text}, nullptr);
  std::string out{to == nullptr ? "" : to->prologue};
  std::uint64_t n = 0;
  while (const auto record = next()) {
    const bool is_variant = record->variant != nullptr;
    if (!is_variant && !record->puzzle) return Reply::wrong(record->puzzle.error());
    if (const auto reason = write_record(id, to, *record, n++, on_loss, out)) {
      const std::uint64_t line = is_variant ? record->variant_line : record->puzzle->line;
      return Reply::wrong(ParseError{line, 0, (to == nullptr ? id : std::string{to->id}) + ": " + *reason});
    }
    if (n % 1024 == 0 && !request.go_on(-1, n)) return Reply::cancelled();
  }
  if (to != nullptr) out += to->epilogue;
  return Reply::plain(std::move(out));
}

// The title in every language.
JsonObject titles_of(const Format& format) {
  const std::string key = "format." + std::string{format.id} + ".title";
  JsonObject titles;
  for (const LanguageEntry& one : languages()) titles.add(one.id, translated(key, format.title, one.language));
  return titles;
}

Reply list_formats(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  std::vector<JsonObject> list;
  for (const Format& format : formats()) {
    JsonObject one;
    one.add("id", format.id).add("title", format.title).add("titles", titles_of(format));
    one.add("extension", format.extension);
    one.add("reads", is_read(format)).add("writes", is_written(format));
    one.add("holds", names(format.holds));
    list.push_back(std::move(one));
  }
  return JsonObject{}.add("formats", list);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_parse, parse)
SHUDU_ANSWERED_BY(shudu_format, format)
SHUDU_ANSWERED_BY(shudu_formats, list_formats)
