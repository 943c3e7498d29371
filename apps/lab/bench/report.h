// Report: measurements as text tables, as Markdown or as JSON.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"

namespace shudu::cli::bench {

// The tables with the circumstances, for a terminal (at most 80 columns with short names) and for a Markdown file.
std::string as_text(const std::vector<Row>& rows, const Plan& plan);
std::string as_markdown(const std::vector<Row>& rows, const Plan& plan);
// One row as a JSON object on its own line.
std::string as_json(const Row& row, const Plan& plan);

}  // namespace shudu::cli::bench
