
#include <filesystem>

#include "compare/report.h"
#include "engine/new_file.h"
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

void write_file(const std::string& path, const std::string& text, Verdict& verdict) {
  if (const std::string wrong = write_new_file(path, text); !wrong.empty()) verdict.bad("compare: " + wrong);
}

// Whether the file can be written. Nothing is left of the attempt.
bool can_write(const std::string& path, Verdict& verdict) {
  const auto file = NewFile::open(path);
  if (!file) verdict.bad("compare: " + file.error());
  return file.has_value();
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
