#include "engine/program_path.h"

#include <filesystem>
#include <system_error>

namespace shudu::cli {
namespace {

std::string called_by;

}  // namespace

void note_program(const char* argv0) { called_by = argv0 == nullptr ? "" : argv0; }

std::string program_path() {
  std::error_code error;
  const auto link = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) return link.string();
  if (called_by.find('/') == std::string::npos) return called_by;
  const auto resolved = std::filesystem::canonical(called_by, error);
  return error ? called_by : resolved.string();
}

// SHUDU_LIBEXEC is libexec/shudu as seen from bin, and SHUDU_BIN is bin as seen from there.
std::string companion_path(std::string_view file) {
  const std::filesystem::path folder = std::filesystem::path{program_path()}.parent_path();
  const std::filesystem::path installed = folder / SHUDU_LIBEXEC / file;
  for (const auto& path : {folder / file, installed, folder / SHUDU_BIN / file}) {
    if (std::filesystem::exists(path)) return path.lexically_normal().string();
  }
  return installed.lexically_normal().string();
}

std::string called_name() {
  const std::filesystem::path name = std::filesystem::path{called_by}.filename();
  return (name.extension() == ".exe" ? name.stem() : name).string();
}

}  // namespace shudu::cli
