// Sweeps that work on slices: for a cell and a value, the set of lanes in which the cell may have the value. One
// machine word then holds all lanes, so an automaton takes one step in all of them at once.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_SLICES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_SLICES_INL_H
#undef SHUDU_VARIANT_SWEEP_SLICES_INL_H
#else
#define SHUDU_VARIANT_SWEEP_SLICES_INL_H
#endif

#include <algorithm>

#include "variant/kernel/frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

template <class T>
HWY_INLINE LaneMask lanes_with(Word<T> x, Values values) {
  return bits_of<T>(is_set<T>(hn::And(x, all<T>(values))));
}

// The values of b that a value of a permits.
template <class T>
HWY_INLINE Word<T> permitted(Word<T> a, const std::vector<Values>& table) {
  Word<T> values = zero<T>();
  for (std::size_t v = 0; v < table.size(); ++v) {
    const Some<T> has = hn::TestBit(a, all<T>(std::uint32_t{1} << v));
    values = hn::Or(values, hn::IfThenElseZero(has, all<T>(table[v])));
  }
  return values;
}
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const RelationItem& item) {
  const Word<T> a = frame.get(cells[0]), b = frame.get(cells[1]);
  if (item.equal) {
    const Word<T> both = hn::And(a, b);
    frame.put(cells[0], a, both);
    frame.put(cells[1], b, both);
    return;
  }
  if (item.less) {
    // b is above the smallest value of a, and a is below the largest value of b.
    const Word<T> up_to_least = hn::Or(a, hn::Sub(zero<T>(), a));
    const Word<T> left = hn::And(b, hn::ShiftLeft<1>(up_to_least));
    frame.put(cells[1], b, left);
    frame.put(cells[0], a, hn::And(a, hn::ShiftRight<1>(filled<T>(left))));
    return;
  }
  const Word<T> left = hn::And(b, permitted<T>(a, item.forward));
  frame.put(cells[1], b, left);
  frame.put(cells[0], a, hn::And(a, permitted<T>(left, item.backward)));
}

// Which states can be reached in which lanes, from the beginning and from the end. A value stays if a step with it joins
// two such states.
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const AlongItem& item) {
  const std::size_t n = cells.size();
  const AlongItem::Layers& layers = item.layers();
  if ((frame.bad() & every_lane<T>) == every_lane<T>) return;
  std::size_t states = 1, sets = 0, most_sets = 0;
  for (const AlongItem::Layer& layer : layers) {
    states += layer.states();
    sets += layer.sets.size();
    most_sets = std::max(most_sets, layer.sets.size());
  }
  std::vector<LaneMask>& memory = frame.scratch();
  if (memory.size() < states + sets + most_sets) memory.resize(states + sets + most_sets);
  LaneMask* kept = memory.data();    // by set, of one cell
  LaneMask* has = kept + most_sets;  // by cell and set
  LaneMask* reached = has + sets;    // by layer and state
  std::fill(reached, reached + states, LaneMask{0});
  reached[0] = every_lane<T> & ~frame.bad();
  for (std::size_t i = 0; i < n; ++i) {
    const AlongItem::Layer& layer = layers[i];
    const Word<T> x = frame.get(cells[i]);
    for (std::size_t k = 0; k < layer.sets.size(); ++k) has[k] = lanes_with<T>(x, layer.sets[k]);
    LaneMask* next = reached + layer.states();
    for (std::size_t s = 0; s < layer.states(); ++s) {
      const LaneMask here = reached[s];
      if (here == 0) continue;
      for (std::size_t k = layer.first[s]; k < layer.first[s + 1]; ++k) {
        next[layer.steps[k].to] |= here & has[layer.steps[k].set];
      }
    }
    reached = next;
    has += layer.sets.size();
  }
  frame.fail(every_lane<T> & ~reached[0]);
  // Backwards: `reached` holds the states from which the end can be reached, among those reached from the beginning.
  for (std::size_t i = n; i-- > 0;) {
    const AlongItem::Layer& layer = layers[i];
    const LaneMask* next = reached;
    reached -= layer.states();
    has -= layer.sets.size();
    std::fill(kept, kept + layer.sets.size(), LaneMask{0});
    for (std::size_t s = 0; s < layer.states(); ++s) {
      const LaneMask here = reached[s];
      if (here == 0) continue;
      LaneMask on = 0;
      for (std::size_t k = layer.first[s]; k < layer.first[s + 1]; ++k) {
        const auto [set, to] = layer.steps[k];
        const LaneMask through = here & has[set] & next[to];
        kept[set] |= through;
        on |= through;
      }
      reached[s] = on;
    }
    Word<T> left = zero<T>();
    for (std::size_t k = 0; k < layer.sets.size(); ++k) {
      left = hn::Or(left, hn::IfThenElseZero(some_of<T>(kept[k]), all<T>(layer.sets[k])));
    }
    const Word<T> x = frame.get(cells[i]);
    frame.put(cells[i], x, hn::And(x, left));
  }
}

