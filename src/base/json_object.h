// JsonObject: writes an object of JSON. Fields appear in the order in which they are added.
//
// A whole number is written as a number if every reader can represent it exactly, which means up to 2^53 - 1 (readers
// that store numbers as `double`, such as JavaScript, round larger ones). A larger number is written as a string of its
// digits. This holds for every JSON text of the program and the C interface.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/whole.h"

namespace shudu {

class JsonObject {
 public:
  // The text may hold any bytes. Bytes that are not UTF-8 are replaced.
  JsonObject& add(std::string_view key, std::string_view value);
  JsonObject& add(std::string_view key, const char* value) { return add(key, std::string_view{value}); }
  JsonObject& add(std::string_view key, std::uint64_t value) { return add(key, Whole{value}); }
  JsonObject& add(std::string_view key, Whole value);
  JsonObject& add(std::string_view key, double value);
  JsonObject& add(std::string_view key, bool value);
  JsonObject& add(std::string_view key, const std::vector<std::string>& values);
  JsonObject& add(std::string_view key, const std::vector<std::uint64_t>& values);
  JsonObject& add(std::string_view key, const JsonObject& value);
  JsonObject& add(std::string_view key, const std::vector<JsonObject>& values);
  // A number in tenths: 71 is written 7.1.
  JsonObject& add_tenths(std::string_view key, int tenths);
  JsonObject& add_null(std::string_view key) { return add_json(key, "null"); }
  // All fields of the other object.
  JsonObject& add_fields(const JsonObject& other);
  // The text must be valid JSON.
  JsonObject& add_json(std::string_view key, std::string_view json);

  std::string text() const { return '{' + members_ + '}'; }
  // Appends the object and a newline.
  void append_to(std::string& out) const;

 private:
  std::string& open(std::string_view key);

  std::string members_;  // "key":value, with commas between
};

}  // namespace shudu
