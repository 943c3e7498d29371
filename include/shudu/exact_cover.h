// ExactCover: chooses options so that every primary item is in exactly one of them, and every secondary item in at most
// one. Tilings, N-Queens, Sudoku and many other puzzles are exact cover problems.
//
//   ExactCover cover{3};                                  // items 0, 1, 2
//   cover.add_option({0, 2});                             // option 0
//   cover.add_option({1});                                // option 1
//   cover.search(1, [](std::span<const int> options) { …; return true; });   // {0, 1}
//
// The method is Knuth's dancing links. Each item has a ring of the options that contain it, linked both ways; the
// primary items that are still open form a ring of their own.
//
//     open items   ⇄ item 0 ⇄ item 1 ⇄ item 2 ⇄          an option is a run of consecutive nodes,
//                      ⇅        ⇅        ⇅              one in the ring of each of its items;
//     option 0         •─────────────────•              up and down are links, left and right
//     option 1                  •                       along an option is the next index
//
// Covering an item removes it from the ring of open items, and removes every option that contains it from all other
// rings. A removed node keeps its own links, so it can be put back between its old neighbours. Uncovering in exactly
// the reverse order restores everything, and no state is copied.
//
// The search covers the open item that has the fewest options (the first such item). For each of its options, in order
// of addition, it covers the other items of the option and continues. An item without options is a dead end. When no
// primary item is open, the chosen options are a solution. The same input gives the same search on every machine.
//
// Thread safety: use an object from one thread at a time.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace shudu {

class ExactCover {
 public:
  struct Counters {
    std::uint64_t nodes = 0;      // positions examined: the first, and one after each option chosen
    std::uint64_t dead_ends = 0;  // positions in which some item had no option left
    std::uint64_t solutions = 0;
    int max_depth = 0;  // most options chosen at once, selected ones not counted
    friend bool operator==(const Counters&, const Counters&) = default;
  };

  // The interface of a watcher, whose functions are called during the search. Each returns whether to go on.
  // `alternatives` is the number of options of the item branched on. The calls to NoWatcher compile to nothing. If a
  // watcher has a function wants(item, option, alternatives), the search skips the options for which it returns false.
  struct NoWatcher {
    constexpr bool choose(int /*option*/, int /*alternatives*/) const { return true; }
    constexpr bool drop(int /*option*/, int /*alternatives*/) const { return true; }  // the option is undone
    // All options of the item were tried, and none led to a solution.
    constexpr bool fail(int /*item*/, int /*alternatives*/) const { return true; }
  };

  // Items 0..primary-1 are primary. The next `secondary` items are secondary.
  explicit ExactCover(int primary, int secondary = 0)
      : primary_(primary), open_(primary + 1), sizes_(primary + secondary), selected_(primary + secondary) {
    assert(primary >= 0 && secondary >= 0);
    for (int item = 0; item <= primary; ++item) {
      open_[item] = {item == 0 ? primary : item - 1, item == primary ? 0 : item + 1};
    }
    for (int item = 0; item < item_count(); ++item) nodes_.push_back({item, none, item, item});
    first_node_.push_back(item_count());
  }

  int item_count() const { return static_cast<int>(sizes_.size()); }
  int option_count() const { return static_cast<int>(first_node_.size()) - 1; }

  // Adds an option and returns its number, counted from 0. An option without primary items is never chosen.
  // Precondition: the items exist and differ, and nothing is selected yet.
  int add_option(std::span<const int> items) {
    assert(chosen_.empty());
    const int option = option_count();
    for (int item : items) {
      assert(0 <= item && item < item_count() && (sizes_[item] == 0 || nodes_[nodes_[item].up].option != option));
      const int node = static_cast<int>(nodes_.size());
      nodes_.push_back({item, option, nodes_[item].up, item});
      nodes_[nodes_[item].up].down = node;
      nodes_[item].up = node;
      ++sizes_[item];
    }
    first_node_.push_back(static_cast<int>(nodes_.size()));
    return option;
  }
  int add_option(std::initializer_list<int> items) { return add_option(std::span{items.begin(), items.size()}); }

  // Makes the search branch on the first open item instead of the one with the fewest options, unless some item has no
  // option left. This is more work, but solutions come in the lexicographic order of their options.
  void take_items_in_order() { in_order_ = true; }

  // Requires the option in every solution. Returns false, and changes nothing, if one of its items is in an option
  // selected before.
  bool select(int option) {
    for (int node = begin(option); node < end(option); ++node) {
      if (selected_[nodes_[node].item]) return false;
    }
    for (int node = begin(option); node < end(option); ++node) {
      selected_[nodes_[node].item] = true;
      cover(nodes_[node].item);
    }
    chosen_.push_back(option);
    return true;
  }

