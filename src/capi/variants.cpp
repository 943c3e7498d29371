// Answers to variants, with the same fields as for classic puzzles where they mean the same.
#include <algorithm>

#include "capi/first_record.h"
#include "records/classic_form.h"
#include "records/source_solution.h"
#include "records/variant_board.h"
#include "records/variant_fields.h"
#include "records/write_variant.h"
#include "shudu/variant/formats.h"
#include "shudu/variant/search.h"

namespace shudu::capi {
namespace {

// The options of a search that the watch can stop.
variant::SearchOptions watched(const Request& request, std::uint64_t limit) {
  variant::SearchOptions options{.limit = limit};
  options.go_on = [&request](double done, std::uint64_t found) { return request.go_on(done, found); };
  return options;
}

Reply solve_variant(const variant::Puzzle& puzzle, const Request& request, std::uint64_t limit) {
  const variant::SearchResult found = variant::search(puzzle, watched(request, limit));
  if (!found.complete) return Reply::cancelled();
  JsonObject answer;
  answer.add("solutions", found.count);
  if (found.count == 0) answer.add_json("solution", "null");
  if (found.count > 0) answer.add("solution", to_line(puzzle.shape, found.solution));
  compared_with_source(puzzle, found, limit).add_to(answer);
  return answer;
}

Reply variant_solutions(const variant::Puzzle& puzzle, const Request& request, std::uint64_t limit) {
  std::vector<std::string> list;
  bool complete = true;
  const variant::SearchResult found = variant::enumerate(
      puzzle,
      [&](const variant::Solution& solution) {
        if (complete = list.size() < limit; !complete) return false;
        list.push_back(to_line(puzzle.shape, solution));
        return true;
      },
      watched(request, no_limit));
  if (!found.complete && complete) return Reply::cancelled();
  return JsonObject{}.add("solutions", list).add("complete", complete);
}

Reply count_variant(const variant::Puzzle& puzzle, const Request& request, std::uint64_t limit) {
  const variant::SearchResult found = variant::search(puzzle, watched(request, limit));
  if (!found.complete) return Reply::cancelled();
  JsonObject answer;
  answer.add("solutions", found.count);
  compared_with_source(puzzle, found, limit).add_to(answer);
  return answer;
}

Reply check_variant(const variant::Puzzle& puzzle, const Request& request) {
  const variant::SearchResult found = variant::search(puzzle, watched(request, 2));
  if (!found.complete) return Reply::cancelled();
  JsonObject answer;
  answer.add("puzzle", text_of(puzzle)).add("rules", rule_ids(puzzle));
  add_check(puzzle, found.count, found.count == 1 ? redundant_in(puzzle) : Redundant{}, answer);
  if (found.count == 1) answer.add("solution", to_line(puzzle.shape, found.solution));
  compared_with_source(puzzle, found, 2).add_to(answer);
  return answer;
}

// The values that each cell has in some solution.
Reply candidates_of(const variant::Puzzle& puzzle, const Request& request) {
  const variant::TrueCandidates found = variant::true_candidates(puzzle, 1, watched(request, 1));
  if (!found.complete) return Reply::cancelled();
  return JsonObject{}.add("candidates", candidate_texts(puzzle.shape, found, false));
}

// With a board, only solutions that agree with it count.
Reply true_candidates(const variant::Puzzle& puzzle, const Request& request, std::string_view board) {
  if (board.empty()) return candidates_of(puzzle, request);
  const auto values = board_values(puzzle, board);
  if (!values) return Reply::wrong_value("values", board, "expected a character for every cell");
  variant::Puzzle position = with_values(puzzle, *values);
  // The fault of a position is that a cell has no value left. There is no solution then.
  if (std::ranges::find(position.candidates, variant::Values{0}) == position.candidates.end()) {
    return candidates_of(position, request);
  }
  return JsonObject{}.add("candidates", std::vector<std::string>(position.candidates.size()));
}

Reply reply_to_variant(Question question, const variant::Puzzle& puzzle, const Request& request, std::uint64_t limit,
                       std::string_view board) {
  switch (question) {
    case Question::solve: return solve_variant(puzzle, request, limit);
    case Question::solutions: return variant_solutions(puzzle, request, limit);
    case Question::count: return count_variant(puzzle, request, limit);
    case Question::check: return check_variant(puzzle, request);
    case Question::candidates: break;
  }
  if (limit == 0) return Reply::wrong(SHUDU_BAD_OPTION, "option solutions: expected yes for a variant");
  return true_candidates(puzzle, request, board);
}

}  // namespace

FirstRecord first_record(Question question, const Request& request, std::uint64_t limit, std::string_view values) {
  auto record = records_of(std::string{request.text}, nullptr)();
  if (!record) return {std::nullopt, Reply::wrong(ParseError{1, 1, "expected a puzzle"})};
  if (record->puzzle) return {*std::move(record->puzzle), std::nullopt};
  if (record->variant == nullptr) return {std::nullopt, Reply::wrong(record->puzzle.error())};
  return {std::nullopt, reply_to_variant(question, *record->variant, request, limit, values)};
}

std::function<std::optional<MixedRecord>()> records_of(std::string text, const Format* format) {
  const variant::Format* same_id = format == nullptr ? nullptr : variant::find_format(format->id);
  auto reader = std::make_shared<MixedReader>(read_from(std::move(text)), format, same_id);
  return [reader] { return reader->next(); };
}

bool writes_variants(std::string_view id) {
  const variant::Format* format = variant::find_format(id);
  return format != nullptr && format->write != nullptr;
}

std::optional<std::string> write_variant_record(std::string_view id, const MixedRecord& record, std::string& out) {
  const variant::Format* format = variant::find_format(id);
  if (record.variant != nullptr) return write_variant(format, *record.variant, out);
  return write_variant(format, variant_form(*record.puzzle), out);
}

JsonObject variant_record(const MixedRecord& record) {
  const variant::Puzzle& puzzle = *record.variant;
  JsonObject one;
  one.add("puzzle", text_of(puzzle)).add("rules", rule_ids(puzzle));
  if (!puzzle.title.empty()) one.add("title", puzzle.title);
  if (!puzzle.author.empty()) one.add("author", puzzle.author);
  return one.add("line", record.variant_line);
}

}  // namespace shudu::capi
