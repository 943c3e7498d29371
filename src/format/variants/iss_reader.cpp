#include "format/variants/iss_reader.h"

#include <algorithm>
#include <bit>

#include "format/variants/iss_code.h"
#include "format/variants/text_record.h"

namespace shudu::variant {

IssReader::IssReader(IssLayout layout)
    : puzzle(blank(layout.shape)), layout_(std::move(layout)), cells_(layout_.shape) {}

bool IssReader::fail(const std::string& message) {
  const std::string type = token_->type.empty() ? "given" : std::string{token_->type.substr(0, 40)};
  error_ = {.offset = token_->offset, .message = type + ": " + message};
  return false;
}

bool IssReader::fail_unknown() {
  fail("the rule is not known");
  return false;
}

std::optional<Cell> IssReader::cell(std::string_view name, bool is_moved) {
  auto found = cells_.find(name);
  if (!found) {
    fail("there is no cell " + std::string{name.substr(0, 40)});
    return std::nullopt;
  }
  if (!is_moved || (scope_->rows == 0 && scope_->columns == 0)) return found;
  if (cells_.place(*found).group != scope_->group) {
    fail("cells of a Replicate must be in one group");
    return std::nullopt;
  }
  found = cells_.moved(*found, scope_->rows, scope_->columns);
  if (!found) fail("a copy of " + std::string{name} + " is outside the grid");
  return found;
}

std::optional<Cells> IssReader::cells_from(std::size_t first, std::size_t left_out) {
  Cells all;
  for (std::size_t i = first; i + left_out < token_->arguments.size(); ++i) {
    const auto one = cell(token_->arguments[i]);
    if (!one) return std::nullopt;
    all.push_back(*one);
  }
  if (!all.empty()) return all;
  fail("no cells");
  return std::nullopt;
}

std::optional<std::vector<Cells>> IssReader::segments_from(std::size_t first, std::string_view separator) {
  std::vector<Cells> all(1);
  for (std::size_t i = first; i < token_->arguments.size(); ++i) {
    if (token_->arguments[i] == separator) {
      all.emplace_back();
    } else if (const auto one = cell(token_->arguments[i])) {
      all.back().push_back(*one);
    } else {
      return std::nullopt;
    }
  }
  return all;
}

std::optional<int> IssReader::number(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  auto read = small_number(text.substr(is_negative ? 1 : 0));
  if (read && is_negative) read = -*read;
  if (!read) fail("expected a number, found '" + std::string{text.substr(0, 40)} + "'");
  return read;
}

std::optional<std::vector<int>> IssReader::numbers(std::string_view text) {
  std::vector<int> all;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('_', at), text.size());
    const auto one = number(text.substr(at, end - at));
    if (!one) return std::nullopt;
    all.push_back(*one);
    at = end + 1;
  }
  return all;
}

bool IssReader::charge(std::size_t size) {
  constexpr std::size_t most = std::size_t{1} << 18;
  work_ += size;
  return work_ <= most || fail("the puzzle is too large");
}

bool IssReader::add(std::string_view rule, std::vector<Cells> parts, std::vector<int> numbers, std::string text) {
  const Rule* found = find_rule(rule);
  if (found == nullptr) return fail_unknown();
  std::size_t size = 1 + text.size() / 64;
  for (const Cells& part : parts) size += part.size();
  if (!charge(size)) return false;
  scope_->clues->push_back({.rule = found,
                            .parts = std::move(parts),
                            .numbers = std::move(numbers),
                            .text = std::move(text),
                            .branches = {}});
  return true;
}

void IssReader::keep_name(const std::string& name) {
  if (!name.empty() && scope_->clues == &puzzle.clues) document.names[puzzle.clues.size() - 1] = name;
}

bool IssReader::restrict(Cell cell, Values values) {
  if (!scope_->in_branch) {
    puzzle.candidates[cell] &= values;
    return true;
  }
  if (std::has_single_bit(values)) {
    return add("contain_at_least", {{cell}}, {shape().lowest + std::countr_zero(values)});
  }
  std::string text = "[";
  for (int v = 0; v < shape().values; ++v) {
    const int value = shape().lowest + v;
    if ((values >> v & 1U) != 0) text += static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10);
  }
  if (text.size() == 1) return add("any_of", {});  // no value: the branch cannot hold
  return add("regex", {{cell}}, {}, text + "]");
}

bool IssReader::read_all(const std::vector<IssToken>& tokens, const IssScope& scope) {
  return std::ranges::all_of(tokens, [&](const IssToken& token) { return read(token, scope); });
}

bool IssReader::read(const IssToken& token, const IssScope& scope) {
  const auto [outer_token, outer_scope] = std::pair{token_, scope_};
  token_ = &token;
  scope_ = &scope;
  const bool good = read_current();
  token_ = outer_token;
  scope_ = outer_scope;
  return good;
}

bool IssReader::read_current() {
  if (!charge(1 + token_->arguments.size())) return false;
  if (token_->type == "And") return read_all(token_->children, *scope_);
  if (token_->type == "Or") return read_branches();
  if (token_->type == "Replicate") return read_copies();
  const IssType* type = find_iss_type(token_->type);
  return type == nullptr ? fail_unknown() : read_iss_type(*this, *type);
}

bool IssReader::read_branches() {
  std::vector<std::vector<Clue>> branches;
  for (const IssToken& child : token_->children) {
    IssScope branch = *scope_;
    branch.clues = &branches.emplace_back();
    branch.in_branch = true;
    if (!read(child, branch)) return false;
    if (branches.back().empty()) return true;  // a branch that always holds
  }
  if (!add("any_of", {})) return false;
  scope_->clues->back().branches = std::move(branches);
  return true;
}

bool IssReader::read_copies() {
  const std::string_view targets = argument(0);
  const auto origin = cell(token_->arguments.size() > 1 ? argument(1) : "R1C1", false);
  if (!origin) return false;
  const IssCells::Place from = cells_.place(*origin);
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const int six = six_bits(targets[i]);
    if (six < 0) return fail("the targets have a character that is not base64");
    for (std::size_t k = 0; k < 6; ++k) {
      if ((static_cast<unsigned>(six) >> k & 1U) == 0) continue;
      const std::size_t target = *origin + i * 6 + k;
      if (target >= static_cast<std::size_t>(shape().cells())) return fail("a target is outside the grid");
      const IssCells::Place to = cells_.place(static_cast<Cell>(target));
      if (to.group != from.group) return fail("cells of a Replicate must be in one group");
      IssScope moved = *scope_;
      moved.group = from.group;
      moved.rows += to.row - from.row;
      moved.columns += to.column - from.column;
      if (!charge(1) || !read_all(token_->children, moved)) return false;
    }
  }
  return true;
}

}  // namespace shudu::variant
