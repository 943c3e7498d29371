#include "solve/source_check.h"

#include "engine/answer_output.h"

namespace shudu::cli {
namespace {

bool has_source_solution(const Record& record) {
  if (record.variant != nullptr) return !record.variant->solution.empty();
  return record.puzzle && record.puzzle->solution;
}

ask::SourceSolution told(const Record& record, ask::SourceSolution source, Verdict& verdict) {
  tell_difference(record.place(), source, verdict);
  return source;
}

}  // namespace

ask::Found found_by(const Answer& classic, const variant::Puzzle* puzzle, const variant::SearchResult* variant) {
  if (puzzle == nullptr || variant == nullptr) {
    return {.count = classic.count, .solution = classic.count > 0 ? to_line(classic.solution) : ""};
  }
  return {.count = variant->count, .solution = variant->count > 0 ? to_line(puzzle->shape, variant->solution) : ""};
}

ask::SourceSolution check_source(const Record& record, const Answer& classic, const variant::SearchResult* variant,
                                 std::uint64_t limit, Verdict& verdict) {
  if (!has_source_solution(record) || (record.variant != nullptr && variant == nullptr)) return {};
  return told(record, any_puzzle(record)->compared_with_source(found_by(classic, record.variant.get(), variant), limit),
              verdict);
}

ask::SourceSolution check_source(const Record& record, int threads, Verdict& verdict) {
  constexpr std::uint64_t limit = 2;
  if (!has_source_solution(record)) return {};
  const ask::AnyPuzzleRef puzzle = any_puzzle(record);
  ask::Found found;
  if (!conflicting(*puzzle)) found = puzzle->search(limit, threads);
  return told(record, puzzle->compared_with_source(found, limit), verdict);
}

}  // namespace shudu::cli
