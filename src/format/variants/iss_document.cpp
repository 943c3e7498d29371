#include "format/variants/iss_document.h"

#include "format/codec/percent.h"
#include "format/json.h"
#include "format/variants/text_record.h"

namespace shudu::variant {

void IssDocument::store(Puzzle& puzzle) const {
  Json document;
  for (const auto& [clue, name] : names) document["names"][std::to_string(clue)] = name;
  for (const auto& [group, label] : labels) document["labels"][group] = label;
  if (!other.empty()) document["other"] = other;
  if (document.empty()) return;
  puzzle.document = document.dump();
  puzzle.source_format = "iss";
}

IssDocument iss_document(const Puzzle& puzzle) {
  IssDocument result;
  if (puzzle.source_format != "iss" || puzzle.document.empty()) return result;
  Json document;
  if (document.parse(puzzle.document)) return result;
  const auto each = [&](const char* key, auto action) {
    const Json* found = document.find(key);
    if (found == nullptr) return;
    for (const auto& [name, value] : found->items()) {
      if (value.text() != nullptr) action(name, *value.text());
    }
  };
  each("names", [&](const std::string& clue, const std::string& name) {
    if (const auto number = small_number(clue)) result.names[static_cast<std::size_t>(*number)] = name;
  });
  each("labels", [&](const std::string& group, const std::string& label) { result.labels[group] = label; });
  if (const Json* others = document.find("other")) {
    for (const Json& token : *others) {
      if (token.text() != nullptr) result.other.push_back(*token.text());
    }
  }
  return result;
}

std::string iss_encoded(std::string_view text) {
  std::string out;
  for (char c : percent_encoded(text)) {
    if (c == '.') {
      out += "%2E";
    } else if (c == '~') {
      out += "%7E";
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace shudu::variant
