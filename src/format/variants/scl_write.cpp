// Writing documents of SudokuPad, which hold drawings and a text with the rules.
#include <algorithm>
#include <tuple>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/variants/drawing.h"
#include "format/variants/outside.h"

namespace shudu::variant {
namespace {

// The sentence that explains a rule, and how it is drawn if it is a line.
struct SclRule {
  std::string_view rule;
  const char* sentence;
  const char* colour = nullptr;
  int thickness = 0;
};

constexpr SclRule scl_rules[] = {
    {"thermometer", "Digits increase along thermometers from the bulb.", "#CFCFCF", 21},
    {"slow_thermometer", "Digits increase or stay the same along slow thermometers from the bulb.", "#CFCFCF", 21},
    {"whisper", "Neighbouring digits on a green whisper line have a difference of at least ", "#67F067", 10},
    {"renban", "Purple renban lines have consecutive digits in any order.", "#B050F0", 10},
    {"palindrome", "Grey lines are palindromes.", "#CFCFCF", 16},
    {"region_sum_line", "Digits on a blue line have an equal sum in each box (region sum line).", "#3070F0", 10},
    {"between_line", "Digits on a between line are between the digits in its circles.", "#CFCFCF", 2},
    {"entropic_line", "Any three digits in a row on an orange entropic line are low, middle and high.", "#FFB070", 10},
    {"modular_line", "Any three digits in a row on a teal modular line have different remainders by 3.", "#20B0A0", 10},
    {"nabner", "Digits on a yellow nabner line are neither equal nor consecutive.", "#F0E040", 10},
    {"killer_cage", "Digits in a cage do not repeat and sum to the number in its corner, if given."},
    {"extra_region", ""},
    {"arrow", "Digits along an arrow sum to the number in its circle."},
    {"difference", "A white dot joins digits with a difference of 1, or of the number in it."},
    {"ratio", "A black dot joins digits with a ratio of 1:2, or of the number in it."},
    {"xv", "Digits with an X or V between them: X , V : sum to 10 for x , sum to 5 for v ."},
    {"little_killer", "Little killer: a number outside the grid is the sum of the diagonal that its arrow shows."},
    {"positive_diagonal", "Digits do not repeat on the positive diagonal."},
    {"negative_diagonal", "Digits do not repeat on the negative diagonal."},
    {"odd", "A circle in a cell is an odd digit."},
    {"even", "A square in a cell is an even digit."},
    {"anti_knight", "Cells a knight's move apart have different digits."},
    {"anti_king", "Cells a king's move apart have different digits."},
    {"nonconsecutive", "Nonconsecutive: adjacent cells do not have consecutive digits."},
    {"disjoint_groups", "Disjoint groups: cells at the same place of their boxes have different digits."},
    {"quadruple", "Quadruples: digits in a circle on a corner are in the cells around it."},
    {"counting_circles", "Counting circles: a digit in a circle is the number of circles with the digit."},
    {"sandwich", "Sandwich: a number outside the grid is the sum between the 1 and the 9."},
    {"x_sum", "X-sum: a number outside the grid is the sum of the first digits, as many as the first digit says."},
    {"skyscraper", "Skyscrapers: a number outside the grid says how many digits are seen from there."},
    {"numbered_room", "Numbered rooms: the first digit says at which place the number outside the grid is."},
    {"negative_difference", ""},
    {"negative_ratio", "All dots are given."},
    {"negative_xv", "All X and V are given."},
};

class SclDrawer {
 public:
  SclDrawer(const Shape& shape, Json& document) : shape_(shape), document_(document) {}

  // Whether the clue was drawn. Its sentence is added to the rules.
  bool draw(const Clue& clue, std::vector<std::string>& sentences) {
    const auto* row = std::ranges::find(scl_rules, clue.rule->id, &SclRule::rule);
    if (row == std::end(scl_rules)) return false;
    if (row->colour != nullptr) draw_line(clue, *row);
    if (row->colour == nullptr && !draw_other(clue)) return false;
    std::string sentence = row->sentence;
    if (row->rule == "whisper") sentence += std::to_string(clue.numbers.empty() ? 5 : clue.numbers[0]) + '.';
    const bool is_new = std::ranges::find(sentences, sentence) == sentences.end();
    if (!sentence.empty() && is_new) sentences.push_back(std::move(sentence));
    return true;
  }

