// The functions of the C interface that read and write puzzles.
#include "capi/request.h"
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

// The format of the option; null if it is not given. An unknown or unsuitable format is an error.
const Format* format_option(Options& options, std::string_view name, std::string_view otherwise, bool reads) {
  const std::string id = options.text(name, otherwise);
  if (id.empty()) return nullptr;
  const Format* format = find_format(id);
  if (format == nullptr || (reads ? format->reader == nullptr : format->write == nullptr)) {
    options.refuse(name, "no format '" + id + "' is " + (reads ? "read" : "written"));
    return nullptr;
  }
  return format;
}

Reply parse(Request& request) {
  const std::uint64_t limit = request.options.number("limit", 100'000, 10'000'000);
  const Format* format = format_option(request.options, "format", "", true);
  SHUDU_CHECK_OPTIONS(request);
  PuzzleReader reader{read_from(std::string{request.text}), format};
  std::string puzzles;
  std::vector<JsonObject> errors;
  std::uint64_t n = 0;
  bool truncated = false;
  while (auto record = reader.next()) {
    if (truncated = n == limit || errors.size() == limit; truncated) break;
    if (*record) {
      puzzles += (n++ == 0 ? "" : ",") + record_json(**record);
    } else {
      errors.push_back(error_json(record->error()));
    }
    if ((n + errors.size()) % 1024 == 0 && !request.go_on(-1, n)) return Reply::cancelled();
  }
  JsonObject answer;
  answer.add_json("puzzles", '[' + puzzles + ']').add("errors", errors).add("truncated", truncated);
  return answer;
}

Reply format(Request& request) {
  const Format* to = format_option(request.options, "to", "line", false);
  const OnLoss on_loss = request.options.yes("lossy", false) ? OnLoss::leave_out : OnLoss::refuse;
  SHUDU_CHECK_OPTIONS(request);
  PuzzleReader reader{read_from(std::string{request.text})};
  std::string out{to->prologue};
  std::uint64_t n = 0;
  while (const auto record = reader.next()) {
    if (!*record) return Reply::wrong(record->error());
    if (const auto reason = write_puzzle(*to, **record, n++, out, on_loss)) {
      return Reply::wrong(ParseError{(**record).line, 0, std::string{to->id} + ": " + *reason});
    }
    if (n % 1024 == 0 && !request.go_on(-1, n)) return Reply::cancelled();
  }
  return Reply::plain(out + std::string{to->epilogue});
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
    one.add("reads", format.reader != nullptr).add("writes", format.write != nullptr);
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
