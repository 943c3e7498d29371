// The options of `shudu print`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ask/questions/generate.h"
#include "engine/common_options.h"

namespace shudu::cli {

struct PrintOptions : InputOptions {
  std::string output, title, link;
  std::string paper, solutions, caption;  // empty: not given
  ask::GenerateOptions wish;              // for new puzzles
  Language language = Language::en;
  int per_page = 0;        // 0: not given
  int class_size = 0;      // number of pupils; 0: no class set
  std::uint64_t made = 0;  // number of new puzzles; 0: puzzles are read
  std::uint64_t seed = fresh_seed;
  bool large = false, booklet = false, cover = false, chapters = false, no_page_numbers = false;
  bool candidates = false, entries = false, qr = false, steps = false;
};

}  // namespace shudu::cli
