
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/json_object.h"
#include "compare/contenders.h"
#include "compare/report.h"
#include "engine/table.h"
#include "shudu/whole.h"

namespace shudu::cli::compare {
namespace {

// The counters by name, for both formats.
struct Figure {
  const char* name;
  std::int64_t Outcome::*value;
};
constexpr std::array<Figure, 8> figures{{{"solutions", &Outcome::solutions},
                                         {"nodes", &Outcome::nodes},
                                         {"guesses", &Outcome::guesses},
                                         {"backtracks", &Outcome::backtracks},
                                         {"placements", &Outcome::placements},
                                         {"copies", &Outcome::copies},
                                         {"undos", &Outcome::undos},
                                         {"depth", &Outcome::depth}}};

constexpr std::array<Outcome::End, 3> ends{Outcome::End::finished, Outcome::End::timed_out, Outcome::End::stuck};

void append(JsonObject& object, std::string& text) { object.append_to(text); }

}  // namespace

std::string as_csv(const Results& results) {
  std::string text = "set,puzzle,blanks,rating,algorithm,end,seconds";
  for (const Figure& figure : figures) text += std::string{","} + figure.name;
  text += '\n';
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    const Subject& one = results.puzzles[i];
    for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
      const auto& outcome = results.outcomes[a][i];
      if (!outcome) continue;
      text += fmt::format("{},{},{},{},{},{},{:.9f}", csv_field(results.sets[one.set]), to_line(one.clues),
                          one.blanks(), one.rating == 0 ? "" : fmt::format("{:.1f}", one.rating / 10.0),
                          results.algorithms[a], name(outcome->end), outcome->seconds);
      for (const Figure& figure : figures) {
        const std::int64_t value = (*outcome).*figure.value;
        text += value < 0 ? "," : fmt::format(",{}", value);
      }
      text += '\n';
    }
  }
  return text;
}

std::string as_json(const Results& results) {
  std::string text;
  JsonObject run;
  run.add("type", "run")
      .add("program", results.circumstances.program)
      .add("target", results.circumstances.target)
      .add("compiler", results.circumstances.compiler)
      .add("processor", results.circumstances.processor)
      .add("limit", results.limit)
      .add("timeout", results.timeout)
      .add("repeat", results.repeat);
  if (results.seed) run.add("seed", *results.seed);
  run.add("interrupted", results.interrupted).add("sets", results.sets).add("algorithms", results.algorithms);
  append(run, text);
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    const Subject& one = results.puzzles[i];
    JsonObject puzzle;
    puzzle.add("type", "puzzle")
        .add("number", static_cast<std::uint64_t>(i + 1))
        .add("set", results.sets[one.set])
        .add("puzzle", to_line(one.clues))
        .add("blanks", static_cast<std::uint64_t>(one.blanks()))
        .add("solutions", one.solutions);
    if (one.rating > 0) puzzle.add("rating", one.rating / 10.0);
    append(puzzle, text);
  }
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
      const auto& outcome = results.outcomes[a][i];
      if (!outcome) continue;
      JsonObject object;
      object.add("type", "outcome")
          .add("number", static_cast<std::uint64_t>(i + 1))
          .add("algorithm", results.algorithms[a])
          .add("end", name(outcome->end))
          .add("seconds", outcome->seconds);
      for (const Figure& figure : figures) {
        const std::int64_t value = (*outcome).*figure.value;
        if (value >= 0) object.add(figure.name, static_cast<std::uint64_t>(value));
      }
      append(object, text);
    }
  }
  return text;
}

namespace {

// A whole number, which is a string if it is large (base/json_object.h).
std::uint64_t whole_number(const nlohmann::json& value) {
  if (!value.is_string()) return value.get<std::uint64_t>();
  return static_cast<std::uint64_t>(whole_from(value.get<std::string>()).value_or(0));
}

// Reads the lines of a run one by one. Every function returns false if a line is invalid.
class Loader {
 public:
  bool add(const nlohmann::json& line) {
    const std::string type = line.value("type", "");
    if (type == "run") return add_run(line);
    if (!has_run_) return false;
    return type == "puzzle" ? add_puzzle(line) : type == "outcome" && add_outcome(line);
  }
  bool is_complete() const { return has_run_ && !results_.puzzles.empty(); }
  Results take() { return std::move(results_); }

