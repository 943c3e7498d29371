#include "base/json_object.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "base/json_text.h"

namespace shudu {
namespace {

// Appends the values in brackets. `append` appends one value.
template <class Values, class Append>
void append_list(std::string& out, const Values& values, Append append) {
  out += '[';
  bool first = true;
  for (const auto& value : values) {
    if (!first) out += ',';
    first = false;
    append(value);
  }
  out += ']';
}

constexpr Whole most_exact = (Whole{1} << 53) - 1;

void append_whole(std::string& out, Whole value) {
  const bool is_exact = value <= most_exact;
  if (!is_exact) out += '"';
  out += to_string(value);
  if (!is_exact) out += '"';
}

// The shortest text that reads back as the same number, as std::to_chars gives it. That function needs tables of 105 kB, which
// a page would load.
std::string shortest_text(double value) {
  constexpr int enough = 17;  // digits for any number
  char text[400];
  int digits = 1;
  const auto print = [&](const char* format, int decimals) {
    return std::string(text, static_cast<std::size_t>(std::snprintf(text, sizeof text, format, decimals, value)));
  };
  std::string scientific = print("%.*e", 0);
  while (digits < enough && std::strtod(scientific.c_str(), nullptr) != value) scientific = print("%.*e", digits++);
  const int exponent = std::atoi(scientific.c_str() + scientific.find('e') + 1);
  std::string plain = print("%.*f", std::max(0, digits - 1 - exponent));
  return plain.size() <= scientific.size() ? plain : scientific;
}

}  // namespace

std::string& JsonObject::open(std::string_view key) {
  if (!members_.empty()) members_ += ',';
  append_json_string(members_, key);
  return members_ += ':';
}

JsonObject& JsonObject::add(std::string_view key, std::string_view value) {
  append_json_string(open(key), value);
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, Whole value) {
  append_whole(open(key), value);
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, double value) {
  std::string& out = open(key);
  if (!std::isfinite(value)) {
    out += "null";
    return *this;
  }
  const std::string text = shortest_text(value);
  out += text;
  if (text.find_first_of(".e") == std::string::npos) out += ".0";
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, bool value) {
  open(key) += value ? "true" : "false";
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const std::vector<std::string>& values) {
  std::string& out = open(key);
  append_list(out, values, [&](const std::string& value) { append_json_string(out, value); });
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const std::vector<std::uint64_t>& values) {
  std::string& out = open(key);
  append_list(out, values, [&](std::uint64_t value) { append_whole(out, value); });
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const JsonObject& value) { return add_json(key, value.text()); }
JsonObject& JsonObject::add(std::string_view key, const std::vector<JsonObject>& values) {
  std::string& out = open(key);
  append_list(out, values, [&](const JsonObject& value) { out += value.text(); });
  return *this;
}

JsonObject& JsonObject::add_tenths(std::string_view key, int tenths) {
  return add_json(key, std::to_string(tenths / 10) + '.' + static_cast<char>('0' + tenths % 10));
}
JsonObject& JsonObject::add_fields(const JsonObject& other) {
  if (!members_.empty() && !other.members_.empty()) members_ += ',';
  members_ += other.members_;
  return *this;
}
JsonObject& JsonObject::add_json(std::string_view key, std::string_view json) {
  open(key) += json;
  return *this;
}

void JsonObject::append_to(std::string& out) const {
  out += text();
  out += '\n';
}

}  // namespace shudu
