// Writes a recording as lines of text or as JSON Lines.
#pragma once

#include <cstdint>
#include <string>

#include "shudu/trace.h"

namespace shudu::cli {

// The lines before the events: the puzzle, the solver and its pseudo-code.
std::string heading_text(const trace::Recording& film, Language language);
std::string heading_json(const trace::Recording& film, Language language);
// The line of one event. Events are numbered from 0.
std::string event_text(std::uint64_t at, const Event& event, const trace::Recording& film, Language language);
std::string event_json(std::uint64_t at, const Event& event, const trace::Recording& film);
// The lines after the events: how the run ended, its counters and the board.
std::string end_text(trace::Recording& film);
std::string end_json(trace::Recording& film);

}  // namespace shudu::cli
