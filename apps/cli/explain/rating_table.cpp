#include "explain/rating_table.h"

#include <algorithm>

#include "base/word_list.h"
#include "engine/arguments.h"
#include "engine/columns.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::size_t least_of_puzzle = 9, words = 26, gap = 2;

std::string head_of(const RatingField& field) {
  constexpr std::pair<std::string_view, std::string_view> heads[] = {{"er", "ER"},
                                                                     {"ep", "EP"},
                                                                     {"ed", "ED"},
                                                                     {"hodoku_hardest", "hardest"},
                                                                     {"own_width", "width"},
                                                                     {"own_effort", "effort"},
                                                                     {"own_hardest", "hardest"},
                                                                     {"minutes_low", "80 % from"},
                                                                     {"minutes_high", "to"}};
  for (const auto& [name, head] : heads) {
    if (field.name == name) return std::string{head};
  }
  return std::string{field.name};
}

std::size_t usual_width(const RatingField& field) {
  if (field.name == "level") return 7;
  if (!field.is_number) return words;
  return field.name == "score" || field.name == "own_effort" ? 6 : 4;
}

std::string shortened(std::string_view text, std::size_t width) {
  if (width_of(text) <= width) return std::string{text};
  return std::string{text.substr(0, std::max<std::size_t>(width, 1) - 1)} + "…";
}

}  // namespace

RatingTable::RatingTable(std::vector<const RatingField*> fields, std::size_t width) : width_(width) {
  for (const RatingField* field : fields) {
    if (field->name == "puzzle") continue;
    const std::string head = head_of(*field);
    columns_.push_back({field, head, std::max(width_of(head), usual_width(*field))});
  }
  const auto used_by_all = [this] {
    std::size_t used = 0;
    for (const Column& column : columns_) used += column.width + gap;
    return used;
  };
  // In a narrow terminal, words go first, then the figures of a puzzle that matter less, then those on the right.
  const auto is_dispensable = [](int round, const RatingField& field) {
    if (round == 0) return !field.is_number && field.name != "level";
    return round == 2 || field.name == "ep" || field.name == "ed";
  };
  for (int round = 0; round < 3; ++round) {
    for (std::size_t i = columns_.size(); i-- > 0 && columns_.size() > 1;) {
      if (used_by_all() + least_of_puzzle <= width) break;
      if (is_dispensable(round, *columns_[i].field)) columns_.erase(columns_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  const std::size_t used = used_by_all();
  puzzle_width_ = std::clamp(width > used ? width - used : 0, least_of_puzzle, std::size_t{Cell::count});
}

std::string RatingTable::row(std::string_view puzzle, const std::vector<std::string>& cells) const {
  std::string text = shortened(puzzle, puzzle_width_);
  text.append(puzzle_width_ - std::min(width_of(text), puzzle_width_), ' ');
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string space(columns_[i].width - std::min(width_of(cells[i]), columns_[i].width), ' ');
    const bool is_figure = columns_[i].field->is_number;
    text += "  " + (is_figure ? space + cells[i] : cells[i] + (i + 1 < cells.size() ? space : ""));
  }
  return in_signs_of_locale(shortened(text, width_) + '\n');
}

std::string RatingTable::header() const {
  std::vector<std::string> heads;
  for (const Column& column : columns_) heads.push_back(column.head);
  return row("puzzle", heads);
}

std::string RatingTable::line(const Rating& rating) const {
  const std::string puzzle = to_line(rating.puzzle.clues);
  if (rating.solutions != 1) {
    const std::string why = ask::in_words(outcome_of(rating));
    return in_signs_of_locale(shortened(puzzle, puzzle_width_) + "  " + why + '\n');
  }
  std::vector<std::string> cells;
  for (const Column& column : columns_) cells.push_back(column.field->value(rating));
  return row(puzzle, cells);
}

namespace {

std::string unknown_field(std::string_view name) {
  const std::vector<std::string> known =
      texts_of(rating_fields(), [](const RatingField& field) { return '{' + std::string{field.name} + '}'; });
  const std::string typed = '{' + std::string{name} + '}';
  return "unknown field '" + typed + "'" + did_you_mean(typed, known, "the fields are " + word_list(known));
}

}  // namespace

std::optional<RatingFormat> RatingFormat::parse(std::string_view text, std::string& mistake) {
  RatingFormat format;
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    if (text[i] == '\\' && (next == 't' || next == 'n' || next == '\\')) {
      plain += next == 't' ? '\t' : next == 'n' ? '\n' : '\\';
      ++i;
    } else if ((text[i] == '{' || text[i] == '}') && next == text[i]) {  // a doubled brace stands for itself
      plain += text[i];
      ++i;
    } else if (text[i] == '{') {
      const std::size_t close = text.find('}', i);
      const std::string_view name = text.substr(i + 1, close == std::string_view::npos ? close : close - i - 1);
      if (close == std::string_view::npos) {
        mistake = "the '}' after '" + std::string{text.substr(i)} + "' is missing";
        return std::nullopt;
      }
      const RatingField* field = find_rating_field(name);
      if (field == nullptr) {
        mistake = unknown_field(name);
        return std::nullopt;
      }
      format.pieces_.push_back({std::move(plain), field});
      plain.clear();
      i = close;
    } else if (text[i] == '}') {
      mistake = "the '{' before '" + std::string{text.substr(0, i + 1)} + "' is missing";
      return std::nullopt;
    } else {
      plain += text[i];
    }
  }
  format.pieces_.push_back({std::move(plain)});
  return format;
}

Scales RatingFormat::needs() const {
  Scales needed;
  for (const Piece& piece : pieces_) {
    if (piece.field == nullptr) continue;
    needed.explainer |= piece.field->needs.explainer;
    needed.hodoku |= piece.field->needs.hodoku;
    needed.own |= piece.field->needs.own;
    needed.minutes |= piece.field->needs.minutes;
  }
  return needed;
}

std::vector<const RatingField*> RatingFormat::fields() const {
  std::vector<const RatingField*> fields;
  for (const Piece& piece : pieces_) {
    if (piece.field != nullptr) fields.push_back(piece.field);
  }
  return fields;
}

std::string RatingFormat::line(const Rating& rating) const {
  std::string text;
  for (const Piece& piece : pieces_) {
    text += piece.text;
    if (piece.field != nullptr) text += piece.field->value(rating);
  }
  return text;
}

}  // namespace shudu::cli
