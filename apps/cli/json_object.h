// JsonObject: one line of `--json` output, fields in the order in which they were added.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::cli {

class JsonObject {
 public:
  JsonObject();
  ~JsonObject();
  JsonObject(JsonObject&&) noexcept;

  JsonObject& add(std::string_view key, std::string_view value);
  JsonObject& add(std::string_view key, const char* value) { return add(key, std::string_view{value}); }
  JsonObject& add(std::string_view key, std::uint64_t value);
  JsonObject& add(std::string_view key, double value);
  JsonObject& add(std::string_view key, bool value);
  JsonObject& add(std::string_view key, const std::vector<std::string>& values);
  JsonObject& add(std::string_view key, const std::vector<std::uint64_t>& values);
  JsonObject& add(std::string_view key, const JsonObject& value);
  JsonObject& add(std::string_view key, const std::vector<JsonObject>& values);

  // The object and a line end, appended.
  void append_to(std::string& out) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace shudu::cli
