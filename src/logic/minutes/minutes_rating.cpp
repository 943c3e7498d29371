#include "shudu/logic/minutes_rating.h"

#include "logic/minutes/fitted.h"
#include "logic/minutes/player.h"

namespace shudu::logic {

MinutesRating minutes_rating(const State& start, const Grid& solution, const std::function<bool()>& go_on) {
  const minutes::Habits& habits = minutes::average_player;
  std::int64_t total = 0;
  for (minutes::Player player{start, solution, habits}; !player.is_done() && (!go_on || go_on());) {
    total += minutes::milliseconds(player.next(), habits);
  }
  const auto seconds = [&](int percent) { return static_cast<int>((total * percent + 50'000) / 100'000); };
  return {.seconds = seconds(100), .low = seconds(habits.low_percent), .high = seconds(habits.high_percent)};
}

}  // namespace shudu::logic
