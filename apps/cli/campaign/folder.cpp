#include "campaign/folder.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <system_error>

namespace shudu::cli::campaign {
namespace {

constexpr std::string_view suffix = ".tmp";

// Whether no running process writes the file. Its name ends in ".HOST.PID.tmp".
bool is_stale(const std::filesystem::path& file) {
  std::string name = file.filename().string();
  if (!name.starts_with('.') || !name.ends_with(suffix)) return false;
  name.resize(name.size() - suffix.size());
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

const std::string& host_name() {
  static const std::string name = [] {
    char text[256] = {};
    if (::gethostname(text, sizeof text - 1) != 0 || text[0] == '\0') return std::string{"localhost"};
    return std::string{text};
  }();
  return name;
}

std::string Folder::results_of(std::uint64_t shard) const { return fmt::format("{}/{:06}", results(), shard / 1000); }
std::string Folder::result(std::uint64_t shard) const { return fmt::format("{}/{:09}", results_of(shard), shard); }
std::string Folder::temporary(std::uint64_t shard) const {
  return fmt::format("{}/.{:09}.{}.{}{}", results_of(shard), shard, host_name(), ::getpid(), suffix);
}

std::string system_error(const std::string& path, int error) { return path + ": " + std::strerror(error); }

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(descriptor, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

std::optional<std::string> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return system_error(path, error.value());
  return std::nullopt;
}

std::optional<std::string> sync_folder(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return system_error(path, errno);
  // Some file systems cannot sync a folder and say EINVAL. They have no better promise to give.
  const int error = ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno;
  ::close(descriptor);
  if (error != 0) return system_error(path, error);
  return std::nullopt;
}

std::optional<std::string> write_durably(const std::string& path, std::string_view text) {
  const std::filesystem::path target{path};
  const std::string folder = target.parent_path().string();
  const std::string temporary =
      fmt::format("{}/.{}.{}.{}{}", folder, target.filename().string(), host_name(), ::getpid(), suffix);
  const int descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return system_error(temporary, errno);
  const bool written = write_all(descriptor, text) && ::fsync(descriptor) == 0;
  const int error = errno;
  ::close(descriptor);
  if (written && ::rename(temporary.c_str(), path.c_str()) == 0) return sync_folder(folder);
  const int last_error = written ? errno : error;
  ::unlink(temporary.c_str());
  return system_error(path, last_error);
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