// A number for each lane, as slices of its bits.
class Counter {
 public:
  HWY_INLINE void add(LaneMask lanes) {
    for (LaneMask& plane : planes_) {
      const LaneMask carry = plane & lanes;
      plane ^= lanes;
      lanes = carry;
      if (lanes == 0) break;
    }
  }
  // The lanes whose number is less than n, and those where it is n.
  struct Order {
    LaneMask less, equal;
  };
  Order compare(int n) const {
    Order order{0, ~LaneMask{0}};
    for (int p = planes - 1; p >= 0; --p) {
      const bool bit = (n >> p & 1) != 0;
      if (bit) order.less |= order.equal & ~planes_[p];
      order.equal &= bit ? planes_[p] : ~planes_[p];
    }
    return order;
  }

 private:
  static constexpr int planes = 11;  // more than max_cells
  LaneMask planes_[planes] = {};
};

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const AllowedItem& item) {
  const Word<T> x = frame.get(cells[0]);
  frame.put(cells[0], x, hn::And(x, all<T>(item.values)));
}

// In a group of known size, a cell that is not certain has a way to a certain one over cells that are not: no longer than
// the number of cells that the group lacks. Removes from `reached` what is farther away.
inline void keep_near(const ConnectedItem& item, const Counter& known, const LaneMask* possible,
                      const LaneMask* certain, LaneMask* reached, LaneMask* near) {
  const std::size_t n = item.neighbours.size();
  std::copy(certain, certain + n, near);
  for (int distance = 1; distance < item.size; ++distance) {
    // The lanes in which the group lacks so many cells.
    const LaneMask lacks = known.compare(item.size - distance + 1).less;
    if (lacks == 0) break;
    LaneMask grew = 0;
    for (std::size_t i = 0; i < n; ++i) {
      LaneMask around = 0;
      for (const int k : item.neighbours[i]) around |= near[k];
      near[n + i] = near[i] | (around & possible[i] & lacks);
      grew |= near[n + i] & ~near[i];
    }
    std::copy(near + n, near + 2 * n, near);
    if (grew == 0) break;
  }
  for (std::size_t i = 0; i < n; ++i) reached[i] &= near[i];
}

// From one cell that must belong to the group, everything is reached that may belong to it.
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const ConnectedItem& item) {
  const std::size_t n = cells.size();
  std::vector<LaneMask>& memory = frame.scratch();
  if (memory.size() < 5 * n) memory.resize(5 * n);
  LaneMask *possible = memory.data(), *certain = possible + n, *reached = certain + n;
  LaneMask begun = 0;
  Counter known;  // how many cells certainly belong to the group
  const Word<T> inside = all<T>(item.values);
  for (std::size_t i = 0; i < n; ++i) {
    const Word<T> x = frame.get(cells[i]);
    possible[i] = bits_of<T>(is_set<T>(hn::And(x, inside)));
    certain[i] = bits_of<T>(is_zero<T>(hn::AndNot(inside, x)));
    reached[i] = certain[i] & ~begun;
    begun |= certain[i];
    known.add(certain[i]);
  }
  if (begun == 0) return;
  for (bool grew = true; grew;) {
    grew = false;
    for (std::size_t i = 0; i < n; ++i) {
      LaneMask near = 0;
      for (const int k : item.neighbours[i]) near |= reached[k];
      const LaneMask more = near & possible[i] & ~reached[i];
      reached[i] |= more;
      grew |= more != 0;
    }
  }
  if (item.size > 0) keep_near(item, known, possible, certain, reached, certain + 2 * n);
  for (std::size_t i = 0; i < n; ++i) {
    const LaneMask apart = begun & possible[i] & ~reached[i];
    if (apart == 0) continue;
    frame.fail(apart & certain[i]);
    const Word<T> x = frame.get(cells[i]);
    frame.put(cells[i], x, hn::IfThenElse(some_of<T>(apart), hn::AndNot(inside, x), x));
  }
}

// Lane by lane, where at most one cell is open.
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const CheckItem& item) {
  LaneMask open = 0, two_open = 0;
  for (const Cell cell : cells) {
    const LaneMask here = bits_of<T>(is_set<T>(but_lowest<T>(frame.get(cell))));
    two_open |= open & here;
    open |= here;
  }
  const int lowest = frame.program().lowest;
  std::vector<int> values(cells.size());
  for (LaneMask todo = every_lane<T> & ~two_open; todo != 0; todo &= todo - 1) {
    const int lane = std::countr_zero(todo);
    std::size_t at = 0;
    bool empty = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const T x = *frame.lane(cells[i], lane);
      empty |= x == 0;
      if ((x & (x - 1)) != 0) at = i;
      values[i] = lowest + std::countr_zero(static_cast<std::uint32_t>(x));
    }
    if (empty) continue;
    T left = 0;
    const T x = *frame.lane(cells[at], lane);
    for (T rest = x; rest != 0; rest = static_cast<T>(rest & (rest - 1))) {
      values[at] = lowest + std::countr_zero(static_cast<std::uint32_t>(rest));
      if (item.holds(values)) left = static_cast<T>(left | (rest & (0U - rest)));
    }
    if (left == x) continue;
    const Some<T> here = some_of<T>(LaneMask{1} << lane);
    const Word<T> word = frame.get(cells[at]);
    frame.put(cells[at], word, hn::IfThenElse(here, all<T>(left), word));
  }
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_SLICES_INL_H
