// solo: game IDs (solo.h) that are classic puzzles. An ID with '#' is a random seed and contains no puzzle.
#include "format/formats/solo.h"

#include <algorithm>
#include <numeric>

#include "base/counted.h"
#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::string_view decimal = "0123456789";

// The number at a place of an ID, which moves past it.
std::optional<int> take_number(std::string_view text, std::size_t& at) {
  const std::size_t begin = at;
  at = std::min(text.find_first_not_of(decimal, at), text.size());
  return small_number(text.substr(begin, at - begin));
}

// Ends at a comma or at the end of the text. A clue is at most `largest`; 0 stands for no limit.
Result<std::vector<int>, TextFault> take_cells(std::string_view text, std::size_t& at, int side, int largest) {
  std::vector<int> cells;
  const auto most = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  while (at < text.size() && text[at] != ',') {
    const std::size_t begin = at;
    if ('a' <= text[at] && text[at] <= 'z') {
      const int blanks = text[at++] - 'a' + 1;
      cells.insert(cells.end(), static_cast<std::size_t>(blanks), 0);
    } else if (text[at] == '_') {
      ++at;
    } else {
      const auto number = take_number(text, at);
      if (!number) {
        return Unexpected{TextFault{begin, "expected a letter, a digit or '_', found " + quoted(text[begin])}};
      }
      const bool is_value = largest == 0 || (1 <= *number && *number <= largest);
      if (!is_value) return Unexpected{TextFault{begin, "no value " + std::to_string(*number)}};
      cells.push_back(*number);
    }
    if (cells.size() > most) return Unexpected{TextFault{begin, "more than " + std::to_string(most) + " cells"}};
  }
  if (cells.size() == most) return cells;
  return Unexpected{TextFault{at, counted(cells.size(), "cell") + ", expected " + std::to_string(most)}};
}

// Groups of cells by the lines between them.
Result<std::vector<std::vector<int>>, TextFault> take_groups(std::string_view text, std::size_t& at, int side) {
  if (at == text.size()) return Unexpected{TextFault{at, "expected a comma and the lines between cells"}};
  ++at;
  const int lines = 2 * side * (side - 1);
  std::vector<int> group(static_cast<std::size_t>(side * side));
  std::iota(group.begin(), group.end(), 0);
  const auto first_of = [&](int cell) {
    while (group[static_cast<std::size_t>(cell)] != cell) cell = group[static_cast<std::size_t>(cell)];
    return cell;
  };
  int line = 0;
  for (; at < text.size() && text[at] != ','; ++at) {
    const char c = text[at];
    if (c != '_' && !('a' <= c && c <= 'z')) return Unexpected{TextFault{at, "expected a letter or '_'"}};
    const int run = c == '_' ? 0 : c == 'z' ? 25 : c - 'a' + 1;
    if (line + run > lines) return Unexpected{TextFault{at, "too many lines between cells"}};
    for (int i = 0; i < run; ++i, ++line) {
      const bool vertical = line < lines / 2;
      const int within = vertical ? line : line - lines / 2;
      const int major = within / (side - 1), minor = within % (side - 1);
      const int a = vertical ? major * side + minor : minor * side + major;
      const int x = first_of(a), y = first_of(a + (vertical ? 1 : side));
      group[static_cast<std::size_t>(std::max(x, y))] = std::min(x, y);
    }
    if (c != 'z') ++line;
  }
  if (line != lines + 1) return Unexpected{TextFault{at, "too few lines between cells"}};
  std::vector<std::vector<int>> groups(group.size());
  for (int cell = 0; cell < side * side; ++cell) groups[static_cast<std::size_t>(first_of(cell))].push_back(cell);
  std::erase_if(groups, [](const auto& cells) { return cells.empty(); });
  return groups;
}

bool starts_solo(std::string_view line) {
  const std::string_view text = trimmed(line);
  std::size_t size = 0;
  const bool has_size = take_number(text, size).has_value() && size <= 2;
  const std::size_t mark = text.find_first_of(":#");
  if (!has_size || mark == std::string_view::npos || mark > size + 11) return false;
  const auto in_id = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '_' || c == ','; };
  constexpr std::size_t shortest = 4;  // zzzc, the empty grid; "12:30" is a time of day
  const std::string_view flags = text.substr(size, mark - size);
  const std::string_view rest = text.substr(mark + 1);
  return rest.size() >= shortest && std::ranges::all_of(flags, in_id) && std::ranges::all_of(rest, in_id);
}

