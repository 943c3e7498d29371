// xz, with liblzma.
#include <lzma.h>

#include "format/codec/unpacker.h"

namespace shudu {
namespace {

class Xz {
 public:
  static constexpr std::string_view name = "xz";

  Xz() { is_ready_ = lzma_stream_decoder(&stream_, most_memory_to_unpack, LZMA_CONCATENATED) == LZMA_OK; }
  Xz(const Xz&) = delete;
  Xz& operator=(const Xz&) = delete;
  ~Xz() { lzma_end(&stream_); }

  Unpacking step(std::string_view& in, std::span<char>& out, bool is_end) {
    if (!is_ready_) return Unpacking::no_memory;
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
    stream_.avail_out = out.size();
    const lzma_ret status = lzma_code(&stream_, is_end ? LZMA_FINISH : LZMA_RUN);
    in.remove_prefix(in.size() - stream_.avail_in);
    out = out.last(stream_.avail_out);
    switch (status) {
      case LZMA_STREAM_END: return Unpacking::between_files;
      case LZMA_OK:
      case LZMA_BUF_ERROR: return Unpacking::goes_on;
      case LZMA_MEM_ERROR: return Unpacking::no_memory;
      case LZMA_MEMLIMIT_ERROR: return Unpacking::needs_too_much;
      default: return Unpacking::damaged;
    }
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
  bool is_ready_ = false;
};

}  // namespace

ReadBytes unpacked_xz(ReadBytes raw, Fault fault) { return unpacked<Xz>(std::move(raw), std::move(fault)); }

}  // namespace shudu
