// HardestFirst: lines in the descending order of a figure, or the first of them in little memory. Lines with the same
// figure keep their order, and lines without one come last.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace shudu::cli {

class HardestFirst {
 public:
  // Keeps `most` lines that have a figure and, if `most` is not limited, those that have none.
  explicit HardestFirst(std::uint64_t most) : most_(most) {}

  void add(std::string line, std::optional<double> figure) {
    if (!figure) ++without_;
    if (!figure && is_limited()) return;
    lines_.push_back({figure.value_or(-std::numeric_limits<double>::infinity()), next_++, std::move(line)});
    if (!is_limited()) return;
    // A heap whose top is the last of the lines.
    std::ranges::push_heap(lines_, comes_before);
    if (lines_.size() <= most_) return;
    std::ranges::pop_heap(lines_, comes_before);
    lines_.pop_back();
  }

  bool is_limited() const { return most_ < std::numeric_limits<std::uint64_t>::max(); }
  // The number of lines that had no figure.
  std::uint64_t without() const { return without_; }

  // Calls write(line) in order. Call it once, at the end.
  template <class Write>
  void write_all(const Write& write) {
    std::ranges::sort(lines_, comes_before);
    for (const Line& line : lines_) write(line.text);
  }

 private:
  struct Line {
    double figure;
    std::uint64_t number;
    std::string text;
  };
  static bool comes_before(const Line& a, const Line& b) {
    return a.figure != b.figure ? a.figure > b.figure : a.number < b.number;
  }

  std::uint64_t most_, next_ = 0, without_ = 0;
  std::vector<Line> lines_;
};

}  // namespace shudu::cli
