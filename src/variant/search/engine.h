// Engine: runs the search of a program on the best instruction set of the machine.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "shudu/variant.h"
#include "variant/program/program.h"
#include "variant/search/node_pool.h"

namespace shudu::variant {

struct EngineTask {
  const Program& program;
  std::span<const Values> start;  // candidates, instead of those of the program
  std::uint64_t max_guesses = no_limit;
  std::uint64_t seed = 0;  // 0: the same order always; otherwise values are tried in a random order
  // Receives the number of the value of every cell; returns whether to go on.
  std::function<bool(std::span<const std::uint8_t>)> on_solution;
  // Asked now and then; returns whether to go on. May be empty.
  std::function<bool()> go_on;
  NodePool* pool = nullptr;  // shared by the threads of a search; null if there is one thread
  bool begins = true;        // begin at `start`; otherwise take the first node from the pool
};

struct EngineResult {
  SearchStats stats;
  bool complete = false;  // the whole space was searched
};

EngineResult run_engine(const EngineTask& task);
// Only the deductions before the first guess. Returns false if they find a contradiction.
bool deduce(const Program& program, std::span<const Values> start, std::span<Values> left);

}  // namespace shudu::variant