 private:
  Json middle(Cell cell) const { return Json::array({shape_.row(cell) + 0.5, shape_.column(cell) + 0.5}); }
  Json middles(const Cells& cells) const {
    Json points = Json::array();
    for (Cell cell : cells) points.push_back(middle(cell));
    return points;
  }
  Json places(const Cells& cells) const {
    Json list = Json::array();
    for (Cell cell : cells) list.push_back(Json::array({shape_.row(cell), shape_.column(cell)}));
    return list;
  }
  Json centre(const Cells& cells) const {
    double row = 0, column = 0;
    for (Cell cell : cells) {
      row += shape_.row(cell) + 0.5;
      column += shape_.column(cell) + 0.5;
    }
    const auto count = static_cast<double>(cells.size());
    return Json::array({row / count, column / count});
  }

  void shape(const char* list, Json at, double width, double height, bool round, const char* fill, const char* border,
             const std::string& text = {}) {
    document_[list].push_back({{"center", std::move(at)},
                               {"width", width},
                               {"height", height},
                               {"rounded", round},
                               {"backgroundColor", fill},
                               {"borderColor", border},
                               {"text", text}});
  }

  void draw_line(const Clue& clue, const SclRule& line) {
    const Cells& cells = clue.parts[0];
    document_["lines"].push_back(
        {{"color", line.colour}, {"thickness", line.thickness}, {"wayPoints", middles(cells)}});
    const bool has_bulb = line.rule == "thermometer" || line.rule == "slow_thermometer";
    if (has_bulb) shape("underlays", middle(cells.front()), 0.85, 0.85, true, line.colour, line.colour);
    if (line.rule != "between_line") return;
    for (Cell end : {cells.front(), cells.back()}) shape("overlays", middle(end), 0.8, 0.8, true, "#FFFFFF", "#CFCFCF");
  }

  bool draw_other(const Clue& clue) {
    const std::string_view id = clue.rule->id;
    if (clue.parts.empty()) return true;
    const Cells& cells = clue.parts[0];
    if (id == "killer_cage" || id == "extra_region") {
      Json cage{{"cells", places(cells)}, {"unique", true}};
      if (id == "extra_region") cage["hidden"] = true;
      if (!clue.numbers.empty()) cage["value"] = std::to_string(clue.numbers[0]);
      document_["cages"].push_back(std::move(cage));
      return id == "extra_region" || !clue.numbers.empty();
    }
    if (id == "arrow") return draw_arrow(clue);
    if (id == "difference" || id == "ratio" || id == "xv") return draw_mark(clue);
    if (id == "quadruple") {
      std::string text;
      for (int number : clue.numbers) text += std::to_string(number) + ' ';
      shape("overlays", centre(cells), 0.7, 0.7, true, "#FFFFFF", "#000000", text);
      return true;
    }
    if (id == "odd" || id == "even" || id == "counting_circles") {
      for (Cell cell : cells) shape("underlays", middle(cell), 0.7, 0.7, id != "even", "#CFCFCF", "#CFCFCF");
      return true;
    }
    return draw_outside(clue);
  }

  bool draw_arrow(const Clue& clue) {
    const Cells& circle = clue.parts[0];
    const auto [low, high] = std::ranges::minmax(circle);
    const double width = shape_.column(high) - shape_.column(low), height = shape_.row(high) - shape_.row(low);
    shape("underlays", centre(circle), 0.75 + width, 0.75 + height, true, "#FFFFFF", "#A1A1A1");
    Cells line{circle.back()};
    line.insert(line.end(), clue.parts[1].begin(), clue.parts[1].end());
    document_["arrows"].push_back(
        {{"color", "#A1A1A1"}, {"thickness", 5}, {"headLength", 0.3}, {"wayPoints", middles(line)}});
    return true;
  }

  bool draw_mark(const Clue& clue) {
    const std::string_view id = clue.rule->id;
    const std::string number = clue.numbers.empty() ? "" : std::to_string(clue.numbers[0]);
    if (id == "xv") {
      if (number != "5" && number != "10") return false;
      shape("overlays", centre(clue.parts[0]), 0.25, 0.25, false, "#FFFFFF", "#FFFFFF", number == "5" ? "V" : "X");
    } else {
      const char* fill = id == "ratio" ? "#000000" : "#FFFFFF";
      shape("overlays", centre(clue.parts[0]), 0.3, 0.3, true, fill, "#000000", number);
    }
    return true;
  }

