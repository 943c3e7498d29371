// ALS-XZ: two almost locked sets with a restricted common x. At most one of them holds x, so the other is locked and
// holds all its other digits: a digit z of both is in one of them. With two restricted commons each set lacks exactly
// one of these: both sets are locked but for them, and the commons are in one set each.
//
// Roles: link is the restricted commons, pincer the candidates z. sets are the two sets.
#include "logic/als.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void eliminate(Step& step, CellSet cells, int digit) {
  for (Cell cell : cells) step.eliminations.emplace_back(cell, digit);
  if (!cells.empty()) step.digits.insert(digit);
}

// What both sets hold beside `common` is in one of them.
void eliminate_shared(Step& step, const Als& a, const Als& b, int common) {
  for (int digit : (a.digits & b.digits) - DigitSet{common}) {
    eliminate(step, a.watchers[digit] & b.watchers[digit], digit);
  }
}

// The set holds all its digits beside the commons.
void eliminate_locked(Step& step, const Als& locked, const Als& other, DigitSet commons) {
  for (int digit : locked.digits - commons) eliminate(step, locked.watchers[digit] - other.cells, digit);
}

Step step_of(const Technique& wanted, const Als& a, const Als& b, DigitSet commons) {
  Step step{.technique = &wanted};
  for (int common : commons) eliminate_shared(step, a, b, common);
  if (!commons.is_single()) {
    eliminate_locked(step, a, b, commons);
    eliminate_locked(step, b, a, commons);
  }
  return step;
}

void decorate(Step& step, const Als& a, const Als& b, DigitSet commons) {
  step.sets = {a.locked_set(), b.locked_set()};
  for (int digit : commons) {
    for (Cell cell : a.places[digit] | b.places[digit]) step.marks.emplace_back(cell, digit, Role::link);
  }
  for (int digit : step.digits - commons) {
    for (Cell cell : a.places[digit] | b.places[digit]) step.marks.emplace_back(cell, digit, Role::pincer);
  }
}

template <bool overlap>
void find_among(Hunt& hunt, const Technique& wanted) {
  const AlsList& sets = hunt.memo.get<AlsList>(hunt.state);
  for (const AlsLink& link : hunt.memo.get<AlsLinks<overlap>>(hunt.state).all()) {
    const Als &a = sets[link.from], &b = sets[link.to];
    if (link.commons.is_single() && !a.watched.intersects(b.watched)) continue;
    Step step = step_of(wanted, a, b, link.commons);
    if (step.eliminations.empty()) continue;
    decorate(step, a, b, link.commons);
    if (!hunt.report(std::move(step))) return;
  }
}

void find(Hunt& hunt, const Technique& wanted) {
  hunt.options.als_overlap ? find_among<true>(hunt, wanted) : find_among<false>(hunt, wanted);
}

}  // namespace

constinit const Technique als_xz{
    .id = "als_xz",
    .page = "als_xz",
    .family = Family::almost_locked_sets,
    .name = {"ALS-XZ", "待定数组 XZ 法则", "待定數組 XZ 法則"},
    .look = {"Look at the almost locked sets {set1} with {set1.digits} and {set2} with {set2.digits}.",
             "看两个待定数组：{set1}（{set1.digits}）和 {set2}（{set2.digits}）。",
             "看兩個待定數組：{set1}（{set1.digits}）和 {set2}（{set2.digits}）。"},
    .why =
        {"Each set has one digit more than cells, so it lacks only one of its digits. All places of {link.digits} in "
         "one set see those in the other, so both sets cannot hold the same one. A set that lacks one of "
         "{link.digits} holds all its other digits, so each of {eliminated.digits} must be in one of the sets, seen "
         "from {eliminated}.",
         "每个数组的数字都比格数多一个，所以只会缺一个数字。两个数组里的 {link.digits} "
         "互相看见，同一个数不能在两边都出现。缺了 {link.digits} 之一的数组必含它其余的全部数字，所以 "
         "{eliminated.digits} 各自必在某个数组之内，而 {eliminated} 看到它的全部位置。",
         "每個數組的數字都比格數多一個，所以只會缺一個數字。兩個數組裡的 {link.digits} "
         "互相看見，同一個數不能在兩邊都出現。缺了 {link.digits} 之一的數組必含它其餘的全部數字，所以 "
         "{eliminated.digits} 各自必在某個數組之內，而 {eliminated} 看到它的全部位置。"},
    .hodoku = {.code = "0901", .index = 5700, .level = Level::unfair, .score = 300, .on = true},
    .find = find,
};

}  // namespace shudu::logic
