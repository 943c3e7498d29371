// parse: all puzzles and errors of a text.
#include "ask/format_table.h"
#include "ask/puzzle_json.h"
#include "ask/questions.h"
#include "ask/read.h"
#include "shudu/variant.h"

namespace shudu::ask {
namespace {

struct ParseOptions {
  std::uint64_t limit = 100'000;
  std::string from = {};
};

constexpr Option parse_options[] = {
    option<&ParseOptions::limit>("limit", "read at most N puzzles", {.shown = "N", .least = 1, .most = 10'000'000}),
    option<&ParseOptions::from>("from", "read this format instead of detecting it",
                                {.shown = "FORMAT", .choices = formats_read, .listed_by = "shudu formats"})};

JsonObject variant_json(const AnyPuzzle& record) {
  const variant::Puzzle& puzzle = *record.variant();
  JsonObject one;
  one.add("puzzle", record.text()).add("rules", record.rules());
  if (!puzzle.title.empty()) one.add("title", puzzle.title);
  if (!puzzle.author.empty()) one.add("author", puzzle.author);
  return one.add("line", record.line);
}

JsonObject error_json(const Error& error) {
  JsonObject one;
  one.add("line", error.line).add("column", error.column).add("message", error.message);
  if (!error.found.empty()) one.add("found", error.found);
  return one;
}

Answer parse(const Subject& subject, const ParseOptions& asked, const Watch& watch) {
  const auto next = records_of(std::string{subject.text}, asked.from.empty() ? nullptr : find_format(asked.from));
  std::string puzzles;
  std::vector<JsonObject> variants, errors;
  std::uint64_t n = 0;  // puzzles and variants
  bool truncated = false;
  while (auto record = next()) {
    if (truncated = n == asked.limit || errors.size() == asked.limit; truncated) break;
    if (!*record) {
      errors.push_back(error_json(record->error()));
    } else if (++n; (**record)->classic() != nullptr) {
      const Puzzle& puzzle = *(**record)->classic();
      const JsonObject place = JsonObject{}.add("line", puzzle.line).add("format", puzzle.format);
      puzzles += (puzzles.empty() ? "" : ",") + puzzle_json(puzzle, place);
    } else {
      variants.push_back(variant_json(***record));
    }
    if ((n + errors.size()) % 1024 == 0 && watch && !watch(-1, n)) return Answer::cancelled();
  }
  JsonObject fields;
  fields.add_json("puzzles", '[' + puzzles + ']');
  if (!variants.empty()) fields.add("variants", variants);
  return Answer::of(fields.add("errors", errors).add("truncated", truncated));
}

}  // namespace

constinit const Question parse_question =
    question<parse>("parse", "all puzzles of the text, and what cannot be read", parse_options, Takes::text);

}  // namespace shudu::ask
