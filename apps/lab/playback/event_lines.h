// Writes a recording as lines of text or as JSON Lines (docs/json.md).
#pragma once

#include <cstdint>
#include <string>

#include "engine/batch.h"
#include "shudu/trace.h"

namespace shudu::cli {

// The lines before the events: the puzzle, the solver and its pseudo-code.
std::string heading_text(const trace::Recording& recording, Language language);
std::string heading_json(const Place& place, const trace::Recording& recording, Language language);
// The line of one event. Events are numbered from 0.
std::string event_text(std::uint64_t at, const Event& event, const trace::Recording& recording, Language language);
std::string event_json(std::uint64_t at, const Event& event, const trace::Recording& recording);
// The lines after the events: how the run ended, its counters and the board.
std::string end_text(trace::Recording& recording, Language language);
std::string end_json(const Place& place, trace::Recording& recording);
// The only line of a puzzle that is not traced: `line` is a JSON object that says why.
std::string end_json(std::string line);

}  // namespace shudu::cli
