// CardLines: the answers of a graphics card to many plain lines, as text in the words of NoAnswer.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/lines_by_card.h"
#include "solve/answer_lines.h"
#include "solve/no_answer.h"

namespace shudu::cli {

class CardLines {
 public:
  CardLines(std::unique_ptr<LinesByCard> lines, int card) : lines_(std::move(lines)), card_(card) {}

  std::span<char> room() const { return lines_->room(); }
  void answer(std::size_t count, std::uint64_t limit, int threads);

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
    std::string words;  // the text, unless all lines are solutions
    bool is_solved = true;
    Totals totals;
  };
  NoAnswer why_not(std::size_t i) const;
  void make_part(std::size_t first, std::size_t end, Part& part) const;
  void make_pieces(int threads);

  std::unique_ptr<LinesByCard> lines_;
  int card_;
  std::vector<Part> parts_;
  std::vector<std::string_view> pieces_;
  Totals totals_;
  bool some_negative_ = false;
};

}  // namespace shudu::cli
