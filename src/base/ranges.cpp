#include "base/ranges.h"

#include <algorithm>
#include <charconv>

namespace shudu {
namespace {

bool whole(std::string_view text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() && value >= 0;
}

bool tenths(std::string_view text, int& value, int most_units) {
  const std::size_t point = std::min(text.find('.'), text.size());
  int units = 0, tenth = 0;
  if (!whole(text.substr(0, point), units) || units > most_units) return false;
  if (point != text.size() && (text.size() - point != 2 || !whole(text.substr(point + 1), tenth))) return false;
  value = 10 * units + tenth;
  return true;
}

// `number` reads one number and returns whether it used all characters.
template <class Number>
std::optional<Range> range_by(std::string_view text, const Number& number) {
  const std::size_t between = text.find_first_of("-~");
  Range range;
  if (!number(text.substr(0, between), range.least)) return std::nullopt;
  range.most = range.least;
  if (between == std::string_view::npos) return range;
  if (!number(text.substr(between + 1), range.most) || range.least > range.most) return std::nullopt;
  return range;
}

}  // namespace

std::optional<Range> range_of(std::string_view text) { return range_by(text, whole); }
std::optional<Range> range_of_tenths(std::string_view text, int most) {
  return range_by(text, [most](std::string_view one, int& value) { return tenths(one, value, most); });
}

}  // namespace shudu
