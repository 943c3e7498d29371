#include "format/json.h"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "format/codec/json_scanner.h"
#include "format/grid_text.h"

namespace shudu {
namespace {

using Library = nlohmann::json;

// Builds a value from what the parser finds. Its position of an error reaches nobody but such a handler.
class Builder final : public nlohmann::json_sax<Library> {
 public:
  explicit Builder(Json& whole) : whole_(whole) {}

  std::size_t place = 0;

  bool null() override { return take({}) != nullptr; }
  bool boolean(bool value) override { return take(value) != nullptr; }
  bool number_integer(number_integer_t value) override { return take(value) != nullptr; }
  bool number_unsigned(number_unsigned_t value) override {
    const bool is_exact = value <= static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
    return take(is_exact ? Json(value) : Json(static_cast<double>(value))) != nullptr;
  }
  bool number_float(number_float_t value, const string_t&) override { return take(value) != nullptr; }
  bool string(string_t& value) override { return take(std::move(value)) != nullptr; }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool key(string_t& name) override {
    key_ = std::move(name);
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    place = position == 0 ? 0 : position - 1;
    return false;
  }

 private:
  Json* take(Json value) {
    if (open_.empty()) return &(whole_ = std::move(value));
    Json& outer = *open_.back();
    if (outer.is_object()) return &(outer[key_] = std::move(value));
    outer.push_back(std::move(value));
    return &outer.back();
  }
  bool open(Json value) {
    open_.push_back(take(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json& whole_;
  std::vector<Json*> open_;  // the values that are not complete, outermost first
  std::string key_;
};

void append_real(std::string& out, double value) {
  if (!std::isfinite(value)) {
    out += "null";
    return;
  }
  char text[64];
  out.append(text, nlohmann::detail::to_chars(text, text + sizeof text, value));
}

}  // namespace

Json::Json(std::string text) {
  content_.text = new std::string(std::move(text));
  kind_ = Kind::text;
}

Json::Json(Array values) {
  content_.array = new Array(std::move(values));
  kind_ = Kind::array;
}

Json::Json(std::initializer_list<Member> members) {
  content_.object = new Object;
  kind_ = Kind::object;
  for (const Member& member : members) (*this)[member.key] = member.value;
}

Json::Json(const Json& other) {
  switch (other.kind_) {
    case Kind::text: content_.text = new std::string(*other.content_.text); break;
    case Kind::array: content_.array = new Array(*other.content_.array); break;
    case Kind::object: content_.object = new Object(*other.content_.object); break;
    default: content_ = other.content_;
  }
  kind_ = other.kind_;
}

Json::~Json() {
  switch (kind_) {
    case Kind::text: delete content_.text; break;
    case Kind::array: delete content_.array; break;
    case Kind::object: delete content_.object; break;
    default: break;
  }
}

std::optional<TextFault> Json::parse(std::string_view text) {
  // The scanner limits the depth, because a level costs the parser a hundred bytes but the scanner only one.
  JsonScanner scanner;
  auto answer = JsonScanner::Answer::more;
  std::size_t at = 0;
  while (answer == JsonScanner::Answer::more && at < text.size()) answer = scanner.take(text[at++]);
  if (answer == JsonScanner::Answer::wrong) return TextFault{at - 1, scanner.fault()};
  Builder builder{*this};
  // Library::sax_parse does the same, but it would add the readers of five binary formats to the module for pages.
  auto input = nlohmann::detail::input_adapter(text.begin(), text.end());
  if (nlohmann::detail::parser<Library, decltype(input)>{std::move(input)}.sax_parse(&builder)) return std::nullopt;
  return TextFault{builder.place, "this is not JSON"};
}

std::string Json::dump() const {
  std::string out;
  append_to(out);
  return out;
}

void Json::append_to(std::string& out) const {
  const char* between = "";
  switch (kind_) {
    case Kind::null: out += "null"; return;
    case Kind::boolean: out += content_.whole != 0 ? "true" : "false"; return;
    case Kind::whole: out += std::to_string(content_.whole); return;
    case Kind::real: append_real(out, content_.real); return;
    case Kind::text: append_json_string(out, *content_.text); return;
    case Kind::array:
      out += '[';
      for (const Json& value : *this) {
        out += std::exchange(between, ",");
        value.append_to(out);
      }
      out += ']';
      return;
    case Kind::object:
      out += '{';
      for (const auto& [key, value] : items()) {
        out += std::exchange(between, ",");
        append_json_string(out, key);
        out += ':';
        value.append_to(out);
      }
      out += '}';
  }
}

std::string_view Json::kind() const {
  constexpr std::string_view names[] = {"null", "boolean", "number", "number", "string", "array", "object"};
  return names[static_cast<std::size_t>(kind_)];
}

void Json::push_back(Json value) {
  if (is_null()) *this = array();
  content_.array->push_back(std::move(value));
}

const Json::Object& Json::items() const {
  static const Object none;
  return is_object() ? *content_.object : none;
}

const Json* Json::find(std::string_view key) const {
  const auto found = items().find(key);
  return found == items().end() ? nullptr : &found->second;
}
Json* Json::find(std::string_view key) { return const_cast<Json*>(std::as_const(*this).find(key)); }

Json& Json::operator[](std::string_view key) {
  if (is_null()) *this = object();
  return content_.object->try_emplace(std::string{key}).first->second;
}

void Json::emplace(std::string_view key, Json value) {
  if (!contains(key)) (*this)[key] = std::move(value);
}

void Json::erase(std::string_view key) {
  const auto found = items().find(key);
  if (found != items().end()) content_.object->erase(found);
}

std::size_t Json::size() const {
  if (is_array()) return content_.array->size();
  return is_object() ? content_.object->size() : std::size_t{!is_null()};
}

bool operator==(const Json& a, const Json& b) {
  if (a.is_number() && b.is_number())
    return a.is_whole() && b.is_whole() ? a.whole() == b.whole() : a.number() == b.number();
  if (a.kind_ != b.kind_) return false;
  switch (a.kind_) {
    case Json::Kind::boolean: return a.content_.whole == b.content_.whole;
    case Json::Kind::text: return *a.text() == *b.text();
    case Json::Kind::array: return *a.content_.array == *b.content_.array;
    case Json::Kind::object: return a.items() == b.items();
    default: return true;
  }
}

}  // namespace shudu
