// Writes a puzzle as an address of SudokuMaker. Elements of the kept document give the style of those with the same type;
// elements without meaning are written as they were.
#include <algorithm>
#include <map>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/variants/outside.h"
#include "format/variants/sudokumaker_types.h"

namespace shudu::variant {
namespace {

class MakerWriter {
 public:
  explicit MakerWriter(const Puzzle& puzzle) : puzzle_(puzzle), shape_(puzzle.shape) {}

  // Returns the reason if the puzzle cannot be written.
  std::string write(Json& document) {
    if (!shape_.extra.empty()) return "SudokuMaker has no auxiliary cells";
    if (regions_overlap(shape_)) return "a cell of SudokuMaker has one region";
    Json kept = std::move(document);
    document = kept;
    write_shape(document);
    if (std::string reason = write_cells(document); !reason.empty()) return reason;
    elements_[0] = Json::object();
    if (!shape_.regions.empty()) elements_[1]["regions"] = region_numbers(shape_);
    if (!shape_.grids.empty()) write_areas();
    for (const Clue& clue : puzzle_.clues) {
      if (!write_clue(clue)) return "SudokuMaker has no form for " + std::string{clue.rule->id};
    }
    document["constraints"] = with_styles(kept);
    return {};
  }

 private:
  void write_shape(Json& document) const {
    if (!puzzle_.title.empty()) document["name"] = puzzle_.title;
    if (!puzzle_.author.empty()) document["author"] = puzzle_.author;
    if (!puzzle_.ruleset.empty()) document["comment"] = puzzle_.ruleset;
    document["width"] = shape_.columns;
    document["height"] = shape_.rows;
    document["minDigit"] = shape_.lowest;
    document["maxDigit"] = shape_.highest();
    document["type"] = shape_.lines ? "sudoku" : "custom";
  }

  std::string write_cells(Json& document) const {
    const bool has_kept = document.contains("cells") && document["cells"].size() == puzzle_.candidates.size();
    Json cells = has_kept ? document["cells"] : Json::array();
    for (std::size_t i = 0; i < puzzle_.candidates.size(); ++i) {
      if (!has_kept) cells.push_back(Json::object());
      const Values values = puzzle_.candidates[i];
      if (values == shape_.all_values() || !in_grid(shape_, static_cast<Cell>(i))) continue;
      if (!std::has_single_bit(values)) return "SudokuMaker has no given candidates";
      cells[i]["given"] = true;
      cells[i]["value"] = shape_.lowest + std::countr_zero(values);
    }
    document["cells"] = std::move(cells);
    return {};
  }

  void write_areas() {
    for (const Corner corner : shape_.grids) {
      elements_[2003]["areas"].push_back(
          {{"x", corner.column}, {"y", corner.row}, {"width", shape_.values}, {"height", shape_.values}});
    }
  }

