#include "format/codec/json_scanner.h"

#include "format/cell_text.h"

namespace shudu {

JsonScanner::Answer JsonScanner::take(char c) {
  if (inside_ == Inside::string || inside_ == Inside::escape) return take_in_string(c);
  const bool is_white = c == ' ' || c == '\t' || c == '\n' || c == '\r';
  const bool is_structure = std::string_view{"{}[],:\""}.find(c) != std::string_view::npos;
  if (inside_ == Inside::scalar) {
    if (!is_white && !is_structure) return Answer::more;
    inside_ = Inside::nothing;
    value_is_over();  // a scalar is never the outermost value, so this completes nothing
  }
  if (is_white) return Answer::more;
  if (open_.empty() && c != '{' && c != '[' && c != '"') return wrong(c);

  const bool wants_value = expect_ == Expect::value || expect_ == Expect::value_or_end;
  const bool wants_key = expect_ == Expect::key || expect_ == Expect::key_or_end;
  if (c == '}' || c == ']') return close(c);
  if (c == '{' || c == '[') return wants_value ? open(c) : wrong(c);
  if (c == '"' && (wants_value || wants_key)) {
    inside_ = Inside::string;
    return Answer::more;
  }
  if (c == ':' && expect_ == Expect::colon) {
    expect_ = Expect::value;
    return Answer::more;
  }
  if (c == ',' && expect_ == Expect::comma_or_end) {
    expect_ = open_.back() == '{' ? Expect::key : Expect::value;
    return Answer::more;
  }
  if (!is_structure && wants_value) {
    inside_ = Inside::scalar;
    return Answer::more;
  }
  return wrong(c);
}

JsonScanner::Answer JsonScanner::take_in_string(char c) {
  if (static_cast<unsigned char>(c) < 0x20) return wrong(c);
  if (inside_ == Inside::escape) {
    inside_ = Inside::string;
  } else if (c == '\\') {
    inside_ = Inside::escape;
  } else if (c == '"') {
    inside_ = Inside::nothing;
    const bool was_key = expect_ == Expect::key || expect_ == Expect::key_or_end;
    if (!was_key) return value_is_over();
    expect_ = Expect::colon;
  }
  return Answer::more;
}

JsonScanner::Answer JsonScanner::open(char bracket) {
  if (open_.size() == deepest) {
    fault_ = "nested deeper than " + std::to_string(deepest) + " levels";
    return Answer::wrong;
  }
  open_ += bracket;
  expect_ = bracket == '{' ? Expect::key_or_end : Expect::value_or_end;
  return Answer::more;
}

JsonScanner::Answer JsonScanner::close(char bracket) {
  const bool at_end =
      expect_ == Expect::comma_or_end || expect_ == Expect::key_or_end || expect_ == Expect::value_or_end;
  const bool matches = (open_.back() == '{') == (bracket == '}');
  if (!at_end || !matches) return wrong(bracket);
  open_.pop_back();
  return value_is_over();
}

JsonScanner::Answer JsonScanner::value_is_over() {
  expect_ = Expect::comma_or_end;
  return open_.empty() ? Answer::complete : Answer::more;
}

JsonScanner::Answer JsonScanner::wrong(char found) {
  fault_ = "expected " + expected() + ", found " + quoted(found);
  return Answer::wrong;
}

std::string JsonScanner::expected() const {
  if (inside_ != Inside::nothing) return "the end of the string";
  if (open_.empty()) return "a puzzle as an object, an array or a string";
  switch (expect_) {
    case Expect::value: return "a value";
    case Expect::value_or_end: return "a value or ']'";
    case Expect::key: return "a key";
    case Expect::key_or_end: return "a key or '}'";
    case Expect::colon: return "':'";
    case Expect::comma_or_end: return open_.back() == '{' ? "',' or '}'" : "',' or ']'";
  }
  return {};
}

}  // namespace shudu