  bool draw_outside(const Clue& clue) {
    if (clue.numbers.size() != 1) return false;
    const std::string number = std::to_string(clue.numbers[0]);
    if (clue.rule->id != "little_killer") {
      const auto place = place_of_line(shape_, clue.parts[0]);
      if (place)
        shape("overlays", Json::array({place->row + 0.5, place->column + 0.5}), 0.25, 0.25, false, "#FFFFFF", "#FFFFFF",
              number);
      return place.has_value();
    }
    const auto place = place_of_diagonal(shape_, clue.parts[0]);
    if (!place) return false;
    const double row = place->place.row + 0.5, column = place->place.column + 0.5;
    shape("overlays", Json::array({row, column}), 0.25, 0.25, false, "#FFFFFF", "#FFFFFF", number);
    const auto along = [&](double far) { return Json::array({row + far * place->down, column + far * place->right}); };
    document_["arrows"].push_back(
        {{"color", "#000000"}, {"thickness", 2}, {"wayPoints", Json::array({along(0.3), along(0.48)})}});
    return true;
  }

  const Shape& shape_;
  Json& document_;
};

void write_scl_cells(const Puzzle& puzzle, Json& document) {
  const Shape& shape = puzzle.shape;
  const bool has_kept = document.contains("cells") && document["cells"].is_array();
  Json rows = has_kept ? document["cells"] : Json::array();
  for (int row = 0; row < shape.rows; ++row) {
    if (!has_kept) rows.push_back(Json::array());
    for (int column = 0; column < shape.columns; ++column) {
      const auto r = static_cast<std::size_t>(row), c = static_cast<std::size_t>(column);
      if (!has_kept) rows[r].push_back(Json::object());
      const Values values = puzzle.candidates[shape.cell(row, column)];
      if (std::has_single_bit(values)) rows[r][c]["value"] = 1 + std::countr_zero(values);
    }
  }
  document["cells"] = std::move(rows);
  document["regions"] = Json::array();
  for (const Cells& region : shape.regions) {
    Json list = Json::array();
    for (Cell cell : region) list.push_back(Json::array({shape.row(cell), shape.column(cell)}));
    document["regions"].push_back(std::move(list));
  }
}

// The parts that reading must give back, with clues in any order and marks in the order of their cells.
std::tuple<Shape, std::vector<Values>, std::vector<Clue>> meaning_of(const Puzzle& puzzle) {
  std::vector<Clue> clues = puzzle.clues;
  for (Clue& clue : clues) {
    constexpr std::string_view in_any_order =
        " difference ratio xv quadruple killer_cage odd even counting_circles extra_region ";
    if (has_word(in_any_order, clue.rule->id)) std::ranges::sort(clue.parts[0]);
  }
  std::ranges::sort(clues, [](const Clue& a, const Clue& b) {
    return std::tie(a.rule->id, a.parts, a.numbers, a.text) < std::tie(b.rule->id, b.parts, b.numbers, b.text);
  });
  Shape shape = puzzle.shape;
  std::ranges::sort(shape.regions);
  return {shape, puzzle.candidates, clues};
}

}  // namespace

Written write_scl_checked(const Puzzle& puzzle, Result<Puzzle, ReadError> (*read)(const Json& document)) {
  const Shape& shape = puzzle.shape;
  if (!is_plain_square(shape)) return {{}, "SudokuPad is written for square grids with the values from 1 only"};
  Json document = kept_document(puzzle, "sudokupad");
  std::vector<std::string> sentences{"Normal sudoku rules apply."};
  if (puzzle.source_format != "sudokupad") {
    SclDrawer drawer{shape, document};
    for (const Clue& clue : puzzle.clues) {
      if (!drawer.draw(clue, sentences)) return {{}, "SudokuPad has no drawing for " + std::string{clue.rule->id}};
    }
  }
  write_scl_cells(puzzle, document);
  document["cellSize"] = 64;
  std::string rules = puzzle.ruleset;
  for (const std::string& sentence : sentences) {
    if (puzzle.ruleset.empty() && puzzle.source_format != "sudokupad") rules += (rules.empty() ? "" : "\n") + sentence;
  }
  document["metadata"]["rules"] = rules;
  if (!puzzle.title.empty()) document["metadata"]["title"] = puzzle.title;
  if (!puzzle.author.empty()) document["metadata"]["author"] = puzzle.author;
  if (!puzzle.solution.empty() && shape.values <= 9) document["metadata"]["solution"] = puzzle.solution;
  const std::string text = text_of(document);
  Json written;
  written.parse(text);
  const auto again = read(written);
  if (!again) return {{}, "SudokuPad cannot hold this: " + again.error().message};
  if (meaning_of(*again) != meaning_of(puzzle)) return {{}, "the drawing of SudokuPad would be ambiguous"};
  return {"https://sudokupad.app/scl" + percent_encoded(lz_compressed_to_base64(text))};
}

}  // namespace shudu::variant
