// Source: where the events of a recording come from, as often as they are asked for, and from wherever.
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
  // Whether run() can begin right after this event.
  virtual bool can_begin_after(const Event& event) const = 0;
  // Reports the events after `from` until told to stop. Returns how the run ended, `open` when it was stopped.
  // Precondition: `from` has played nothing, or an event after which one can begin.
  virtual Recording::End run(const Player& from, const gallery::OnEvent& on_event) = 0;
  virtual std::span<const logic::Step> steps() const { return {}; }
};

std::unique_ptr<Source> gallery_source(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options);
std::unique_ptr<Source> logic_source(const Grid& clues, const Options& options);
// The pseudo-code of logic.
std::span<const CodeLine> logic_code();

}  // namespace shudu::trace
