#include "logic/explainer/chaining/plain/distance.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace shudu::logic::explainer::chaining {

void Distance::look_at(const Links& links, const Reach& reach, const ChainBoard& useful, Variant variant) {
  useful_ = &useful;
  links_ = &links;
  reach_ = &reach;
  variant_ = variant;
  const std::span<const Id> linked = reach.linked();
  words_ = (linked.size() + 63) / 64;
  from_.resize(linked.size() * linked.size());
  is_known_.assign(linked.size(), false);
  most_ = none;
  rows_ = reach.steps();
  if (variant == Variant::x) {
    for (Set& set : of_digit_) std::fill_n(set.begin(), words_, 0);
    for (std::size_t i = 0; i < linked.size(); ++i) insert(of_digit_[digit_of(linked[i])], static_cast<int>(i));
  }
  if (variant != Variant::y) return;
  own_rows_.resize(linked.size() * words_);
  has_row_.assign(linked.size(), false);
  rows_ = own_rows_.data();
}

const Distance::Word* Distance::row(int number) {
  const Word* known = rows_ + static_cast<std::size_t>(number) * words_;
  if (variant_ != Variant::y || has_row_[static_cast<std::size_t>(number)]) return known;
  has_row_[static_cast<std::size_t>(number)] = true;
  Word* row = own_rows_.data() + static_cast<std::size_t>(number) * words_;
  std::fill_n(row, words_, 0);
  const Id id = reach_->linked()[static_cast<std::size_t>(number)];
  for_conflicts(*useful_, id, false, [&](Id other, int) {
    const int next = reach_->number_of(links_->in_cell(other)[0].other);
    row[next / 64] |= Word{1} << (next % 64);
    return true;
  });
  return row;
}

void Distance::begin(Id source) {
  within_ = variant_ == Variant::x ? &of_digit_[digit_of(source)] : nullptr;
  for (std::size_t i = 0; i < words_; ++i) layer_[i] = seen_[i] = aim_[i] = 0;
}

void Distance::add_first_steps(Id source) {
  const int number = reach_->number_of(source);
  if (number >= 0) {
    insert(seen_, number);
    const Word* next = row(number);
    for (std::size_t i = 0; i < words_; ++i) layer_[i] = next[i] & ~seen_[i];
    stay_within(layer_);
    return;
  }
  for_conflicts(*useful_, source, variant_ != Variant::x, [&](Id other, int) {
    for (const Strong& strong : strong_links(*links_, other, variant_)) {
      insert(layer_, reach_->number_of(strong.other));
    }
    return true;
  });
}

template <class Count>
void Distance::sum_rows(Count words) {
  Set sum;
  for (std::size_t i = 0; i < words; ++i) sum[i] = 0;
  for (std::size_t word = 0; word < words; ++word) {
    for (Word bits = layer_[word]; bits != 0; bits &= bits - 1) {
      const int number = static_cast<int>(word * 64) + std::countr_zero(bits);
      const Word* more = variant_ == Variant::y ? row(number) : rows_ + static_cast<std::size_t>(number) * words;
      for (std::size_t i = 0; i < words; ++i) sum[i] |= more[i];
    }
  }
  for (std::size_t i = 0; i < words; ++i) next_[i] = sum[i];
}

// Most boards need few words. If their number is known to the compiler, the sum stays in registers.
void Distance::gather() {
  switch (words_) {
    case 1: sum_rows(std::integral_constant<std::size_t, 1>{}); break;
    case 2: sum_rows(std::integral_constant<std::size_t, 2>{}); break;
    case 3: sum_rows(std::integral_constant<std::size_t, 3>{}); break;
    case 4: sum_rows(std::integral_constant<std::size_t, 4>{}); break;
    default: sum_rows(words_);
  }
  stay_within(next_);
}

bool Distance::go_on() {
  Word any = 0;
  for (std::size_t i = 0; i < words_; ++i) {
    seen_[i] |= layer_[i];
    layer_[i] = next_[i] & ~seen_[i];
    any |= layer_[i];
  }
  return any != 0;
}

int Distance::to_off(Id source, int most) {
  begin(source);
  add_first_steps(source);
  for_conflicts(reach_->linked_board(), source, variant_ != Variant::x, [&](Id other, int) {
    insert(aim_, reach_->number_of(other));
    return true;
  });
  for (int steps = 1; steps <= most; ++steps) {
    for (std::size_t i = 0; i < words_; ++i) {
      if ((layer_[i] & aim_[i]) != 0) return steps;
    }
    gather();
    if (!go_on()) break;
  }
  return most + 1;
}

int Distance::to_on(Id source, int most) {
  begin(source);
  for (const Strong& strong : strong_links(*links_, source, variant_)) insert(layer_, reach_->number_of(strong.other));
  const int number = reach_->number_of(source);
  for (int steps = 1; steps <= most; ++steps) {
    gather();
    if ((next_[static_cast<std::size_t>(number) / 64] >> (number % 64) & 1) != 0) return steps;
    if (!go_on()) break;
  }
  return most + 1;
}

std::span<const std::uint16_t> Distance::from(int number) {
  const auto at = static_cast<std::size_t>(number);
  const std::size_t n = reach_->linked().size();
  const std::span<std::uint16_t> steps_to{from_.data() + at * n, n};
  if (is_known_[at]) return steps_to;
  is_known_[at] = true;
  std::fill(steps_to.begin(), steps_to.end(), none);
  begin(reach_->linked()[at]);
  const Word* first = row(number);
  for (std::size_t i = 0; i < words_; ++i) layer_[i] = first[i];
  stay_within(layer_);
  for (std::uint16_t steps = 1;; ++steps) {
    for (std::size_t word = 0; word < words_; ++word) {
      for (Word bits = layer_[word]; bits != 0; bits &= bits - 1) {
        steps_to[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))] = steps;
      }
    }
    if (steps >= most_) return steps_to;
    gather();
    if (!go_on()) return steps_to;
  }
}

}  // namespace shudu::logic::explainer::chaining
