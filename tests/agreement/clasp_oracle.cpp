#include "clasp_oracle.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string_view>

#include "shudu/variant.h"

namespace shudu::test {
namespace {

// Rules that look at cells other than their own, or at other clues.
constexpr std::string_view rules_of_the_grid[] = {
    "negative_difference", "negative_ratio",     "negative_xv", "minimum",   "maximum",
    "row_indexer",         "column_indexer",     "box_indexer", "full_rank", "connected",
    "chaos_arrow",         "chaos_construction", "chaos_count",
};
constexpr std::size_t most_fillings = 3000;  // of a clue that is written as clauses

void add_cells(const variant::Clue& clue, std::set<variant::Cell>& cells) {
  for (const variant::Cells& part : clue.parts) cells.insert(part.begin(), part.end());
  for (const auto& branch : clue.branches) {
    for (const variant::Clue& one : branch) add_cells(one, cells);
  }
}

class Formula {
 public:
  explicit Formula(const variant::Puzzle& puzzle) : puzzle_(puzzle) {
    for (std::size_t c = 0; c < puzzle.candidates.size(); ++c) add_cell(c);
    const variant::Shape& shape = puzzle.shape;
    for (const auto& houses : {shape.regions, shape.lines ? rows_of(shape) : std::vector<variant::Cells>{},
                               shape.lines ? columns_of(shape) : std::vector<variant::Cells>{}}) {
      for (const variant::Cells& house : houses) add_house(house);
    }
  }

  // Forbids the fillings in which the clue does not hold. Returns false, and adds nothing, if there are too many.
  bool add_clue(const variant::Clue& clue, const variant::Solution& filling) {
    if (std::ranges::find(rules_of_the_grid, clue.rule->id) != std::end(rules_of_the_grid)) return false;
    std::set<variant::Cell> set;
    add_cells(clue, set);
    const variant::Cells cells{set.begin(), set.end()};
    if (cells.empty()) return false;
    std::size_t left = most_fillings;
    std::string forbidden;
    std::size_t clauses = 0;
    variant::Solution grid = filling;
    if (!forbid(clue, cells, 0, grid, left, forbidden, clauses)) return false;
    text_ += forbidden;
    clauses_ += clauses;
    return true;
  }

  bool write(const std::string& file) const {
    std::ofstream out{file};
    out << "p cnf " << puzzle_.candidates.size() * values() << ' ' << clauses_ << '\n' << text_;
    return out.good();
  }

  std::size_t values() const { return static_cast<std::size_t>(puzzle_.shape.values); }

 private:
  std::string variable(std::size_t cell, std::size_t value) const {
    return std::to_string(cell * values() + value + 1);
  }
  bool is_used(std::size_t cell) const {
    const auto c = static_cast<variant::Cell>(cell);
    return puzzle_.shape.is_extra(c) || in_grid(puzzle_.shape, c);
  }
  void clause(const std::string& literals) { text_ += literals + " 0\n", ++clauses_; }

  // A cell has exactly one of its candidates. A cell between the grids has no value.
  void add_cell(std::size_t cell) {
    std::string one;
    for (std::size_t v = 0; v < values(); ++v) {
      const bool may = is_used(cell) && (puzzle_.candidates[cell] >> v & 1) != 0;
      if (!may) clause("-" + variable(cell, v));
      one += variable(cell, v) + ' ';
      for (std::size_t w = 0; w < v; ++w) clause("-" + variable(cell, w) + " -" + variable(cell, v));
    }
    if (is_used(cell)) clause(one);
  }
  void add_house(const variant::Cells& house) {
    for (std::size_t i = 0; i < house.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (std::size_t v = 0; v < values(); ++v) clause("-" + variable(house[i], v) + " -" + variable(house[j], v));
      }
    }
  }
  bool forbid(const variant::Clue& clue, const variant::Cells& cells, std::size_t place, variant::Solution& grid,
              std::size_t& left, std::string& forbidden, std::size_t& clauses) const {
    if (place == cells.size()) {
      if (left-- == 0) return false;
      if (clue.rule->holds(clue, puzzle_, grid)) return true;
      for (const variant::Cell cell : cells) {
        forbidden += '-' + variable(cell, static_cast<std::size_t>(grid[cell] - puzzle_.shape.lowest)) + ' ';
      }
      forbidden += "0\n";
      ++clauses;
      return true;
    }
    for (int value = puzzle_.shape.lowest; value <= puzzle_.shape.highest(); ++value) {
      if ((puzzle_.candidates[cells[place]] & puzzle_.shape.bit(value)) == 0) continue;
      bool fits = true;  // fillings that the houses forbid need no clause
      for (std::size_t i = 0; i < place && fits; ++i) {
        fits = grid[cells[i]] != value || !always_differ(puzzle_.shape, cells[i], cells[place]);
      }
      grid[cells[place]] = static_cast<std::int8_t>(value);
      if (fits && !forbid(clue, cells, place + 1, grid, left, forbidden, clauses)) return false;
    }
    return true;
  }

  const variant::Puzzle& puzzle_;
  std::string text_;
  std::size_t clauses_ = 0;
};

// What the command writes; empty if it cannot be run.
std::string output_of(const std::string& command) {
  std::string text;
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  char buffer[1 << 16];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, n);
  pclose(pipe);  // the status says whether there is a model
  return text;
}

}  // namespace

bool ClaspOracle::is_there() { return std::system("clasp --version >/dev/null 2>&1") == 0; }

std::optional<ClaspOracle::Answer> ClaspOracle::solutions(const variant::Puzzle& puzzle,
                                                          const variant::Solution& filling, std::uint64_t most) {
  Formula formula{puzzle};
  for (const variant::Clue& clue : puzzle.clues) ++(formula.add_clue(clue, filling) ? as_clauses_ : by_definition_);
  if (!formula.write(file_)) return std::nullopt;
  const std::string text = output_of("clasp --verbose=0 --time-limit=20 --number=" + std::to_string(most + 1) + " '" +
                                     file_ + "' 2>/dev/null");
  // A model is the list of its literals, with 0 at the end. Its lines begin with v.
  Answer answer;
  variant::Solution grid(puzzle.candidates.size(), variant::no_value);
  const char* at = text.data();
  for (const char* const end = at + text.size(); at != end;) {
    int literal = 0;
    const auto [next, error] = std::from_chars(at, end, literal);
    if (error != std::errc{}) {
      ++at;
      continue;
    }
    at = next;
    if (literal > 0) {
      const auto number = static_cast<std::size_t>(literal) - 1;
      grid[number / formula.values()] =
          static_cast<std::int8_t>(puzzle.shape.lowest + static_cast<int>(number % formula.values()));
    } else if (literal == 0) {
      if (++answer.models > most) return std::nullopt;
      if (holds(puzzle, grid)) answer.solutions.push_back(grid);
    }
  }
  const bool is_ended = text.find("s SATISFIABLE") != std::string::npos || text.find("s UNSAT") != std::string::npos;
  if (!is_ended) return std::nullopt;
  std::ranges::sort(answer.solutions);
  return answer;
}

}  // namespace shudu::test
