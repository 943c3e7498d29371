// Writes the report of `shudu compare` to standard output and to files.
#pragma once

#include <cstdint>
#include <string>

#include "compare/results.h"
#include "engine/verdict.h"
#include "shudu/language.h"

namespace shudu::cli::compare {

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
