// sumo_cue: the text of SumoCue, for killers and jigsaws.
//
//   SumoCueV1=15+0=22+2…       81 cells: = and the sum of the cage that begins here, or + and the number of a cell of the
//                              same cage, from 0
//   SumoCueV1=0J0=8J0=0J1…     = and the given digit (0 is blank), J and the number of the region
//
// In a killer some cell has +. J may follow there too.
#include <map>

#include "base/counted.h"
#include "format/variants/forms.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

constexpr std::string_view sumo_cue_start = "SumoCueV1";
constexpr int sumo_cue_cells = 81;

struct SumoCell {
  bool begins = false;  // '='
  int number = 0;
  int region = -1;
};

bool starts_sumo_cue(std::string_view text) { return trimmed_text(text).starts_with(sumo_cue_start); }

Result<std::vector<SumoCell>, ReadError> sumo_cells(std::string_view text) {
  std::vector<SumoCell> cells;
  const auto number_at = [&](std::size_t at) {
    return text.substr(at, std::min(text.find_first_not_of("0123456789", at), text.size()) - at);
  };
  std::size_t at = sumo_cue_start.size();
  while (at < text.size()) {
    if (is_blank_space(text[at])) {
      ++at;
      continue;
    }
    if (text[at] != '=' && text[at] != '+') return bad_text(at, "expected '=' or '+'");
    if (cells.size() == sumo_cue_cells) return bad_text(at, "more than 81 cells");
    SumoCell& cell = cells.emplace_back();
    cell.begins = text[at] == '=';
    const std::string_view digits = number_at(++at);
    const auto number = small_number(digits);
    if (!number) return bad_text(at, "expected a number");
    cell.number = *number;
    at += digits.size();
    if (at == text.size() || text[at] != 'J') continue;
    const std::string_view region = number_at(++at);
    const auto which = small_number(region);
    if (!which || *which > 8) return bad_text(at, "expected a region from 0 to 8");
    cell.region = *which;
    at += region.size();
  }
  if (cells.size() != sumo_cue_cells) return bad_text(text.size(), counted(cells.size(), "cell") + ", expected 81");
  return cells;
}

// The cell with the sum of the cage, from a cell of it; -1 if there is none.
int sumo_first(const std::vector<SumoCell>& cells, int cell) {
  for (int steps = 0; steps < sumo_cue_cells; ++steps) {
    const SumoCell& at = cells[static_cast<std::size_t>(cell)];
    if (at.begins) return cell;
    if (at.number >= sumo_cue_cells) return -1;
    cell = at.number;
  }
  return -1;
}

std::optional<ReadError> add_sumo_cages(Puzzle& puzzle, const std::vector<SumoCell>& cells) {
  std::map<int, Cells> cages;
  for (int cell = 0; cell < sumo_cue_cells; ++cell) {
    const int first = sumo_first(cells, cell);
    if (first < 0)
      return ReadError{.message = "the cage of " + name(puzzle.shape, static_cast<Cell>(cell)) + " has no sum"};
    cages[first].push_back(static_cast<Cell>(cell));
  }
  for (auto& [first, members] : cages) {
    const int sum = cells[static_cast<std::size_t>(first)].number;
    if (sum == 0 && members.size() == 1) continue;
    std::vector<int> numbers;
    if (sum > 0) numbers.push_back(sum);
    if (auto error = add_clue(puzzle, "killer_cage", {std::move(members)}, std::move(numbers))) return error;
  }
  return std::nullopt;
}

Result<Puzzle, ReadError> read_sumo_cue(std::string_view source) {
  const std::string_view text = trimmed_text(source);
  if (!starts_sumo_cue(text)) return bad_text(0, "expected SumoCueV1");
  const auto cells = sumo_cells(text);
  if (!cells) return Unexpected{cells.error()};
  Puzzle puzzle = blank(square(9));
  bool killer = false, jigsaw = false;
  std::vector<Cells> regions(9);
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const SumoCell& cell = (*cells)[i];
    killer = killer || !cell.begins;
    jigsaw = jigsaw || cell.region >= 0;
    if (cell.region >= 0) regions[static_cast<std::size_t>(cell.region)].push_back(static_cast<Cell>(i));
  }
  if (jigsaw) {
    for (const Cells& region : regions) {
      if (region.size() != 9) return bad_text(0, "a region has " + counted(region.size(), "cell") + ", expected 9");
    }
    puzzle.shape.regions = std::move(regions);
  }
  if (killer) {
    if (auto error = add_sumo_cages(puzzle, *cells)) return Unexpected{*std::move(error)};
  } else {
    for (std::size_t i = 0; i < cells->size(); ++i) {
      const int value = (*cells)[i].number;
      if (value != 0 && !set_given(puzzle, static_cast<Cell>(i), value)) {
        return bad_text(0, std::to_string(value) + " is no digit");
      }
    }
  }
  return checked(std::move(puzzle));
}

}  // namespace

Format sumo_cue_format() {
  return {.id = "sumocue",
          .title = "killer or jigsaw of SumoCue",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.starts = starts_sumo_cue, .read = read_sumo_cue}};
}

}  // namespace shudu::variant
