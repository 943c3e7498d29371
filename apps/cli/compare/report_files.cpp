#include "compare/report_files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "compare/record.h"
#include "compare/report.h"
#include "engine/output.h"

namespace shudu::cli::compare {
namespace {

std::string in_form(const Results& results, const ReportOptions& options) {
  switch (options.form) {
    case Form::text: break;
    case Form::markdown: return as_markdown(results, options.language);
    case Form::csv: return as_csv(results);
    case Form::json: return as_json(results);
  }
  return as_text(results, options.language);
}

bool write_file(const std::string& path, const std::string& text, Verdict& verdict) {
  std::ofstream file{path, std::ios::binary};
  file << text;
  if (file.flush()) return true;
  verdict.bad("compare: cannot write to " + path);
  return false;
}

// Whether the file can be written. Its content stays, and a new file is removed again.
bool can_write(const std::string& path, Verdict& verdict) {
  std::error_code error;
  const bool is_new = !std::filesystem::exists(path, error);
  errno = 0;
  const bool good = std::ofstream{path, std::ios::app}.is_open();
  if (!good) verdict.bad("compare: cannot write " + path + ": " + std::strerror(errno));
  if (good && is_new) std::filesystem::remove(path, error);
  return good;
}

}  // namespace

bool prepare_files(const ReportOptions& options, Verdict& verdict) {
  for (const std::string& file : {options.save, options.page}) {
    if (!file.empty() && !can_write(file, verdict)) return false;
  }
  if (options.pictures.empty()) return true;
  std::error_code error;
  std::filesystem::create_directories(options.pictures, error);
  if (error) {
    verdict.bad("compare: cannot make the directory " + options.pictures + ": " + error.message());
    return false;
  }
  return can_write(options.pictures + "/.shudu", verdict);
}

void write_report(const Results& results, const ReportOptions& options, Verdict& verdict) {
  if (!options.save.empty()) write_file(options.save, as_json(results), verdict);
  if (!options.page.empty()) write_file(options.page, as_page(results, options.language), verdict);
  if (!options.pictures.empty()) {
    for (const Plot& plot : plots(results, options.language)) {
      write_file(options.pictures + '/' + plot.id + ".svg", plot.picture.document(), verdict);
    }
  }
  standard_output().write(in_form(results, options));
  standard_output().flush();
}

}  // namespace shudu::cli::compare
