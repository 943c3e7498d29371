// Descriptions of events and solvers.
#include <string>
#include <vector>

#include "base/same_id.h"
#include "language/phrase.h"
#include "shudu/trace.h"
#include "shudu/words.h"
#include "trace/replay.h"
#include "trace/texts.h"

namespace shudu::trace {
namespace {

using Kind = Event::Kind;
using Reason = Event::Reason;

const Text& text_of(const Event& event) {
  switch (event.kind) {
    case Kind::place:
      if (event.reason == Reason::only_candidate) return event_texts.only_candidate;
      if (event.reason == Reason::only_place) return event_texts.only_place;
      return event_texts.placed_by_technique;
    case Kind::guess: return event.house >= 0 ? event_texts.guess_in_house : event_texts.guess_in_cell;
    case Kind::remove: return event.reason == Reason::tried ? event_texts.tried : event_texts.consequence;
    case Kind::propagate: return event.reason == Reason::peer ? event_texts.peer : event_texts.removed_by_technique;
    case Kind::backtrack:
      if (event.reason == Reason::no_candidate) return event_texts.no_candidate;
      if (event.reason == Reason::no_place) return event_texts.no_place;
      return event.house >= 0 ? event_texts.all_tried_in_house : event_texts.all_tried_in_cell;
    case Kind::solution: break;
  }
  return event_texts.solution;
}

bool is_viewpoint_set(const Solver& solver) {
  return solver.algorithm != nullptr && solver.algorithm->viewpoints != no_viewpoint;
}

std::string key_of(const Solver& solver, std::string_view text) {
  return "algorithm." + std::string{solver.id} + '.' + std::string{text};
}

}  // namespace

std::string_view sentence(const Event& event, Language language) { return text_of(event)[language]; }

std::string describe(const Event& event, std::span<const logic::Step> steps, Language language) {
  const auto step = static_cast<std::size_t>(event.step);
  const bool has_step = event.step >= 0 && step < steps.size();
  return phrase(text_of(event), language,
                {{"cell", name(event.cell)},
                 {"digit", std::to_string(event.digit)},
                 {"source", name(event.source)},
                 {"digits", to_string(event.candidates)},
                 {"house", event.house >= 0 ? logic::name(House{event.house}, language) : ""},
                 {"technique", has_step ? std::string{logic::name(steps[step], language)} : ""}});
}

std::string_view title(const Solver& solver, Language language) {
  return translated(key_of(solver, "title"), solver.title, language);
}

std::string_view idea(const Solver& solver, Language language) {
  // The algorithms of sets of viewpoints have one idea.
  const std::string key = is_viewpoint_set(solver) ? "algorithm.from.idea" : key_of(solver, "idea");
  return translated(key, solver.idea, language);
}

std::string_view code_line(const Solver& solver, std::size_t index, Language language) {
  if (const CodeLine& line = solver.code[index]; !line.key.empty()) return translated(line.key, line.en, language);
  // The number has two digits, so that the keys sort in the order of the lines.
  const std::string number = (index + 1 < 10 ? "0" : "") + std::to_string(index + 1);
  return translated(key_of(solver, "code." + number), solver.code[index].en, language);
}

std::span<const Solver> solvers() {
  static const std::vector<Solver> table = [] {
    std::vector<Solver> all;
    for (const gallery::Algorithm& algorithm : gallery::algorithms()) {
      all.push_back({algorithm.id, algorithm.title, algorithm.idea, algorithm.code, &algorithm});
    }
    all.push_back({"logic", "Logic", "As people do: the first step of the easiest technique, and never a guess.",
                   logic_code(), nullptr});
    for (const gallery::Algorithm& algorithm : gallery::viewpoint_algorithms()) {
      all.push_back({algorithm.id, algorithm.title, algorithm.idea, algorithm.code, &algorithm});
    }
    return all;
  }();
  return table;
}

const Solver* find_solver(std::string_view id) {
  const auto all = solvers();
  const auto found = find_by_id(all, id, &Solver::id);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace shudu::trace
