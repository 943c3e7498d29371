// CardLines: the answers of a graphics card to many plain lines, as text: solutions or their numbers, or why there is
// none.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/lines_by_card.h"
#include "shudu/whole.h"
#include "solve/answer_lines.h"

namespace shudu::cli {

class CardLines {
 public:
  CardLines(std::unique_ptr<LinesByCard> lines, int card) : lines_(std::move(lines)), card_(card) {}

  std::span<char> room() const { return lines_->room(); }
  // Finds the solutions of the first `count` lines.
  void solve(std::size_t count, std::uint64_t limit, int threads);
  // Finds how many solutions they have, at most `limit`. If a puzzle has that many, and there is a function `exact`, it
  // returns the number that is written. Any thread may call it.
  using Exact = std::function<Whole(const Grid& clues)>;
  void count(std::size_t count, std::uint64_t limit, const Exact& exact, int threads);

  // The answers are these texts in a row. Most are parts of the card's text.
  const std::vector<std::string_view>& pieces() const { return pieces_; }
  const Totals& totals() const { return totals_; }
  const SearchStats& stats() const { return lines_->stats(); }
  bool some_negative() const { return some_negative_; }
  bool card_failed() const { return lines_->card_failed(); }
  int card() const { return card_; }

 private:
  struct Part {
    std::string_view text;
    std::string words;  // the text, unless it is the card's
    bool is_positive = true;
    Totals totals;
  };
  ask::NoAnswer why_not(std::size_t i) const;
  void write_solutions(std::size_t first, std::size_t end, Part& part) const;
  void write_counts(std::size_t first, std::size_t end, std::uint64_t limit, const Exact& exact, Part& part) const;
  // make_part(first, end, part) fills a part with the answers to these lines.
  template <class MakePart>
  void make_pieces(int threads, const MakePart& make_part);

  std::unique_ptr<LinesByCard> lines_;
  int card_;
  std::vector<Part> parts_;
  std::vector<std::string_view> pieces_;
  Totals totals_;
  bool some_negative_ = false;
};

}  // namespace shudu::cli
