#include "playback/event_lines.h"

#include <fmt/core.h>

#include "ask/questions/trace.h"
#include "engine/answer_output.h"
#include "engine/table.h"
#include "engine/terminal.h"
#include "shudu/board.h"
#include "trace/texts.h"

namespace shudu::cli {
namespace {

// A line of the pseudo-code, indented.
std::string indented_line(const trace::Solver& solver, std::size_t index, Language language) {
  return std::string(static_cast<std::size_t>(solver.code[index].indent * 2), ' ')
      .append(trace::code_line(solver, index, language));
}

std::uint64_t guesses(const gallery::Counters& counters) { return counters.nodes == 0 ? 0 : counters.nodes - 1; }

// The last solution, or the final board if there is none.
std::string board_text(trace::Recording& recording) {
  const auto solution = recording.previous(Event::Kind::solution, recording.size());
  return to_line(recording.board_at(solution ? *solution : recording.size()));
}

}  // namespace

std::string heading_text(const trace::Recording& recording, Language language) {
  const trace::Solver& solver = recording.solver();
  std::string text = fmt::format("{}\n{}\n\n", to_line(recording.clues()), trace::title(solver, language));
  for (std::size_t i = 0; i < solver.code.size(); ++i) {
    text += fmt::format("{:>2}  {}\n", i + 1, indented_line(solver, i, language));
  }
  const trace::EndTexts& texts = trace::end_texts;
  return text +
         fmt::format("\n{:>9} {:>5} {:>4}\n", texts.event[language], texts.depth[language], texts.line[language]);
}

std::string heading_json(const Place& place, const trace::Recording& recording, Language language) {
  std::vector<std::string> code;
  const trace::Solver& solver = recording.solver();
  for (std::size_t i = 0; i < solver.code.size(); ++i) code.push_back(indented_line(solver, i, language));
  JsonObject object;
  object.add("type", "run").add("file", place.file).add("line", place.line).add("puzzle", to_line(recording.clues()));
  object.add("algorithm", solver.id).add("code", code);
  return object.text() + '\n';
}

std::string event_text(std::uint64_t at, const Event& event, const trace::Recording& recording, Language language) {
  return fmt::format("{:>9} {:>5} {:>4}  {}\n", at, event.depth, event.line,
                     trace::describe(event, recording.steps(), language));
}

std::string event_json(std::uint64_t at, const Event& event, const trace::Recording& recording) {
  JsonObject object;
  object.add("type", "event").add("at", at).add("kind", id(event.kind));
  if (event.kind != Event::Kind::solution) object.add("cell", name(event.cell));
  if (event.digit != 0) object.add("digit", static_cast<std::uint64_t>(event.digit));
  object.add("depth", static_cast<std::uint64_t>(event.depth)).add("candidates", to_string(event.candidates));
  object.add("reason", id(event.reason));
  if (event.house >= 0) object.add("house", name(House{event.house}));
  if (event.reason == Event::Reason::peer) object.add("source", name(event.source));
  if (event.step >= 0) {
    const auto step = static_cast<std::size_t>(event.step);
    object.add("step", std::uint64_t{step}).add("technique", recording.steps()[step].technique->id);
  }
  object.add("code_line", static_cast<std::uint64_t>(event.line));
  return object.text() + '\n';
}

std::string end_text(trace::Recording& recording, Language language) {
  using End = trace::Recording::End;
  const trace::EndTexts& texts = trace::end_texts;
  const gallery::Counters& counters = recording.counters();
  const auto end = [&]() -> const Text& {
    switch (recording.end()) {
      case End::open: return texts.stopped;
      case End::satisfied: return texts.solved;
      case End::exhausted: return counters.solutions > 0 ? texts.all_solutions : texts.no_solution;
      case End::stuck: return texts.stuck;
      case End::contradiction: return texts.contradiction;
      case End::conflict: break;
    }
    return texts.conflict;
  };
  const std::string after =
      fmt::format(fmt::runtime(texts.after[language]), fmt::arg("end", end()[language]),
                  fmt::arg("events", counted(recording.size(), "event")), fmt::arg("n", with_commas(recording.size())),
                  fmt::arg("board", board_text(recording)));
  return after + '\n' +
         fmt::format(fmt::runtime(texts.counters[language]), fmt::arg("guesses", with_commas(guesses(counters))),
                     fmt::arg("depth", counters.max_depth), fmt::arg("dead_ends", with_commas(counters.backtracks)),
                     fmt::arg("solutions", with_commas(counters.solutions)),
                     fmt::arg("placed", with_commas(counters.placements)),
                     fmt::arg("removed", with_commas(counters.undos)),
                     fmt::arg("eliminated", with_commas(recording.propagations()))) +
         '\n';
}

std::string end_json(std::string line) { return line.replace(0, 1, R"({"type":"end",)"); }

std::string end_json(const Place& place, trace::Recording& recording) {
  const gallery::Counters& counters = recording.counters();
  JsonObject fields;
  fields.add("end", trace::id(recording.end())).add("events", recording.size());
  fields.add("nodes", counters.nodes).add("guesses", guesses(counters)).add("placements", counters.placements);
  fields.add("undos", counters.undos).add("backtracks", counters.backtracks);
  fields.add("max_depth", static_cast<std::uint64_t>(counters.max_depth)).add("solutions", counters.solutions);
  fields.add("propagations", recording.propagations()).add("board", board_text(recording));
  const ask::Status status = ask::trace_status(recording);
  const bool is_invalid = status == ask::Status::invalid;
  const ask::Answer answer =
      ask::Answer::no({status, is_invalid ? to_string(conflicts(recording.clues())) : ""}, fields);
  return end_json(json_line(place, *ask::classic_puzzle(puzzle_of(recording.clues())), answer));
}

}  // namespace shudu::cli
