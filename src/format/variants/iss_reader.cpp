#include "format/variants/iss_reader.h"

#include <bit>

#include "format/variants/iss_code.h"
#include "format/variants/text_record.h"

namespace shudu::variant {

IssReader::IssReader(IssLayout layout)
    : puzzle(blank(layout.shape)), layout_(std::move(layout)), cells_(layout_.shape) {}

bool IssReader::fail(const IssToken& token, const std::string& message) {
  const std::string type = token.type.empty() ? "given" : std::string{token.type.substr(0, 40)};
  error_ = {.offset = token.offset, .message = type + ": " + message};
  return false;
}

std::optional<Cell> IssReader::cell(const IssToken& token, std::string_view name, const IssScope& scope) {
  auto found = cells_.find(name);
  if (!found) {
    fail(token, "there is no cell " + std::string{name.substr(0, 40)});
    return std::nullopt;
  }
  if (scope.rows == 0 && scope.columns == 0) return found;
  if (cells_.place(*found).group != scope.group) {
    fail(token, "cells of a Replicate must be in one group");
    return std::nullopt;
  }
  found = cells_.moved(*found, scope.rows, scope.columns);
  if (!found) fail(token, "a copy of " + std::string{name} + " is outside the grid");
  return found;
}

std::optional<Cells> IssReader::cells_from(const IssToken& token, std::size_t first, const IssScope& scope) {
  Cells all;
  for (std::size_t i = first; i < token.arguments.size(); ++i) {
    const auto one = cell(token, token.arguments[i], scope);
    if (!one) return std::nullopt;
    all.push_back(*one);
  }
  if (all.empty()) {
    fail(token, "no cells");
    return std::nullopt;
  }
  return all;
}

std::optional<std::vector<Cells>> IssReader::segments_from(const IssToken& token, std::size_t first,
                                                           std::string_view separator, const IssScope& scope) {
  std::vector<Cells> all(1);
  for (std::size_t i = first; i < token.arguments.size(); ++i) {
    if (token.arguments[i] == separator) {
      all.emplace_back();
    } else if (const auto one = cell(token, token.arguments[i], scope)) {
      all.back().push_back(*one);
    } else {
      return std::nullopt;
    }
  }
  return all;
}

std::optional<int> IssReader::number(const IssToken& token, std::string_view text) {
  const auto read = small_number(text, true);
  if (!read) fail(token, "expected a number, found '" + std::string{text.substr(0, 40)} + "'");
  return read;
}

std::optional<std::vector<int>> IssReader::numbers(const IssToken& token, std::string_view text, char separator) {
  std::vector<int> all;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(separator, at), text.size());
    const auto one = number(token, text.substr(at, end - at));
    if (!one) return std::nullopt;
    all.push_back(*one);
    at = end + 1;
  }
  return all;
}

bool IssReader::charge(const IssToken& token, std::size_t size) {
  constexpr std::size_t most = std::size_t{1} << 18;
  work_ += size;
  return work_ <= most || fail(token, "the puzzle is too large");
}

bool IssReader::add(const IssToken& token, const IssScope& scope, std::string_view rule, std::vector<Cells> parts,
                    std::vector<int> numbers, std::string text) {
  const Rule* found = find_rule(rule);
  if (found == nullptr) {
    return fail(token, "the rule is not known");
  }
  std::size_t size = 1 + text.size() / 64;
  for (const Cells& part : parts) size += part.size();
  if (!charge(token, size)) return false;
  scope.clues->push_back({.rule = found,
                          .parts = std::move(parts),
                          .numbers = std::move(numbers),
                          .text = std::move(text),
                          .branches = {}});
  return true;
}

void IssReader::keep_name(const IssScope& scope, const std::string& name) {
  if (!name.empty() && scope.clues == &puzzle.clues) document.names[puzzle.clues.size() - 1] = name;
}

bool IssReader::restrict(const IssToken& token, const IssScope& scope, Cell cell, Values values) {
  if (!scope.in_branch) {
    puzzle.candidates[cell] &= values;
    return true;
  }
  if (std::has_single_bit(values)) {
    return add(token, scope, "contain_at_least", {{cell}}, {shape().lowest + std::countr_zero(values)});
  }
  std::string text = "[";
  for (int v = 0; v < shape().values; ++v) {
    if ((values >> v & 1U) == 0) continue;
    const int value = shape().lowest + v;
    text += static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10);
  }
  if (text.size() == 1) return add(token, scope, "any_of", {});  // no value: the branch cannot hold
  return add(token, scope, "regex", {{cell}}, {}, text + "]");
}

bool IssReader::read_all(const std::vector<IssToken>& tokens, const IssScope& scope) {
  for (const IssToken& token : tokens) {
    if (!read(token, scope)) return false;
  }
  return true;
}

bool IssReader::read(const IssToken& token, const IssScope& scope) {
  if (!charge(token, 1 + token.arguments.size())) return false;
  if (token.type == "And") return read_all(token.children, scope);
  if (token.type == "Or") return read_branches(token, scope);
  if (token.type == "Replicate") return read_copies(token, scope);
  const IssType* type = find_iss_type(token.type);
  if (type == nullptr) {
    return fail(token, "the rule is not known");
  }
  return read_iss_type(*this, *type, token, scope);
}

bool IssReader::read_branches(const IssToken& token, const IssScope& scope) {
  std::vector<std::vector<Clue>> branches;
  for (const IssToken& child : token.children) {
    IssScope branch = scope;
    branch.clues = &branches.emplace_back();
    branch.in_branch = true;
    if (!read(child, branch)) return false;
    if (branches.back().empty()) return true;  // a branch that always holds
  }
  if (!add(token, scope, "any_of", {})) return false;
  scope.clues->back().branches = std::move(branches);
  return true;
}

bool IssReader::read_copies(const IssToken& token, const IssScope& scope) {
  const std::string_view targets = token.arguments.empty() ? std::string_view{} : token.arguments[0];
  const IssScope unmoved;
  const auto origin = cell(token, token.arguments.size() > 1 ? token.arguments[1] : "R1C1", unmoved);
  if (!origin) return false;
  const IssCells::Place from = cells_.place(*origin);
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const int six = six_bits(targets[i]);
    if (six < 0) return fail(token, "the targets have a character that is not base64");
    for (std::size_t k = 0; k < 6; ++k) {
      if ((static_cast<unsigned>(six) >> k & 1U) == 0) continue;
      const std::size_t target = *origin + i * 6 + k;
      if (target >= static_cast<std::size_t>(shape().cells())) return fail(token, "a target is outside the grid");
      const IssCells::Place to = cells_.place(static_cast<Cell>(target));
      if (to.group != from.group) return fail(token, "cells of a Replicate must be in one group");
      IssScope moved = scope;
      moved.group = from.group;
      moved.rows += to.row - from.row;
      moved.columns += to.column - from.column;
      if (!charge(token, 1) || !read_all(token.children, moved)) return false;
    }
  }
  return true;
}

}  // namespace shudu::variant
