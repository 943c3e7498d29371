// The functions of the C interface about symmetry, complete grids by number, and random solutions.
#include "answer/classified.h"
#include "answer/sampler.h"
#include "capi/request.h"
#include "shudu/board/conflict.h"
#include "shudu/grid_index.h"
#include "shudu/search.h"

namespace shudu::capi {
namespace {

JsonObject with_status(std::string_view status) { return JsonObject{}.add("status", status); }
JsonObject invalid(const Grid& grid) { return with_status("invalid").add("reason", to_string(conflicts(grid))); }

// A single form is found faster without the table. `same` needs two.
Result<Classified, ParseError> classified(const Puzzle& puzzle) {
  if (puzzle.candidates) return Unexpected{ParseError{1, 1, "puzzles with pencil marks have no canonical form"}};
  return classify(puzzle.clues, search(puzzle.clues, 2).answer, true);
}

Reply canon(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  const auto found = classified(*puzzle);
  if (!found) return Reply::wrong(found.error());
  if (found->kind == Sameness::invalid) return invalid(puzzle->clues);
  return with_status("ok")
      .add("kind", id(found->kind))
      .add("form", to_line(found->canonical.form))
      .add("transform", to_string(found->canonical.transform))
      .add("automorphisms", found->canonical.automorphisms);
}

Reply same(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  PuzzleReader reader{read_from(std::string{request.text})};
  std::vector<Classified> both;
  while (both.size() < 2) {
    const auto record = reader.next();
    if (!record) return Reply::wrong(ParseError{1, 1, "expected two puzzles"});
    if (!*record) return Reply::wrong(record->error());
    const auto found = classified(**record);
    if (!found) return Reply::wrong(found.error());
    if (found->kind == Sameness::invalid) return invalid((*record)->clues);
    both.push_back(*found);
  }
  if (!are_same(both[0], both[1])) return with_status("different");
  return with_status("same").add("transform", to_string(transform_between(both[0], both[1])));
}

Reply grid(Request& request) {
  const std::string text = request.options.text("index", "0");
  const auto index = whole_from(text);
  if (!index || *index >= grid_count) {
    request.options.refuse("index", "expected a number from 0 to " + to_string(grid_count - 1));
  }
  SHUDU_CHECK_OPTIONS(request);
  return JsonObject{}
      .add("index", *index)
      .add("grid", to_line(grid_at(*index)))
      .add("order_version", std::uint64_t{grid_order_version});
}

Reply index(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  if (has_conflict(puzzle->values)) return invalid(puzzle->values);
  const auto found = index_of(puzzle->values);
  if (!found) return with_status("incomplete").add("reason", "the grid has blank cells");
  return with_status("ok").add("index", *found).add("order_version", std::uint64_t{grid_order_version});
}

Reply sample(Request& request) {
  const std::uint64_t count = request.options.number("count", 1, 0, 1'000'000);
  Random random{request.options.number("seed", 1, 0, no_limit - 1)};
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  if (has_conflict(puzzle->clues)) return invalid(puzzle->clues);
  const Sampler sampler{*puzzle};
  if (!sampler.has_solution()) return with_status("no solution");
  std::vector<std::string> solutions;
  bool cancelled = false;
  sampler.draw(count, random, [&](const Grid& solution) {
    solutions.push_back(to_line(solution));
    const double share = static_cast<double>(solutions.size()) / static_cast<double>(count);
    cancelled = solutions.size() % 64 == 0 && !request.go_on(share, solutions.size());
    return !cancelled;
  });
  if (cancelled) return Reply::cancelled();
  return with_status("ok").add("solutions", solutions);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_canon, canon)
SHUDU_ANSWERED_BY(shudu_same, same)
SHUDU_ANSWERED_BY(shudu_grid, grid)
SHUDU_ANSWERED_BY(shudu_index, index)
SHUDU_ANSWERED_BY(shudu_sample, sample)
