// Templates: what all ways to place a digit have in common, and the candidates that none of them has. A cell that all
// templates of a digit share is excluded for the other digits. This is repeated until nothing changes.
//
// Roles: pattern is the candidates of the digit that lie in a template.
#include "logic/patterns/templates.h"

#include <array>
#include <bit>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum TemplatesKind { set, remove };

// The cells of each digit's templates, after excluding cells that belong to other digits.
struct JointTemplates {
  explicit JointTemplates(const State& state) {
    std::array<CellSet, 10> allowed, shared;
    for (int digit = 1; digit <= 9; ++digit) cells[digit] = allowed[digit] = allowed_places(state, digit);
    for (bool changed = true; changed;) {
      changed = false;
      for (int digit = 1; digit <= 9; ++digit) {
        CellSet open = allowed[digit];
        for (int other = 1; other <= 9; ++other) {
          if (other != digit) open -= shared[other];
        }
        const CellSet found = cells_in_templates(open);
        if (found.empty()) {
          contradiction = true;
          return;
        }
        changed = changed || found != cells[digit];
        cells[digit] = found;
        for (int row = 0; row < 9; ++row) {
          const CellSet in_row = found & House::row(row).cells();
          if (in_row.is_single()) shared[digit] |= in_row;
        }
      }
    }
  }

  std::array<CellSet, 10> cells;  // by digit, placed digits included; [0] is unused
  bool contradiction = false;     // a digit has no template
};

void find_templates(Request& request, const Technique& wanted) {
  const auto& templates = request.memo.get<JointTemplates>(request.state);
  if (templates.contradiction) return;
  for (int digit = 1; digit <= 9; ++digit) {
    Step step{.technique = &wanted};
    const CellSet places = request.state.places(digit), inside = templates.cells[digit];
    if (wanted.kind == set) {
      for (int row = 0; row < 9; ++row) {
        const CellSet in_row = inside & House::row(row).cells();
        if (in_row.is_single() && places.contains(in_row)) step.placements.emplace_back(in_row.first(), digit);
      }
    } else {
      for (Cell cell : places - inside) step.eliminations.emplace_back(cell, digit);
    }
    if (step.placements.empty() && step.eliminations.empty()) continue;
    step.digits = {digit};
    for (Cell cell : places& inside) step.marks.emplace_back(cell, digit, Role::pattern);
    if (!request.report(std::move(step))) return;
  }
}

constexpr Text templates_look = {"technique.templates.look",
                                 "Look at all ways to place {digit} in every row, column and box."};

}  // namespace

constinit const Technique templates[2] = {
    {
        .id = "template_set",
        .page = "templates",
        .family = Family::last_resort,
        .name = "Template Set",
        .look = templates_look,
        .why = {"technique.template_set.why", "Every one of them uses {placed}."},
        .hodoku = {.code = "1201", .index = 8700, .level = Level::extreme, .score = 10000},
        .kind = set,
        .find = find_templates,
    },
    {
        .id = "template_delete",
        .page = "templates",
        .family = Family::last_resort,
        .name = "Template Delete",
        .look = templates_look,
        .why = {"technique.template_delete.why", "None of them uses {eliminated}."},
        .hodoku = {.code = "1202", .index = 8800, .level = Level::extreme, .score = 10000},
        .kind = remove,
        .find = find_templates,
    },
};

}  // namespace shudu::logic
