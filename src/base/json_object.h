// JsonObject: an object of JSON as it is written, fields in the order in which they were added.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shudu {

class JsonObject {
 public:
  // Text may hold any bytes; what is not UTF-8 is replaced.
  JsonObject& add(std::string_view key, std::string_view value);
  JsonObject& add(std::string_view key, const char* value) { return add(key, std::string_view{value}); }
  JsonObject& add(std::string_view key, std::uint64_t value);
  JsonObject& add(std::string_view key, double value);
  JsonObject& add(std::string_view key, bool value);
  JsonObject& add(std::string_view key, const std::vector<std::string>& values);
  JsonObject& add(std::string_view key, const std::vector<std::uint64_t>& values);
  JsonObject& add(std::string_view key, const JsonObject& value);
  JsonObject& add(std::string_view key, const std::vector<JsonObject>& values);
  // 71 is written 7.1.
  JsonObject& add_tenths(std::string_view key, int tenths);
  // Text that is JSON already.
  JsonObject& add_json(std::string_view key, std::string_view json);

  std::string text() const { return '{' + members_ + '}'; }
  // The object and a line end, appended.
  void append_to(std::string& out) const;

 private:
  std::string& open(std::string_view key);

  std::string members_;  // "key":value, with commas between
};

}  // namespace shudu
