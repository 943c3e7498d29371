#include "campaign/folder.h"

#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <system_error>

#include "engine/new_file.h"
#include "engine/read_file.h"

namespace shudu::cli::campaign {
namespace {

// Whether no running process writes the file. Its name ends in ".HOST.PID.tmp".
bool is_stale(const std::filesystem::path& file) {
  std::string name = file.filename().string();
  if (!name.starts_with('.') || !name.ends_with(unfinished_suffix)) return false;
  name.resize(name.size() - unfinished_suffix.size());
  const std::size_t dot = name.rfind('.');
  int pid = 0;
  std::from_chars(name.data() + dot + 1, name.data() + name.size(), pid);
  name.resize(dot);
  if (name.ends_with('.' + host_name()) && pid > 0) return ::kill(pid, 0) != 0 && errno == ESRCH;
  struct stat info {};
  constexpr std::time_t day = 24 * 60 * 60;
  return ::stat(file.c_str(), &info) == 0 && std::time(nullptr) - info.st_mtime > day;
}

}  // namespace

std::string Folder::results_of(std::uint64_t shard) const { return fmt::format("{}/{:06}", results(), shard / 1000); }
std::string Folder::result(std::uint64_t shard) const { return fmt::format("{}/{:09}", results_of(shard), shard); }
std::string Folder::temporary(std::uint64_t shard) const { return unfinished_name(result(shard)); }

std::optional<std::string> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return system_error(path, error.value());
  return std::nullopt;
}

std::uint64_t remove_stale_files(const std::string& path) {
  std::uint64_t removed = 0;
  std::error_code error;
  for (std::filesystem::directory_iterator at{path, error}, end; !error && at != end; at.increment(error)) {
    if (is_stale(at->path()) && ::unlink(at->path().c_str()) == 0) ++removed;
  }
  return removed;
}

}  // namespace shudu::cli::campaign
