#include "logic/explainer/chaining/nets/new_links.h"

namespace shudu::logic::explainer::chaining {

bool NewLinks::may_refute(const Net& net, const ChainBoard& before) {
  base_.look_at(before);
  if (base_.reach().refutes_any()) return true;
  if (!collect(before, net.board())) return true;
  if (size_ == 0) return false;
  reach_ = &base_.reach_with_off();
  find_followers();
  find_open(net);
  for (int i = 0; i < size_; ++i) {
    if (join(i)) return true;
  }
  return false;
}

// Returns false if there are too many links.
bool NewLinks::collect(const ChainBoard& before, const ChainBoard& now) {
  size_ = 0;
  for (int cell = 0; cell < Cell::count; ++cell) {
    const unsigned digits = now.digits[cell];
    if (digits == before.digits[cell] || !is_pair(digits)) continue;
    if (!add(id_of(cell, std::countr_zero(digits)), id_of(cell, std::countr_zero(digits & (digits - 1))))) return false;
  }
  for (int house = 0; house < House::count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = now.places[house][digit];
      if (places == before.places[house][digit] || !is_pair(places)) continue;
      const int a = cell_at[house][std::countr_zero(places)];
      const int b = cell_at[house][std::countr_zero(places & (places - 1))];
      // A pair of a line and of a box is one link.
      const int box = spots[a][0].house;
      if (box != house && box == spots[b][0].house && is_pair(now.places[box][digit])) continue;
      if (!add(id_of(a, digit), id_of(b, digit))) return false;
    }
  }
  return true;
}

bool NewLinks::add(Id a, Id b) {
  if (size_ + 2 > most) return false;
  from_[size_] = to_[size_ + 1] = a;
  to_[size_] = from_[size_ + 1] = b;
  size_ += 2;
  return true;
}

void NewLinks::find_followers() {
  std::array<unsigned, most> number;  // unsigned, so that a word is found by a shift
  for (int i = 0; i < size_; ++i) number[i] = static_cast<unsigned>(reach_->number_among_all(from_[i]));
  for (int i = 0; i < size_; ++i) {
    const Word* row = reach_->off(to_[i]).data();
    Word bits = Word{1} << i;
    for (int j = 0; j < size_; ++j) bits |= (row[number[j] / 64] >> (number[j] % 64) & 1) << j;
    followers_[i] = bits;
  }
  for (int middle = 0; middle < size_; ++middle) {
    const Word more = followers_[middle];
    for (int i = 0; i < size_; ++i) followers_[i] |= more & (Word{0} - (followers_[i] >> middle & 1));
  }
}

void NewLinks::find_open(const Net& net) {
  open_.assign(reach_->off(from_[0]).size(), ~Word{0});
  for (const NetNode& node : net.found()) {
    const int number = reach_->number_among_all(candidate_of(node.literal));
    open_[static_cast<std::size_t>(number) / 64] &= ~(Word{1} << (number % 64));
  }
}

// Whether an open candidate turns off the start of the link and the end of one that follows it. If a turns b off, then
// b turns a off.
bool NewLinks::join(int first) {
  joined_.assign(open_.size(), 0);
  for (Word bits = followers_[first]; bits != 0; bits &= bits - 1) {
    const auto row = reach_->off(to_[std::countr_zero(bits)]);
    for (std::size_t i = 0; i < joined_.size(); ++i) joined_[i] |= row[i];
  }
  const auto row = reach_->off(from_[first]);
  Word common = 0;
  for (std::size_t i = 0; i < joined_.size(); ++i) common |= joined_[i] & row[i] & open_[i];
  return common != 0;
}

}  // namespace shudu::logic::explainer::chaining
