// LevelStacks: counts the ways to fill the open rows of a board. Many positions of one depth are processed together.
//
//   level k    columns  c c c c c c …     one lane for each position with queens in the first k open rows:
//              left     l l l l l l …     the columns that are taken, and the squares of row k
//              right    r r r r r r …     that diagonals reach, going down to the left and to the right;
//              open     o o o o o o …     the squares of row k that are still to be tried
//
// A sweep over a level tries one square, the lowest, of every position. The resulting position goes to level k + 1 if
// it is alive. Positions with more squares to try are packed together in their level. Sweeps continue until the level
// is empty or the next level might overflow. Then the next level is swept. So nearly all lanes are in use for any shape
// of the tree, there are no push and pop operations in between, and a level fits in the first-level cache.
//
// A position is alive if the next rows have a free square. The two rows after its row are tested too, which saves a
// fifth of the time. The first levels skip this test, because there these rows always have a free square.
//
// Alternatives that were tried: popping positions from the end of one array (three times slower, because it waits for
// recent stores); computing `open` in a first sweep instead of storing it (no difference); levels of 512, 1536 and 2048
// positions (no difference; with 32 bits, 256 positions are a quarter slower).
//
// Included once for each target by Highway's foreach_target.
#if defined(SHUDU_QUEENS_LEVEL_STACKS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_QUEENS_LEVEL_STACKS_INL_H
#undef SHUDU_QUEENS_LEVEL_STACKS_INL_H
#else
#define SHUDU_QUEENS_LEVEL_STACKS_INL_H
#endif

#include <bit>
#include <cstdint>

#include "packing_inl.h"
#include "queens/open_rows.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

// The same search without lanes, one position at a time.
template <class Lane>
class LevelStacks {
 public:
  std::uint64_t completions(const queens::OpenRows& rows) { return rows.count == 0 ? 1 : below(rows, 0, {0, 0, 0}); }

 private:
  struct Position {
    std::uint32_t columns, left, right;
  };
  static std::uint64_t below(const queens::OpenRows& rows, int row, Position p) {
    std::uint32_t open = rows.free[row] & ~(p.columns | p.left | p.right);
    if (row + 1 == rows.count) return static_cast<std::uint64_t>(std::popcount(open));
    const int next = rows.next[row];
    std::uint64_t found = 0;
    for (; open != 0; open &= open - 1) {
      const std::uint32_t queen = open & (0U - open);
      const Position child{p.columns | queen, (p.left | queen) >> next, (p.right | queen) << next};
      if (row + 2 < rows.count) {
        const int after = rows.next[row + 1];
        if ((rows.free[row + 2] & ~(child.columns | child.left >> after | child.right << after)) == 0) continue;
      }
      found += below(rows, row + 1, child);
    }
    return found;
  }
};

#else

template <class Lane>
class LevelStacks {
 public:
  // Precondition: the masks of the rows fit a lane.
  std::uint64_t completions(const queens::OpenRows& rows) {
    if (rows.count == 0) return 1;
    if (rows.count == 1) return static_cast<std::uint64_t>(std::popcount(rows.free[0]));
    rows_ = &rows;
    found_ = 0;
    Level& first = levels_[0];
    first.columns[0] = first.left[0] = first.right[0] = 0;
    first.open[0] = static_cast<Lane>(rows.free[0]);
    first.size = 1;
    for (int level = 0; level >= 0;) {
      if (levels_[level].size == 0) {
        --level;
        continue;
      }
      const int left = rows.count - level;  // number of rows, including this one
      if (left == 2) {
        sweep<true, Look::none>(level);
        continue;
      }
      if (left == 3) {
        sweep<false, Look::one>(level);
      } else if (level < look_from) {
        sweep<false, Look::none>(level);
      } else {
        sweep<false, Look::two>(level);
      }
      if (levels_[level + 1].size > 0) ++level;
    }
    return found_;
  }

