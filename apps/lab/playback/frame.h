// Frame: one picture of the playback, drawn for a terminal of any size.
//
// On a wide terminal the board is beside the counters and the pseudo-code. If there is enough room, the board shows all
// candidates. On a narrow terminal the parts are below each other. On a small one the less important parts are left
// out.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "playback/screen.h"
#include "shudu/board.h"
#include "shudu/trace.h"

namespace shudu::cli {

struct Frame {
  // The recording.
  const trace::Solver* solver = nullptr;
  Grid clues;
  std::uint64_t size = 0;        // events recorded
  bool is_whole = false;         // whether the run is completely recorded
  std::vector<int> depths = {};  // the depth over the recording, in equal parts
  // The current moment.
  trace::Moment moment = {};
  std::optional<Event> event = {};              // the last event that is not an elimination caused by another event
  std::array<DigitSet, Cell::count> lost = {};  // candidates eliminated with it
  std::string words = {};                       // its description
  // The playback.
  bool plays = false;
  int speed = 0;            // steps per second
  std::string notice = {};  // replaces the line of keys
  bool shows_keys = false;  // the list of keys replaces the picture
  bool candidates = true;   // draw candidates if there is room
  bool colors = true;
  Language language = Language::en;
};

// Returns at most as many lines as the screen has rows.
std::vector<std::string> draw(const Frame& frame, ScreenSize screen);

}  // namespace shudu::cli
