// shudu trace: shows the events of a solver, on the full screen, as text or as JSON.
#include "shudu/trace.h"

#include <memory>

#include "ask/questions.h"
#include "ask/questions/trace.h"
#include "base/word_list.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "playback/event_lines.h"
#include "playback/playback.h"
#include "playback/screen.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

constexpr std::uint64_t unlimited = ~std::uint64_t{0}, by_default = unlimited - 1;

struct TraceOptions : InputOptions {
  std::string kinds;
  ask::TraceOptions asked;
  std::uint64_t events = 10'000, most = by_default;
  int speed = 5;
  bool all = false, plain = false, play = false;
};

trace::Recording recording_of(const Puzzle& puzzle, const TraceOptions& options) {
  ask::TraceOptions asked = options.asked;
  if (options.all) asked.limit = unlimited;
  return {*trace::find_solver(asked.algorithm), puzzle.clues, ask::run_of(puzzle, asked)};
}

class EventWriter {
 public:
  EventWriter(const TraceOptions& options, Language language) : options_(options), language_(language) {
    if (options_.most == by_default) options_.most = 100'000'000;
  }

  void write(const Place& place, trace::Recording& recording) {
    out_.write(options_.json ? heading_json(place, recording, language_) : heading_text(recording, language_));
    std::uint64_t left = options_.events == 0 ? unlimited : options_.events;  // events still to write
    Progress progress{"event"};
    std::uint64_t at = options_.asked.start;
    bool more = true;
    while (more) {
      more = (options_.most == 0 || recording.size() < options_.most) && recording.extend(piece(recording.size()));
      progress.update(recording.size(), -1);
      while (left > 0 && at < recording.size()) at = write_piece(recording, at, left);
    }
    out_.write(options_.json ? end_json(place, recording) : end_text(recording, language_));
    out_.written();
  }

 private:
  // The first pieces are small, so that output appears at once.
  std::uint64_t piece(std::uint64_t size) const {
    const std::uint64_t wanted = size < 10'000 ? 1'000 : 200'000;
    return options_.most == 0 ? wanted : std::min(wanted, options_.most - size);
  }

  // Returns the number of the next event to look at.
  std::uint64_t write_piece(trace::Recording& recording, std::uint64_t at, std::uint64_t& left) {
    for (const Event& event : recording.events(at, 4096)) {
      if (left == 0) break;
      if (wanted(event)) {
        out_.write(options_.json ? event_json(at, event, recording) : event_text(at, event, recording, language_));
        out_.written();
        --left;
      }
      ++at;
    }
    return at;
  }

  bool wanted(const Event& event) const {
    return options_.kinds.empty() ||
           ("," + options_.kinds + ",").find("," + std::string{id(event.kind)} + ",") != std::string::npos;
  }

  TraceOptions options_;
  Language language_;
  Output& out_ = standard_output();
};

// Whether the record cannot be traced. Then this is what is written.
bool is_left_out(const Record& record, bool as_json, Verdict& verdict) {
  Output& out = standard_output();
  if (!record.is_readable()) {
    const std::string line = unreadable_line(record, as_json);
    out.write(as_json ? end_json(line) : line);
    return true;
  }
  const auto why =
      record.variant != nullptr ? ask::not_for_variants(ask::trace_question.id) : ask::not_traced(*record.puzzle);
  if (!why) return false;
  const ask::Answer answer = ask::Answer::no(*why);
  judge(record.place(), answer, verdict);
  out.write(as_json ? end_json(json_line(record.place(), *any_puzzle(record), answer)) : answer_line(*why));
  return true;
}

int trace_all(const TraceOptions& options) {
  Verdict verdict;
  const Language language = options.asked.language;
  Input input{options, verdict};
  bool first = true;
  while (const auto record = input.next()) {
    if (is_left_out(*record, options.json, verdict)) continue;
    trace::Recording recording = recording_of(*record->puzzle, options);
    std::unique_ptr<Screen> screen = options.json || options.plain ? nullptr : Screen::take();
    if (screen != nullptr) {
      Playback{recording,
               *screen,
               {.start = options.asked.start,
                .most = options.most == by_default ? 0 : options.most,
                .speed = options.speed,
                .plays = options.play,
                .colors = stdout_style().is_on(),
                .language = language}}
          .run();
      break;  // the playback shows only the first puzzle
    }
    if (!first && !options.json) standard_output().write("\n");
    first = false;
    EventWriter{options, language}.write(record->place(), recording);
    if (recording.counters().solutions == 0) verdict.negative();
  }
  standard_output().flush();
  return verdict.status();
}

}  // namespace

Command trace_command() {
  auto o = std::make_shared<TraceOptions>();
  return {
      .name = "trace",
      .summary = "watch an algorithm solve a puzzle step by step",
      .description =
          "Show each event of a solver. On a terminal, a full-screen playback shows the board, the pseudo-code with "
          "the "
          "current line, the counters and the search depth over the whole run. Space plays and pauses. The arrow keys "
          "step forward and back and change the speed. g, b and s jump to the next guess, dead end and solution, and "
          "G, B and S to the previous one. ? shows all keys, q quits. If standard output is not a terminal, or with "
          "--plain, write the events as lines of text. With --json, write JSON Lines: an object of type run, the "
          "events, and an object of type end with the counters of the whole run.\n\nThe kinds of events are place (a "
          "digit that is certain), guess, remove (a digit is removed), propagate (a candidate is eliminated), "
          "backtrack (a dead end) and solution. The program keeps only checkpoints and recomputes the part that is "
          "shown, so any part of a run of any length can be shown. The exit status is 1 if no solution is found.",
      .input = o.get(),
      .extras = InputExtras::json,
      .options =
          {option_of(ask::trace_question, "algorithm", &o->asked),
           option_of(ask::trace_question, "limit", &o->asked, 'n'),
           option("-a,--all", o->all, "find every solution").not_with({"--limit"}),
           option_of(ask::trace_question, "start", &o->asked),
           option("--events N", o->events, "write at most N events, 0 for all (default: 10000)"),
           option("--kinds LIST", o->kinds,
                  "write only events of these kinds, separated by commas; --events counts these")
               .list_of(texts_of(event_kinds(), [](Event::Kind kind) { return id(kind); })),
           option("--most N", o->most,
                  "stop the run after about N events, 0 for no limit (default: 100000000; no limit in the playback)"),
           option("--play", o->play, "start the playback at once").not_with({"--plain", "--json"}),
           option("--speed N", o->speed, "steps per second (default: 5)")
               .between(1, 1'000'000)
               .not_with({"--plain", "--json"}),
           option("--plain", o->plain, "write text even on a terminal").not_with({"--json"}),
           language_option(o->asked.language)},
      .examples = {{"shudu trace --algorithm dancing_links puzzle.txt", "watch dancing links"},
                   {"shudu trace --algorithm backtracking --json --start 1000000 --events 100 hard.txt",
                    "write a hundred events from the middle as JSON Lines"},
                   {"shudu trace --plain --kinds guess,backtrack puzzle.txt", "list the guesses and dead ends"}},
      .run = [o] { return trace_all(*o); }};
}

}  // namespace shudu::cli
