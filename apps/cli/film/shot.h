// Shot: one picture of a film, drawn for a terminal of any size.
//
// Wide terminals get the board beside the figures and the pseudo-code, tall ones with room enough the board with all
// candidates; on narrow ones the parts stand below each other, and on small ones the less important are left out.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "film/screen.h"
#include "shudu/digit_set.h"
#include "shudu/trace.h"

namespace shudu::cli {

struct Shot {
  // Of the film.
  const trace::Solver* solver = nullptr;
  Grid clues;
  std::uint64_t size = 0;        // events recorded
  bool is_whole = false;         // whether they are all
  std::vector<int> depths = {};  // along the film, in equal parts
  // Of the moment.
  trace::Moment moment = {};
  std::optional<Event> event = {};              // the last one that was more than a candidate taken away by its digit
  std::array<DigitSet, Cell::count> lost = {};  // candidates that went with it
  std::string words = {};                       // what happened
  // Of the projector.
  bool plays = false;
  int speed = 0;            // steps in a second
  std::string notice = {};  // instead of the line of keys
  bool shows_keys = false;  // instead of the film
  bool candidates = true;   // drawn where there is room
  bool colors = true;
  Language language = Language::en;
};

// As many lines as the screen has rows, or fewer.
std::vector<std::string> draw(const Shot& shot, ScreenSize screen);

}  // namespace shudu::cli
