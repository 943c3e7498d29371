#include "json_object.h"

#include <nlohmann/json.hpp>

namespace shudu::cli {

struct JsonObject::State {
  nlohmann::ordered_json value = nlohmann::ordered_json::object();
};

JsonObject::JsonObject() : state_(std::make_unique<State>()) {}
JsonObject::~JsonObject() = default;
JsonObject::JsonObject(JsonObject&&) noexcept = default;

JsonObject& JsonObject::add(std::string_view key, std::string_view value) {
  state_->value[std::string{key}] = value;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, std::uint64_t value) {
  state_->value[std::string{key}] = value;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, double value) {
  state_->value[std::string{key}] = value;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, bool value) {
  state_->value[std::string{key}] = value;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const std::vector<std::string>& values) {
  state_->value[std::string{key}] = values;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const std::vector<std::uint64_t>& values) {
  state_->value[std::string{key}] = values;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const JsonObject& value) {
  state_->value[std::string{key}] = value.state_->value;
  return *this;
}
JsonObject& JsonObject::add(std::string_view key, const std::vector<JsonObject>& values) {
  auto& array = state_->value[std::string{key}] = nlohmann::ordered_json::array();
  for (const JsonObject& value : values) array.push_back(value.state_->value);
  return *this;
}

void JsonObject::append_to(std::string& out) const {
  // Input text may hold any bytes; what is not UTF-8 is replaced, never thrown about.
  out += state_->value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  out += '\n';
}

}  // namespace shudu::cli
