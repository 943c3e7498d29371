// A recording as lines: of words for people without a terminal, of JSON for programs.
#pragma once

#include <cstdint>
#include <string>

#include "shudu/trace.h"

namespace shudu::cli {

// Before the events: who solves what, and the pseudo-code.
std::string heading_text(const trace::Recording& film, Language language);
std::string heading_json(const trace::Recording& film, Language language);
// One event, numbered from 0.
std::string event_text(std::uint64_t at, const Event& event, const trace::Recording& film, Language language);
std::string event_json(std::uint64_t at, const Event& event, const trace::Recording& film);
// After them: how it ended, the figures of the whole run, the board.
std::string end_text(trace::Recording& film);
std::string end_json(trace::Recording& film);

}  // namespace shudu::cli
