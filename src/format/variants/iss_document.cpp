#include "format/variants/iss_document.h"

#include <nlohmann/json.hpp>

#include "format/codec/percent.h"
#include "format/variants/text_record.h"

namespace shudu::variant {

void IssDocument::store(Puzzle& puzzle) const {
  nlohmann::ordered_json document;
  for (const auto& [clue, name] : names) document["names"][std::to_string(clue)] = name;
  for (const auto& [group, label] : labels) document["labels"][group] = label;
  if (!other.empty()) document["other"] = other;
  if (document.empty()) return;
  // Bytes that are not UTF-8 are replaced.
  puzzle.document = document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  puzzle.source_format = "iss";
}

IssDocument iss_document(const Puzzle& puzzle) {
  IssDocument result;
  if (puzzle.source_format != "iss" || puzzle.document.empty()) return result;
  const auto document = nlohmann::json::parse(puzzle.document, nullptr, false);
  if (!document.is_object()) return result;
  const auto each = [&](const char* key, auto action) {
    const auto found = document.find(key);
    if (found == document.end()) return;
    for (const auto& [name, value] : found->items()) {
      if (value.is_string()) action(name, value.template get_ref<const std::string&>());
    }
  };
  each("names", [&](const std::string& clue, const std::string& name) {
    if (const auto number = small_number(clue)) result.names[static_cast<std::size_t>(*number)] = name;
  });
  each("labels", [&](const std::string& group, const std::string& label) { result.labels[group] = label; });
  each("other", [&](const std::string&, const std::string& token) { result.other.push_back(token); });
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
