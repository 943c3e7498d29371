#include "engine/json_record.h"

#include "ask/variant_fields.h"

namespace shudu::cli {

JsonObject json_place(const Place& place) {
  JsonObject object;
  object.add("file", place.file).add("line", place.line);
  return object;
}

JsonObject json_record(const Place& place, const Grid& clues, std::string_view status) {
  return json_place(place).add("puzzle", to_line(clues)).add("status", status);
}

JsonObject json_record(const Record& record, std::string_view status) {
  if (record.variant != nullptr) {
    return json_place(record.place())
        .add("puzzle", text_of(*record.variant))
        .add("status", status)
        .add("rules", rule_ids(*record.variant));
  }
  return json_record(record.place(), record.puzzle->clues, status);
}

JsonObject json_record(const Place& place, const JsonObject& answer) { return json_place(place).add_fields(answer); }

JsonObject unreadable_record(std::string_view file, const Error& error) {
  JsonObject what;
  what.add("message", error.message).add("line", error.line);
  if (error.column > 0) what.add("column", error.column);
  return json_place({file, error.line}).add_null("puzzle").add("status", "unreadable").add("error", what);
}

std::string line_of(const JsonObject& object) {
  std::string line;
  object.append_to(line);
  return line;
}

}  // namespace shudu::cli
