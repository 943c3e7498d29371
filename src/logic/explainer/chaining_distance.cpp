#include "logic/explainer/chaining_distance.h"

#include <algorithm>
#include <bit>

namespace shudu::logic::explainer::chaining {

void Distance::look_at(const ChainBoard& board, const Links& links, const Reach& reach, Variant variant) {
  board_ = &board;
  links_ = &links;
  reach_ = &reach;
  variant_ = variant;
  const std::span<const Id> linked = reach.linked();
  words_ = (linked.size() + 63) / 64;
  begin();
  from_.resize(linked.size() * linked.size());
  is_known_.assign(linked.size(), false);
  rows_.assign(linked.size() * words_, 0);
  for (std::size_t i = 0; i < linked.size(); ++i) {
    Word* row = rows_.data() + i * words_;
    for_conflicts(board, linked[i], variant != Variant::x, [&](Id other, int) {
      for (const Strong& strong : strong_links(links, other, variant)) {
        const int number = reach.number_of(strong.other);
        row[number / 64] |= Word{1} << (number % 64);
      }
      return true;
    });
  }
}

void Distance::begin() {
  for (auto* set : {&layer_, &next_, &seen_, &aim_}) set->assign(words_, 0);
}

void Distance::add_first_steps(Id source) {
  const int number = reach_->number_of(source);
  if (number >= 0) {
    insert(seen_, number);
    const Word* row = rows_.data() + static_cast<std::size_t>(number) * words_;
    for (std::size_t i = 0; i < words_; ++i) layer_[i] = row[i] & ~seen_[i];
    return;
  }
  for_conflicts(*board_, source, variant_ != Variant::x, [&](Id other, int) {
    for (const Strong& strong : strong_links(*links_, other, variant_)) {
      insert(layer_, reach_->number_of(strong.other));
    }
    return true;
  });
}

void Distance::gather() {
  std::fill(next_.begin(), next_.end(), 0);
  for (std::size_t word = 0; word < words_; ++word) {
    for (Word bits = layer_[word]; bits != 0; bits &= bits - 1) {
      const Word* row = rows_.data() + (word * 64 + static_cast<std::size_t>(std::countr_zero(bits))) * words_;
      for (std::size_t i = 0; i < words_; ++i) next_[i] |= row[i];
    }
  }
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
  begin();
  add_first_steps(source);
  for_conflicts(*board_, source, variant_ != Variant::x, [&](Id other, int) {
    if (reach_->number_of(other) >= 0) insert(aim_, reach_->number_of(other));
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
  begin();
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
  const std::span<std::uint16_t> row{from_.data() + at * n, n};
  if (is_known_[at]) return row;
  is_known_[at] = true;
  std::fill(row.begin(), row.end(), none);
  std::fill(seen_.begin(), seen_.end(), 0);
  layer_.assign(rows_.data() + at * words_, rows_.data() + (at + 1) * words_);
  for (std::uint16_t steps = 1;; ++steps) {
    for (std::size_t word = 0; word < words_; ++word) {
      for (Word bits = layer_[word]; bits != 0; bits &= bits - 1) {
        row[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))] = steps;
      }
    }
    gather();
    if (!go_on()) return row;
  }
}

}  // namespace shudu::logic::explainer::chaining
