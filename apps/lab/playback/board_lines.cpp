#include "playback/board_lines.h"

#include <cassert>
#include <string>

#include "engine/columns.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::string_view wall = "2", faint = "2", clue = "1", deduced = "36", guessed = "1;33", losing = "35",
                           impossible = "1;31";

bool is_guess(const Frame& frame, Cell cell) {
  for (const auto& guess : frame.moment.guesses) {
    if (guess.cell == cell) return true;
  }
  return false;
}

bool is_here(const Frame& frame, Cell cell) {
  return frame.event && frame.event->kind != Event::Kind::solution && frame.event->cell == cell;
}

// A blank cell without candidates is drawn as x.
bool is_impossible(const Frame& frame, Cell cell) {
  return frame.moment.board.is_blank(cell) && frame.moment.candidates[cell].empty();
}

std::string_view attributes_of(const Frame& frame, Cell cell) {
  if (is_here(frame, cell)) return attributes(frame.event->kind);
  if (is_impossible(frame, cell)) return impossible;
  if (frame.moment.board.is_blank(cell)) return frame.lost[cell.index()].empty() ? faint : losing;
  if (!frame.clues.is_blank(cell)) return clue;
  return is_guess(frame, cell) ? guessed : deduced;
}

std::string digit_of(const Frame& frame, Cell cell) {
  if (is_impossible(frame, cell)) return "x";
  return frame.moment.board.is_blank(cell) ? "." : std::to_string(frame.moment.board[cell]);
}

StyledLine rule(const Frame& frame, std::string_view left, std::string_view cross, std::string_view right, int inside) {
  std::string bar;
  for (int i = 0; i < inside; ++i) bar += "─";
  StyledLine line{frame.colors, 3 * inside + 4};
  return line.add(std::string{left} + bar + std::string{cross} + bar + std::string{cross} + bar + std::string{right},
                  wall);
}

// Draws rules above, between and below the bands, and calls `rows_of` for each row of the board.
template <class RowsOf>
std::vector<StyledLine> framed(const Frame& frame, int inside, RowsOf rows_of) {
  std::vector<StyledLine> lines{rule(frame, "┌", "┬", "┐", inside)};
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) lines.push_back(rule(frame, "├", "┼", "┤", inside));
    rows_of(row, lines);
  }
  lines.push_back(rule(frame, "└", "┴", "┘", inside));
  return lines;
}

// One of the three lines of a cell: candidates 1 to 3, 4 to 6 or 7 to 9. A filled cell has its digit in the middle.
void add_part_of_cell(StyledLine& line, const Frame& frame, Cell cell, int part) {
  if (!frame.moment.board.is_blank(cell) || is_impossible(frame, cell)) {
    line.add(part == 1 ? " " + digit_of(frame, cell) + " " : "   ", attributes_of(frame, cell));
    return;
  }
  for (int digit = part * 3 + 1; digit <= part * 3 + 3; ++digit) {
    const bool possible = frame.moment.candidates[cell].contains(digit);
    const bool just_lost = !possible && frame.lost[cell.index()].contains(digit);
    const std::string_view look = is_here(frame, cell) ? attributes(frame.event->kind)
                                  : just_lost          ? "1;35"
                                  : possible           ? std::string_view{}
                                                       : faint;
    line.add(possible ? std::to_string(digit) : just_lost ? "×" : "·", look);
  }
}

}  // namespace

std::string_view attributes(Event::Kind kind) {
  switch (kind) {
    case Event::Kind::place: return "1;30;46";
    case Event::Kind::guess: return "1;30;43";
    case Event::Kind::remove: return "1;30;45";
    case Event::Kind::propagate: return "1;35";
    case Event::Kind::backtrack: return "1;37;41";
    case Event::Kind::solution: break;
  }
  return "1;30;42";
}

std::vector<StyledLine> small_board(const Frame& frame) {
  return framed(frame, 7, [&](int row, std::vector<StyledLine>& lines) {
    StyledLine line{frame.colors, small_board_columns};
    for (int col = 0; col < 9; ++col) {
      const Cell cell = Cell::at(row, col);
      const bool here = is_here(frame, cell);
      const bool after_here = col % 3 != 0 && is_here(frame, Cell::at(row, col - 1));
      if (col % 3 == 0) line.add("│", wall);
      const std::string_view look = attributes_of(frame, cell);
      if (!after_here) line.add(here ? "[" : " ", here ? look : std::string_view{});
      line.add(digit_of(frame, cell), look);
      if (here) line.add("]", look);
      if (col % 3 == 2 && !here) line.add(" ");
    }
    lines.push_back(line.add("│", wall));
  });
}

std::vector<StyledLine> large_board(const Frame& frame) {
  return framed(frame, 13, [&](int row, std::vector<StyledLine>& lines) {
    for (int part = 0; part < 3; ++part) {
      StyledLine line{frame.colors, large_board_columns};
      for (int col = 0; col < 9; ++col) {
        const Cell cell = Cell::at(row, col);
        const bool opens = part == 1 && is_here(frame, cell);
        const bool closes = part == 1 && col % 3 != 0 && is_here(frame, Cell::at(row, col - 1));
        if (col % 3 == 0) line.add("│", wall);
        line.add(opens ? "[" : closes ? "]" : " ");
        add_part_of_cell(line, frame, cell, part);
        if (col % 3 == 2) line.add(opens ? "]" : " ");
      }
      lines.push_back(line.add("│", wall));
    }
  });
}

StyledLine& StyledLine::add(std::string_view in_utf8, std::string_view attributes) {
  const std::string text = in_signs_of_locale(std::string{in_utf8});
  const std::size_t fits = first_columns(text, static_cast<std::size_t>(most_ - width_)).size();
  width_ += static_cast<int>(width_of(std::string_view{text}.substr(0, fits)));
  const bool styled = colors_ && !attributes.empty() && fits > 0;
  if (styled) text_.append("\x1b[").append(attributes).append("m");
  text_.append(text, 0, fits);
  if (styled) text_ += "\x1b[0m";
  return *this;
}

StyledLine& StyledLine::pad_to(int column) {
  return width_ < column ? add(std::string(static_cast<std::size_t>(column - width_), ' ')) : *this;
}

StyledLine& StyledLine::append(const StyledLine& other) {
  assert(width_ + other.width_ <= most_);
  width_ += other.width_;
  text_ += other.text_;
  return *this;
}

}  // namespace shudu::cli
