// The parser of regular expressions: recursive descent with a limit on the depth.
#include "variant/automaton/expression_syntax.h"

#include <cassert>
#include <optional>
#include <utility>

#include "variant/puzzle/value_text.h"

namespace shudu::variant {

namespace {

constexpr std::size_t max_expression = 10'000;  // characters
constexpr int max_groups = 100;                 // inside one another
constexpr int max_repeats = max_cells;

class ExpressionParser {
 public:
  ExpressionParser(const Shape& shape, std::string_view text) : shape_(shape), text_(text) {}

  Result<std::vector<ExpressionNode>, std::string> parse() {
    if (text_.size() > max_expression) return Unexpected{std::string{"the expression is too long"}};
    [[maybe_unused]] const int root = choice(0);
    if (wrong_.empty() && at_ < text_.size()) fail("')' without '('");
    if (!wrong_.empty()) return Unexpected{wrong_ + " at character " + std::to_string(at_ + 1)};
    assert(root + 1 == static_cast<int>(nodes_.size()));
    return std::move(nodes_);
  }

 private:
  using Kind = ExpressionNode::Kind;

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool skip(char c) {
    if (peek() != c || at_ == text_.size()) return false;
    ++at_;
    return true;
  }
  int fail(const char* message) {
    if (wrong_.empty()) wrong_ = message;
    return 0;
  }
  int add(ExpressionNode node) {
    nodes_.push_back(std::move(node));
    return static_cast<int>(nodes_.size()) - 1;
  }

  int choice(int depth) {
    if (depth > max_groups) return fail("too many groups inside one another");
    std::vector<int> branches{sequence(depth)};
    while (wrong_.empty() && skip('|')) branches.push_back(sequence(depth));
    return branches.size() == 1 ? branches[0] : add({.kind = Kind::choice, .parts = std::move(branches)});
  }

  int sequence(int depth) {
    std::vector<int> parts;
    while (wrong_.empty() && at_ < text_.size() && peek() != '|' && peek() != ')') parts.push_back(repeated(depth));
    return parts.size() == 1 ? parts[0] : add({.kind = Kind::sequence, .parts = std::move(parts)});
  }

  int repeated(int depth) {
    int node = part(depth);
    while (wrong_.empty()) {
      ExpressionNode repeat{.kind = Kind::repeat, .parts = {node}};
      if (skip('+')) {
        repeat.least = 1;
      } else if (skip('?')) {
        repeat.most = 1;
      } else if (skip('{')) {
        if (!bounds(repeat)) return 0;
      } else if (!skip('*')) {
        return node;
      }
      node = add(std::move(repeat));
    }
    return 0;
  }

  bool bounds(ExpressionNode& repeat) {
    const std::optional<int> least = number();
    if (!least) return fail("a number of repeats is expected"), false;
    repeat.least = repeat.most = *least;
    if (skip(',')) {
      repeat.most = -1;
      if (peek() != '}') {
        const std::optional<int> most = number();
        if (!most || *most < *least) return fail("a larger number of repeats is expected"), false;
        repeat.most = *most;
      }
    }
    if (!skip('}')) return fail("'}' is expected"), false;
    return true;
  }

  std::optional<int> number() {
    int value = 0;
    const std::size_t begin = at_;
    for (; '0' <= peek() && peek() <= '9'; ++at_) {
      value = value * 10 + (peek() - '0');
      if (value > max_repeats) return fail("the number of repeats is too large"), std::nullopt;
    }
    return at_ == begin ? std::nullopt : std::optional{value};
  }

  int part(int depth) {
    if (skip('(')) {
      const int inner = choice(depth + 1);
      if (wrong_.empty() && !skip(')')) fail("')' is expected");
      return inner;
    }
    if (skip('[')) return values_in_brackets();
    if (skip('.')) return add({.kind = Kind::value, .values = shape_.all_values()});
    const std::optional<int> single = value();
    return single ? add({.kind = Kind::value, .values = shape_.bit(*single)}) : 0;
  }

  std::optional<int> value() {
    const std::optional<int> one = value_of_character(peek());
    if (!one || !shape_.has_value(*one)) return fail("a value of the puzzle is expected"), std::nullopt;
    ++at_;
    return one;
  }

  int values_in_brackets() {
    const bool is_complement = skip('^');
    Values values = 0;
    do {
      const std::optional<int> first = value();
      std::optional<int> last = first;
      if (wrong_.empty() && skip('-')) last = value();
      if (!wrong_.empty()) return 0;
      if (*last < *first) return fail("the values of a range must ascend");
      for (int i = *first; i <= *last; ++i) values |= shape_.bit(i);
    } while (!skip(']'));
    return add({.kind = Kind::value, .values = is_complement ? shape_.all_values() & ~values : values});
  }

  const Shape& shape_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<ExpressionNode> nodes_;
  std::string wrong_;
};

}  // namespace

Result<std::vector<ExpressionNode>, std::string> expression_nodes(const Shape& shape, std::string_view expression) {
  return ExpressionParser{shape, expression}.parse();
}

}  // namespace shudu::variant
