#include "playback/frame.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "engine/columns.h"
#include "engine/table.h"
#include "playback/board_lines.h"
#include "trace/texts.h"

namespace shudu::cli {
namespace {

using Lines = std::vector<StyledLine>;
using trace::playback_texts;

constexpr std::string_view bold = "1", faint = "2", executing = "7";

class Artist {
 public:
  Artist(const Frame& frame, ScreenSize screen) : frame_(frame), screen_(screen) {}

  std::vector<std::string> draw() {
    Lines lines = frame_.shows_keys ? keys() : too_small() ? at_least_words() : picture();
    if (static_cast<int>(lines.size()) > screen_.rows) lines.erase(lines.begin() + screen_.rows, lines.end());
    std::vector<std::string> texts;
    for (const StyledLine& line : lines) texts.push_back(line.text());
    return texts;
  }

 private:
  bool too_small() const { return screen_.columns < small_board_columns || screen_.rows < small_board_rows + 3; }
  StyledLine line() const { return StyledLine{frame_.colors, screen_.columns}; }

  Lines picture() {
    // The last two rows show the depth over the recording and the keys.
    const int room = screen_.rows - 2;
    const bool large = frame_.candidates && room >= large_board_rows && screen_.columns >= large_board_columns + 40;
    const Lines board = large ? large_board(frame_) : small_board(frame_);
    const int beside = screen_.columns - (large ? large_board_columns : small_board_columns) - 2;
    Lines lines = beside >= 34 ? side_by_side(board, beside, room) : stacked(board, room);
    while (static_cast<int>(lines.size()) < room) lines.push_back(line());
    lines.push_back(course());
    lines.push_back(last_line());
    return lines;
  }

  Lines side_by_side(const Lines& board, int width, int room) {
    Lines panel = facts(width);
    panel.emplace_back(frame_.colors, width);
    for (StyledLine& code : code_lines(width, room - static_cast<int>(panel.size()))) panel.push_back(std::move(code));
    Lines lines;
    for (std::size_t i = 0; i < std::max(board.size(), panel.size()); ++i) {
      StyledLine both = line();
      if (i < board.size()) both.append(board[i]);
      if (i < panel.size()) both.pad_to(screen_.columns - width).append(panel[i]);
      lines.push_back(std::move(both));
    }
    return lines;
  }

  Lines stacked(const Lines& board, int room) {
    Lines lines = facts(screen_.columns);
    // The description is right above the board. Counters are shown only if there is room.
    const auto spare = room - static_cast<int>(board.size()) - static_cast<int>(lines.size());
    if (spare < 0) lines.erase(lines.end() + std::max(spare, 1 - static_cast<int>(lines.size())), lines.end());
    lines.insert(lines.end(), board.begin(), board.end());
    for (StyledLine& code : code_lines(screen_.columns, room - static_cast<int>(lines.size()))) {
      lines.push_back(std::move(code));
    }
    return lines;
  }

  Lines at_least_words() const {
    StyledLine words = line(), where = line(), size = line();
    words.add(frame_.words, bold);
    where.add(event_of_all(), faint);
    size.add(filled(playback_texts.too_small, fmt::arg("columns", small_board_columns),
                    fmt::arg("rows", small_board_rows + 3)),
             faint);
    return {words, where, size};
  }

  Lines facts(int width) const {
    const auto& counters = frame_.moment.counters;
    Lines lines(7, StyledLine{frame_.colors, width});
    lines[0].add(frame_.words.empty() ? playback_texts.beginning[frame_.language] : frame_.words,
                 frame_.event ? kind_color() : bold);
    lines[1]
        .add(trace::title(*frame_.solver, frame_.language), bold)
        .add(frame_.plays ? fmt::format("  > {}/s", frame_.speed)
                          : fmt::format("  {}", playback_texts.paused[frame_.language]));
    lines[2].add(event_of_all());
    lines[3].add(filled(playback_texts.depth, fmt::arg("depth", frame_.moment.guesses.size()),
                        fmt::arg("most", counters.max_depth)) +
                 ' ');
    for ([[maybe_unused]] const auto& guess : frame_.moment.guesses) lines[3].add("▪", "33");
    lines[4].add(filled(playback_texts.search,
                        fmt::arg("guesses", with_commas(counters.nodes == 0 ? 0 : counters.nodes - 1)),
                        fmt::arg("dead_ends", with_commas(counters.backtracks)),
                        fmt::arg("solutions", with_commas(counters.solutions))));
    lines[5].add(filled(playback_texts.changes, fmt::arg("placed", with_commas(counters.placements)),
                        fmt::arg("removed", with_commas(counters.undos)),
                        fmt::arg("eliminated", with_commas(frame_.moment.propagations))));
    add_guesses(lines[6], width);
    return lines;
  }