 private:
  using Tag = typename Packing<Lane>::Tag;
  using Vector = typename Packing<Lane>::Vector;
  static constexpr std::size_t lanes = hn::MaxLanes(Tag{});
  static constexpr std::size_t capacity = 1024;
  static constexpr int look_from = 4;  // levels before this one do not look ahead

  // Packing writes whole vectors, so there is room for one vector beyond the capacity.
  struct alignas(64) Level {
    Lane columns[capacity + lanes];
    Lane left[capacity + lanes];
    Lane right[capacity + lanes];
    Lane open[capacity + lanes];
    std::size_t size = 0;
  };

  enum class Look { none, one, two };

  // Sweeps until the level is empty or the next level might overflow. Precondition: the next level is empty. In the row
  // before the last one (`is_last`) every living child is a solution, because at most one column is left.
  template <bool is_last, Look look>
  void sweep(int at) {
    constexpr Tag tag;
    const queens::OpenRows& rows = *rows_;
    Level& level = levels_[at];
    Level& below = levels_[at + 1];
    const auto free_squares = [&](int row) { return hn::Set(tag, static_cast<Lane>(rows.free[row])); };
    const int next = rows.next[at];
    const Vector free = free_squares(at + 1);
    int next2 = 0, next3 = 0;
    Vector free2 = free, free3 = free;
    if constexpr (look != Look::none) {
      next2 = rows.next[at + 1];
      free2 = free_squares(at + 2);
    }
    if constexpr (look == Look::two) {
      next3 = next2 + rows.next[at + 2];
      free3 = free_squares(at + 3);
    }
    const Vector zero = hn::Zero(tag), one = hn::Set(tag, 1);

    std::size_t size = level.size, born = 0;
    while (size > 0 && (is_last || born + size <= capacity)) {
      hn::StoreU(zero, tag, level.open + size);  // lanes beyond the last position have no square to try
      std::size_t kept = 0;
      for (std::size_t i = 0; i < size; i += lanes) {
        const Vector columns = hn::Load(tag, level.columns + i);
        const Vector left = hn::Load(tag, level.left + i);
        const Vector right = hn::Load(tag, level.right + i);
        const Vector open = hn::Load(tag, level.open + i);
        const Vector rest = hn::And(open, hn::Sub(open, one));
        const Vector queen = hn::Xor(open, rest);

        const Vector child_columns = hn::Or(columns, queen);
        const Vector child_left = hn::ShiftRightSame(hn::Or(left, queen), next);
        const Vector child_right = hn::ShiftLeftSame(hn::Or(right, queen), next);
        const Vector child_open = hn::AndNot(hn::Or3(child_columns, child_left, child_right), free);
        Vector alive = hn::Min(child_open, queen);
        if constexpr (look != Look::none) {
          const Vector open2 = hn::AndNot(
              hn::Or3(child_columns, hn::ShiftRightSame(child_left, next2), hn::ShiftLeftSame(child_right, next2)),
              free2);
          alive = hn::Min(alive, open2);
        }
        if constexpr (look == Look::two) {
          const Vector open3 = hn::AndNot(
              hn::Or3(child_columns, hn::ShiftRightSame(child_left, next3), hn::ShiftLeftSame(child_right, next3)),
              free3);
          alive = hn::Min(alive, open3);
        }

        const Packing<Lane> children{alive};
        if constexpr (!is_last) {
          children.store(child_columns, below.columns + born);
          children.store(child_left, below.left + born);
          children.store(child_right, below.right + born);
          children.store(child_open, below.open + born);
        }
        born += children.size();
        const Packing<Lane> others{rest};
        others.store(columns, level.columns + kept);
        others.store(left, level.left + kept);
        others.store(right, level.right + kept);
        others.store(rest, level.open + kept);
        kept += others.size();
      }
      size = kept;
    }
    level.size = size;
    if constexpr (is_last) {
      found_ += born;
    } else {
      below.size = born;
    }
  }

  const queens::OpenRows* rows_ = nullptr;
  std::uint64_t found_ = 0;
  Level levels_[queens::most_open_rows];
};

#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_QUEENS_LEVEL_STACKS_INL_H
