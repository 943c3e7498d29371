// MemoryFile: writes to a file of a memory-backed file system (tmpfs) with several threads.
//
// The kernel lets one thread at a time write to a file, which then takes 3 to 8 GB/s. Here the room is reserved first, so
// that a lack of memory is an error of one call and not a signal. Then several threads copy the text to the mapped file.
// Room for the next text is reserved meanwhile.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <future>
#include <memory>
#include <span>
#include <string_view>

namespace shudu::cli {

class MemoryFile {
 public:
  // Null if the descriptor is no such file, or if texts are appended to it wherever its position is.
  static std::unique_ptr<MemoryFile> open(int descriptor);
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile();

  // Writes the texts one after another at the position of the descriptor, and moves it. Returns false, and has written
  // nothing, if that is not possible.
  bool write(std::span<const std::string_view> texts, int threads);

 private:
  MemoryFile(int descriptor, int mapped) : descriptor_(descriptor), mapped_(mapped) {}
  bool reserve(off_t end, std::size_t more);

  int descriptor_, mapped_;
  off_t reserved_ = 0;  // room before this position
  std::future<bool> reserving_;
};

}  // namespace shudu::cli
