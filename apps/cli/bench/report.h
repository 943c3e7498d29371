// Report: rows of measurements as tables for people, as Markdown, or as JSON.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"

namespace shudu::cli::bench {

// What the figures were found on: they mean little without it.
struct Circumstances {
  std::string target, compiler, processor;
  int threads = 1;
  int repeat = 1;
};
Circumstances circumstances(const Plan& plan);

// The tables with what they were found on: for the terminal (aligned, as wide as 80 columns with short names), and for
// a Markdown file.
std::string as_text(const std::vector<Row>& rows, const Plan& plan);
std::string as_markdown(const std::vector<Row>& rows, const Plan& plan);
// One row as an object on a line of its own.
std::string as_json(const Row& row, const Plan& plan);

}  // namespace shudu::cli::bench
