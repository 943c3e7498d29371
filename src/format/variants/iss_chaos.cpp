// ISS: regions that are not given, and values that are connected.
#include <algorithm>

#include "format/variants/iss_writer.h"
#include "variant/automaton/automaton.h"

namespace shudu::variant {
namespace {

// The auxiliary cells CC1, CC2, … hold the number of the region of each cell of the grid.
bool read_iss_chaos(IssReader& reader) {
  return reader.add("chaos_construction", {reader.cells().group("CC")}, {reader.layout().region_size});
}

// .ChaosArrow~R1C2~0~CC2~CC3~-~CC2~CC1: the cell is the number of cells of its region along all arms.
// .ChaosCount~R1C1~0~CC1~CC2: the cell is the number of cells that are in the region of the first.
// The number after the cell is 1 if the first cell is not counted.
bool read_iss_chaos_clue(IssReader& reader) {
  const Cells regions = reader.cells().group("CC");
  if (regions.empty()) return reader.fail("needs ChaosConstruction");
  const bool arrow = reader.token().type == "ChaosArrow";
  const auto control = reader.cell(reader.argument(0));
  if (!control) return false;
  const std::string_view offset = reader.argument(1);
  if (!offset.empty() && offset != "0" && offset != "1") return reader.fail("expected 0 or 1");
  std::vector<Cells> parts{{*control}};
  auto arms = reader.segments_from(2, arrow ? "-" : "");
  if (!arms) return false;
  if (reader.token().arguments.size() > 2) {
    for (Cells& arm : *arms) {
      if (arm.empty()) return reader.fail("no cells between two separators");
      for (Cell& cell : arm) {
        if (!reader.shape().is_extra(cell)) cell = regions[cell];
      }
    }
    parts.insert(parts.end(), arms->begin(), arms->end());
  } else {
    // Without cells: the four directions, or the cell and the eight around it.
    if (reader.shape().is_extra(*control)) return reader.fail("expected a cell of the grid");
    if (!arrow) parts.push_back({regions[*control]});
    constexpr int steps[8][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    for (int i = 0; i < (arrow ? 4 : 8); ++i) {
      auto at = reader.cells().moved(*control, steps[i][0], steps[i][1]);
      if (arrow) parts.push_back({regions[*control]});
      for (; at; at = arrow ? reader.cells().moved(*at, steps[i][0], steps[i][1]) : std::nullopt) {
        parts.back().push_back(regions[*at]);
      }
    }
  }
  return reader.add(arrow ? "chaos_arrow" : "chaos_count", std::move(parts), {offset == "1" ? 1 : 0});
}

bool iss_write_chaos(IssWriter& writer, const Clue& clue) {
  if (clue.rule->id == "chaos_construction") {
    return writer.token("ChaosConstruction");
  }
  writer.token(clue.rule->id == "chaos_arrow" ? "ChaosArrow" : "ChaosCount", clue.parts[0],
               clue.numbers.empty() || clue.numbers[0] == 0 ? "" : "1");
  for (std::size_t i = 1; i < clue.parts.size(); ++i) {
    if (i > 1) writer.argument("-");
    writer.argument(clue.parts[i]);
  }
  return true;
}

// .ConnectedValues~VA~1_2~10: the cells of a group (of the grid if it has no name) that have one of the values are
// connected, and there are ten of them.
bool read_iss_connected(IssReader& reader) {
  const std::string_view name = reader.argument(0);
  const Cells cells = reader.cells().group(name);
  if (cells.empty()) return reader.fail("there is no group " + std::string{name.substr(0, 40)});
  const auto values = reader.numbers(reader.argument(1));
  if (!values) return false;
  std::vector<Cells> parts;
  if (!name.empty()) parts.push_back(cells);
  if (!reader.add("connected", std::move(parts), *values)) return false;
  if (reader.token().arguments.size() < 3 || reader.token().arguments[2].empty()) return true;

  const auto size = reader.number(reader.token().arguments[2]);
  if (!size) return false;
  if (*size < 1 || *size > static_cast<int>(cells.size())) return reader.fail("so many cells do not exist");
  if (values->size() == 1) {
    return reader.add("contain_exactly", {cells}, std::vector<int>(static_cast<std::size_t>(*size), values->front()));
  }
  const auto counts = [&](int value) { return std::ranges::find(*values, value) != values->end(); };
  const Automaton counting = automaton_of(
      reader.shape(), 0,
      [&](int state, int value) { return !counts(value)  ? state
                                         : state < *size ? state + 1
                                                         : no_state; },
      [&](int state) { return state == *size; });
  return reader.add("automaton", {cells}, {}, to_text(reader.shape(), counting));
}

bool iss_write_connected(IssWriter& writer, const Clue& clue) {
  std::string group;
  if (!clue.parts.empty()) {
    const Cells& cells = clue.parts[0];
    const std::string first = writer.cells().name(cells.front());
    group = writer.shape().is_extra(cells.front()) ? first.substr(0, first.find_first_of("0123456789")) : "";
    if (writer.cells().group(group) != cells) return false;
  }
  return writer.token("ConnectedValues", group, clue.numbers);
}

}  // namespace

std::span<const IssType> iss_chaos_types() {
  using enum IssType::Form;
  static constexpr IssType table[] = {
      {"ChaosConstruction", own, "chaos_construction", {}, read_iss_chaos, iss_write_chaos},
      {"ChaosArrow", own, "chaos_arrow", {}, read_iss_chaos_clue, iss_write_chaos},
      {"ChaosCount", own, "chaos_count", {}, read_iss_chaos_clue, iss_write_chaos},
      {"ConnectedValues", own, "connected", {}, read_iss_connected, iss_write_connected},
  };
  return table;
}

}  // namespace shudu::variant
