// Report: the results as tables and as a web page with plots.
#pragma once

#include <string>
#include <vector>

#include "compare/results.h"
#include "draw/svg.h"
#include "engine/table.h"
#include "shudu/language.h"

namespace shudu::cli::compare {

struct Plot {
  std::string id;  // "times_set_easy", the same in every language
  svg::Picture picture;
  std::string how;  // how to read it
};

// Two lines: "shudu 0.1.0, target avx512, g++ 12.2.0; …" and "up to 2 solutions per puzzle, at most 1 s each".
std::string circumstances(const Results& results, Language language);
std::vector<Table> tables(const Results& results, Language language);
std::vector<Plot> plots(const Results& results, Language language);

std::string as_text(const Results& results, Language language);
std::string as_markdown(const Results& results, Language language);
// The page is one self-contained file.
std::string as_page(const Results& results, Language language);

// "finished" …
std::string_view name(Outcome::End end);

}  // namespace shudu::cli::compare
