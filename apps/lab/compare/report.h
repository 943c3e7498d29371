// Report: the results as tables and as a web page with plots.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <vector>

#include "compare/results.h"
#include "draw/svg.h"
#include "engine/table.h"
#include "engine/verdict.h"
#include "shudu/language.h"
#include "shudu/result.h"

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

// One line per outcome, with the properties of the puzzle.
std::string as_csv(const Results& results);
// {"type":"run", …}, then one line per puzzle, then one line per outcome.
std::string as_json(const Results& results);
// Reads what as_json wrote. The error names the bad line.
Result<Results, std::string> from_json(std::istream& lines);

// What is written to standard output.
enum class Form : std::uint8_t { text, markdown, csv, json };

struct ReportOptions {
  Form form = Form::text;
  std::string save;                  // a file for the measurements, or empty
  std::string page;                  // a file for the web page, or empty
  std::string pictures;              // a directory for the plots, or empty
  Language language = Language::en;  // of text, markdown, the page and plots; csv and json are in English
};

// Makes the directory and opens the files, so that a mistake is found before a long run. Returns false, after a message,
// if one cannot be written.
bool prepare_files(const ReportOptions& options, Verdict& verdict);

void write_report(const Results& results, const ReportOptions& options, Verdict& verdict);

}  // namespace shudu::cli::compare
