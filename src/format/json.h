// Json: a value of a JSON document. json.cpp is the only file that reads nlohmann-json, which takes every file that includes it
// more than a second to compile.
//
// A function that asks for a member or an element expects it to exist, unless it says otherwise.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "format/grid_text.h"

namespace shudu {

class Json {
 public:
  struct Member;
  using Array = std::vector<Json>;
  using Object = std::map<std::string, Json, std::less<>>;

  Json() = default;
  Json(double value) : kind_(Kind::real) { content_.real = value; }
  template <std::integral Value>
  Json(Value value) : kind_(std::same_as<Value, bool> ? Kind::boolean : Kind::whole) {
    content_.whole = static_cast<std::int64_t>(value);
  }
  Json(std::string text);
  Json(std::string_view text) : Json(std::string{text}) {}
  Json(const char* text) : Json(std::string{text}) {}
  template <class Value>
  Json(const std::vector<Value>& values) : Json(Array(values.begin(), values.end())) {}
  Json(Array values);
  Json(std::initializer_list<Member> members);  // an object

  Json(const Json& other);
  Json(Json&& other) noexcept { swap(other); }
  Json& operator=(Json other) noexcept {
    swap(other);
    return *this;
  }
  ~Json();

  static Json array(Array values = {}) { return values; }
  static Json object() { return std::initializer_list<Member>{}; }

  // Replaces the content, or returns the error and its position. Values other than an object, an array or a string are
  // rejected.
  std::optional<TextFault> parse(std::string_view text);
  // The value as JSON, members in the order of their names.
  std::string dump() const;

  bool is_null() const { return kind_ == Kind::null; }
  bool is_whole() const { return kind_ == Kind::whole; }
  bool is_real() const { return kind_ == Kind::real; }  // written with a point or an exponent, or too large to be exact
  bool is_number() const { return is_whole() || is_real(); }
  bool is_text() const { return kind_ == Kind::text; }
  bool is_array() const { return kind_ == Kind::array; }
  bool is_object() const { return kind_ == Kind::object; }
  bool is_structured() const { return is_array() || is_object(); }
  std::string_view kind() const;  // "null", "boolean", "number", "string", "array" or "object"

  std::int64_t whole() const { return content_.whole; }  // of a value that is_whole
  double number() const { return is_real() ? content_.real : static_cast<double>(content_.whole); }
  const std::string* text() const {
    return kind_ == Kind::text ? content_.text : nullptr;
  }  // null if it is not a string

  // Elements of an array. Anything else has none.
  const Json* begin() const { return is_array() ? content_.array->data() : nullptr; }
  const Json* end() const { return begin() + (is_array() ? content_.array->size() : 0); }
  Json* begin() { return is_array() ? content_.array->data() : nullptr; }
  Json* end() { return begin() + (is_array() ? content_.array->size() : 0); }
  const Json& operator[](std::integral auto index) const { return (*content_.array)[static_cast<std::size_t>(index)]; }
  Json& operator[](std::integral auto index) { return (*content_.array)[static_cast<std::size_t>(index)]; }
  const Json& front() const { return content_.array->front(); }
  Json& back() { return content_.array->back(); }
  void push_back(Json value);  // null becomes an array

  // Members of an object. Anything else has none.
  const Object& items() const;
  bool contains(std::string_view key) const { return find(key) != nullptr; }
  const Json* find(std::string_view key) const;  // or null
  Json* find(std::string_view key);
  Json& operator[](std::string_view key);          // added if there is none; null becomes an object
  void emplace(std::string_view key, Json value);  // keeps what is there
  void erase(std::string_view key);

  // Elements or members; 0 for null, 1 for anything else.
  std::size_t size() const;
  bool empty() const { return size() == 0; }

  friend bool operator==(const Json& a, const Json& b);

 private:
  enum class Kind : std::uint8_t { null, boolean, whole, real, text, array, object };

  void swap(Json& other) noexcept {
    std::swap(kind_, other.kind_);
    std::swap(content_, other.content_);
  }
  void append_to(std::string& out) const;

  Kind kind_ = Kind::null;
  union {
    std::int64_t whole;  // a boolean is 0 or 1
    double real;
    std::string* text;
    Array* array;
    Object* object;
  } content_{.whole = 0};
};

struct Json::Member {
  std::string key;
  Json value;
};

}  // namespace shudu
