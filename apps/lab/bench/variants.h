// Measures the search of variants on one set, alone or against another solver, and reports it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bench/timing.h"
#include "shudu/variant.h"

namespace shudu::cli::bench {

struct VariantSet {
  std::string name;
  std::vector<variant::Puzzle> puzzles;
  std::vector<std::uint64_t> lines;  // where each puzzle begins
};

// Times are seconds for the whole set.
struct VariantRow {
  std::string set;
  std::size_t puzzles = 0;
  std::uint64_t limit = 2;
  variant::SearchStats work;
  Timing ours, peer;   // `peer` is empty if there is none
  double slowest = 0;  // the best time of the puzzle that takes longest
  std::uint64_t slowest_line = 0;
  double least_ratio = 0;  // time of the peer / our time of the puzzle where that is least, and its line
  std::uint64_t least_ratio_line = 0;
  std::vector<std::string> disagreements;
  std::string peer_failure;
};

// Each puzzle is read from its text and searched `repeat` times, by us and by the peer in turn. Before that both answer the
// whole set for some seconds: a peer that compiles itself while it runs is slow at first. `peer` is a shell command
// (line_peer.h), or empty. Precondition: the set is not empty.
VariantRow measure(const VariantSet& set, std::uint64_t limit, int repeat, const std::string& peer);

std::string variants_as_text(const std::vector<VariantRow>& rows, int repeat, bool markdown);
std::string as_json(const VariantRow& row, int repeat);

}  // namespace shudu::cli::bench
