#include "rated/hodoku_reference.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string_view>

#include "logic/hodoku/solver.h"

namespace shudu::test {
namespace {

// HoDoKu's names of techniques, and the codes in our table of techniques.
const std::map<std::string, std::string, std::less<>> codes = {
    {"Full House", "0000"},
    {"Naked Single", "0003"},
    {"Hidden Single", "0002"},
    {"Locked Pair", "0110"},
    {"Locked Triple", "0111"},
    {"Locked Candidates Type 1 (Pointing)", "0100"},
    {"Locked Candidates Type 2 (Claiming)", "0101"},
    {"Naked Pair", "0200"},
    {"Naked Triple", "0201"},
    {"Naked Quadruple", "0202"},
    {"Hidden Pair", "0210"},
    {"Hidden Triple", "0211"},
    {"Hidden Quadruple", "0212"},
    {"X-Wing", "0300"},
    {"Swordfish", "0301"},
    {"Jellyfish", "0302"},
    {"Finned X-Wing", "0310"},
    {"Finned Swordfish", "0311"},
    {"Finned Jellyfish", "0312"},
    {"Sashimi X-Wing", "0320"},
    {"Sashimi Swordfish", "0321"},
    {"Sashimi Jellyfish", "0322"},
    {"Franken X-Wing", "0330"},
    {"Franken Swordfish", "0331"},
    {"Finned Franken X-Wing", "0340"},
    {"Finned Franken Swordfish", "0341"},
    {"Remote Pair", "0703"},
    {"Bivalue Universal Grave + 1", "0610"},
    {"Skyscraper", "0400"},
    {"2-String Kite", "0401"},
    {"Empty Rectangle", "0402"},
    {"Turbot Fish", "0403"},
    {"W-Wing", "0803"},
    {"XY-Wing", "0800"},
    {"XYZ-Wing", "0801"},
    {"Uniqueness Test 1", "0600"},
    {"Uniqueness Test 2", "0601"},
    {"Uniqueness Test 3", "0602"},
    {"Uniqueness Test 4", "0603"},
    {"Uniqueness Test 5", "0604"},
    {"Uniqueness Test 6", "0605"},
    {"Hidden Rectangle", "0606"},
    {"Avoidable Rectangle Type 1", "0607"},
    {"Avoidable Rectangle Type 2", "0608"},
    {"Sue de Coq", "1101"},
    {"Simple Colors Trap", "0500"},
    {"Simple Colors Wrap", "0501"},
    {"Multi Colors 1", "0502"},
    {"Multi Colors 2", "0503"},
    {"X-Chain", "0701"},
    {"XY-Chain", "0702"},
    {"Continuous Nice Loop", "0706"},
    {"Discontinuous Nice Loop", "0707"},
    {"AIC", "0708"},
    {"Grouped Continuous Nice Loop", "0709"},
    {"Grouped Discontinuous Nice Loop", "0710"},
    {"Grouped AIC", "0711"},
    {"Almost Locked Set XZ-Rule", "0901"},
    {"Almost Locked Set XY-Wing", "0902"},
    {"Almost Locked Set Chain", "0903"},
    {"Forcing Chain Contradiction", "1301"},
    {"Forcing Chain Verity", "1302"},
    {"Forcing Net Contradiction", "1303"},
    {"Forcing Net Verity", "1304"},
    {"Brute Force", ""},
};

// Appends a result such as "r3c8<>6, r56c4,r3c89<>8" or "r1c1=5".
void read_result(std::string_view text, HodokuStep& step) {
  std::vector<Cell> cells;
  std::size_t at = 0;
  const auto digits = [&] {
    std::vector<int> found;
    while (at < text.size() && '1' <= text[at] && text[at] <= '9') found.push_back(text[at++] - '1');
    return found;
  };
  while (at < text.size()) {
    if (text[at] == 'r') {
      ++at;
      const std::vector<int> rows = digits();
      ++at;
      for (int row : rows) {
        const std::size_t columns = at;
        for (int column : digits()) cells.push_back(Cell::at(row, column));
        if (row != rows.back()) at = columns;
      }
    } else if (text[at] == '=' || text[at] == '<') {
      std::vector<logic::Candidate>& list = text[at] == '=' ? step.placements : step.eliminations;
      at += text[at] == '=' ? 1 : 2;
      for (Cell cell : cells) list.emplace_back(cell, text[at] - '0');
      cells.clear();
      ++at;
    } else {
      ++at;
    }
  }
}

void read_steps(const std::string& line, std::vector<HodokuStep>& steps) {
  const std::size_t arrow = line.find(" => "), colon = line.find(": ");
  if (arrow == std::string::npos && colon == std::string::npos) return;
  std::string technique = line.substr(0, std::min(arrow, colon));
  if (technique.starts_with("Forcing")) technique.resize(std::min(technique.size(), technique.find(" in ")));
  std::istringstream results{line.substr(arrow != std::string::npos ? arrow + 4 : colon + 2)};
  for (std::string result; std::getline(results, result, ';');) {
    HodokuStep step{technique, {}, {}};
    read_result(result, step);
    std::sort(step.placements.begin(), step.placements.end());
    std::sort(step.eliminations.begin(), step.eliminations.end());
    steps.push_back(std::move(step));
  }
}

bool same(const HodokuStep& reference, const logic::Step& ours) {
  const auto code = codes.find(reference.name);
  return code != codes.end() && ours.technique->hodoku.code == code->second &&
         ours.placements == reference.placements && ours.eliminations == reference.eliminations;
}

}  // namespace

std::vector<HodokuReference> read_hodoku_references(std::istream& in) {
  std::vector<HodokuReference> references;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) {
      const std::size_t space = line.rfind(' ');
      references.push_back({grid_from(line.substr(1, 81)).value_or(Grid{}),
                            line.substr(83, space - 83),
                            std::atoi(line.c_str() + space),
                            {}});
    } else if (!line.starts_with(' ') && !references.empty()) {
      read_steps(line, references.back().steps);
    }
  }
  return references;
}

logic::Step as_step(const HodokuStep& reference) {
  logic::Step step;
  step.placements = reference.placements;
  step.eliminations = reference.eliminations;
  return step;
}

bool compare(const HodokuReference& reference, const Grid* solution, bool follow, const OnDifference& on_difference) {
  logic::hodoku::Solver solver{reference.puzzle, solution, nullptr};
  bool all_same = true;
  for (std::size_t at = 0; at < reference.steps.size() || !solver.state().is_solved(); ++at) {
    if (solver.state().is_solved() || at == reference.steps.size()) {
      on_difference(at, nullptr);
      return false;
    }
    logic::Step ours = solver.next_step();
    logic::Step tidied = ours;
    tidy(tidied);
    if (same(reference.steps[at], tidied)) {
      solver.apply(ours);
      continue;
    }
    on_difference(at, &tidied);
    all_same = false;
    if (!follow) return false;
    solver.apply(as_step(reference.steps[at]));
  }
  return all_same;
}

std::string difference_text(const HodokuReference& reference, std::size_t index, const logic::Step* ours) {
  const HodokuStep* theirs = index < reference.steps.size() ? &reference.steps[index] : nullptr;
  return "step " + std::to_string(index + 1) + ": expected " +
         (theirs != nullptr ? theirs->name + ' ' + result_text(as_step(*theirs)) : "the end") + ", found " +
         (ours != nullptr ? std::string{ours->technique->id} + ' ' + result_text(*ours) : "the end");
}

}  // namespace shudu::test
