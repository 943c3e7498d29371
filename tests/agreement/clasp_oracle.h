// ClaspOracle: the solutions of a variant by clasp, a solver of Boolean formulas that lists all of them.
//
// There is a variable for every cell and value. The houses of the shape are clauses. A clue with few cells forbids each
// filling of its cells in which its definition (`holds`) fails: one clause a filling. What clasp finds is a grid in which
// these clues hold, and it counts if the definitions of the other clues agree. So nothing depends on the constraints and
// the propagation that the rules have in the search.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "shudu/variant.h"

namespace shudu::test {

class ClaspOracle {
 public:
  // The folder is for the formula. It must exist, and is removed with the oracle.
  explicit ClaspOracle(std::string folder) : folder_(std::move(folder)), file_(folder_ + "/variant.cnf") {}
  ClaspOracle(const ClaspOracle&) = delete;
  ClaspOracle& operator=(const ClaspOracle&) = delete;
  ~ClaspOracle() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  // Whether the program clasp is there.
  static bool is_there();

  struct Answer {
    std::uint64_t models = 0;                  // that clasp listed
    std::vector<variant::Solution> solutions;  // in ascending order
  };
  // Empty if clasp lists more than `most` models or does not end within 20 s. `filling` has a value for every cell, by
  // which definitions can be asked about some of the cells.
  std::optional<Answer> solutions(const variant::Puzzle& puzzle, const variant::Solution& filling, std::uint64_t most);

  std::uint64_t clues_as_clauses() const { return as_clauses_; }
  std::uint64_t clues_by_definition() const { return by_definition_; }

 private:
  std::string folder_, file_;
  std::uint64_t as_clauses_ = 0, by_definition_ = 0;
};

}  // namespace shudu::test
