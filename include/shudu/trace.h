// Trace: a recording of a solver's run. It can be read at any position, forward and backward.
//
//   trace::Recording recording{*trace::find_solver("fewest_first"), clues};
//   while (recording.extend(100'000)) …;                    // record on, a piece at a time; false when the run is over
//   recording.events(1'000, 20);                            // any part of it
//   recording.moment_at(1'000).board;                       // the board after 1,000 events
//   recording.next(Event::Kind::backtrack, 1'000);          // the next dead end
//
// A hard puzzle may take a billion events, so the recording does not store all of them. It stores at most
// Options::checkpoints checkpoints, at intervals that grow with the recording. A checkpoint holds the board, the
// counters and the guesses in effect. A solver does the same in every run, so the events between two checkpoints are
// computed by running the solver again from the first of them. The result is always exact. Memory stays within a few
// megabytes.
//
// A recording does not use threads or clocks, so the same calls give the same results on every machine.
//
// Thread safety: use a recording from one thread at a time, because reading it changes its cache of events.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
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
  const gallery::Algorithm* algorithm;  // null for logic
};
std::span<const Solver> solvers();
// The solver with this id; null if there is none.
const Solver* find_solver(std::string_view id);

struct Options {
  std::uint64_t solutions = 1;                           // the run ends after this many solutions; at least 1
  bool uniqueness = false;                               // logic: the clues are known to have one solution
  std::vector<const logic::Technique*> techniques = {};  // logic: in the order in which they are tried; empty: all
  std::size_t checkpoints = 2048;                        // the most that are stored; at least 2
  std::uint64_t interval = 4096;                         // events between checkpoints at first; at least 1
};

// The state of the run after `at` events.
struct Moment {
  std::uint64_t at = 0;
  Grid board;
  Candidates candidates;  // the solver's candidates; a filled cell has only its digit
  gallery::Counters counters;
  std::uint64_t propagations = 0;                   // candidates eliminated, one event each
  std::vector<gallery::Checkpoint::Guess> guesses;  // in effect, the oldest first
};

// A point of the run, for an overview of the whole.
struct Sample {
  std::uint64_t at = 0;
  int depth = 0;
  int filled = 0;  // cells that hold a digit
};

class Recording {
 public:
  enum class End : std::uint8_t {
    open,           // there is more to record
    satisfied,      // Options::solutions solutions were found
    exhausted,      // the whole search space was tried
    stuck,          // logic: no technique finds a step
    contradiction,  // logic: a cell without candidates, or a digit without a place
    conflict,       // two clues conflict; there are no events
  };

  // Records no events yet. Precondition: the solver outlives the recording.
  Recording(const Solver& solver, const Grid& clues, const Options& options = {});
  Recording(Recording&&) noexcept;
  Recording& operator=(Recording&&) noexcept;
  ~Recording();

  // Records `count` more events. It may record a few more than that, because a search can be interrupted only at a
  // guess. Returns false if the run is over.
  bool extend(std::uint64_t count);
  // Records to the end of the run.
  void finish();

  const Solver& solver() const;
  const Grid& clues() const;
  End end() const;
  bool is_complete() const { return end() != End::open; }
  std::uint64_t size() const;  // events recorded
  // The counters after all recorded events.
  const gallery::Counters& counters() const;
  std::uint64_t propagations() const;
  // Logic: the steps that Event::step refers to.
  std::span<const logic::Step> steps() const;

  // Precondition: at < size().
  Event event(std::uint64_t at);
  // `count` events starting with the event `from`; fewer at the end of the recording.
  std::vector<Event> events(std::uint64_t from, std::uint64_t count);
  // Precondition: at <= size().
  Moment moment_at(std::uint64_t at);
  Grid board_at(std::uint64_t at) { return moment_at(at).board; }

  // The first recorded event of the kind at `from` or after it.
  std::optional<std::uint64_t> next(Event::Kind kind, std::uint64_t from);
  // The last event of the kind before `before`. Precondition: before <= size().
  std::optional<std::uint64_t> previous(Event::Kind kind, std::uint64_t before);

  // The checkpoints and the end of the recording, in order.
  std::vector<Sample> samples() const;
  // The approximate memory use in bytes.
  std::size_t memory() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// "satisfied", "exhausted", …
std::string_view id(Recording::End end);

// The event in a sentence: "r1c5 = 7: its only place in row 1". `steps` are those of the recording.
std::string describe(const Event& event, std::span<const logic::Step> steps, Language language);
// The same with its parts in braces: {cell}, {digit}, {source}, {digits} (the candidates), {house}, {technique}. Programs
// that show many events fill in the parts themselves. There are few different sentences.
std::string_view sentence(const Event& event, Language language);

// The texts of a solver in the language.
std::string_view title(const Solver& solver, Language language);
std::string_view idea(const Solver& solver, Language language);
// A line of its pseudo-code. Precondition: index < solver.code.size().
std::string_view code_line(const Solver& solver, std::size_t index, Language language);

}  // namespace shudu::trace
