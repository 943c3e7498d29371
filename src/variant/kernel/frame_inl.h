// Frame: the candidates of all cells in as many search nodes as there are lanes, and the items that have to be swept
// because a cell of theirs has changed in some lane.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_FRAME_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_FRAME_INL_H
#undef SHUDU_VARIANT_FRAME_INL_H
#else
#define SHUDU_VARIANT_FRAME_INL_H
#endif

#include <bit>
#include <memory>
#include <vector>

#include "variant/kernel/lanes_inl.h"
#include "variant/program/program.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

template <class T>
class Frame {
 public:
  static constexpr int lanes = lanes_of<T>;

  explicit Frame(const Program& program)
      : program_(program),
        words_((program.items.size() + 63) / 64),
        memory_(static_cast<std::size_t>(program.cells) * lanes + 64 / sizeof(T)),
        dirty_(words_),
        dirty_by_cell_(words_ * static_cast<std::size_t>(program.cells)) {
    const auto address = reinterpret_cast<std::uintptr_t>(memory_.data());
    cells_ = memory_.data() + (64 - address % 64) % 64 / sizeof(T);
    for (int c = 0; c < program.cells; ++c) {
      for (const int item : program.items_of_cell[static_cast<std::size_t>(c)]) {
        dirty_by_cell_[words_ * static_cast<std::size_t>(c) + static_cast<std::size_t>(item) / 64] |= std::uint64_t{1}
                                                                                                      << (item % 64);
      }
    }
  }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  const Program& program() const { return program_; }
  T* lane(Cell cell, int lane) { return cells_ + static_cast<std::size_t>(cell) * lanes + lane; }

  HWY_INLINE Word<T> get(Cell cell) const {
    return hn::Load(Tag<T>{}, cells_ + static_cast<std::size_t>(cell) * lanes);
  }
  HWY_INLINE void set(Cell cell, Word<T> now) {
    hn::Store(now, Tag<T>{}, cells_ + static_cast<std::size_t>(cell) * lanes);
  }
  // Replaces `before`, the word of the cell, by a part of it. Lanes that have failed do not count.
  HWY_INLINE void put(Cell cell, Word<T> before, Word<T> now) {
    const LaneMask lost = bits_of<T>(hn::Ne(before, now)) & ~bad_;
    if (lost == 0) return;
    set(cell, now);
    changed_ |= lost;
    bad_ |= bits_of<T>(is_zero<T>(now));
    if (marking_) mark(cell);
  }
  // The items of the cell have to be swept.
  void mark(Cell cell) {
    const std::uint64_t* row = dirty_by_cell_.data() + words_ * cell;
    for (std::size_t w = 0; w < words_; ++w) dirty_[w] |= row[w];
  }
  void mark_all() {
    for (std::size_t i = 0; i < program_.items.size(); ++i) dirty_[i / 64] |= std::uint64_t{1} << (i % 64);
  }
  // The first item from `from` on that has to be swept, or -1. It no longer has to be afterwards.
  int next_item(int from) {
    for (std::size_t w = static_cast<std::size_t>(from) / 64; w < words_; ++w) {
      std::uint64_t bits = dirty_[w];
      if (w == static_cast<std::size_t>(from) / 64) bits &= ~std::uint64_t{0} << (from % 64);
      if (bits == 0) continue;
      const int at = std::countr_zero(bits);
      dirty_[w] &= ~(std::uint64_t{1} << at);
      return static_cast<int>(w) * 64 + at;
    }
    return -1;
  }

  void fail(Some<T> lanes_that_failed) { bad_ |= bits_of<T>(lanes_that_failed); }
  void fail(LaneMask lanes_that_failed) { bad_ |= lanes_that_failed; }
  LaneMask bad() const { return bad_; }
  // Whether the word is 0 in all lanes that have not failed.
  HWY_INLINE bool is_nothing(Word<T> x) const { return (bits_of<T>(is_set<T>(x)) & ~bad_) == 0; }
  LaneMask changed() const { return changed_; }
  void forget(LaneMask bad) { bad_ = bad, changed_ = 0; }

  // While a branch is tried, changes do not count.
  struct Kept {
    LaneMask bad, changed;
    bool marking;
  };
  Kept begin_trial() {
    const Kept kept{bad_, changed_, marking_};
    marking_ = false;
    changed_ = 0;
    return kept;
  }
  void end_trial(const Kept& kept) { bad_ = kept.bad, changed_ = kept.changed, marking_ = kept.marking; }
  std::vector<LaneMask>& scratch() { return scratch_; }  // of the item that is being swept

 private:
  const Program& program_;
  std::size_t words_;
  std::vector<T> memory_;
  T* cells_ = nullptr;
  std::vector<std::uint64_t> dirty_;
  std::vector<std::uint64_t> dirty_by_cell_;
  std::vector<LaneMask> scratch_;
  LaneMask bad_ = 0, changed_ = 0;
  bool marking_ = true;
};

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_FRAME_INL_H
