// Report: the results as tables and as a web page with plots.
#pragma once

#include <string>
#include <vector>

#include "compare/results.h"
#include "draw/svg.h"
#include "engine/table.h"

namespace shudu::cli::compare {

// "shudu 0.1.0, target avx512, g++ 12.2.0; …; up to 2 solutions per puzzle, at most 1 s each".
std::string circumstances(const Results& results);
std::vector<Table> tables(const Results& results);
std::vector<svg::Picture> pictures(const Results& results);

std::string as_text(const Results& results);
std::string as_markdown(const Results& results);
// The page is one self-contained file.
std::string as_page(const Results& results);

// "finished" …
std::string_view name(Outcome::End end);

}  // namespace shudu::cli::compare
