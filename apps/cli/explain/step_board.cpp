#include "explain/step_board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/signs.h"

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
    std::array<std::string, Cell::count> cells;
    std::array<std::size_t, 9> widths{};
    for (Cell cell : all_cells()) {
      cells[cell.index()] = plain_text(cell);
      widths[cell.col()] = std::max(widths[cell.col()], cells[cell.index()].size());
    }
    const auto rule = [&](const char* left, const char* cross, const char* right) {
      std::string line = left;
      for (int stack = 0; stack < 3; ++stack) {
        const std::size_t width = widths[3 * stack] + widths[3 * stack + 1] + widths[3 * stack + 2] + 6;
        for (std::size_t i = 0; i < width; ++i) line += "─";
        line += stack == 2 ? right : cross;
      }
      return style_.faint(line) + '\n';
    };
    const std::string wall = style_.faint("│");
    std::string out = rule("┌", "┬", "┐");
    for (Cell cell : all_cells()) {
      if (cell.col() % 3 == 0) out += wall + ' ';
      out += coloured_text(cell) + std::string(widths[cell.col()] - cells[cell.index()].size(), ' ');
      out += cell.col() % 3 == 2 ? " " : "  ";
      if (cell.col() != 8) continue;
      out += wall + '\n';
      if (cell.row() == 2 || cell.row() == 5) out += rule("├", "┼", "┤");
    }
    return out + rule("└", "┴", "┘");
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

  template <class Put>
  void each_sign(Cell cell, const Put& put) const {
    if (const int digit = state_.values()[cell]; digit != 0) return put(digit, Look{});
    for (int digit : state_.candidates(cell)) put(digit, look(cell, digit));
  }
  bool is_impossible(Cell cell) const { return state_.values().is_blank(cell) && state_.candidates(cell).empty(); }
  std::string plain_text(Cell cell) const {
    std::string text = is_impossible(cell) ? "x" : "";
    each_sign(cell, [&](int digit, const Look& drawn) { text += drawn.before + std::to_string(digit) + drawn.after; });
    return text + sets_[cell.index()];
  }
  std::string coloured_text(Cell cell) const {
    std::string text = is_impossible(cell) ? style_.wrong("x") : "";
    each_sign(cell, [&](int digit, const Look& drawn) {
      const std::string sign = drawn.before + std::to_string(digit) + drawn.after;
      if (drawn.colour == Look::removed) {
        text += style_.wrong(sign);
      } else if (drawn.colour == Look::pattern) {
        text += style_.found(sign);
      } else {
        text += state_.givens().contains(cell) ? style_.given(sign) : sign;
      }
    });
    return text + style_.faint(sets_[cell.index()]);
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
  return in_signs_of_locale(board.text() + (step == nullptr ? std::string{} : board.legend(*step)));
}

}  // namespace shudu::cli
