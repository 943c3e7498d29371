#include "format/formats/address.h"

#include <algorithm>

#include "format/cell_text.h"
#include "format/codec/lz_string.h"
#include "format/codec/percent.h"

namespace shudu {
namespace {

bool equal_without_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return in_lower_case(x) == in_lower_case(y); });
}

bool skip_prefix(std::string_view& text, std::string_view prefix) {
  if (!equal_without_case(text.substr(0, prefix.size()), prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

}  // namespace

std::optional<Address> address_of(std::string_view text) {
  const bool has_scheme = skip_prefix(text, "https://") || skip_prefix(text, "http://");
  const std::size_t end = std::min(text.find_first_of("/?#"), text.size());
  const std::string_view host = text.substr(0, end);
  const auto in_host = [](char c) {
    return ('a' <= in_lower_case(c) && in_lower_case(c) <= 'z') || ('0' <= c && c <= '9') || c == '.' || c == '-' ||
           c == ':';
  };
  const std::size_t dot = host.rfind('.');
  // Without a scheme the last part of the host must be a name, so that digits and dots are not taken for an address.
  const bool named = dot != std::string_view::npos && dot + 1 < host.size() && 'a' <= in_lower_case(host[dot + 1]) &&
                     in_lower_case(host[dot + 1]) <= 'z' && dot > 0;
  if (host.empty() || !std::ranges::all_of(host, in_host) || !(has_scheme || named)) return std::nullopt;
  return Address{host, text.substr(end)};
}

bool is_at(const Address& address, std::string_view domain) {
  if (address.host.size() < domain.size()) return false;
  const std::size_t before = address.host.size() - domain.size();
  return equal_without_case(address.host.substr(before), domain) && (before == 0 || address.host[before - 1] == '.');
}

std::optional<std::string_view> parameter(const Address& address, std::string_view name) {
  std::size_t at = address.rest.find('?');
  while (at < address.rest.size()) {
    std::string_view part = address.rest.substr(at + 1);
    part = part.substr(0, part.find_first_of("&#"));
    if (part.starts_with(name) && part.substr(name.size()).starts_with('=')) return part.substr(name.size() + 1);
    at += 1 + part.size();
    if (at < address.rest.size() && address.rest[at] == '#') break;
  }
  return std::nullopt;
}

std::optional<std::string_view> sudokupad_tail(std::string_view text) {
  if (skip_prefix(text, "sudokupad://puzzle/")) return text;
  const auto address = address_of(text);
  const bool known = address && (is_at(*address, "sudokupad.app") || is_at(*address, "sudokupad.svencodes.com") ||
                                 is_at(*address, "app.crackingthecryptic.com"));
  if (!known) return std::nullopt;
  if (const auto id = parameter(*address, "puzzleid")) return id;
  std::string_view tail = address->rest;
  if (tail.starts_with('/')) tail.remove_prefix(1);
  if (tail.starts_with("sudoku.html")) tail.remove_prefix(11);
  if (tail.starts_with("sudoku/")) tail.remove_prefix(7);
  return tail.substr(0, tail.find_first_of("?#"));
}

std::optional<std::string_view> fpuzzles_payload(std::string_view word) {
  const auto after_prefix = [](std::string_view tail) -> std::optional<std::string_view> {
    if (tail.starts_with("fpuzzles")) return tail.substr(8);
    if (tail.starts_with("fpuz")) return tail.substr(4);
    return std::nullopt;
  };
  if (const auto tail = sudokupad_tail(word)) return after_prefix(*tail);
  if (const auto address = address_of(word)) {
    if (const auto load = parameter(*address, "load")) return load;
    if (is_at(*address, "f-puzzles.com")) return address->rest.substr(address->rest.size());
    return std::nullopt;
  }
  return after_prefix(word);
}

std::optional<std::string> unpacked(std::string_view payload) {
  const std::string packed = percent_decoded(payload);
  const auto is_object = [](const std::optional<std::string>& text) {
    return text && text->starts_with('{') && text->ends_with('}');
  };
  auto text = lz_decompressed_from_base64(packed);
  if (is_object(text)) return text;
  int tries = 32;
  for (std::size_t at = packed.find('/'); at < packed.size() && tries > 0; at = packed.find('/', at + 1), --tries) {
    auto repaired = lz_decompressed_from_base64(std::string{packed}.insert(at, 1, '/'));
    if (is_object(repaired)) return repaired;
  }
  return std::nullopt;
}

FirstWord first_word(std::string_view line) {
  const std::string_view text = trimmed(line);
  const std::size_t at = text.empty() ? 0 : static_cast<std::size_t>(text.data() - line.data());
  const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
  return {text.substr(0, end), at, trimmed(text.substr(end))};
}

}  // namespace shudu
