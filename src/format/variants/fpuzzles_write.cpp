// Writes a puzzle as a document of f-puzzles, or as our own JSON, which has the general form for everything that
// f-puzzles has no form for.
#include <algorithm>

#include "format/formats/fpuzzles_keys.h"
#include "format/variants/fpuzzles_document.h"
#include "format/variants/outside.h"

namespace shudu::variant {
namespace {

class FpuzzlesWriter {
 public:
  FpuzzlesWriter(const Puzzle& puzzle, const std::vector<Clue>& clues, bool own, Json& object)
      : puzzle_(puzzle), shape_(puzzle.shape), clues_(clues), own_(own), object_(object) {}

  // Returns the reason if a clue cannot be written.
  std::string write() {
    Json kept = std::move(object_);
    object_ = Json::object();
    for (const Clue& clue : clues_) {
      if (!write_clue(clue))
        return reason_.empty() ? "f-puzzles has no form for " + std::string{clue.rule->id} : reason_;
    }
    for (const auto& [key, value] : kept.items()) merge(key, value);
    return {};
  }

 private:
  // Members of the document that the rules do not have: other keys, and other members of the entries.
  void merge(const std::string& key, const Json& value) {
    Json* found = object_.find(key);
    if (found == nullptr) {
      const FpuzzlesKey* row = fpuzzles_key_named(key);
      if (row == nullptr && find_rule(key) == nullptr) object_[key] = value;
      return;
    }
    if (!found->is_array() || !value.is_array() || found->size() != value.size()) return;
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (!(*found)[i].is_object() || !value[i].is_object()) continue;
      for (const auto& [member, content] : value[i].items()) (*found)[i].emplace(member, content);
    }
  }

  bool write_clue(const Clue& clue) {
    const FpuzzlesKey* row = fpuzzles_key_of(clue.rule->id);
    if (!own_ && write_negative(clue)) return true;
    if (row != nullptr && write_row(clue, *row)) return true;
    return own_ && write_general(clue, row == nullptr ? clue.rule->id : row->key);
  }

  bool has_dots() const {
    return std::ranges::any_of(
        puzzle_.clues, [](const Clue& clue) { return clue.rule->id == "difference" || clue.rule->id == "ratio"; });
  }

  bool write_negative(const Clue& clue) {
    const std::string_view id = clue.rule->id;
    if (id == "negative_xv" && clue.numbers.empty()) {
      object_["negative"].push_back("xv");
      return true;
    }
    if (id == "negative_difference" && clue.numbers.empty() && has_dots()) {
      object_["nonconsecutive"] = true;
      return true;
    }
    if (id != "negative_ratio" || dot_numbers(puzzle_.clues, "ratio") != clue.numbers) return false;
    object_["negative"].push_back("ratio");
    return true;
  }

  bool write_row(const Clue& clue, const FpuzzlesKey& row) {
    using enum FpuzzlesForm;
    if (!clue.numbers.empty() && !row.has_value && !own_) return false;
    if (!clue.text.empty() || !clue.branches.empty()) return false;
    switch (row.form) {
      case flag: return write_flag(clue, row);
      case lines: return clue.parts.size() == 1 && add(row, clue, {{"lines", Json::array({names(clue.parts[0])})}});
      case cells: return clue.parts.size() == 1 && write_cells(clue, row);
      case cell: return write_single_cells(clue, row);
      case outside: return write_outside(clue, row);
      case little_killer: return write_little_killer(clue, row);
      case arrow: return clue.parts.size() == 2 && write_arrow(clue, row);
      case clone:
        return clue.parts.size() == 2 &&
               add(row, clue, {{"cells", names(clue.parts[0])}, {"cloneCells", names(clue.parts[1])}});
      case xv: return write_xv(clue, row);
    }
    return false;
  }

  Json names(const Cells& cells) const { return cell_names(shape_, cells); }

  bool add(const FpuzzlesKey& row, const Clue& clue, Json entry) {
    if (clue.numbers.size() > 1) return false;
    // The sum of a cage is a text in f-puzzles, and so are the numbers of dots and outside clues.
    const bool is_number = own_ || row.form == FpuzzlesForm::lines;
    if (!clue.numbers.empty()) {
      entry["value"] = is_number ? Json(clue.numbers[0]) : Json(std::to_string(clue.numbers[0]));
    } else if (!own_ && clue.rule->id == "whisper" && shape_.values != 9) {
      entry["value"] = 5;
    }
    object_[std::string{row.key}].push_back(std::move(entry));
    return true;
  }

  bool write_flag(const Clue& clue, const FpuzzlesKey& row) {
    const std::string key{row.key};
    if (!clue.parts.empty() || !clue.numbers.empty() || object_.contains(key)) return false;
    if (key == "nonconsecutive" && !own_ && has_dots()) {
      reason_ = "f-puzzles leaves out the pairs with a dot in nonconsecutive";
      return false;
    }
    object_[key] = true;
    return true;
  }

  bool write_cells(const Clue& clue, const FpuzzlesKey& row) {
    if (row.key != "quadruple") return add(row, clue, {{"cells", names(clue.parts[0])}});
    object_["quadruple"].push_back({{"cells", names(clue.parts[0])}, {"values", clue.numbers}});
    return true;
  }

