// The options of `shudu print`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ask/questions/generate.h"
#include "engine/seed.h"

namespace shudu::cli {

struct PrintOptions {
  std::vector<std::string> files;
  std::string from, output, lang, title, link;
  std::string paper, solutions, caption;  // empty: not given
  ask::GenerateOptions wish;              // for new puzzles
  int per_page = 0;                       // 0: not given
  int class_size = 0;                     // number of pupils; 0: no class set
  std::uint64_t made = 0;                 // number of new puzzles; 0: puzzles are read
  std::uint64_t seed = fresh_seed;
  int threads = 0;
  bool large = false, booklet = false, cover = false, chapters = false, no_page_numbers = false;
  bool candidates = false, entries = false, qr = false, steps = false;
};

}  // namespace shudu::cli
