// fpuzzles: addresses of f-puzzles.com, which contain the whole puzzle as JSON (documents.h) packed with LZ-string.
//
//   https://f-puzzles.com/?load=N4Ig…
//   https://sudokupad.app/fpuzzlesN4Ig…            or fpuzN4Ig…; also without the address
//
// A digit that is not `given` is the player's. givenPencilMarks limit the digits of a cell.
#include <algorithm>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/formats/address.h"
#include "format/formats/documents.h"
#include "format/formats/fpuzzles_keys.h"

namespace shudu {
namespace {

constexpr CellMembers fpuzzles_members{.is_given = false,
                                       .centre = "centerPencilMarks",
                                       .corner = "cornerPencilMarks",
                                       .allowed = "givenPencilMarks",
                                       .colours = {"highlight", "c"}};

// Regions are labels 0..8 in the cells. A cell without a label is in the region of its box.
RegionNumbers fpuzzles_regions(const Json& grid) {
  RegionNumbers regions{};
  for (Cell cell : all_cells()) {
    const auto row = static_cast<std::size_t>(cell.row()), col = static_cast<std::size_t>(cell.col());
    const bool is_there = row < grid.size() && grid[row].is_array() && col < grid[row].size();
    const Json* label = is_there ? member_of(grid[row][col], "region") : nullptr;
    const bool is_number = label != nullptr && label->is_whole() && label->whole() >= 0 && label->whole() < 9;
    regions[static_cast<std::size_t>(cell.index())] = label == nullptr ? cell.box()
                                                      : is_number      ? static_cast<int>(label->whole())
                                                                       : -1;
  }
  return regions;
}

std::optional<Refusal> reason_to_refuse(const Json& document) {
  const Json* size = member_of(document, "size");
  if (size != nullptr && *size != 9) {
    return size->is_number() ? only_nine("this puzzle has size " + size->dump(), "9") : Refusal{"expected size 9"};
  }
  const Cages cages = cages_in(document, "cage");
  const auto is_fog = [](const Cages::Cage& cage) { return is_fpuzzles_fog(*cage.json); };
  if (!std::ranges::all_of(cages.others, is_fog)) return has_beyond_classic("cages");
  if (auto reason = cages.rule_in_remark()) return reason;
  if (const Json* metadata = member_of(document, "metadata")) {
    if (auto reason = rules_beyond_classic(*metadata, "")) return reason;
  }
  if (auto reason = text_beyond_classic(fpuzzles_texts(document).rules)) return reason;
  return rules_beyond_classic(document, " grid title author ruleset solution cage metadata ", fpuzzles_harmless_keys);
}

bool starts_fpuzzles(std::string_view line) { return fpuzzles_payload(first_word(line).word).has_value(); }

class FpuzzlesReader final : public AddressReader {
  std::string_view payload_in(std::string_view word) const override { return fpuzzles_payload(word).value_or(word); }

  Result<Puzzle, Refusal> puzzle_of(std::string_view payload) override {
    if (payload.empty()) {
      return Unexpected{std::string{"expected ?load= and a packed puzzle; an id alone names a puzzle on the server"}};
    }
    if (auto reason = unpack(payload)) return Unexpected{*std::move(reason)};
    if (!looks_like_fpuzzles(document())) return Unexpected{std::string{"this unpacks to JSON without a grid"}};
    return puzzle_of_fpuzzles(document());
  }
};

std::string fpuzzles_document_of(const Puzzle& puzzle) {
  std::string json = "{\"size\":9";
  append_texts(json, "ruleset", puzzle);
  json += ",\"grid\":";
  append_cells(json, fpuzzles_members, puzzle);
  if (puzzle.solution) {
    json += ",\"solution\":[";
    for (Cell cell : all_cells()) json += (cell == Cell{0} ? "" : ",") + std::to_string((*puzzle.solution)[cell]);
    json += ']';
  }
  return json += '}';
}

std::optional<std::string> write_fpuzzles(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  if (has_eliminations(puzzle) && puzzle.candidates->has_contradiction()) {
    return "cannot hold a cell without candidates";
  }
  out += "https://f-puzzles.com/?load=" + percent_encoded(lz_compressed_to_base64(fpuzzles_document_of(puzzle))) + '\n';
  return std::nullopt;
}

}  // namespace

bool is_fpuzzles_fog(const Json& cage) {
  const std::string value = text_in(member_of(cage, "value"));
  return value == "FOW" || value == "FOGLIGHT";
}

bool looks_like_fpuzzles(const Json& document) {
  const Json* grid = member_of(document, "grid");
  return grid != nullptr && grid->is_array() && !grid->empty() && grid->front().is_array() && !grid->front().empty() &&
         grid->front().front().is_object();
}

DocumentTexts fpuzzles_texts(const Json& document) {
  const Json* metadata = member_of(document, "metadata");
  return texts_in(&document,
                  {member_of(document, "ruleset"), metadata == nullptr ? nullptr : member_of(*metadata, "rules")},
                  cages_in(document, "cage").remarks);
}

Result<Puzzle, Refusal> puzzle_of_fpuzzles(const Json& document) {
  if (auto reason = reason_to_refuse(document)) return Unexpected{*std::move(reason)};
  const Json& grid = *member_of(document, "grid");
  if (grid.size() == 9 && !are_boxes(fpuzzles_regions(grid)))
    return Unexpected{has_beyond_classic("irregular regions")};
  Puzzle puzzle;
  if (auto fault = take_cells(grid, fpuzzles_members, puzzle)) return Unexpected{*std::move(fault)};
  take_texts(fpuzzles_texts(document), puzzle);
  return puzzle;
}

Format fpuzzles_format() {
  return {.id = "fpuzzles",
          .title = "f-puzzles address with the puzzle in it",
          .extension = "url",
          .holds = {Part::entries, Part::candidates, Part::notes, Part::corner_notes, Part::colours, Part::solution,
                    Part::texts},
          .starts = at_line<starts_fpuzzles>,
          .reader = make_reader<FpuzzlesReader>,
          .write = write_fpuzzles};
}

}  // namespace shudu
