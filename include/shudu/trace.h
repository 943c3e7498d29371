// Trace: a solver's run as a film that can be wound forward and back.
//
//   trace::Recording film{*trace::find_solver("fewest_first"), clues};
//   while (film.extend(100'000)) …;                         // record on, a piece at a time; false when the run is over
//   film.events(1'000, 20);                                 // any part of it
//   film.moment_at(1'000).board;                            // the board after 1,000 events
//   film.next(Event::Kind::backtrack, 1'000);               // the next dead end
//
// A hard puzzle may take a billion events, so they are not kept. Kept are checkpoints, at most Options::checkpoints of
// them, at distances that grow with the film; each holds the board, the counters and the guesses standing. The solvers
// do the same whenever they are run, so every part between two checkpoints is had by running the solver again from the
// one before it. Whatever is asked, the answer is exact, and memory stays within a few megabytes.
//
// No threads, no clocks: the same calls give the same answers everywhere. Functions that look into the film change what
// it keeps at hand, so a recording is for one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/candidates.h"
#include "shudu/board/grid.h"
#include "shudu/event.h"
#include "shudu/gallery.h"
#include "shudu/language.h"
#include "shudu/logic.h"

namespace shudu::trace {

// A solver whose run can be recorded: an algorithm of the gallery, or logic.
struct Solver {
  std::string_view id;     // as on the command line: "dancing_links", "logic"
  std::string_view title;  // in English: "Dancing links"
  std::string_view idea;   // one sentence, in English
  std::span<const CodeLine> code;
  const gallery::Algorithm* algorithm;  // null: logic
};
std::span<const Solver> solvers();
// The one with this id, or null.
const Solver* find_solver(std::string_view id);

struct Options {
  std::uint64_t solutions = 1;                           // the run ends after so many; at least 1
  bool uniqueness = false;                               // logic: the clues are known to have one solution
  std::vector<const logic::Technique*> techniques = {};  // logic: in the order in which they are tried; none: all
  std::size_t checkpoints = 2048;                        // most of them, at least 2
  std::uint64_t interval = 4096;                         // events between two at first, at least 1
};

// The film after `at` events.
struct Moment {
  std::uint64_t at = 0;
  Grid board;
  Candidates candidates;  // as the solver sees them; a filled cell has its digit alone
  gallery::Counters counters;
  std::uint64_t propagations = 0;                   // candidates taken away, one event each
  std::vector<gallery::Checkpoint::Guess> guesses;  // standing, the first one first
};

// A point on the way, for those who draw the whole.
struct Sample {
  std::uint64_t at = 0;
  int depth = 0;
  int filled = 0;  // cells that hold a digit
};

class Recording {
 public:
  enum class End : std::uint8_t {
    open,           // there is more to record
    satisfied,      // as many solutions as were asked for
    exhausted,      // everything was tried
    stuck,          // logic: no technique finds a step
    contradiction,  // logic: a cell without candidates, or a digit without a place
    conflict,       // two clues contradict each other: nothing happens
  };

  // The solver outlives the recording. Records nothing yet.
  Recording(const Solver& solver, const Grid& clues, const Options& options = {});
  Recording(Recording&&) noexcept;
  Recording& operator=(Recording&&) noexcept;
  ~Recording();

  // Records `count` events more or, since a search can be left only at a guess, a few more than that. Returns whether
  // there is still more.
  bool extend(std::uint64_t count);
  // Records to the end of the run.
  void finish();

  const Solver& solver() const;
  const Grid& clues() const;
  End end() const;
  bool is_complete() const { return end() != End::open; }
  std::uint64_t size() const;  // events recorded
  // What was done in all the events recorded.
  const gallery::Counters& counters() const;
  std::uint64_t propagations() const;
  // Logic: the steps that the events name.
  std::span<const logic::Step> steps() const;

  // Precondition: at < size().
  Event event(std::uint64_t at);
  // Up to `count` events from `from` on, fewer at the end of what is recorded.
  std::vector<Event> events(std::uint64_t from, std::uint64_t count);
  // Precondition: at <= size().
  Moment moment_at(std::uint64_t at);
  Grid board_at(std::uint64_t at) { return moment_at(at).board; }

  // The first event of the kind at `from` or after it, within what is recorded.
  std::optional<std::uint64_t> next(Event::Kind kind, std::uint64_t from);
  // The last event of the kind before `before`. Precondition: before <= size().
  std::optional<std::uint64_t> previous(Event::Kind kind, std::uint64_t before);

  // Where the search stood along the way: the checkpoints and the end, in order.
  std::vector<Sample> samples() const;
  // Bytes kept, about.
  std::size_t memory() const;

 private:
  struct Film;
  std::unique_ptr<Film> film_;
};

// "satisfied", "exhausted", …
std::string_view id(Recording::End end);

// The event in a sentence: "r1c5 = 7: its only place in row 1". `steps` are those of the recording.
std::string describe(const Event& event, std::span<const logic::Step> steps, Language language);

// The texts of a solver in the language.
std::string_view title(const Solver& solver, Language language);
std::string_view idea(const Solver& solver, Language language);
// A line of its pseudo-code. Precondition: index < solver.code.size().
std::string_view code_line(const Solver& solver, std::size_t index, Language language);

}  // namespace shudu::trace