  // Finds up to `limit` solutions. Passes the options of each to `on_solution`: first the selected options, then the
  // others in the order in which they were chosen. `on_solution` returns whether to go on. After the search the object
  // is in the same state as before. The depth of recursion is the number of chosen options, at most the number of
  // primary items. Precondition: limit > 0.
  template <class OnSolution, class Watcher = NoWatcher>
  Counters search(std::uint64_t limit, OnSolution&& on_solution, Watcher&& watcher = {}) {
    assert(limit > 0);
    Search<OnSolution, Watcher> search{*this, limit, on_solution, watcher, {}};
    search.explore(0);
    return search.counters;
  }

 private:
  static constexpr int none = -1;

  struct Neighbours {
    int left, right;
  };
  struct Node {
    int item;
    int option;    // none in the head of an item's ring
    int up, down;  // neighbours in the ring of the item
  };

  template <class OnSolution, class Watcher>
  struct Search {
    ExactCover& cover;
    std::uint64_t limit;
    OnSolution& on_solution;
    Watcher& watcher;
    Counters counters;

    // Finds the solutions that contain the options chosen so far. Returns whether to go on.
    bool explore(int depth) {
      ++counters.nodes;
      counters.max_depth = std::max(counters.max_depth, depth);
      const int item = cover.next_item();
      if (item == none) {
        ++counters.solutions;
        return on_solution(std::span<const int>{cover.chosen_}) && counters.solutions < limit;
      }
      const std::uint64_t solutions = counters.solutions;
      const int alternatives = cover.sizes_[item];
      if (alternatives == 0) ++counters.dead_ends;
      bool go_on = true;
      cover.cover(item);
      for (int node = cover.nodes_[item].down; go_on && node != item; node = cover.nodes_[node].down) {
        const int option = cover.nodes_[node].option;
        if constexpr (requires { watcher.wants(item, option, alternatives); }) {
          if (!watcher.wants(item, option, alternatives)) continue;
        }
        cover.choose(node);
        go_on = watcher.choose(option, alternatives) && explore(depth + 1);
        cover.unchoose(node);
        go_on = go_on && watcher.drop(option, alternatives);
      }
      cover.uncover(item);
      if (go_on && counters.solutions == solutions) go_on = watcher.fail(item, alternatives);
      return go_on;
    }
  };

  // The nodes of an option are begin(option)..end(option)-1. This is not a view, because clang 14 cannot compile the
  // views of the g++ 12 library.
  int begin(int option) const { return first_node_[option]; }
  int end(int option) const { return first_node_[option + 1]; }

  int next_item() const {
    int best = none;
    int limit = option_count() + 1;  // an item is better when it has fewer options than this
    for (int item = open_[primary_].right; item != primary_ && limit > 0; item = open_[item].right) {
      if (sizes_[item] >= limit) continue;
      best = item;
      limit = in_order_ && sizes_[item] > 0 ? 1 : sizes_[item];
    }
    return best;
  }

  // choose covers the other items of the node's option, and unchoose uncovers them. Precondition: the node's own item
  // is covered.
  void choose(int node) {
    const int option = nodes_[node].option;
    chosen_.push_back(option);
    for (int other = begin(option); other < end(option); ++other) {
      if (other != node) cover(nodes_[other].item);
    }
  }
  void unchoose(int node) {
    const int option = nodes_[node].option;
    for (int other = end(option) - 1; other >= begin(option); --other) {
      if (other != node) uncover(nodes_[other].item);
    }
    chosen_.pop_back();
  }

  void cover(int item) {
    for (int node = nodes_[item].down; node != item; node = nodes_[node].down) hide(node);
    if (item < primary_) {
      open_[open_[item].left].right = open_[item].right;
      open_[open_[item].right].left = open_[item].left;
    }
  }
  void uncover(int item) {
    if (item < primary_) {
      open_[open_[item].left].right = item;
      open_[open_[item].right].left = item;
    }
    for (int node = nodes_[item].up; node != item; node = nodes_[node].up) unhide(node);
  }

  // hide removes the node's option from the rings of its other items, and unhide puts it back.
  void hide(int node) {
    const int option = nodes_[node].option;
    for (int other = begin(option); other < end(option); ++other) {
      if (other == node) continue;
      nodes_[nodes_[other].up].down = nodes_[other].down;
      nodes_[nodes_[other].down].up = nodes_[other].up;
      --sizes_[nodes_[other].item];
    }
  }
  void unhide(int node) {
    const int option = nodes_[node].option;
    for (int other = end(option) - 1; other >= begin(option); --other) {
      if (other == node) continue;
      nodes_[nodes_[other].up].down = other;
      nodes_[nodes_[other].down].up = other;
      ++sizes_[nodes_[other].item];
    }
  }

  int primary_;
  bool in_order_ = false;
  std::vector<Neighbours> open_;  // the ring of open primary items; entry primary_ is its head
  std::vector<Node> nodes_;       // first the heads of the items' rings, then the options one after the other
  std::vector<int> first_node_;   // option i is nodes first_node_[i] .. first_node_[i + 1] - 1
  std::vector<int> sizes_;        // options in the ring of each item
  std::vector<bool> selected_;    // items of selected options
  std::vector<int> chosen_;       // options selected, then options chosen by the search
};

}  // namespace shudu
