#include "logic/minutes/player.h"

#include <algorithm>
#include <cassert>

#include "logic/minutes/ideas.h"

namespace shudu::logic::minutes {
namespace {

constexpr std::int32_t full_attention = 1 << 20;

}  // namespace

// Lets time pass until the attention of some opening is full. Returns how many digits were placed.
int Player::place_next(const Openings& openings) {
  std::int32_t time = full_attention;
  for (Cell cell : openings.cells) {
    const std::int32_t rate = openings.rates[cell.index()], missing = full_attention - attention_[cell.index()];
    time = std::min(time, (missing + rate - 1) / rate);
  }
  int placed = 0;
  for (Cell cell : openings.cells) {
    attention_[cell.index()] += time * openings.rates[cell.index()];
    if (attention_[cell.index()] < full_attention) continue;
    state_.place(cell, openings.digits[cell.index()].first());
    ++placed;
  }
  return placed;
}

Moment Player::next() {
  assert(!is_done());
  const Openings openings = find_openings(state_, habits_);
  Moment moment{.idea = {}, .noticed = openings.noticed, .blanks = state_.blanks().size()};
  if (openings.cells.empty()) {
    moment.idea = apply_easiest_idea(state_, solution_, habits_);
    moment.placed = moment.blanks - state_.blanks().size();
  } else {
    for (int way = 0; way < way_count; ++way) moment.rate += openings.noticed[way] * habits_.rates[way];
    moment.placed = place_next(openings);
  }
  return moment;
}

std::int64_t milliseconds(const Moment& moment, const Habits& habits) {
  const std::int64_t placing = std::int64_t{moment.placed} * habits.placing_ms;
  if (moment.idea) return placing + habits.idea_ms[static_cast<std::size_t>(*moment.idea)];
  // The digits of a moment are placed one after another, so the number of blank cells decreases meanwhile.
  const std::int64_t looked_at = std::int64_t{moment.placed} * (2 * moment.blanks - moment.placed + 1) / 2;
  return placing + looked_at * 1'000'000 / moment.rate;
}

}  // namespace shudu::logic::minutes
