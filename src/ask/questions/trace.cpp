#include "ask/questions/trace.h"

#include <algorithm>
#include <memory>

#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "shudu/ask.h"
#include "shudu/board.h"
#include "shudu/words.h"

namespace shudu::ask {
namespace {

using trace::Recording;

std::vector<std::string_view> solver_ids() {
  std::vector<std::string_view> ids;
  for (const trace::Solver& solver : trace::solvers()) ids.push_back(solver.id);
  return ids;
}

constexpr Option trace_options[] = {
    option<&TraceOptions::algorithm>("algorithm", "the solver",
                                     {.shown = "ID", .choices = solver_ids, .tells_default = true}),
    option<&TraceOptions::limit>("limit", "stop after N solutions", {.shown = "N", .least = 1, .tells_default = true}),
    option<&TraceOptions::start>("start", "start at event N", {.shown = "N", .tells_default = true}),
    option<&TraceOptions::events>("events", "at most N events", {.shown = "N", .least = 1, .most = 1'000'000}),
    option<&TraceOptions::language>("language", "the language of the sentences")};

// Callers ask for one part of a recording after another. The last few recordings are kept, so that a part costs no more
// than the recording of that part.
struct Kept {
  const trace::Solver* solver;
  Grid clues;
  std::uint64_t solutions;
  Recording recording;
};

class KeptRecordings {
 public:
  // Hands a recording out. The caller gives it back with keep(). A recording whose extension threw an exception may be
  // inconsistent; it is not given back.
  std::unique_ptr<Kept> take(const trace::Solver& solver, const Grid& clues, const trace::Options& options) {
    const auto is_it = [&](const std::unique_ptr<Kept>& kept) {
      return kept->solver == &solver && kept->clues == clues && kept->solutions == options.solutions;
    };
    const auto found = std::find_if(kept_.begin(), kept_.end(), is_it);
    if (found == kept_.end()) {
      return std::make_unique<Kept>(Kept{&solver, clues, options.solutions, Recording{solver, clues, options}});
    }
    std::unique_ptr<Kept> kept = std::move(*found);
    kept_.erase(found);
    return kept;
  }

  void keep(std::unique_ptr<Kept> kept) {
    constexpr std::size_t most = 4;
    if (kept_.size() == most) kept_.erase(kept_.begin());
    kept_.push_back(std::move(kept));
  }

