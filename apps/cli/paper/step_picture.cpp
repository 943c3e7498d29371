#include "paper/step_picture.h"

#include <algorithm>
#include <array>

#include "ask/logic/path.h"
#include "format/classic_form.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

using drawing::Circle;
using drawing::Label;
using drawing::Path;
using drawing::Point;
using drawing::Rectangle;

constexpr std::string_view house_tint = "#f3f1e7", cell_tint = "#dbe7fb", target_tint = "#d9f2d9";
// Grounds of candidates, in the order in which the roles of a step occur.
constexpr std::array<std::string_view, 4> role_colours{"#9cc9f5", "#f7cf7e", "#c9b3ee", "#a9dccb"};
constexpr std::string_view removed_colour = "#f4a9a4", placed_colour = "#7fcf86";

class StepShapes {
 public:
  explicit StepShapes(const PathStep& path) : state_(path.before), step_(path.step) {
    const bool single = is_single();
    for (const auto* houses : {&step_.base, &step_.cover}) {
      for (const House house : *houses) {
        for (const Cell cell : house.cells()) tint(cell, house_tint);
      }
    }
    for (const logic::LockedSet& set : step_.sets) {
      for (const Cell cell : set.cells) tint(cell, cell_tint);
    }
    for (const logic::Candidate& seen : step_.exclusion.seen) tint(seen.cell, cell_tint);
    if (!single) marks();
    chains();
    for (const logic::Candidate& gone : step_.eliminations) ground(gone.cell, gone.digit, removed_colour);
    for (const logic::Candidate& placed : step_.placements) {
      tint(placed.cell, target_tint);
      if (!single) ground(placed.cell, placed.digit, placed_colour);
      if (single) above_.emplace_back(Label{centre(placed.cell), std::to_string(placed.digit), 0.62, "#116b1c"});
    }
    for (const logic::Candidate& gone : step_.eliminations) strike(gone);
  }

  bool is_single() const { return step_.technique != nullptr && step_.technique->family == logic::Family::singles; }
  const std::vector<drawing::Shape>& below() const { return below_; }
  const std::vector<drawing::Shape>& above() const { return above_; }

 private:
  static Point centre(Cell cell) { return {cell.col() + 0.5, cell.row() + 0.5}; }
  Point place(Cell cell, int digit) const {
    return variant::mark_place(shape_, static_cast<variant::Cell>(cell.index()), digit);
  }
  void tint(Cell cell, std::string_view colour) {
    below_.emplace_back(Rectangle{{double(cell.col()), double(cell.row())}, 1, 1, {.fill = colour}});
  }
  void ground(Cell cell, int digit, std::string_view colour) {
    if (state_.has(cell, digit)) grounds_.emplace_back(Circle{place(cell, digit), 0.155, {.fill = colour}});
  }
  void strike(const logic::Candidate& gone) {
    const Point at = place(gone.cell, gone.digit), half{0.11, -0.11};
    above_.emplace_back(Path{{at - half, at + half}, false, {.stroke = "#b3261e", .width = 0.03}});
  }

  // Candidates in a role, each role in its own colour.
  void marks() {
    std::vector<logic::Role> roles;
    for (const logic::Mark& mark : step_.marks) {
      auto at = std::ranges::find(roles, mark.role);
      if (at == roles.end()) at = roles.insert(at, mark.role);
      const auto i = std::min<std::size_t>(static_cast<std::size_t>(at - roles.begin()), role_colours.size() - 1);
      if (mark.digit != 0) {
        ground(mark.cell, mark.digit, role_colours[i]);
      } else {
        tint(mark.cell, cell_tint);
      }
    }
  }

  // A solid line for a link from off to on, a dashed one for a link from on to off.
  void chains() {
    for (const logic::Chain& chain : step_.chains) {
      for (const logic::Node& node : chain.nodes) {
        for (const Cell cell : node.cells) ground(cell, node.digit, node.on ? role_colours[0] : role_colours[1]);
        for (const std::int16_t parent : node.parents) {
          const logic::Node& from = chain.nodes[static_cast<std::size_t>(parent)];
          if (from.cells.empty() || node.cells.empty()) continue;
          const Point a = place(*from.cells.begin(), from.digit), b = place(*node.cells.begin(), node.digit);
          const Point shift = 0.13 * drawing::unit(b - a);
          above_.emplace_back(
              Path{{a + shift, b - shift}, false, {.stroke = "#a03060", .width = 0.028, .dashed = from.on}});
        }
      }
    }
  }

 public:
  // The grounds of candidates are above the tints of cells.
  std::vector<drawing::Shape> all_below() const {
    std::vector<drawing::Shape> shapes = below_;
    shapes.insert(shapes.end(), grounds_.begin(), grounds_.end());
    return shapes;
  }

 private:
  const logic::State& state_;
  const logic::Step& step_;
  variant::Shape shape_ = variant::square(9);
  std::vector<drawing::Shape> below_, grounds_, above_;
};

}  // namespace

std::vector<PathStep> path_steps(const PrintedPuzzle& puzzle) {
  std::vector<PathStep> steps;
  if (puzzle.variant != nullptr || puzzle.solutions == 0) return steps;
  const Puzzle start = puzzle.more != nullptr ? *puzzle.more : puzzle_of(puzzle.clues);
  const LogicPath path = logic_path(start, {});
  logic::State state = path.start.state;
  for (const logic::Step& step : path.path.steps) {
    steps.push_back({state, step});
    state.apply(step);
  }
  return steps;
}

DrawnBoard step_picture(const PrintedPuzzle& puzzle, const PathStep& step, Language language) {
  const StepShapes shapes{step};
  const variant::Puzzle board = variant_form(puzzle_of(puzzle.clues));
  variant::Solution values(Cell::count, variant::no_value);
  std::vector<variant::Values> marks(Cell::count);
  for (Cell cell : all_cells()) {
    if (const int digit = step.before.values()[cell]; digit != 0) {
      values[cell.index()] = static_cast<std::int8_t>(digit);
    }
    marks[cell.index()] = shapes.is_single() ? 0 : step.before.candidates(cell).bits();
  }
  const std::vector<drawing::Shape> below = shapes.all_below();
  return {variant::board_picture(
      board, {.values = values, .marks = marks, .below = below, .above = shapes.above(), .language = language})};
}

std::string step_words(const PathStep& step, Language language) {
  if (step.step.chains.empty()) return logic::describe(step.step, language);
  // The links of chains are drawn, so they are not written.
  const std::string_view colon = language == Language::en ? ": " : "：";
  return std::string{logic::name(step.step, language)}.append(colon) + logic::outline(step.step, language).summary;
}

}  // namespace shudu::cli
