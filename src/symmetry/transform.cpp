// Transform (shudu/symmetry.h): applied, composed, inverted, drawn at random, and as text.
#include "shudu/symmetry.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "base/orders.h"

namespace shudu {

namespace {

constexpr Transform::Lines backwards{8, 7, 6, 5, 4, 3, 2, 1, 0};

bool keeps_bands(const Transform::Lines& lines) {
  for (int i = 0; i < 9; ++i) {
    if (lines[i] / 3 != lines[i / 3 * 3] / 3) return false;
  }
  return true;
}

// Reads "231" as a permutation of n things counted from 1.
bool read_order(std::string_view text, std::span<std::uint8_t> order) {
  if (text.size() != order.size()) return false;
  unsigned seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int number = text[i] - '1';
    if (number < 0 || number >= static_cast<int>(order.size())) return false;
    seen |= 1U << number;
    order[i] = static_cast<std::uint8_t>(number);
  }
  return seen == (1U << order.size()) - 1;
}

std::string order_text(std::span<const std::uint8_t> order, int first) {
  std::string text;
  for (std::uint8_t number : order) text += static_cast<char>('1' + number - first);
  return text;
}

std::optional<Transform> named(std::string_view name) {
  Transform t;
  if (name == "identity") return t;
  if (name == "rotate90" || name == "rotate270" || name == "mirror_diagonal" || name == "mirror_antidiagonal") {
    t.transposed = true;
  }
  if (name == "rotate180" || name == "rotate270" || name == "mirror_vertical" || name == "mirror_antidiagonal") {
    t.rows = backwards;
  }
  if (name == "rotate90" || name == "rotate180" || name == "mirror_horizontal" || name == "mirror_antidiagonal") {
    t.columns = backwards;
  }
  if (t == Transform{}) return std::nullopt;
  return t;
}

}  // namespace

Grid Transform::operator()(const Grid& grid) const {
  Grid result;
  for (Cell cell : all_cells()) result.set(cell, digits[grid[source(cell)]]);
  return result;
}

Transform compose(const Transform& first, const Transform& second) {
  Transform both;
  both.transposed = first.transposed != second.transposed;
  // If the second one transposes, its rows are the first one's columns.
  const auto& rows = second.transposed ? first.columns : first.rows;
  const auto& columns = second.transposed ? first.rows : first.columns;
  for (int i = 0; i < 9; ++i) {
    both.rows[i] = rows[second.rows[i]];
    both.columns[i] = columns[second.columns[i]];
  }
  for (int d = 0; d < 10; ++d) both.digits[d] = second.digits[first.digits[d]];
  return both;
}

Transform inverse(const Transform& transform) {
  Transform back;
  back.transposed = transform.transposed;
  auto& rows = transform.transposed ? back.columns : back.rows;
  auto& columns = transform.transposed ? back.rows : back.columns;
  for (std::uint8_t i = 0; i < 9; ++i) {
    rows[transform.rows[i]] = i;
    columns[transform.columns[i]] = i;
  }
  for (std::uint8_t d = 0; d < 10; ++d) back.digits[transform.digits[d]] = d;
  return back;
}

Transform::Lines line_order(int k) {
  Transform::Lines lines{};
  const auto& bands = orders_of_three[k % 6];
  k /= 6;
  for (int band = 0; band < 3; ++band) {
    for (int i = 0; i < 3; ++i)
      lines[band * 3 + i] = static_cast<std::uint8_t>(bands[band] * 3 + orders_of_three[k % 6][i]);
    k /= 6;
  }
  return lines;
}

Transform random_transform(Random& random) {
  Transform transform;
  transform.transposed = random.below(2) != 0;
  transform.rows = line_order(static_cast<int>(random.below(line_order_count)));
  transform.columns = line_order(static_cast<int>(random.below(line_order_count)));
  random.shuffle(std::span{transform.digits}.subspan(1));
  return transform;
}

Result<Transform> transform_from(std::string_view text) {
  if (const auto transform = named(text)) return *transform;
  const std::size_t equals = std::min(text.find('='), text.size());
  const std::string what{text.substr(0, equals)};
  const std::string_view order = text.substr(std::min(equals + 1, text.size()));
  Transform transform;
  if (what == "rows" || what == "columns") {
    Transform::Lines& lines = what == "rows" ? transform.rows : transform.columns;
    if (!read_order(order, lines))
      return Unexpected{Error::of_request("expected the digits 1 to 9 in some order after " + what + "=")};
    if (!keeps_bands(lines)) return Unexpected{Error::of_request("these " + what + " do not stay together in threes")};
    return transform;
  }
  if (what == "bands" || what == "stacks") {
    std::array<std::uint8_t, 3> three{};
    if (!read_order(order, three))
      return Unexpected{Error::of_request("expected the digits 1 to 3 in some order after " + what + "=")};
    Transform::Lines& lines = what == "bands" ? transform.rows : transform.columns;
    for (int i = 0; i < 9; ++i) lines[i] = static_cast<std::uint8_t>(three[i / 3] * 3 + i % 3);
    return transform;
  }
  if (what == "digits") {
    Transform::Lines names{};
    if (!read_order(order, names))
      return Unexpected{Error::of_request("expected the digits 1 to 9 in some order after " + what + "=")};
    for (int d = 1; d <= 9; ++d) transform.digits[d] = static_cast<std::uint8_t>(names[d - 1] + 1);
    return transform;
  }
  return Unexpected{Error::of_request("unknown transformation '" + std::string{text} + "'")};
}

std::string to_string(const Transform& transform) {
  std::string text = transform.transposed ? "mirror_diagonal " : "";
  text += "rows=" + order_text(transform.rows, 0);
  text += " columns=" + order_text(transform.columns, 0);
  text += " digits=" + order_text(std::span{transform.digits}.subspan(1), 1);
  return text;
}

}  // namespace shudu
