// Regular expressions to automata, without steps that read nothing (Glushkov's construction): every value that is
// written in the expression, with its copies by repeats, is a state: "this was read last". A state leads to those that
// can follow it.
#include <algorithm>

#include "variant/automaton/automaton.h"
#include "variant/automaton/expression_syntax.h"

namespace shudu::variant {

namespace {

constexpr int max_places = 1024;             // states of the automaton before it is reduced
constexpr std::size_t max_follow = 200'000;  // pairs of a place and one that can follow it

class ExpressionBuilder {
 public:
  explicit ExpressionBuilder(const std::vector<ExpressionNode>& nodes) : nodes_(nodes) {
    sizes_.reserve(nodes.size());
    for (const ExpressionNode& node : nodes) sizes_.push_back(size_of(node));
  }

  bool is_too_large() const { return sizes_.back() > max_places; }

  // Precondition: !is_too_large().
  Result<Automaton, std::string> build() {
    const auto size = static_cast<std::size_t>(sizes_.back()) + 1;
    values_.resize(size);
    follow_.assign(size, std::vector<bool>(size));
    const Fragment whole = fragment(static_cast<int>(nodes_.size()) - 1);
    for (const int place : whole.first) follow_[0][static_cast<std::size_t>(place)] = true;

    Automaton automaton{.states = static_cast<int>(size), .steps = {}, .accepting = std::vector<bool>(size)};
    automaton.accepting[0] = whole.may_be_empty;
    for (const int place : whole.last) automaton.accepting[static_cast<std::size_t>(place)] = true;
    std::size_t pairs = 0;
    for (std::size_t from = 0; from < size; ++from) {
      for (std::size_t to = 1; to < size; ++to) {
        if (!follow_[from][to]) continue;
        if (++pairs > max_follow) return Unexpected{std::string{"the expression is too large"}};
        for (Values rest = values_[to]; rest != 0; rest &= rest - 1) {
          automaton.steps.push_back({static_cast<std::uint16_t>(from),
                                     static_cast<std::uint16_t>(std::countr_zero(rest)),
                                     static_cast<std::uint16_t>(to)});
        }
      }
    }
    return reduced(automaton);
  }

 private:
  using Kind = ExpressionNode::Kind;
  struct Fragment {
    bool may_be_empty = true;
    std::vector<int> first, last;
  };

  // How many places the node becomes, at most max_places + 1.
  int size_of(const ExpressionNode& node) const {
    if (node.kind == Kind::value) return 1;
    int size = 0;
    for (const int part : node.parts) size = std::min(size + sizes_[static_cast<std::size_t>(part)], max_places + 1);
    if (node.kind == Kind::repeat) size = std::min(size * copies(node), max_places + 1);
    return size;
  }
  static int copies(const ExpressionNode& repeat) { return repeat.most >= 0 ? repeat.most : std::max(repeat.least, 1); }

  Fragment fragment(int number) {
    const ExpressionNode& node = nodes_[static_cast<std::size_t>(number)];
    if (sizes_[static_cast<std::size_t>(number)] == 0) return {};  // matches the empty sequence only
    switch (node.kind) {
      case Kind::value:
        values_[static_cast<std::size_t>(++places_)] = node.values;
        return {.may_be_empty = false, .first = {places_}, .last = {places_}};
      case Kind::sequence: {
        Fragment all;
        for (const int part : node.parts) all = joined(std::move(all), fragment(part));
        return all;
      }
      case Kind::choice: {
        Fragment any{.may_be_empty = false, .first = {}, .last = {}};
        for (const int part : node.parts) {
          const Fragment one = fragment(part);
          any.may_be_empty = any.may_be_empty || one.may_be_empty;
          append(any.first, one.first);
          append(any.last, one.last);
        }
        return any;
      }
      case Kind::repeat: return repeated(node);
    }
    return {};
  }

  // x{2,4} becomes xx(x(x)?)?, x{2,} becomes xx+.
  Fragment repeated(const ExpressionNode& node) {
    const int part = node.parts[0];
    Fragment tail;
    for (int i = node.least; i < node.most; ++i) {
      tail = joined(fragment(part), std::move(tail));
      tail.may_be_empty = true;
    }
    if (node.most < 0) {
      tail = fragment(part);
      connect(tail.last, tail.first);
      if (node.least == 0) tail.may_be_empty = true;
    }
    for (int i = node.most < 0 ? 1 : 0; i < node.least; ++i) tail = joined(fragment(part), std::move(tail));
    return tail;
  }

  Fragment joined(Fragment a, Fragment b) {
    connect(a.last, b.first);
    if (a.may_be_empty) append(a.first, b.first);
    if (b.may_be_empty) append(b.last, a.last);
    return {.may_be_empty = a.may_be_empty && b.may_be_empty, .first = std::move(a.first), .last = std::move(b.last)};
  }
  void connect(const std::vector<int>& from, const std::vector<int>& to) {
    for (const int a : from) {
      for (const int b : to) follow_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = true;
    }
  }
  static void append(std::vector<int>& to, const std::vector<int>& from) {
    to.insert(to.end(), from.begin(), from.end());
  }

  const std::vector<ExpressionNode>& nodes_;
  std::vector<int> sizes_;
  int places_ = 0;
  std::vector<Values> values_;             // by place, from 1
  std::vector<std::vector<bool>> follow_;  // row 0 is the beginning
};

}  // namespace

Result<Automaton, std::string> automaton_of_expression(const Shape& shape, std::string_view expression) {
  const auto nodes = expression_nodes(shape, expression);
  if (!nodes) return Unexpected{nodes.error()};
  ExpressionBuilder builder{*nodes};
  if (builder.is_too_large()) return Unexpected{std::string{"the expression is too large"}};
  return builder.build();
}

}  // namespace shudu::variant