 private:
  bool add_run(const nlohmann::json& line) {
    if (has_run_) return false;
    has_run_ = true;
    results_.circumstances = {line.value("program", ""), line.value("target", ""), line.value("compiler", ""),
                              line.value("processor", "")};
    results_.limit = line.contains("limit") ? whole_number(line["limit"]) : 2;
    results_.timeout = line.value("timeout", 1.0);
    results_.repeat = line.value("repeat", std::uint64_t{1});
    if (line.contains("seed")) results_.seed = whole_number(line["seed"]);
    results_.interrupted = line.value("interrupted", false);
    results_.sets = line.at("sets").get<std::vector<std::string>>();
    results_.algorithms = line.at("algorithms").get<std::vector<std::string>>();
    results_.outcomes.resize(results_.algorithms.size());
    const auto& known = contenders();
    return std::all_of(results_.algorithms.begin(), results_.algorithms.end(), [&](const std::string& id) {
      return std::any_of(known.begin(), known.end(), [&](const Contender& one) { return one.id == id; });
    });
  }
  bool add_puzzle(const nlohmann::json& line) {
    const auto clues = grid_from(line.at("puzzle").get<std::string>());
    const auto set = std::find(results_.sets.begin(), results_.sets.end(), line.at("set").get<std::string>());
    if (!clues || set == results_.sets.end()) return false;
    results_.puzzles.push_back({.clues = *clues,
                                .set = static_cast<std::size_t>(set - results_.sets.begin()),
                                .rating = static_cast<int>(line.value("rating", 0.0) * 10 + 0.5),
                                .solutions = line.contains("solutions") ? whole_number(line["solutions"]) : 0});
    for (auto& list : results_.outcomes) list.emplace_back();
    return true;
  }
  bool add_outcome(const nlohmann::json& line) {
    const auto puzzle = line.at("number").get<std::size_t>();
    const auto id = line.at("algorithm").get<std::string>();
    const auto algorithm = std::find(results_.algorithms.begin(), results_.algorithms.end(), id);
    if (puzzle == 0 || puzzle > results_.puzzles.size() || algorithm == results_.algorithms.end()) return false;
    Outcome outcome;
    const auto end = line.at("end").get<std::string>();
    const auto known = std::find_if(ends.begin(), ends.end(), [&](Outcome::End one) { return name(one) == end; });
    if (known == ends.end()) return false;
    outcome.end = *known;
    outcome.seconds = line.at("seconds").get<double>();
    if (!(outcome.seconds > 0)) return false;
    for (const Figure& figure : figures) {
      if (line.contains(figure.name))
        outcome.*figure.value = static_cast<std::int64_t>(whole_number(line[figure.name]));
    }
    results_.outcomes[static_cast<std::size_t>(algorithm - results_.algorithms.begin())][puzzle - 1] = outcome;
    return true;
  }

  Results results_;
  bool has_run_ = false;
};

}  // namespace

Result<Results, std::string> from_json(std::istream& lines) {
  Loader loader;
  std::uint64_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty()) continue;
    const auto json = nlohmann::json::parse(line, nullptr, false);
    bool good = json.is_object();
    try {
      good = good && loader.add(json);
    } catch (const nlohmann::json::exception&) {  // a field is missing or has the wrong type
      good = false;
    }
    if (!good) return Unexpected{"line " + std::to_string(number) + ": not written by 'shudu compare --json'"};
  }
  if (!loader.is_complete()) return Unexpected{std::string{"not written by 'shudu compare --json'"}};
  return loader.take();
}

}  // namespace shudu::cli::compare
