// The events of a solver at work.
#include <algorithm>
#include <memory>

#include "answer/step_json.h"
#include "capi/request.h"
#include "shudu/search.h"
#include "shudu/trace.h"

namespace shudu::capi {
namespace {

using trace::Recording;

// Callers ask for one part of a recording after another. The last few recordings are kept, so that a part costs no more
// than the recording of that part.
struct Film {
  const trace::Solver* solver;
  Grid clues;
  std::uint64_t solutions;
  Recording recording;
};

class Films {
 public:
  // Hands a film out. The caller gives it back with keep(). A film whose extension threw an exception may be
  // inconsistent; it is not given back.
  std::unique_ptr<Film> take(const trace::Solver& solver, const Grid& clues, const trace::Options& options) {
    const auto is_it = [&](const std::unique_ptr<Film>& film) {
      return film->solver == &solver && film->clues == clues && film->solutions == options.solutions;
    };
    const auto found = std::find_if(films_.begin(), films_.end(), is_it);
    if (found == films_.end()) {
      return std::make_unique<Film>(Film{&solver, clues, options.solutions, Recording{solver, clues, options}});
    }
    std::unique_ptr<Film> film = std::move(*found);
    films_.erase(found);
    return film;
  }

  void keep(std::unique_ptr<Film> film) {
    constexpr std::size_t most = 4;
    if (films_.size() == most) films_.erase(films_.begin());
    films_.push_back(std::move(film));
  }

 private:
  std::vector<std::unique_ptr<Film>> films_;
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

// Ten numbers for each event, without brackets between the events, because a reply may have a million events. Kind and
// reason are positions in the lists "kinds" and "reasons" of the reply.
std::string events_json(const std::vector<Event>& events) {
  std::string out = "[";
  for (const Event& event : events) {
    for (int number : {static_cast<int>(event.kind), static_cast<int>(event.reason), event.cell.index(),
                       event.source.index(), int{event.digit}, int{event.depth}, int{event.house}, int{event.line},
                       int{event.step}, static_cast<int>(event.candidates.bits())}) {
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

std::string samples_json(const Recording& film) {
  std::string out = "[";
  for (const trace::Sample& sample : film.samples()) {
    if (out.size() > 1) out += ',';
    out += std::to_string(sample.at) + ',' + std::to_string(sample.depth) + ',' + std::to_string(sample.filled);
  }
  return out + ']';
}

// The events from `from` on, at most `most`, and the state of the board before them.
JsonObject part_json(Recording& film, std::uint64_t from, std::uint64_t most, Language language) {
  const std::uint64_t begin = std::min(from, film.size());
  const std::vector<Event> events = film.events(begin, most);
  std::vector<JsonObject> steps;
  for (const logic::Step& step : film.steps()) steps.push_back(logic::step_json(step, language));
  JsonObject answer;
  answer.add("kinds", ids_of(event_kinds()))
      .add("reasons", ids_of(event_reasons()))
      .add_json("events", events_json(events))
      .add("from", begin)
      .add("size", film.size())
      .add("ended", film.is_complete() && begin + events.size() == film.size())
      .add("end", trace::id(film.end()))
      .add("counters", counters_json(film.counters(), film.propagations()))
      .add("start", moment_json(film.moment_at(begin)))
      .add_json("samples", samples_json(film));
  if (!steps.empty()) answer.add("steps", steps);
  return answer;
}

Reply trace_puzzle(Request& request) {
  const std::string id = request.options.text("algorithm", "dancing_links");
  const trace::Solver* solver = trace::find_solver(id);
  if (solver == nullptr) request.options.refuse("algorithm", "no algorithm is called '" + id + "'");
  const Language language = request.options.language();
  const std::uint64_t limit = std::max<std::uint64_t>(request.options.number("limit", 1, no_limit), 1);
  const std::uint64_t from = request.options.number("from", 0, no_limit / 2);
  const std::uint64_t most = request.options.number("events", 10'000, 1'000'000);
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  const bool unique = solver->algorithm == nullptr && has_unique_solution(puzzle->clues);
  thread_local Films films;
  std::unique_ptr<Film> film = films.take(*solver, puzzle->clues, {.solutions = limit, .uniqueness = unique});
  constexpr std::uint64_t piece = 65'536;
  Recording& recording = film->recording;
  while (recording.size() < from + most && recording.extend(std::min(piece, from + most - recording.size()))) {
    const double done = static_cast<double>(recording.size()) / static_cast<double>(from + most);
    if (request.go_on(done, recording.size())) continue;
    films.keep(std::move(film));
    return Reply::cancelled();
  }
  Reply reply = part_json(recording, from, most, language);
  films.keep(std::move(film));
  return reply;
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_trace, trace_puzzle)
