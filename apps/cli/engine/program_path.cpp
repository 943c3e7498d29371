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

std::string called_name() {
  const std::filesystem::path name = std::filesystem::path{called_by}.filename();
  return (name.extension() == ".exe" ? name.stem() : name).string();
}

}  // namespace shudu::cli
