#include "explain/step_board.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/columns.h"

namespace shudu::cli {
namespace {

// How to draw a candidate: the text around its digit, and a colour.
struct Look {
  const char *before = "", *after = "";
  enum Colour { plain, pattern, removed } colour = plain;
};

constexpr std::array<std::array<const char*, 2>, 6> brackets{
    {{"(", ")"}, {"[", "]"}, {"{", "}"}, {"<", ">"}, {"/", "/"}, {"|", "|"}}};

class StepDrawing {
 public:
  StepDrawing(const logic::State& state, const logic::Step* step, Language language, const Style& style)
      : state_(state), style_(style), language_(language) {
    if (step == nullptr) return;
    for (const logic::Mark& mark : step->marks) {
      if (mark.digit != 0) {
        mark_candidate(mark.cell, mark.digit, logic::name(mark.role, language));
      } else {
        for (int digit : state.candidates(mark.cell))
          mark_candidate(mark.cell, digit, logic::name(mark.role, language));
      }
    }
    const std::string_view on = logic::legend_texts.on[language], off = logic::legend_texts.off[language];
    for (const logic::Chain& chain : step->chains) {
      for (const logic::Node& node : chain.nodes) {
        for (Cell cell : node.cells) mark_candidate(cell, node.digit, node.on ? on : off);
      }
    }
    for (std::size_t i = 0; i < step->sets.size(); ++i) {
      for (Cell cell : step->sets[i].cells) sets_[cell.index()] += static_cast<char>('a' + i % 26);
    }
    for (logic::Candidate gone : step->eliminations) look(gone.cell, gone.digit) = {"-", "", Look::removed};
    for (logic::Candidate placed : step->placements) look(placed.cell, placed.digit) = {"=", "", Look::pattern};
  }

  std::string text() const {
    std::vector<std::string> cells;
    for (const Cell cell : all_cells()) cells.push_back(text_of(cell));
    return framed_board(cells, style_, 2);
  }

  std::string legend(const logic::Step& step) const {
    using logic::legend_texts;
    std::string line;
    const auto add = [&](const std::string& sign, std::string_view meaning) {
      line += (line.empty() ? "" : "   ") + sign + ' ' + std::string{meaning};
    };
    for (std::size_t i = 0; i < roles_.size() && i < brackets.size(); ++i) {
      add(std::string{brackets[i][0]} + 'n' + brackets[i][1], roles_[i]);
    }
    for (std::size_t i = 0; i < step.sets.size(); ++i) {
      add(std::string{'n', static_cast<char>('a' + i % 26)}, legend_texts.set[language_]);
    }
    if (!step.eliminations.empty()) add("-n", legend_texts.removed[language_]);
    if (!step.placements.empty()) add("=n", legend_texts.placed[language_]);
    return line + '\n';
  }

 private:
  Look& look(Cell cell, int digit) { return looks_[cell.index() * 10 + digit]; }
  const Look& look(Cell cell, int digit) const { return looks_[cell.index() * 10 + digit]; }

  // If a candidate has several roles, the first one is drawn.
  void mark_candidate(Cell cell, int digit, std::string_view role) {
    Look& drawn = look(cell, digit);
    if (drawn.colour != Look::plain) return;
    auto at = std::find(roles_.begin(), roles_.end(), role);
    if (at == roles_.end()) at = roles_.insert(at, role);
    const auto kind = std::min<std::size_t>(static_cast<std::size_t>(at - roles_.begin()), brackets.size() - 1);
    drawn = {brackets[kind][0], brackets[kind][1], Look::pattern};
  }

  std::string text_of(Cell cell) const {
    if (const int digit = state_.values()[cell]; digit != 0) return sign(cell, digit, {});
    std::string text = state_.candidates(cell).empty() ? style_.wrong("x") : "";
    for (const int digit : state_.candidates(cell)) text += sign(cell, digit, look(cell, digit));
    return text + style_.faint(sets_[cell.index()]);
  }
  std::string sign(Cell cell, int digit, const Look& drawn) const {
    const std::string text = drawn.before + std::to_string(digit) + drawn.after;
    if (drawn.colour == Look::removed) return style_.wrong(text);
    if (drawn.colour == Look::pattern) return style_.found(text);
    return state_.givens().contains(cell) ? style_.given(text) : text;
  }

  const logic::State& state_;
  const Style& style_;
  std::array<Look, Cell::count * 10> looks_{};
  std::array<std::string, Cell::count> sets_;  // letters of the sets a cell belongs to
  Language language_;
  std::vector<std::string_view> roles_;  // their names, in the order of the brackets
};

}  // namespace

std::string step_board(const logic::State& state, const logic::Step* step, Language language, const Style& style) {
  const StepDrawing board{state, step, language, style};
  return board.text() + (step == nullptr ? std::string{} : in_signs_of_locale(board.legend(*step)));
}

}  // namespace shudu::cli
