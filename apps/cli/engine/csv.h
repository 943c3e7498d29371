// CSV: a field as RFC 4180 has it.
#pragma once

#include <string>
#include <string_view>

namespace shudu::cli {

// The field, in quotation marks if it contains a comma, a quotation mark or a line end.
inline std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == std::string_view::npos) return std::string{text};
  std::string field = "\"";
  for (char c : text) field += c == '"' ? std::string{"\"\""} : std::string{c};
  return field + '"';
}

}  // namespace shudu::cli
