#include "variant/learn/clauses.h"

#include <algorithm>

namespace shudu::variant::learn {

ClauseRef Clauses::add(std::span<const Literal> literals, std::uint32_t levels) {
  const auto at = static_cast<ClauseRef>(words_.size());
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(levels << 1U | 1U);
  words_.insert(words_.end(), literals.begin(), literals.end());
  return at;
}

bool Clauses::stays(ClauseRef at) const {
  if (levels(at) == 0) return true;
  const bool used = (words_[at + 1] & 1U) != 0;
  return words_.size() < many_words && (levels(at) <= good || (used && levels(at) <= fair));
}

void Clauses::reduce(const std::vector<bool>& needed) {
  std::vector<ClauseRef> worst;
  for (ClauseRef at = 0; at < words_.size(); at += static_cast<ClauseRef>(head) + words_[at]) {
    if (!needed[at] && !stays(at)) worst.push_back(at);
    words_[at + 1] &= ~1U;
  }
  // Few levels first, then few literals, then the younger.
  std::ranges::sort(worst, [&](ClauseRef a, ClauseRef b) {
    if (levels(a) != levels(b)) return levels(a) < levels(b);
    return words_[a] != words_[b] ? words_[a] < words_[b] : a > b;
  });
  worst.erase(worst.begin(), worst.begin() + static_cast<std::ptrdiff_t>(worst.size() * 3 / 10));
  std::ranges::sort(worst);
  old_.swap(words_);
  words_.clear();
  auto next = worst.begin();
  for (ClauseRef at = 0; at < old_.size();) {
    const ClauseRef end = at + static_cast<ClauseRef>(head) + old_[at];
    ClauseRef to = none;
    if (next != worst.end() && *next == at) {
      ++next;
    } else {
      to = static_cast<ClauseRef>(words_.size());
      words_.insert(words_.end(), old_.begin() + at, old_.begin() + end);
    }
    old_[at] = to;
    at = end;
  }
}

}  // namespace shudu::variant::learn