  Json with_styles(const Json& kept) {
    Json list = Json::array();
    const Json& before = list_in(kept, "constraints");
    for (auto& [number, element] : elements_) {
      element["type"] = number % 10'000;
      for (const Json& other : before) {
        const Json* type = member_of(other, "type");
        const Json* style = member_of(other, "style");
        if (type != nullptr && style != nullptr && *type == number % 10'000) element["style"] = *style;
      }
      list.push_back(element);
    }
    for (const Json& other : before) {
      const auto type = whole_number(other.contains("type") ? *other.find("type") : Json{});
      const MakerType* row = type ? find_maker_type(*type) : nullptr;
      const bool is_disabled = is_true(other, "disabled");
      const bool has_no_meaning =
          row != nullptr && *type != 0 && (row->form == MakerForm::nothing || row->form == MakerForm::drawing);
      if (is_disabled || has_no_meaning) list.push_back(other);
    }
    return list;
  }

  bool write_clue(const Clue& clue) {
    const std::string_view id = clue.rule->id;
    for (const auto& [rule, number] : {std::pair{"difference", 200}, {"ratio", 201}, {"xv", 202}}) {
      if (id == "negative_" + std::string{rule}) return write_negative(clue, number);
    }
    if (id == "slow_thermometer") {
      elements_[10'300]["slow"] = true;  // an element of its own, of the type 300
      elements_[10'300]["thermometers"].push_back(clue.parts[0]);
      return true;
    }
    if (id == "global_entropy" || id == "global_modulus") return write_groups(clue, 16, id == "global_entropy");
    if (id == "entropic_line" || id == "modular_line") return write_groups(clue, 406, id == "entropic_line");
    const MakerType* type = maker_type_of(*clue.rule);
    return type != nullptr && write_type(clue, *type);
  }

  bool write_type(const Clue& clue, const MakerType& type) {
    Json& element = elements_[type.number];
    switch (type.form) {
      case MakerForm::flag: return element.empty() ? (element = Json::object(), true) : true;
      case MakerForm::cells:
        if (element.contains("cells")) return false;  // several clues would become one
        element["cells"] = clue.parts[0];
        return true;
      case MakerForm::lines: return write_line(clue, type, element);
      case MakerForm::edges: return write_edge(clue, element);
      case MakerForm::cages:
        element["cages"].push_back({{"value", clue.numbers.empty() ? 0 : clue.numbers[0]}, {"cells", clue.parts[0]}});
        return true;
      case MakerForm::corners: return write_corner(clue, element);
      case MakerForm::look_and_say: return write_look_and_say(clue, element);
      case MakerForm::arrows: return write_arrow(clue, element);
      case MakerForm::outside: return write_outside(clue, element);
      case MakerForm::little_killer: return write_little_killer(clue, element);
      default: return false;
    }
  }

  bool write_negative(const Clue& clue, int number) {
    std::vector<int> numbers = clue.numbers;
    if (numbers.empty()) numbers = number == 200 ? std::vector{1} : number == 201 ? std::vector{2} : std::vector{5, 10};
    elements_[number]["negative"] = numbers;
    if (number == 200) elements_[number]["overrideNegativeRatios"] = true;
    if (number == 201) elements_[number]["overrideNegativeDifferences"] = true;
    return true;
  }

  bool write_line(const Clue& clue, const MakerType& type, Json& element) {
    if (type.rule == "whisper") {
      const int difference = clue.numbers.empty() ? 5 : clue.numbers[0];
      if (element.contains("minDifference") && element["minDifference"] != difference) {
        return write_line(clue, type, elements_[type.number + 10'000 * difference]);
      }
      element["minDifference"] = difference;
    } else if (!clue.numbers.empty()) {
      return false;
    }
    element[type.key].push_back(clue.parts[0]);
    return true;
  }

  bool write_edge(const Clue& clue, Json& element) {
    const Cell a = std::min(clue.parts[0][0], clue.parts[0][1]), b = std::max(clue.parts[0][0], clue.parts[0][1]);
    const int row = shape_.row(a), column = shape_.column(a), width = shape_.columns;
    const bool is_below = b == a + width, is_beside = b == a + 1 && shape_.row(b) == row;
    if (!is_below && !is_beside) return false;
    const int value = !clue.numbers.empty() ? clue.numbers[0] : clue.rule->id == "difference" ? 1 : 2;
    element["clues"].push_back({{"value", value}, {"edge", 2 * width * row + column + (is_below ? width : 1)}});
    return true;
  }

  bool write_corner(const Clue& clue, Json& element) {
    Cells cells = clue.parts[0];
    std::ranges::sort(cells);
    const int width = shape_.columns;
    const bool is_square = cells.size() == 4 && cells[1] == cells[0] + 1 && cells[2] == cells[0] + width &&
                           cells[3] == cells[2] + 1 && shape_.column(cells[0]) + 1 < width && clue.numbers.size() <= 4;
    if (!is_square) return false;
    const int corner = (shape_.row(cells[0]) + 1) * (width + 1) + shape_.column(cells[0]) + 1;
    element["clues"].push_back({{"corner", corner}, {"digits", clue.numbers}});
    return true;
  }

  bool write_look_and_say(const Clue& clue, Json& element) {
    std::string value;
    for (int number : clue.numbers) {
      if (number < 0 || number > 9) return false;
      value += static_cast<char>('0' + number);
    }
    element["cages"].push_back({{"value", value}, {"cells", clue.parts[0]}});
    return true;
  }

  bool write_arrow(const Clue& clue, Json& element) {
    Cells bulb = clue.parts[0];
    Cells line{bulb.back()};
    line.insert(line.end(), clue.parts[1].begin(), clue.parts[1].end());
    std::ranges::reverse(bulb);
    element["bulbsWithArrows"].push_back({{"bulbCells", bulb}, {"arrows", Json::array({Json(line)})}});
    return true;
  }

  int outer(Corner place) const { return (place.row + 1) * (shape_.columns + 2) + place.column + 1; }

  bool write_outside(const Clue& clue, Json& element) {
    const auto place = place_of_line(shape_, clue.parts[0]);
    if (!place) return false;
    element["clues"].push_back({{"value", clue.numbers[0]}, {"outerCell", outer(*place)}});
    return true;
  }

  bool write_little_killer(const Clue& clue, Json& element) {
    const auto place = place_of_diagonal(shape_, clue.parts[0]);
    if (!place || !diagonal_from(shape_, place->place, -place->down, -place->right).empty()) return false;
    element["clues"].push_back({{"value", clue.numbers[0]},
                                {"outerCell", outer(place->place)},
                                {"diagonal", place->down == place->right ? -1 : 1}});
    return true;
  }

  bool write_groups(const Clue& clue, int number, bool by_size) {
    const int divisor = clue.numbers.empty() ? 3 : clue.numbers[0];
    if (!by_size && divisor != 2 && divisor != 3) return false;
    Json& element = elements_[number + (by_size ? 0 : 10'000 * divisor)];
    element["groups"] = by_size ? maker_thirds(shape_) : maker_remainders(shape_, divisor);
    if (number == 406) element["lines"].push_back(clue.parts[0]);
    return true;
  }

  const Puzzle& puzzle_;
  const Shape& shape_;
  std::map<int, Json> elements_;  // by type; more elements of a type follow in steps of 10,000
};

}  // namespace

Written write_sudokumaker(const Puzzle& puzzle) {
  Json inner = kept_document(puzzle, "sudokumaker");
  if (std::string reason = MakerWriter{puzzle}.write(inner); !reason.empty()) return {{}, std::move(reason)};
  const Json document{{"formatVersion", "1.6.0"}, {"puzzle", std::move(inner)}};
  std::string packed = lz_compressed_to_base64(text_of(document));
  std::ranges::replace(packed, '/', '-');
  while (packed.ends_with('=')) packed.pop_back();
  return {"https://sudokumaker.app/?puzzle=" + percent_encoded(packed)};
}

}  // namespace shudu::variant
