#include "queens/checkpoint_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace shudu::cli {
namespace {

// More than the size of any checkpoint. A larger file is not a checkpoint.
constexpr std::size_t most_bytes = 4096;

class Descriptor {
 public:
  Descriptor(const char* path, int flags) : descriptor_(::open(path, flags | O_CLOEXEC, 0666)) {}
  ~Descriptor() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  bool is_open() const { return descriptor_ >= 0; }
  int get() const { return descriptor_; }

 private:
  int descriptor_;
};

}  // namespace

Result<std::optional<QueensCheckpoint>, std::string> read_checkpoint(const std::string& path) {
  const Descriptor file{path.c_str(), O_RDONLY};
  if (!file.is_open() && errno == ENOENT) return std::optional<QueensCheckpoint>{};
  if (!file.is_open()) return Unexpected{std::string{std::strerror(errno)}};
  std::string text(most_bytes, '\0');
  std::size_t size = 0;
  while (size < text.size()) {
    const ssize_t n = ::read(file.get(), text.data() + size, text.size() - size);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return Unexpected{std::string{std::strerror(errno)}};
    if (n == 0) break;
    size += static_cast<std::size_t>(n);
  }
  text.resize(size);
  auto checkpoint = queens_checkpoint_from(text);
  if (!checkpoint) return Unexpected{std::move(checkpoint).error()};
  return std::optional{*std::move(checkpoint)};
}

std::optional<std::string> write_checkpoint(const std::string& path, const QueensCheckpoint& checkpoint) {
  const std::string text = to_text(checkpoint), draft = path + ".new";
  const auto failed = [&] {
    const int error = errno;
    ::unlink(draft.c_str());
    return std::optional{std::string{std::strerror(error)}};
  };
  {
    const Descriptor file{draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC};
    if (!file.is_open()) return std::string{std::strerror(errno)};
    for (std::size_t at = 0; at < text.size();) {
      const ssize_t n = ::write(file.get(), text.data() + at, text.size() - at);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) return failed();
      at += static_cast<std::size_t>(n);
    }
    // The file must be on disk before it replaces the old one, so that one of the two survives a power failure.
    if (::fsync(file.get()) != 0) return failed();
  }
  if (std::rename(draft.c_str(), path.c_str()) != 0) return failed();
  return std::nullopt;
}

}  // namespace shudu::cli
