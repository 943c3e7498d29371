// Members of a JSON object that a campaign has written; a missing or wrong one clears `good`.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "shudu/whole.h"

namespace shudu::cli::campaign {

struct Members {
  const nlohmann::json& json;
  bool good = true;

  const nlohmann::json* member(const char* key) {
    const auto at = json.find(key);
    return at == json.end() ? nullptr : &*at;
  }
  std::string text(const char* key) {
    const auto* at = member(key);
    const bool is_text = at != nullptr && at->is_string();
    good = good && is_text;
    return is_text ? at->get<std::string>() : std::string{};
  }
  std::uint64_t number(const char* key) {
    const auto* at = member(key);
    const bool is_number = at != nullptr && at->is_number_unsigned();
    good = good && is_number;
    return is_number ? at->get<std::uint64_t>() : 0;
  }
  Whole whole(const char* key) {
    const auto number = whole_from(text(key));
    good = good && number.has_value();
    return number.value_or(0);
  }
};

}  // namespace shudu::cli::campaign