Result<Puzzle> parse_solo(std::string_view line, std::uint64_t number) {
  const LineText source{line, number};
  const std::size_t mark = source.text.find_first_of(":#");
  if (mark < source.text.size() && source.text[mark] == '#' && source.text.find_first_of(decimal) == 0) {
    return source.fault(mark, {"this game ID names a random seed; the puzzle is not in it"});
  }
  const auto head = solo_head(source.text);
  if (!head) return source.fault(0, {"expected a game ID like 3x3:a2b7…"});
  if (head->diagonals) return source.fault(head->flags_at, has_beyond_classic("diagonals"));
  if (head->irregular) return source.fault(head->flags_at, has_beyond_classic("jigsaw regions"));
  if (head->killer) return source.fault(head->flags_at, has_beyond_classic("killer cages"));
  if (head->box_columns != 3 || head->box_rows != 3) {
    const std::string boxes{source.text.substr(0, head->flags_at)};
    return source.fault(0, only_nine("this puzzle has boxes of " + boxes, "3x3"));
  }
  const auto game = solo_game(source.text, *head);
  if (!game) return source.fault(game.error().at, game.error().message);
  Grid clues;
  for (Cell cell : all_cells()) clues.set(cell, game->cells[static_cast<std::size_t>(cell.index())]);
  return puzzle_of(clues);
}

std::optional<std::string> write_solo(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += "3x3:";
  int run = 0;
  const auto end_run = [&run, &out] {
    for (; run > 26; run -= 26) out += 'z';
    if (run > 0) out += static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (Cell cell : all_cells()) {
    if (puzzle.clues.is_blank(cell)) {
      ++run;
      continue;
    }
    if (run == 0 && cell != Cell{0}) out += '_';
    end_run();
    out += static_cast<char>('0' + puzzle.clues[cell]);
  }
  end_run();
  out += '\n';
  return std::nullopt;
}

}  // namespace

std::optional<SoloHead> solo_head(std::string_view text) {
  constexpr std::size_t longest = 24;
  constexpr int largest_side = 25;
  const std::size_t colon = text.substr(0, longest).find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  text = text.substr(0, colon);
  SoloHead head;
  std::size_t at = 0;
  const auto first = take_number(text, at);
  std::optional<int> second = first;
  const bool both = at + 1 < colon && text[at] == 'x' && decimal.find(text[at + 1]) != std::string_view::npos;
  if (both) second = take_number(text, ++at);
  if (!first || !second || std::max(*first, *second) > largest_side) return std::nullopt;
  head.box_columns = *first;
  head.box_rows = *second;
  head.flags_at = at;
  for (; at < colon; ++at) {
    const char c = text[at];
    if (!(('a' <= c && c <= 'z') || ('0' <= c && c <= '9'))) return std::nullopt;
    head.diagonals = head.diagonals || c == 'x';
    head.irregular = head.irregular || c == 'j';
    head.killer = head.killer || c == 'k';
    if (c == 'd') ++at;  // difficulty, one letter
  }
  if (head.irregular) {  // 9j and 3x3j have the side 9
    head.box_columns *= both ? head.box_rows : 1;
    head.box_rows = 1;
  }
  if (head.side() < 2 || head.side() > largest_side) return std::nullopt;
  head.cells_at = colon + 1;
  return head;
}

Result<SoloGame, TextFault> solo_game(std::string_view text, const SoloHead& head, ValueCheck check) {
  SoloGame game;
  std::size_t at = head.cells_at;
  const auto take = [](auto taken, auto& into, std::optional<TextFault>& fault) {
    if (!taken) {
      fault = taken.error();
    } else {
      into = *std::move(taken);
    }
    return !fault;
  };
  const int side = head.side();
  std::optional<TextFault> fault;
  if (take(take_cells(text, at, side, check == ValueCheck::on ? side : 0), game.cells, fault) && head.irregular) {
    take(take_groups(text, at, side), game.regions, fault);
  }
  if (!fault && head.killer && take(take_groups(text, at, side), game.cages, fault)) {
    if (at == text.size()) return Unexpected{TextFault{at, "expected a comma and the sums"}};
    take(take_cells(text, ++at, side, 0), game.sums, fault);
  }
  if (!fault && at != text.size()) fault = TextFault{at, "unexpected text after the puzzle"};
  if (fault) return Unexpected{*std::move(fault)};
  return game;
}

Format solo_format() {
  return {.id = "solo",
          .title = "game ID of Simon Tatham's Solo",
          .extension = "txt",
          .starts = at_line<starts_solo>,
          .reader = make_reader<OneLineReader<parse_solo>>,
          .write = write_solo};
}

}  // namespace shudu