 private:
  std::vector<std::unique_ptr<Kept>> kept_;
};

JsonObject counters_json(const gallery::Counters& counters, std::uint64_t propagations) {
  JsonObject object;
  object.add("nodes", counters.nodes)
      .add("placements", counters.placements)
      .add("undos", counters.undos)
      .add("backtracks", counters.backtracks)
      .add("max_depth", static_cast<std::uint64_t>(counters.max_depth))
      .add("solutions", counters.solutions)
      .add("propagations", propagations);
  return object;
}

// The names of the kinds and reasons, which events give as numbers.
template <class Values>
std::vector<std::string> ids_of(const Values& values) {
  std::vector<std::string> ids;
  for (const auto value : values) ids.emplace_back(id(value));
  return ids;
}

// The position of the text in the list, at the end if it is new.
int position_in(std::vector<std::string_view>& list, std::string_view text) {
  const auto found = std::find(list.begin(), list.end(), text);
  const auto position = found - list.begin();
  if (found == list.end()) list.push_back(text);
  return static_cast<int>(position);
}

// Eleven numbers for each event, without brackets between the events, because a reply may have a million events. Kind,
// reason and sentence are positions in the lists "kinds", "reasons" and "sentences" of the reply.
std::string events_json(const std::vector<Event>& events, std::vector<std::string_view>& sentences, Language language) {
  std::string out = "[";
  for (const Event& event : events) {
    const int sentence = position_in(sentences, trace::sentence(event, language));
    for (int number : {static_cast<int>(event.kind), static_cast<int>(event.reason), event.cell.index(),
                       event.source.index(), int{event.digit}, int{event.depth}, int{event.house}, int{event.line},
                       int{event.step}, static_cast<int>(event.candidates.bits()), sentence}) {
      if (out.size() > 1) out += ',';
      out += std::to_string(number);
    }
  }
  return out + ']';
}

std::vector<std::string> marks_json(const Candidates& candidates) {
  std::vector<std::string> all;
  for (Cell cell : all_cells()) all.push_back(to_string(candidates[cell]));
  return all;
}

JsonObject moment_json(const trace::Moment& moment) {
  JsonObject object;
  object.add("at", moment.at)
      .add("board", to_line(moment.board))
      .add("candidates", marks_json(moment.candidates))
      .add("counters", counters_json(moment.counters, moment.propagations));
  return object;
}

std::vector<std::string> house_names(Language language) {
  std::vector<std::string> names;
  for (int index = 0; index < House::count; ++index) names.push_back(logic::name(House{index}, language));
  return names;
}

std::string samples_json(const Recording& recording) {
  std::string out = "[";
  for (const trace::Sample& sample : recording.samples()) {
    if (out.size() > 1) out += ',';
    out += std::to_string(sample.at) + ',' + std::to_string(sample.depth) + ',' + std::to_string(sample.filled);
  }
  return out + ']';
}

// The events from `start` on, at most `most`, and the state of the board before them.
JsonObject part_json(Recording& recording, std::uint64_t start, std::uint64_t most, Language language) {
  const std::uint64_t begin = std::min(start, recording.size());
  const std::vector<Event> events = recording.events(begin, most);
  std::vector<JsonObject> steps;
  for (const logic::Step& step : recording.steps()) steps.push_back(logic::step_json(step, language));
  std::vector<std::string_view> sentences;
  const std::string numbers = events_json(events, sentences, language);
  JsonObject answer;
  answer.add("kinds", ids_of(event_kinds()))
      .add("reasons", ids_of(event_reasons()))
      .add("sentences", std::vector<std::string>{sentences.begin(), sentences.end()})
      .add("houses", house_names(language))
      .add_json("events", numbers)
      .add("size", recording.size())
      .add("ended", recording.is_complete() && begin + events.size() == recording.size())
      .add("end", trace::id(recording.end()))
      .add("counters", counters_json(recording.counters(), recording.propagations()))
      .add("start", moment_json(recording.moment_at(begin)))
      .add_json("samples", samples_json(recording));
  if (!steps.empty()) answer.add("steps", steps);
  return answer;
}

// Records up to the end of the part. Returns false if the watch stopped it, which it is asked about at least once.
bool record_up_to(std::uint64_t end, Recording& recording, const Watch& watch) {
  constexpr std::uint64_t piece = 65'536;
  if (watch && !watch(-1, recording.size())) return false;
  while (recording.size() < end && recording.extend(std::min(piece, end - recording.size()))) {
    const double done = static_cast<double>(recording.size()) / static_cast<double>(end);
    if (watch && !watch(done, recording.size())) return false;
  }
  return true;
}

Answer trace_puzzle(const Puzzle& puzzle, const TraceOptions& asked, const Watch& watch) {
  if (const auto why = not_traced(puzzle)) return Answer::no(*why);
  thread_local KeptRecordings all_kept;
  std::unique_ptr<Kept> kept = all_kept.take(*trace::find_solver(asked.algorithm), puzzle.clues, run_of(puzzle, asked));
  Recording& recording = kept->recording;
  const std::uint64_t end = asked.start > no_limit - asked.events ? no_limit : asked.start + asked.events;
  const bool complete = record_up_to(end, recording, watch);
  Answer answer = Answer::cancelled();
  if (complete) {
    answer = Answer::of(trace_status(recording), part_json(recording, asked.start, asked.events, asked.language));
    if (answer.status == Status::invalid) answer.reason = to_string(conflicts(puzzle.clues));
  }
  all_kept.keep(std::move(kept));
  return answer;
}

}  // namespace

std::optional<NoAnswer> not_traced(const Puzzle& puzzle) {
  if (!has_eliminations(puzzle)) return std::nullopt;
  return NoAnswer{Status::unsupported, "puzzles with pencil marks cannot be traced"};
}

trace::Options run_of(const Puzzle& puzzle, const TraceOptions& asked) {
  trace::Options how{.solutions = asked.limit};
  if (trace::find_solver(asked.algorithm)->algorithm != nullptr) return how;
  how.uniqueness = logic_start(puzzle).unique_clues;
  how.techniques = chosen_techniques("", "").value();
  return how;
}

Status trace_status(const trace::Recording& recording) {
  using End = trace::Recording::End;
  if (recording.counters().solutions > 0) return Status::solved;
  switch (recording.end()) {
    case End::open: return Status::stopped;
    case End::satisfied:
    case End::exhausted: return Status::no_solution;
    case End::stuck: return Status::stuck;
    case End::contradiction: return Status::contradiction;
    case End::conflict: break;
  }
  return Status::invalid;
}

constinit const Question trace_question =
    question<trace_puzzle>("trace", "the events of a solver at work", trace_options);

}  // namespace shudu::ask
