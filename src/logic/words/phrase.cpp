#include "logic/words/phrase.h"

#include <algorithm>
#include <array>

#include "logic/words/texts.h"

namespace shudu::logic::words {

std::string cells(CellSet cells, Language language) {
  constexpr int one_by_one = 4;
  std::vector<std::string> items;
  const std::string gathered = cells_text(cells);
  const bool in_line = cells.size() > 2 && gathered.find(',') == std::string::npos;
  if (cells.size() <= one_by_one && !in_line) {
    for (Cell cell : cells) items.push_back(name(cell));
    return list(items, language);
  }
  for (std::size_t from = 0; from < gathered.size();) {
    const std::size_t end = std::min(gathered.find(',', from), gathered.size());
    items.push_back(gathered.substr(from, end - from));
    from = end + 1;
  }
  return list(items, language);
}

std::string digits(DigitSet digits, Language language) {
  std::vector<std::string> items;
  for (int digit : digits) items.push_back(std::to_string(digit));
  return list(items, language);
}

std::string house(House house, Language language) {
  const Text& text = house_texts.kinds[static_cast<std::size_t>(house.kind())];
  return phrase(text, language, {{"n", std::to_string(house.number() + 1)}});
}

std::string houses(const std::vector<House>& houses, Language language) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < houses.size();) {
    // Neighbours of one kind are written together.
    std::vector<std::string> numbers;
    const House::Kind kind = houses[i].kind();
    const std::size_t first = i;
    for (; i < houses.size() && houses[i].kind() == kind; ++i) {
      numbers.push_back(std::to_string(houses[i].number() + 1));
    }
    std::sort(numbers.begin(), numbers.end());
    items.push_back(numbers.size() == 1 ? house(houses[first], language)
                                        : phrase(house_texts.several[static_cast<std::size_t>(kind)], language,
                                                 {{"n", list(numbers, language)}}));
  }
  return list(items, language);
}

std::string candidates(const std::vector<Candidate>& candidates, Language language) {
  const auto groups = by_digit(candidates);
  std::string text;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (i > 0) text += (i + 1 == groups.size() ? result_texts.candidates_last : result_texts.candidates_next)[language];
    text += phrase(result_texts.candidates, language,
                   {{"digit", std::to_string(groups[i].first)}, {"cells", cells(groups[i].second, language)}});
  }
  return text;
}

CellSet cells_of(const std::vector<Candidate>& candidates) {
  CellSet cells;
  for (Candidate candidate : candidates) cells.insert(candidate.cell);
  return cells;
}

std::vector<std::pair<int, CellSet>> by_digit(const std::vector<Candidate>& candidates) {
  std::array<CellSet, 10> places;
  for (Candidate candidate : candidates) places[candidate.digit].insert(candidate.cell);
  std::vector<std::pair<int, CellSet>> found;
  for (int digit = 1; digit <= 9; ++digit) {
    if (!places[digit].empty()) found.emplace_back(digit, places[digit]);
  }
  return found;
}

namespace {

// The class of a character, which decides the spaces next to it.
enum class Sort { other, space, latin, chinese, chinese_mark };

Sort sort_of(std::string_view character) {
  if (character == " ") return Sort::space;
  if (character.size() == 1) {
    const char c = character[0];
    const bool letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
    return letter ? Sort::latin : Sort::other;
  }
  for (std::string_view mark :
       {"，", "。", "、", "：", "；", "（", "）", "“", "”", "「", "」", "？", "！", "《", "》"}) {
    if (character == mark) return Sort::chinese_mark;
  }
  // Chinese characters have three bytes and begin with E3 to E9.
  return character.size() == 3 && '\xE3' <= character[0] && character[0] <= '\xE9' ? Sort::chinese : Sort::other;
}

std::string_view first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  return text.substr(0, size);
}

}  // namespace

std::string spaced(std::string_view text) {
  std::string out;
  std::string_view last;
  int spaces = 0;  // spaces read but not yet written
  while (!text.empty()) {
    const std::string_view now = first_character(text);
    text.remove_prefix(now.size());
    const Sort sort = sort_of(now), before = last.empty() ? Sort::other : sort_of(last);
    if (sort == Sort::space) {
      ++spaces;
      continue;
    }
    const bool mixed =
        (sort == Sort::latin && before == Sort::chinese) || (sort == Sort::chinese && before == Sort::latin);
    const bool by_mark = sort == Sort::chinese_mark || before == Sort::chinese_mark;
    const bool by_break = now == "\n" || last == "\n";
    const bool in_chinese = sort == Sort::chinese && before == Sort::chinese;
    if (now == last && (now == "." || now == "。" || now == "\n")) {
      spaces = 0;
      continue;
    }
    if (by_break) {
      if (last == "\n" && spaces > 1) out.append(static_cast<std::size_t>(spaces), ' ');  // an indented line
    } else if (!by_mark && !in_chinese && (spaces > 0 || mixed) && !last.empty()) {
      out += ' ';
    }
    spaces = 0;
    out += now;
    last = now;
  }
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}

std::string as_sentence(std::string text) {
  if (!text.empty() && 'a' <= text[0] && text[0] <= 'z') {
    // "r1c2" is a name and stays as it is.
    const bool is_cell = text.size() > 1 && '0' <= text[1] && text[1] <= '9';
    if (!is_cell) text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

}  // namespace shudu::logic::words
