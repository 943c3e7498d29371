// Source: produces the events of a recording, from the start or from a checkpoint, as often as needed.
#pragma once

#include <functional>
#include <memory>

#include "shudu/trace.h"
#include "trace/player.h"

namespace shudu::trace {

class Source {
 public:
  virtual ~Source() = default;

  virtual Marks marks() const = 0;
  // Whether run() can start right after this event.
  virtual bool can_begin_after(const Event& event) const = 0;
  // Reports the events after `from` until the callback returns false. Returns how the run ended, or `open` if it was
  // stopped. Precondition: `from` has played no event, or its last event is one after which run() can start.
  virtual Recording::End run(const Player& from, const gallery::OnEvent& on_event) = 0;
  virtual std::span<const logic::Step> steps() const { return {}; }
};

std::unique_ptr<Source> gallery_source(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options);
std::unique_ptr<Source> logic_source(const Grid& clues, const Options& options);
// The pseudo-code of logic.
std::span<const CodeLine> logic_code();

}  // namespace shudu::trace
