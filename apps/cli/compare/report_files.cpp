#include "compare/report_files.h"

#include <fstream>

#include "compare/record.h"
#include "compare/report.h"
#include "engine/output.h"

namespace shudu::cli::compare {
namespace {

std::string in_format(const Results& results, const std::string& format) {
  if (format == "markdown") return as_markdown(results);
  if (format == "csv") return as_csv(results);
  if (format == "json") return as_json(results);
  if (format == "html") return as_page(results);
  return as_text(results);
}

bool write_file(const std::string& path, const std::string& text, Verdict& verdict) {
  std::ofstream file{path, std::ios::binary};
  file << text;
  if (file.flush()) return true;
  verdict.bad("compare: cannot write to " + path);
  return false;
}

// "Times, set easy" → "times_set_easy".
std::string file_name(const std::string& title) {
  std::string name;
  for (char c : title) {
    const bool letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
    if (letter) name += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (!letter && !name.empty() && name.back() != '_') name += '_';
  }
  return name;
}

}  // namespace

void write_report(const Results& results, const ReportOptions& options, Verdict& verdict) {
  if (!options.save.empty()) write_file(options.save, as_json(results), verdict);
  if (!options.page.empty()) write_file(options.page, as_page(results), verdict);
  if (!options.pictures.empty()) {
    for (const svg::Picture& picture : pictures(results)) {
      write_file(options.pictures + '/' + file_name(picture.title()) + ".svg", picture.document(), verdict);
    }
  }
  standard_output().write(in_format(results, options.format));
  standard_output().flush();
}

}  // namespace shudu::cli::compare
