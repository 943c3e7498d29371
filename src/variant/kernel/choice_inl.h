// Choice: which cell or value each lane guesses next. Every cell has a score: how much it took part in conflicts. A lane
// guesses the cell with the largest score for its number of values less one, or a value with two places in a house if
// one of these has a larger score. All lanes are looked at together, so scores are compared as logarithms.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_CHOICE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_CHOICE_INL_H
#undef SHUDU_VARIANT_CHOICE_INL_H
#else
#define SHUDU_VARIANT_CHOICE_INL_H
#endif

#include <algorithm>
#include <bit>

#include "variant/kernel/frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

template <class T>
class Choice {
 public:
  static constexpr Cell nowhere = 0xffff;

  explicit Choice(const Program& program) : score_(static_cast<std::size_t>(program.cells)), log_(score_.size()) {
    for (std::size_t c = 0; c < score_.size(); ++c) {
      score_[c] = 16.0F + static_cast<float>(program.weight_of_cell[c]);
      log_[c] = log_of(score_[c]);
    }
    for (const Item& item : program.items) {
      const auto* different = std::get_if<DifferentItem>(&item.kind);
      if (different != nullptr && different->full) houses_.push_back(&item.cells);
    }
  }

  void add_score(Cell cell, float more) {
    score_[cell] += more;
    log_[cell] = log_of(score_[cell]);
    if (score_[cell] > max_score) fade();
  }
  void fade() {
    for (std::size_t c = 0; c < score_.size(); ++c) score_[c] *= 0.5F, log_[c] = log_of(score_[c]);
  }

  // Chooses for the lanes. cell() is nowhere in a lane without open cells. value() is 0 if the cell is guessed, or a
  // value with two places.
  void choose(const Frame<T>& frame, LaneMask lanes, bool with_pairs) {
    Best best{zero<T>(), all<T>(nowhere), zero<T>()};
    Word<T> count_of_best = zero<T>();
    for (std::size_t c = 0; c < log_.size(); ++c) {
      const Word<T> x = frame.get(static_cast<Cell>(c));
      const Word<T> count = hn::PopulationCount(x);
      const Word<T> key = hn::Sub(all<T>(log_[c]), log_of_others(count));
      const Some<T> better = hn::And(hn::Lt(all<T>(1), count), hn::Lt(best.key, key));
      best.key = hn::IfThenElse(better, key, best.key);
      best.cell = hn::IfThenElse(better, all<T>(static_cast<std::uint32_t>(c)), best.cell);
      count_of_best = hn::IfThenElse(better, count, count_of_best);
    }
    if (with_pairs) look_for_pairs(frame, hn::And(some_of<T>(lanes), hn::Lt(all<T>(2), count_of_best)), best);
    hn::Store(best.cell, Tag<T>{}, cell_of_lane_);
    hn::Store(best.value, Tag<T>{}, value_of_lane_);
  }
  Cell cell(int lane) const { return static_cast<Cell>(cell_of_lane_[lane]); }
  T value(int lane) const { return value_of_lane_[lane]; }

 private:
  static constexpr float max_score = 1e6F;
  static constexpr int octave = 2048;  // the logarithm of 2

  // The logarithm, off by less than 1 %. Scores below 1/8 are the same, so that all logarithms are larger than those of
  // numbers of values.
  static T log_of(float score) {
    const auto bits = std::bit_cast<std::uint32_t>(score);
    const float part = static_cast<float>(bits & 0x7fffff) / static_cast<float>(1 << 23);
    const float log = static_cast<float>(static_cast<int>(bits >> 23) - 127) + part + 0.34F * part * (1 - part);
    return static_cast<T>((std::max(log, -3.0F) + 8) * octave);
  }
  // The logarithms of the numbers of values less one.
  static Word<T> log_of_others(Word<T> count) {
    alignas(16) static constexpr std::uint8_t logs[16] = {0,   0,   64,  101, 128, 149, 165, 180,
                                                          192, 203, 213, 221, 229, 237, 244, 250};
    return hn::ShiftLeft<5>(looked_up<T>(logs, hn::Min(hn::Sub(count, all<T>(1)), all<T>(15))));
  }

  struct Best {
    Word<T> key, cell, value;
  };
  void look_for_pairs(const Frame<T>& frame, Some<T> wanted, Best& best) const {
    if (hn::AllFalse(Tag<T>{}, wanted)) return;
    for (const Cells* house : houses_) {
      Word<T> once = zero<T>(), twice = zero<T>(), more = zero<T>();
      for (const Cell cell : *house) {
        const Word<T> x = frame.get(cell);
        more = hn::Or(more, hn::And(twice, x));
        twice = hn::Or(twice, hn::And(once, x));
        once = hn::Or(once, x);
      }
      const Word<T> pairs = hn::IfThenElseZero(wanted, hn::AndNot(more, twice));
      if (all_zero<T>(pairs)) continue;
      for (const Cell cell : *house) {
        const Word<T> has = hn::And(frame.get(cell), pairs), key = all<T>(log_[cell]);
        const Some<T> better = hn::And(is_set<T>(has), hn::Lt(best.key, key));
        if (hn::AllFalse(Tag<T>{}, better)) continue;
        best.key = hn::IfThenElse(better, key, best.key);
        best.cell = hn::IfThenElse(better, all<T>(cell), best.cell);
        best.value = hn::IfThenElse(better, hn::And(has, hn::Sub(zero<T>(), has)), best.value);
      }
    }
  }

  std::vector<float> score_;
  std::vector<T> log_;  // of the scores
  std::vector<const Cells*> houses_;
  HWY_ALIGN T cell_of_lane_[lanes_of<T>] = {};
  HWY_ALIGN T value_of_lane_[lanes_of<T>] = {};
};

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_CHOICE_INL_H
