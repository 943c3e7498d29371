#include "ratings.h"

#include <fmt/core.h>

#include "logic_start.h"
#include "shudu/conflict.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

std::string tenths(int value) { return fmt::format("{}.{}", value / 10, value % 10); }
std::string id_of(const logic::Technique* technique) { return std::string{technique == nullptr ? "-" : technique->id}; }
std::string with_underscores(std::string_view words) {
  std::string text{words.empty() ? "-" : words};
  for (char& c : text) {
    if (c == ' ') c = '_';
  }
  return text;
}

}  // namespace

Rating rate(const Puzzle& puzzle, const Scales& scales) {
  Rating rating;
  rating.puzzle = puzzle;
  if (has_conflict(puzzle.clues)) {
    rating.status = "invalid";
    rating.reason = to_string(conflicts(puzzle.clues));
    return rating;
  }
  const LogicStart start = logic_start(puzzle);
  if (start.solutions != 1) {
    rating.status = start.solutions == 0 ? "no solution" : "multiple solutions";
    return rating;
  }
  // Deadly patterns say nothing where pencil marks alone make the solution unique.
  if (scales.explainer) rating.explainer = logic::explainer_rating(start.state, {.uniqueness = start.unique_clues});
  if (scales.hodoku) rating.hodoku = logic::hodoku_path(puzzle.clues, start.unique_clues ? &*start.solution : nullptr);
  if (scales.own) rating.own = logic::own_rating(start.state);
  return rating;
}

const std::vector<RatingField>& rating_fields() {
  constexpr Scales none{}, explainer{.explainer = true}, hodoku{.hodoku = true}, own{.own = true};
  static const std::vector<RatingField> fields{
      {"puzzle", "the clues in 81 characters", none, [](const Rating& r) { return to_line(r.puzzle.clues); }},
      {"clues", "how many", none, [](const Rating& r) { return std::to_string(r.puzzle.clues.clue_count()); }, true},
      {"title", "of the puzzle, where it has one", none, [](const Rating& r) { return r.puzzle.title; }},
      {"er", "Sudoku Explainer's rating: the hardest step", explainer,
       [](const Rating& r) { return tenths(r.explainer->er); }, true},
      {"ep", "its pearl: the hardest step up to the first placement", explainer,
       [](const Rating& r) { return tenths(r.explainer->ep); }, true},
      {"ed", "its diamond: the first step", explainer, [](const Rating& r) { return tenths(r.explainer->ed); }, true},
      {"hardest", "the technique of that hardest step", explainer,
       [](const Rating& r) { return id_of(r.explainer->hardest); }},
      {"steps", "how many steps Sudoku Explainer's path has", explainer,
       [](const Rating& r) { return std::to_string(r.explainer->steps); }, true},
      {"level", "HoDoKu's level", hodoku,
       [](const Rating& r) { return std::string{logic::level_name(r.hodoku->level).en}; }},
      {"score", "HoDoKu's score", hodoku, [](const Rating& r) { return std::to_string(r.hodoku->score); }, true},
      {"hodoku_hardest", "the hardest technique of HoDoKu's path", hodoku,
       [](const Rating& r) { return id_of(r.hodoku->hardest); }},
      {"hodoku_steps", "how many steps HoDoKu's path has", hodoku,
       [](const Rating& r) { return std::to_string(r.hodoku->steps.size()); }, true},
      {"own", "our own rating, the same for every form of the puzzle", own,
       [](const Rating& r) { return tenths(r.own->difficulty); }, true},
      {"own_width", "candidates decided at once where it is hardest", own,
       [](const Rating& r) { return std::to_string(r.own->width); }, true},
      {"own_effort", "the whole work", own, [](const Rating& r) { return std::to_string(r.own->effort); }, true},
      {"own_hardest", "the hardest kind of deduction", own,
       [](const Rating& r) { return with_underscores(r.own->hardest); }},
      {"version", "of the ratings", none,
       [](const Rating&) { return fmt::format("explainer-1.2.1.3+hodoku-2.2.0+own-{}", logic::own_rating_version); }},
  };
  return fields;
}

const RatingField* rating_field(std::string_view name) {
  for (const RatingField& field : rating_fields()) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

std::optional<RatingFormat> RatingFormat::parse(std::string_view text, std::string& mistake) {
  RatingFormat format;
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    if (text[i] == '\\' && (next == 't' || next == 'n' || next == '\\')) {
      plain += next == 't' ? '\t' : next == 'n' ? '\n' : '\\';
      ++i;
    } else if ((text[i] == '{' || text[i] == '}') && next == text[i]) {  // doubled: the brace itself
      plain += text[i];
      ++i;
    } else if (text[i] == '{') {
      const std::size_t close = text.find('}', i);
      const std::string_view name = text.substr(i + 1, close == std::string_view::npos ? close : close - i - 1);
      const RatingField* field = rating_field(name);
      if (close == std::string_view::npos || field == nullptr) {
        mistake = name;
        return std::nullopt;
      }
      format.pieces_.push_back({std::move(plain), field});
      plain.clear();
      i = close;
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
  }
  return needed;
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
