#include "format/variants/iss_writer.h"

#include <algorithm>

namespace shudu::variant {
namespace {

bool iss_write_ends(IssWriter& writer, const IssType& type, const Clue& clue) {
  const IssNamedLine line = iss_named_line(writer.shape(), clue.parts[0]);
  if (line.end == 0) return false;
  writer.token(type.name, line.name);
  if (line.end == 2) writer.argument("");
  writer.argument(clue.numbers[0]);
  if (line.end == 1) writer.argument("");
  return true;
}

bool iss_write_form(IssWriter& writer, const IssType& type, const Clue& clue) {
  using enum IssType::Form;
  if (type.form == both_ends) return iss_write_ends(writer, type, clue);
  writer.begin(type.name);
  if (type.form == number_cells) {
    const int usual = type.rule == "whisper" ? 5 : type.rule == "lockout_line" ? 4 : 3;
    writer.argument(clue.numbers.empty() ? usual : clue.numbers[0]);
  }
  if (type.form == values_cells) {
    writer.argument(clue.numbers);
  }
  for (std::size_t i = 0; i < clue.parts.size(); ++i) {
    if (i > 0 && type.form == segments) writer.argument("-");
    writer.argument(clue.parts[i]);
  }
  return true;
}

bool iss_write_branches(IssWriter& writer, const Clue& clue) {
  writer.begin("Or");
  const int tokens = writer.tokens;
  for (const auto& branch : clue.branches) {
    IssWriter part{writer.puzzle()};
    for (const Clue& each : branch) {
      if (!part.write(each)) return false;
    }
    writer.text += part.tokens == 1 ? part.text : ".And" + part.text + ".End";
  }
  writer.text += ".End";
  writer.tokens = tokens;
  return true;
}

// The cells that may not have every value.
bool iss_write_givens(const Puzzle& puzzle, std::string& text) {
  const IssCells cells{puzzle.shape};
  std::string givens;
  for (std::size_t i = 0; i < puzzle.candidates.size(); ++i) {
    const Values values = puzzle.candidates[i];
    const std::string name = cells.name(static_cast<Cell>(i));
    if (values == puzzle.shape.all_values()) continue;
    if (values == 0) return false;
    givens += '~' + name;
    for (int v = 0; v < puzzle.shape.values; ++v) {
      if ((values >> v & 1U) != 0) givens += '_' + std::to_string(puzzle.shape.lowest + v);
    }
  }
  if (!givens.empty()) text += '.' + givens;
  return true;
}

}  // namespace

bool IssWriter::are_neighbours(Cell a, Cell b) const {
  const Cells near = cells_.beside(a);
  return std::ranges::find(near, b) != near.end();
}

bool IssWriter::write(const Clue& clue) {
  if (clue.rule->id == "any_of") return iss_write_branches(*this, clue);
  const IssType* type =
      iss_type_with([&](const IssType& one) { return one.write != nullptr && one.rule == clue.rule->id; });
  if (type != nullptr) return type->write(*this, clue);
  type = iss_type_with([&](const IssType& one) {
    const bool has_form = one.form != IssType::Form::own && one.form != IssType::Form::layout;
    return has_form && one.form != IssType::Form::adjacent && one.rule == clue.rule->id;
  });
  return type != nullptr && iss_write_form(*this, *type, clue);
}

Written write_iss(const Puzzle& puzzle) {
  const IssDocument document = iss_document(puzzle);
  Written written = write_iss_shape(puzzle, document);
  if (!written.refused.empty()) return {.text = {}, .refused = written.refused};
  if (!iss_write_givens(puzzle, written.text)) return {.text = {}, .refused = "ISS has no cell without a value"};
  IssWriter writer{puzzle};
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    const Clue& clue = puzzle.clues[i];
    const auto name = document.names.find(i);
    writer.name = name == document.names.end() ? "" : name->second;
    if (!writer.write(clue)) {
      return {.text = {}, .refused = "ISS cannot express this clue of " + std::string{clue.rule->id}};
    }
  }
  written.text += writer.text;
  for (const std::string& token : document.other) written.text += token;
  if (written.text.empty()) written.text = ".Shape~9x9";
  return written;
}

}  // namespace shudu::variant