  // The most recent active guesses that fit.
  void add_guesses(StyledLine& to, int width) const {
    std::string text;
    for (std::size_t i = frame_.moment.guesses.size(); i-- > 0;) {
      const auto& guess = frame_.moment.guesses[i];
      const std::string one = fmt::format("{}={} ", name(guess.cell), guess.digit);
      if (static_cast<int>(text.size() + one.size()) + 3 > width) {
        text.insert(0, "… ");
        break;
      }
      text.insert(0, one);
    }
    to.add(text, "33");
  }

  // The pseudo-code, or the part of it around the current line.
  Lines code_lines(int width, int rows) const {
    Lines lines;
    const int count = static_cast<int>(frame_.solver->code.size());
    const int current = frame_.event ? frame_.event->line : 0;
    rows = std::min(rows, count);
    if (rows <= 0) return lines;
    const int first = std::clamp(current - 1 - rows / 2, 0, count - rows);
    for (int i = first; i < first + rows; ++i) {
      const auto index = static_cast<std::size_t>(i);
      const int indent = frame_.solver->code[index].indent;
      const std::string_view text = trace::code_line(*frame_.solver, index, frame_.language);
      const bool now = i + 1 == current;
      StyledLine one{frame_.colors, width};
      one.add(fmt::format("{}{:>2} ", now ? ">" : " ", i + 1), now ? bold : faint);
      one.add(std::string(static_cast<std::size_t>(indent * 2), ' ')).add(text, now ? executing : std::string_view{});
      lines.push_back(std::move(one));
    }
    return lines;
  }

  // The search depth over the recording, with a mark at the current event.
  StyledLine course() const {
    static constexpr std::string_view bars[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    StyledLine bar = line();
    if (frame_.size == 0 || frame_.depths.empty()) return bar;
    const int deepest = std::max(1, *std::max_element(frame_.depths.begin(), frame_.depths.end()));
    const auto here =
        std::min<std::uint64_t>(static_cast<std::uint64_t>(screen_.columns) - 1,
                                frame_.moment.at * static_cast<std::uint64_t>(screen_.columns) / frame_.size);
    for (int i = 0; i < screen_.columns; ++i) {
      const auto part = static_cast<std::size_t>(i) * frame_.depths.size() / static_cast<std::size_t>(screen_.columns);
      const int height = frame_.depths[part] * 7 / deepest;
      const bool now = static_cast<std::uint64_t>(i) == here;
      bar.add(now ? "┃" : bars[height], now ? "1;32" : static_cast<std::uint64_t>(i) < here ? "33" : faint);
    }
    return bar;
  }

  StyledLine last_line() const {
    StyledLine last = line();
    if (!frame_.notice.empty()) return last.add(frame_.notice, bold);
    for (const Text& line : playback_texts.keys) {
      const std::string_view text = line[frame_.language];
      if (static_cast<int>(width_of(text)) <= screen_.columns) return last.add(text, faint);
    }
    return last;
  }

  Lines keys() const {
    Lines lines;
    for (const Text& text : playback_texts.key_list) lines.push_back(line().add(text[frame_.language]));
    return lines;
  }

  template <class... Arguments>
  std::string filled(const Text& text, const Arguments&... arguments) const {
    return fmt::format(fmt::runtime(text[frame_.language]), arguments...);
  }

  std::string event_of_all() const {
    return filled(playback_texts.event, fmt::arg("at", with_commas(frame_.moment.at)), fmt::arg("all", all()));
  }

  std::string all() const { return with_commas(frame_.size) + (frame_.is_whole ? "" : "+"); }

  std::string_view kind_color() const {
    switch (frame_.event->kind) {
      case Event::Kind::place: return "1;36";
      case Event::Kind::guess: return "1;33";
      case Event::Kind::remove:
      case Event::Kind::propagate: return "1;35";
      case Event::Kind::backtrack: return "1;31";
      case Event::Kind::solution: break;
    }
    return "1;32";
  }

  const Frame& frame_;
  ScreenSize screen_;
};

}  // namespace

std::vector<std::string> draw(const Frame& frame, ScreenSize screen) { return Artist{frame, screen}.draw(); }

}  // namespace shudu::cli
