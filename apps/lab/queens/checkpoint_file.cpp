#include "queens/checkpoint_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "engine/new_file.h"

namespace shudu::cli {
namespace {

// More than the size of any checkpoint. A larger file is not a checkpoint.
constexpr std::size_t most_bytes = 4096;

class Descriptor {
 public:
  explicit Descriptor(const char* path) : descriptor_(::open(path, O_RDONLY | O_CLOEXEC)) {}
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
  const Descriptor file{path.c_str()};
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
  if (!checkpoint) return Unexpected{checkpoint.error().message};
  return std::optional{*std::move(checkpoint)};
}

std::string write_checkpoint(const std::string& path, const QueensCheckpoint& checkpoint) {
  return write_new_file(path, to_text(checkpoint));
}

}  // namespace shudu::cli
