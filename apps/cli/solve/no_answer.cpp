#include "solve/no_answer.h"

#include "engine/json_record.h"
#include "shudu/board.h"

namespace shudu::cli {

std::optional<NoAnswer> not_searchable(const Record& record) {
  if (!record.is_readable()) return NoAnswer{ask::Status::unreadable, to_string(record.puzzle.error())};
  return ask::conflicting(*any_puzzle(record));
}

std::optional<NoAnswer> not_proper(const Record& record, std::uint64_t solutions) {
  if (solutions == 1) return std::nullopt;
  if (solutions > 1) return NoAnswer{ask::Status::multiple_solutions};
  const auto why = not_searchable(record);
  return why ? why : NoAnswer{ask::Status::no_solution};
}

NoAnswer not_proper(const Grid& clues, std::uint64_t solutions, bool refuted_at_once) {
  if (solutions > 1) return {ask::Status::multiple_solutions};
  if (refuted_at_once && has_conflict(clues)) return {ask::Status::invalid, to_string(conflicts(clues))};
  return {ask::Status::no_solution};
}

NoAnswer unsupported(std::string reason) { return {ask::Status::unsupported, std::move(reason)}; }

JsonObject json_record(const Record& record, const NoAnswer& why) {
  if (!record.is_readable()) return unreadable_record(record.file, record.puzzle.error());
  JsonObject object = json_record(record, id(why.status));
  if (!why.reason.empty()) object.add("reason", why.reason);
  return object;
}

void report(const Record& record, const NoAnswer& why, Verdict& verdict) {
  if (why.status == ask::Status::unreadable) return;
  if (why.status != ask::Status::unsupported) return verdict.negative();
  verdict.bad(located(record.file, {record.place().line, 0, why.reason}));
}

}  // namespace shudu::cli