  bool write_single_cells(const Clue& clue, const FpuzzlesKey& row) {
    const std::string key{row.key};
    // Several clues of the rule would become one.
    if (own_ || clue.parts.size() != 1 || object_.contains(key)) return false;
    for (Cell next : clue.parts[0]) object_[key].push_back({{"cell", cell_name(shape_, next)}});
    return true;
  }

  bool write_outside(const Clue& clue, const FpuzzlesKey& row) {
    const auto place = clue.parts.size() == 1 ? place_of_line(shape_, clue.parts[0]) : std::nullopt;
    if (!place || clue.numbers.size() != 1) return false;
    return add(row, clue, {{"cell", position_name(place->row, place->column)}});
  }

  bool write_little_killer(const Clue& clue, const FpuzzlesKey& row) {
    const auto place = clue.parts.size() == 1 ? place_of_diagonal(shape_, clue.parts[0]) : std::nullopt;
    if (!place || clue.numbers.size() != 1) return false;
    const std::string direction{place->down > 0 ? 'D' : 'U', place->right > 0 ? 'R' : 'L'};
    return add(row, clue,
               {{"cell", position_name(place->place.row, place->place.column)},
                {"cells", names(clue.parts[0])},
                {"direction", direction}});
  }

  bool write_arrow(const Clue& clue, const FpuzzlesKey& row) {
    const Cells& circle = clue.parts[0];
    const Cells& shaft = clue.parts[1];
    const bool is_read_alike = std::ranges::is_sorted(circle) && !circle.empty() && !shaft.empty() &&
                               std::ranges::find(circle, shaft.front()) == circle.end();
    if (!is_read_alike) return false;
    Cells line{circle.back()};
    for (Cell cell : circle) {
      const Cells beside = shape_.is_extra(cell) ? Cells{} : neighbours(shape_, cell);
      if (std::ranges::find(beside, shaft.front()) != beside.end()) line.front() = cell;
    }
    line.insert(line.end(), shaft.begin(), shaft.end());
    return add(row, clue, {{"cells", names(circle)}, {"lines", Json::array({names(line)})}});
  }

  bool write_xv(const Clue& clue, const FpuzzlesKey& row) {
    if (clue.parts.size() != 1 || clue.numbers.size() != 1) return false;
    if (clue.numbers[0] != 5 && clue.numbers[0] != 10) return false;
    object_[std::string{row.key}].push_back(
        {{"cells", names(clue.parts[0])}, {"value", clue.numbers[0] == 5 ? "V" : "X"}});
    return true;
  }

  bool write_general(const Clue& clue, std::string_view key) {
    Json entry = Json::object();
    if (clue.parts.size() == 1) entry["cells"] = names(clue.parts[0]);
    for (std::size_t i = 0; clue.parts.size() > 1 && i < clue.parts.size(); ++i) {
      entry["parts"].push_back(names(clue.parts[i]));
    }
    if (clue.rule->id == "sum" && clue.numbers.size() > 1) {
      entry["value"] = clue.numbers[0];
      entry["weights"] = std::vector<int>(clue.numbers.begin() + 1, clue.numbers.end());
    } else if (clue.numbers.size() == 1) {
      entry["value"] = clue.numbers[0];
    } else if (!clue.numbers.empty()) {
      entry["values"] = clue.numbers;
    }
    if (!clue.text.empty()) entry["text"] = clue.text;
    for (const std::vector<Clue>& branch : clue.branches) {
      Json rules = Json::object();
      reason_ = write_fpuzzles_clues(puzzle_, branch, own_, rules);
      if (!reason_.empty()) return false;
      entry["branches"].push_back(std::move(rules));
    }
    Json& entries = object_[std::string{key}];
    if (entries == true) entries = Json::array({Json::object()});
    entries.push_back(std::move(entry));
    return true;
  }

  const Puzzle& puzzle_;
  const Shape& shape_;
  const std::vector<Clue>& clues_;
  bool own_;
  Json& object_;
  std::string reason_;
};

}  // namespace

std::string write_fpuzzles_clues(const Puzzle& puzzle, const std::vector<Clue>& clues, bool own, Json& object) {
  return FpuzzlesWriter{puzzle, clues, own, object}.write();
}

Written write_fpuzzles_document(const Puzzle& puzzle, bool own) {
  Json document = kept_document(puzzle, puzzle.source_format == "json" ? "json" : "fpuzzles");
  if (std::string reason = write_fpuzzles_clues(puzzle, puzzle.clues, own, document); !reason.empty()) {
    return {{}, std::move(reason)};
  }
  if (std::string reason = write_fpuzzles_grid(puzzle, own, document); !reason.empty()) return {{}, std::move(reason)};
  const auto add_text = [&document](const char* key, const std::string& text) {
    if (!text.empty()) document[key] = text;
  };
  add_text("title", puzzle.title);
  add_text("author", puzzle.author);
  add_text("ruleset", puzzle.ruleset);
  if (!puzzle.solution.empty()) document["solution"] = solution_values(puzzle);
  if (own) {
    document["format"] = own_marker;
  } else {
    document.erase("format");
  }
  return {text_of(document)};
}

}  // namespace shudu::variant
