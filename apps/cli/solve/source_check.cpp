#include "solve/source_check.h"

#include "records/search_puzzle.h"
#include "solve/no_answer.h"
#include "solve/variant_search.h"

namespace shudu::cli {

SourceSolution check_source(const Record& record, const Answer& classic, const variant::SearchResult* variant,
                            std::uint64_t limit, Verdict& verdict) {
  SourceSolution source;
  if (record.variant != nullptr && variant != nullptr) source = compared_with_source(*record.variant, *variant, limit);
  if (record.variant == nullptr && record.puzzle) source = compared_with_source(*record.puzzle, classic, limit);
  if (!source.difference.empty()) {
    note(located(record.file, {record.place().line, 0, source.difference}));
    verdict.negative();
  }
  return source;
}

SourceSolution check_source(const Record& record, int threads, Verdict& verdict) {
  constexpr std::uint64_t limit = 2;
  const bool is_classic = record.variant == nullptr;
  const bool is_given = is_classic ? record.puzzle && record.puzzle->solution : !record.variant->solution.empty();
  if (!is_given) return {};
  const bool is_searchable = !not_searchable(record);
  Answer answer;
  variant::SearchResult found;
  if (is_searchable && is_classic) answer = search_puzzle(*record.puzzle, limit).answer;
  if (is_searchable && !is_classic) found = search_variant(*record.variant, limit, threads);
  return check_source(record, answer, &found, limit, verdict);
}

}  // namespace shudu::cli
