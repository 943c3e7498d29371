#include "ask/logic/rating_fields.h"

#include "ask/improper.h"
#include "base/same_id.h"
#include "shudu/board.h"
#include "shudu/words.h"

namespace shudu {
namespace {

std::string tenths(int value) { return std::to_string(value / 10) + '.' + std::to_string(value % 10); }
// Seconds as minutes with one decimal.
std::string minutes_of(int seconds) { return tenths(logic::MinutesRating::tenths_of(seconds)); }
std::string minutes_of(const logic::MinutesRating& rating) {
  return (rating.is_lower_bound ? ">" : "") + minutes_of(rating.seconds);
}
// An end of the interval, which a lower bound does not have.
std::string end_of(const logic::MinutesRating& rating, int seconds) {
  return rating.is_lower_bound ? "-" : minutes_of(seconds);
}
std::string id_of(const logic::Technique* technique) { return std::string{technique == nullptr ? "-" : technique->id}; }
std::string with_underscores(std::string_view words) {
  std::string text{words.empty() ? "-" : words};
  for (char& c : text) {
    if (c == ' ') c = '_';
  }
  return text;
}

}  // namespace

ask::NoAnswer outcome_of(const Rating& rating) {
  return ask::improper(rating.puzzle, rating.solutions).value_or(ask::NoAnswer{ask::Status::rated});
}

const std::vector<RatingField>& rating_fields() {
  constexpr Scales none{}, explainer{.explainer = true}, hodoku{.hodoku = true}, own{.own = true},
      minutes{.minutes = true};
  static const std::vector<RatingField> fields{
      {"puzzle", "the clues in 81 characters", none, [](const Rating& r) { return to_line(r.puzzle.clues); }},
      {"clues", "the number of clues", none,
       [](const Rating& r) { return std::to_string(r.puzzle.clues.clue_count()); }, true},
      {"title", "the title of the puzzle, if it has one", none, [](const Rating& r) { return r.puzzle.title; }},
      {"er", "Sudoku Explainer's rating, which is that of the hardest step", explainer,
       [](const Rating& r) { return tenths(r.explainer->er); }, true},
      {"ep", "Sudoku Explainer's pearl rating, the hardest step up to the first placement", explainer,
       [](const Rating& r) { return tenths(r.explainer->ep); }, true},
      {"ed", "Sudoku Explainer's diamond rating, the first step", explainer,
       [](const Rating& r) { return tenths(r.explainer->ed); }, true},
      {"hardest", "the technique of the hardest step on Sudoku Explainer's path", explainer,
       [](const Rating& r) { return id_of(r.explainer->hardest); }},
      {"steps", "the number of steps on Sudoku Explainer's path", explainer,
       [](const Rating& r) { return std::to_string(r.explainer->steps); }, true},
      {"level", "HoDoKu's level", hodoku, [](const Rating& r) { return std::string{logic::id(r.hodoku->level)}; }},
      {"score", "HoDoKu's score", hodoku, [](const Rating& r) { return std::to_string(r.hodoku->score); }, true},
      {"hodoku_hardest", "the hardest technique on HoDoKu's path", hodoku,
       [](const Rating& r) { return id_of(r.hodoku->hardest); }},
      {"hodoku_steps", "the number of steps on HoDoKu's path", hodoku,
       [](const Rating& r) { return std::to_string(r.hodoku->step_count); }, true},
      {"own", "our own rating, the same for all equivalent puzzles", own,
       [](const Rating& r) { return tenths(r.own->difficulty); }, true},
      {"own_width", "the number of candidates decided at once in the hardest step", own,
       [](const Rating& r) { return std::to_string(r.own->width); }, true},
      {"own_effort", "the total effort of our own rating", own,
       [](const Rating& r) { return std::to_string(r.own->effort); }, true},
      {"own_hardest", "the hardest kind of deduction of our own rating", own,
       [](const Rating& r) { return with_underscores(r.own->hardest); }},
      {"minutes", "the minutes that an average player takes; > and a lower bound if there are no data", minutes,
       [](const Rating& r) { return minutes_of(*r.minutes); }, true},
      {"minutes_low", "the lower end of the 80 % interval of the minutes", minutes,
       [](const Rating& r) { return end_of(*r.minutes, r.minutes->low); }, true},
      {"minutes_high", "the upper end of the 80 % interval of the minutes", minutes,
       [](const Rating& r) { return end_of(*r.minutes, r.minutes->high); }, true},
      {"version", "the version of the ratings", none,
       [](const Rating&) {
         return "explainer-1.2.1.3+hodoku-2.2.0+own-" + std::string{logic::own_rating_version} + "+minutes-" +
                std::string{logic::minutes_rating_version};
       }},
  };
  return fields;
}

const RatingField* find_rating_field(std::string_view name) {
  const auto found = find_by_id(rating_fields(), name, &RatingField::name);
  return found == rating_fields().end() ? nullptr : &*found;
}

bool is_needed(const RatingField& field, const Scales& scales) {
  return (!field.needs.explainer || scales.explainer) && (!field.needs.hodoku || scales.hodoku) &&
         (!field.needs.own || scales.own) && (!field.needs.minutes || scales.minutes);
}

std::string csv_value(const Rating& rating, const RatingField& field) {
  std::string value = field.value(rating);
  return field.is_number && value.starts_with('>') ? "-" : value;
}

bool has(const Rating& rating, const RatingField& field) { return rating.solutions == 1 || is_needed(field, Scales{}); }

}  // namespace shudu
