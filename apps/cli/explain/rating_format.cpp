#include "explain/rating_format.h"

#include "base/word_list.h"
#include "engine/suggest.h"

namespace shudu::cli {
namespace {

std::string unknown_field(std::string_view name) {
  std::vector<std::string> known;
  for (const RatingField& field : rating_fields()) known.emplace_back(field.name);
  const auto near = nearest(std::string{name}, known);
  return "unknown field '{" + std::string{name} + "}'; " +
         (near ? "did you mean '{" + *near + "}'?" : "the fields are " + word_list(known));
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
