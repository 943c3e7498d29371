// gzip, with zlib.
#define ZLIB_CONST
#include <zlib.h>

#include "format/codec/unpacker.h"

namespace shudu {
namespace {

class Gzip {
 public:
  static constexpr std::string_view name = "gzip";

  Gzip() {
    constexpr int gzip_only = 16 + MAX_WBITS;
    is_ready_ = inflateInit2(&stream_, gzip_only) == Z_OK;
  }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;
  ~Gzip() { inflateEnd(&stream_); }

  Unpacking step(std::string_view& in, std::span<char>& out, bool) {
    if (!is_ready_) return Unpacking::no_memory;
    stream_.next_in = reinterpret_cast<const Bytef*>(in.data());
    stream_.avail_in = static_cast<uInt>(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());
    stream_.avail_out = static_cast<uInt>(out.size());
    const int status = inflate(&stream_, Z_NO_FLUSH);
    in.remove_prefix(in.size() - stream_.avail_in);
    out = out.last(stream_.avail_out);
    switch (status) {
      case Z_STREAM_END: inflateReset(&stream_); return Unpacking::between_files;
      case Z_OK:
      case Z_BUF_ERROR: return Unpacking::goes_on;
      case Z_MEM_ERROR: return Unpacking::no_memory;
      default: return Unpacking::damaged;
    }
  }

 private:
  z_stream stream_{};
  bool is_ready_ = false;
};

}  // namespace

ReadBytes unpacked_gzip(ReadBytes raw, Fault fault) { return unpacked<Gzip>(std::move(raw), std::move(fault)); }

}  // namespace shudu
