#include "solve/no_answer.h"

#include "engine/columns.h"
#include "engine/json_record.h"
#include "engine/terminal.h"
#include "records/variant_fields.h"
#include "shudu/board/conflict.h"

namespace shudu::cli {

std::optional<NoAnswer> not_searchable(const Record& record) {
  if (record.variant != nullptr) {
    const variant::Puzzle& puzzle = *record.variant;
    const auto found = conflicts(puzzle.shape, given_values(puzzle));
    return found.empty() ? std::nullopt : std::optional{NoAnswer{"invalid", to_string(found, puzzle.shape)}};
  }
  if (!record.puzzle) return NoAnswer{"unreadable", to_string(record.puzzle.error())};
  const Grid& clues = record.puzzle->clues;
  if (!has_conflict(clues)) return std::nullopt;
  return NoAnswer{"invalid", to_string(conflicts(clues))};
}

std::optional<NoAnswer> not_proper(const Record& record, std::uint64_t solutions) {
  if (solutions == 1) return std::nullopt;
  if (solutions > 1) return NoAnswer{"multiple solutions"};
  const auto why = not_searchable(record);
  return why ? why : NoAnswer{"no solution"};
}

NoAnswer not_proper(const Grid& clues, std::uint64_t solutions, bool refuted_at_once) {
  if (solutions > 1) return {"multiple solutions"};
  if (refuted_at_once && has_conflict(clues)) return {"invalid", to_string(conflicts(clues))};
  return {"no solution"};
}

NoAnswer not_for_variants(const std::string& option) { return unsupported(option + " is for classic Sudoku only"); }

NoAnswer unsupported(std::string reason) { return {"unsupported", std::move(reason)}; }

std::string in_words(const NoAnswer& why) {
  // On a line, both are invalid, and the reason tells them apart.
  const std::string_view status = why.status == "unreadable" ? "invalid" : why.status;
  return std::string{status} + (why.reason.empty() ? "" : ": " + why.reason);
}

std::string answer_line(const NoAnswer& why) {
  const bool has_message = why.status == "unreadable" || why.status == "unsupported";
  return has_message && stdout_is_terminal() && stderr_is_terminal() ? "" : fitted(in_words(why) + '\n', 2);
}

JsonObject json_record(const Record& record, const NoAnswer& why) {
  if (!record.is_readable()) return unreadable_record(record.file, record.puzzle.error());
  JsonObject object = json_record(record, why.status);
  if (!why.reason.empty()) object.add("reason", why.reason);
  return object;
}

void report(const Record& record, const NoAnswer& why, Verdict& verdict) {
  if (why.status == "unreadable") return;
  if (why.status != "unsupported") return verdict.negative();
  verdict.bad(located(record.file, {record.place().line, 0, why.reason}));
}

}  // namespace shudu::cli
