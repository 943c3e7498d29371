#include "engine/memory_file.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <string>
#include <vector>

#include "base/threads.h"

namespace shudu::cli {
namespace {

// A thread copies whole large pages, because the first access to a page clears it, and only one thread can do that.
constexpr std::size_t large_page = std::size_t{2} << 20;

// A part of a text and its place in the file.
struct Part {
  std::string_view text;
  std::size_t at;
};

// The parts of the texts, by page. `begin` is the position of the first.
std::vector<std::vector<Part>> cut(std::span<const std::string_view> texts, std::size_t begin) {
  std::vector<std::vector<Part>> pages;
  std::size_t at = begin;
  for (std::string_view text : texts) {
    while (!text.empty()) {
      const std::size_t size = std::min(text.size(), large_page - at % large_page);
      if (pages.empty() || at % large_page == 0) pages.emplace_back();
      pages.back().push_back({text.substr(0, size), at - begin});
      text.remove_prefix(size);
      at += size;
    }
  }
  return pages;
}

void copy(const std::vector<std::vector<Part>>& pages, char* to, int threads) {
  std::atomic<std::size_t> next = 0;
  on_threads(std::min<std::size_t>(static_cast<std::size_t>(threads), pages.size()), [&](std::size_t) {
    for (std::size_t i = next++; i < pages.size(); i = next++) {
      for (const auto& [text, at] : pages[i]) std::memcpy(to + at, text.data(), text.size());
    }
  });
}

}  // namespace

std::unique_ptr<MemoryFile> MemoryFile::open(int descriptor) {
  struct statfs system {};
  if (::fstatfs(descriptor, &system) != 0 || system.f_type != TMPFS_MAGIC) return nullptr;
  const int flags = ::fcntl(descriptor, F_GETFL);
  if (flags < 0 || (flags & O_APPEND) != 0) return nullptr;
  // A shell opens files for writing only, and those cannot be mapped.
  const int mapped = ::open(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), O_RDWR | O_CLOEXEC);
  return mapped < 0 ? nullptr : std::unique_ptr<MemoryFile>{new MemoryFile{descriptor, mapped}};
}

MemoryFile::~MemoryFile() {
  if (reserving_.valid()) reserving_.wait();
  const off_t end = ::lseek(mapped_, 0, SEEK_END);
  if (end >= 0 && end < reserved_)
    ::fallocate(mapped_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, end, reserved_ - end);
  ::close(mapped_);
}

// Makes sure that there is room up to `end`, and begins to reserve more.
bool MemoryFile::reserve(off_t end, std::size_t more) {
  if (reserving_.valid() && !reserving_.get()) return false;
  if (reserved_ < end && ::fallocate(mapped_, FALLOC_FL_KEEP_SIZE, reserved_, end - reserved_) != 0) return false;
  const off_t from = std::max(reserved_, end);
  reserved_ = end + static_cast<off_t>(more);
  if (from < reserved_) {
    reserving_ = std::async(std::launch::async, [this, from, to = reserved_] {
      return ::fallocate(mapped_, FALLOC_FL_KEEP_SIZE, from, to - from) == 0;
    });
  }
  return true;
}

bool MemoryFile::write(std::span<const std::string_view> texts, int threads) {
  std::size_t size = 0;
  for (std::string_view text : texts) size += text.size();
  if (size == 0) return true;
  const off_t begin = ::lseek(descriptor_, 0, SEEK_CUR), end = begin + static_cast<off_t>(size);
  if (begin < 0 || !reserve(end, 2 * size)) return false;
  const off_t length = ::lseek(mapped_, 0, SEEK_END);
  if (length < end && ::ftruncate(mapped_, end) != 0) return false;
  const off_t page = begin / ::sysconf(_SC_PAGESIZE) * ::sysconf(_SC_PAGESIZE);
  const auto before = static_cast<std::size_t>(begin - page);
  void* const memory = ::mmap(nullptr, before + size, PROT_READ | PROT_WRITE, MAP_SHARED, mapped_, page);
  if (memory == MAP_FAILED) {
    [[maybe_unused]] const int ignored = ::ftruncate(mapped_, length);
    return false;
  }
  copy(cut(texts, static_cast<std::size_t>(begin)), static_cast<char*>(memory) + before, threads);
  ::munmap(memory, before + size);
  return ::lseek(descriptor_, end, SEEK_SET) == end;
}

}  // namespace shudu::cli
