// zstd, with libzstd.
#include <zstd.h>
#include <zstd_errors.h>

#include <bit>

#include "format/codec/unpacker.h"

namespace shudu {
namespace {

class Zstd {
 public:
  static constexpr std::string_view name = "zstd";

  Zstd() : context_(ZSTD_createDCtx()) {
    if (!context_) return;
    ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, std::countr_zero(most_memory_to_unpack));
  }

  Unpacking step(std::string_view& in, std::span<char>& out, bool) {
    if (!context_) return Unpacking::no_memory;
    ZSTD_inBuffer packed{in.data(), in.size(), 0};
    ZSTD_outBuffer text{out.data(), out.size(), 0};
    const std::size_t left = ZSTD_decompressStream(context_.get(), &text, &packed);
    in.remove_prefix(packed.pos);
    out = out.subspan(text.pos);
    if (left == 0) return Unpacking::between_files;
    switch (ZSTD_getErrorCode(left)) {
      case ZSTD_error_no_error: return Unpacking::goes_on;
      case ZSTD_error_memory_allocation: return Unpacking::no_memory;
      case ZSTD_error_frameParameter_windowTooLarge: return Unpacking::needs_too_much;
      default: return Unpacking::damaged;
    }
  }

 private:
  struct Free {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  };
  std::unique_ptr<ZSTD_DCtx, Free> context_;
};

}  // namespace

ReadBytes unpacked_zstd(ReadBytes raw, Fault fault) { return unpacked<Zstd>(std::move(raw), std::move(fault)); }

}  // namespace shudu
