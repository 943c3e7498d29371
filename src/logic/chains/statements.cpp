#include "logic/chains/statements.h"

namespace shudu::logic {

std::vector<Group> groups_of(const State& state) {
  std::vector<Group> groups;
  for (int i = 0; i < 18; ++i) {
    const House line{i};
    for (int digit = 1; digit <= 9; ++digit) {
      for (int part = 0; part < 3; ++part) {
        const House box = House::box(line.cell(3 * part).box());
        const CellSet cells = state.places(digit, line) & box.cells();
        if (cells.size() < 2) continue;
        const CellSet seers = (state.places(digit, line) | state.places(digit, box)) - cells;
        groups.push_back({cells, static_cast<std::uint8_t>(digit), line, box, seers});
      }
    }
  }
  return groups;
}

Statements::Statements(const State& state, bool with_groups, const AlsList* sets) {
  const auto add = [&](CellSet cells, CellSet footprint, int digit, bool on) -> Meaning& {
    meanings_.push_back({cells, footprint, cells.first(), static_cast<std::uint8_t>(digit), on});
    return meanings_.back();
  };
  for (Cell cell : state.blanks()) {
    for (int digit : state.candidates(cell)) {
      candidates_[cell.index()][digit] = static_cast<Id>(meanings_.size());
      add({cell}, {cell}, digit, false);
      add({cell}, {cell}, digit, true);
    }
  }
  candidate_count_ = size() / 2;
  if (with_groups) groups_ = groups_of(state);
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    for (bool on : {false, true}) {
      add(groups_[i].cells, groups_[i].cells, groups_[i].digit, on).group = static_cast<std::int16_t>(i);
    }
  }
  if (sets == nullptr) return;
  sets_.resize(static_cast<std::size_t>(sets->size()));
  for (int i = 0; i < sets->size(); ++i) {
    std::array<Id, 10>& ids = sets_[static_cast<std::size_t>(i)];
    ids.fill(none);
    const Als& als = (*sets)[i];
    if (als.cells.is_single()) continue;
    for (int digit : als.digits) {
      ids[digit] = static_cast<Id>(meanings_.size());
      add(als.places[digit], als.cells, digit, false).set = static_cast<std::int16_t>(i);
    }
  }
}

}  // namespace shudu::logic
