// The minutes that a puzzle takes: those of a simulated player (player.h), with an interval from the data (habits.h).
#include "shudu/rating.h"

#include <algorithm>

#include "logic/minutes/fitted.h"
#include "logic/minutes/player.h"

namespace shudu::logic {
namespace {

constexpr int most_trials = 3;  // of any puzzle that the figures were fitted to; none of them goes beyond trials
constexpr int hour = 3600;

}  // namespace

MinutesRating minutes_rating(const State& start, const Grid& solution, const std::function<bool()>& go_on) {
  const minutes::Habits& habits = minutes::average_player;
  std::int64_t total = 0;
  int trials = 0;
  bool is_beyond = false;
  for (minutes::Player player{start, solution, habits}; !player.is_done() && (!go_on || go_on());) {
    const minutes::Moment moment = player.next();
    total += minutes::milliseconds(moment, habits);
    trials += moment.idea == minutes::Idea::trial ? 1 : 0;
    is_beyond = is_beyond || moment.idea == minutes::Idea::beyond;
  }
  const auto seconds = [&](int percent) { return static_cast<int>((total * percent + 50'000) / 100'000); };
  if (is_beyond || trials > most_trials) return {.seconds = std::max(hour, seconds(100)), .is_lower_bound = true};
  return {.seconds = seconds(100), .low = seconds(habits.low_percent), .high = seconds(habits.high_percent)};
}

}  // namespace shudu::logic
