// sudokupad: addresses of SudokuPad (sudokupad.app, app.crackingthecryptic.com) that contain their puzzle.
//
//   https://sudokupad.app/sclN4Ig…          scl or ctc: JSON (documents.h) in LZ-string
//   https://sudokupad.app/scf1F2D…*tTitle   scf: the cells as below, then title and author
//   https://sudokupad.app/classic1F2D…      the cells in one word, in two encodings (sudokupad_code.h)
//   https://sudokupad.app/abc123            anything else is an id; its puzzle is on their server, not in the address

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/codec/sudokupad_code.h"
#include "format/formats/address.h"
#include "format/formats/documents.h"

namespace shudu {
namespace {

constexpr CellMembers scl_members{.is_given = true, .centre = "centremarks", .corner = "pencilMarks"};

// The numbers of the regions, which are lists of places. A cell in none has -1.
RegionNumbers scl_regions(const Json& list) {
  RegionNumbers regions;
  regions.fill(-1);
  int number = 0;
  for (const Json& region : list) {
    if (!region.is_array() || region.size() != 9) continue;
    for (const Json& place : region) {
      const bool is_pair = place.is_array() && place.size() == 2;
      const auto row = is_pair ? digit_in(place[0]) : std::nullopt, col = is_pair ? digit_in(place[1]) : std::nullopt;
      if (row && col && *row < 9 && *col < 9) {
        regions[static_cast<std::size_t>(*row) * 9 + static_cast<std::size_t>(*col)] = number;
      }
    }
    ++number;
  }
  return regions;
}

std::optional<Refusal> reason_to_refuse_scl(const Json& document) {
  const Cages cages = cages_in(document, "cages");
  for (const Cages::Cage& cage : cages.others) {
    const Json* cells = member_of(*cage.json, "cells");
    if (cells != nullptr && !cells->empty()) return has_beyond_classic("cages");
  }
  if (auto reason = cages.rule_in_remark()) return reason;
  if (const Json* metadata = member_of(document, "metadata")) {
    if (auto reason = rules_beyond_classic(*metadata, " rules ")) return reason;
  }
  constexpr std::string_view known = " cells cages metadata regions settings videos rules ";
  if (auto reason = rules_beyond_classic(document, known)) return reason;
  if (auto reason = text_beyond_classic(scl_texts(document).rules)) return reason;
  const Json* regions = member_of(document, "regions");
  const bool are_usual = regions == nullptr || regions->empty() || are_boxes(scl_regions(*regions));
  return are_usual ? std::nullopt : std::optional{has_beyond_classic("irregular regions")};
}

bool is_packed_json(std::string_view tail) { return tail.starts_with("scl") || tail.starts_with("ctc"); }

bool starts_sudokupad(std::string_view line) {
  const std::string_view word = first_word(line).word;
  if (sudokupad_tail(word)) return true;
  constexpr std::size_t shortest = 20;  // longer than ordinary words; no packed puzzle is shorter
  return word.size() >= shortest && (is_packed_json(word) || word.starts_with("scf") || word.starts_with("classic"));
}

Result<Puzzle, Refusal> puzzle_of_word(std::string_view tail) {
  const std::string word = percent_decoded(tail);
  if (word.starts_with("scf")) return puzzle_of_scf(std::string_view{word}.substr(3));
  const bool prefixed = word.starts_with("classic");
  if (const auto clues = grid_of_classic_code(std::string_view{word}.substr(prefixed ? 7 : 0)))
    return puzzle_of(*clues);
  if (prefixed) return Unexpected{std::string{"this code does not hold 81 cells"}};
  return Unexpected{std::string{"this address holds only an id; the puzzle itself is on the server"}};
}

class SudokupadReader final : public AddressReader {
  std::string_view payload_in(std::string_view word) const override { return sudokupad_tail(word).value_or(word); }

  Result<Puzzle, Refusal> puzzle_of(std::string_view tail) override {
    const bool is_packed = is_packed_json(tail);
    if (!is_packed && !tail.starts_with('{')) return puzzle_of_word(tail);
    if (auto reason = unpack(tail.substr(is_packed ? 3 : 0))) return Unexpected{*std::move(reason)};
    if (!looks_like_scl(document())) return Unexpected{std::string{"this unpacks to JSON without cells"}};
    return puzzle_of_scl(document());
  }
};

std::string scl_document_of(const Puzzle& puzzle) {
  std::string json = "{\"cellSize\":64,\"metadata\":{";
  append_texts(json, "rules", puzzle);
  if (puzzle.solution) {
    json += (json.ends_with('{') ? "\"solution\":\"" : ",\"solution\":\"") + to_line(*puzzle.solution) + '"';
  }
  json += "},\"cells\":";
  append_cells(json, scl_members, puzzle);
  json += ",\"regions\":[";
  for (int box = 0; box < 9; ++box) {
    json += box > 0 ? "],[" : "[";
    for (int place = 0; place < 9; ++place) {
      const Cell cell = Cell::in_box(box, place);
      json += place > 0 ? ",[" : "[";
      json += std::to_string(cell.row()) + ',' + std::to_string(cell.col()) + ']';
    }
  }
  return json += "]]}";
}

std::optional<std::string> write_sudokupad(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += "https://sudokupad.app/scl" + percent_encoded(lz_compressed_to_base64(scl_document_of(puzzle))) + '\n';
  return std::nullopt;
}

}  // namespace

bool looks_like_scl(const Json& document) {
  const Json* cells = member_of(document, "cells");
  return cells != nullptr && cells->is_array() && !cells->empty() && cells->front().is_array();
}

DocumentTexts scl_texts(const Json& document) {
  const Json* metadata = member_of(document, "metadata");
  return texts_in(metadata,
                  {metadata == nullptr ? nullptr : member_of(*metadata, "rules"), member_of(document, "rules")},
                  cages_in(document, "cages").remarks);
}

Result<Puzzle, Refusal> puzzle_of_scl(const Json& document) {
  if (auto reason = reason_to_refuse_scl(document)) return Unexpected{*std::move(reason)};
  Puzzle puzzle;
  take_texts(scl_texts(document), puzzle);
  if (auto reason = take_cells(*member_of(document, "cells"), scl_members, puzzle))
    return Unexpected{*std::move(reason)};
  return puzzle;
}

Format sudokupad_format() {
  return {.id = "sudokupad",
          .title = "SudokuPad address with the puzzle in it",
          .extension = "url",
          .holds = {Part::entries, Part::notes, Part::corner_notes, Part::solution, Part::texts},
          .starts = at_line<starts_sudokupad>,
          .reader = make_reader<SudokupadReader>,
          .write = write_sudokupad};
}

}  // namespace shudu
