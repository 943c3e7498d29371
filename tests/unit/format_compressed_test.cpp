// Files compressed with xz and zstd. The libraries that unpack them pack them here.
#include <gtest/gtest.h>

#include "in_pieces.h"
#include "pattern_puzzle.h"
#include "read_all.h"
#include "shudu/random.h"

#if SHUDU_HAS_XZ
#include <lzma.h>
#endif
#if SHUDU_HAS_ZSTD
#include <zstd.h>
#endif

namespace shudu {
namespace {

using namespace std::string_literals;

// Different grids of clues, one on a line.
[[maybe_unused]] std::string lines_of_clues(int count) {
  Random random{1};
  std::string text;
  for (int i = 0; i < count; ++i) {
    for (char c : pattern_line()) text += random.below(2) == 0 ? '.' : c;
    text += '\n';
  }
  return text;
}

// The records of a packed text that comes in pieces, one on a line; a fault is the last.
[[maybe_unused]] std::string lines_read(const std::string& packed, std::size_t piece) {
  PuzzleReader reader{in_pieces(packed, piece)};
  std::string text;
  while (const auto record = reader.next()) text += outcome(*record) + '\n';
  return text;
}

[[maybe_unused]] void expect_unpacked(const std::string& packed, const std::string& text) {
  EXPECT_EQ(lines_read(packed, 1), text);
  EXPECT_EQ(lines_read(packed, 1000), text);
  EXPECT_EQ(lines_read(packed, packed.size()), text);
}

// However much is missing, what is read are the first puzzles, perhaps a part of the next, and then the fault.
[[maybe_unused]] void expect_incomplete(const std::string& packed, const std::string& text, const std::string& fault) {
  for (std::size_t size = 4; size < packed.size(); ++size) {
    const Records records = read_all(packed.substr(0, size));
    std::string puzzles;
    for (const auto& record : records) puzzles += record ? outcome(record) + '\n' : "";
    EXPECT_TRUE(text.starts_with(puzzles)) << size;
    ASSERT_FALSE(records.empty() || records.back()) << size;
    EXPECT_EQ(records.back().error().message, fault) << size;
  }
}

// Whichever byte is wrong, the last record is a fault. (A few bits of a zstd file mean nothing, so the text is the same.)
[[maybe_unused]] void expect_fault(const std::string& packed, const std::string& text, const std::string& name) {
  std::size_t faults = 0;
  for (std::size_t i = 4; i < packed.size(); ++i) {
    std::string damaged = packed;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    if (lines_read(damaged, 1000) == text) continue;
    const Records records = read_all(damaged);
    ASSERT_FALSE(records.empty() || records.back()) << i;
    EXPECT_TRUE(records.back().error().message.starts_with("this " + name + " file "))
        << records.back().error().message;
    ++faults;
  }
  EXPECT_GT(faults, packed.size() * 9 / 10);
}

#if SHUDU_HAS_XZ

std::string xz(std::string_view text) {
  std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
  lzma_stream stream = LZMA_STREAM_INIT;
  EXPECT_EQ(lzma_easy_encoder(&stream, 0, LZMA_CHECK_CRC64), LZMA_OK);
  stream.next_in = reinterpret_cast<const std::uint8_t*>(text.data());
  stream.avail_in = text.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(packed.data());
  stream.avail_out = packed.size();
  EXPECT_EQ(lzma_code(&stream, LZMA_FINISH), LZMA_STREAM_END);
  packed.resize(stream.total_out);
  lzma_end(&stream);
  return packed;
}

TEST(FormatCompressed, ReadsXz) {
  const std::string text = lines_of_clues(3000);
  expect_unpacked(xz(text), text);
  expect_unpacked(xz(text) + xz("\n") + "\0\0\0\0"s + xz(text), text + text);
  expect_unpacked(xz(""), "");
  EXPECT_EQ(lines_read(xz(text) + "\0"s, 1000), text + "line 3001: this xz file is damaged\n");
}

TEST(FormatCompressed, ReportsBadXz) {
  const std::string text = lines_of_clues(20), packed = xz(text);
  expect_incomplete(packed, text, "this xz file is not complete");
  expect_fault(packed, text, "xz");

  // The block says that its dictionary has 4 GiB.
  std::string large = packed;
  constexpr std::size_t block = 12, dictionary = block + 4, checksum = block + 8;
  large[dictionary] = 40;
  const std::uint32_t sum = lzma_crc32(reinterpret_cast<const std::uint8_t*>(large.data()) + block, 8, 0);
  for (std::size_t i = 0; i < 4; ++i) large[checksum + i] = static_cast<char>(sum >> 8 * i & 0xFF);
  EXPECT_EQ(read_error(large).message, "this xz file needs more than 128 MiB of memory; unpack it first, with xz -dc");
}

#else

TEST(FormatCompressed, NamesXz) {
  EXPECT_EQ(read_error("\xFD"
                       "7zXZ\0"s)
                .message,
            "this is compressed with xz; unpack it first, with xz -dc");
}

#endif
#if SHUDU_HAS_ZSTD

// With a checksum, as the program zstd does.
std::string zstd(std::string_view text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  ZSTD_CCtx* const context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  const std::size_t size = ZSTD_compress2(context, packed.data(), packed.size(), text.data(), text.size());
  ZSTD_freeCCtx(context);
  EXPECT_FALSE(ZSTD_isError(size));
  packed.resize(size);
  return packed;
}

TEST(FormatCompressed, ReadsZstd) {
  const std::string text = lines_of_clues(3000);
  expect_unpacked(zstd(text), text);
  expect_unpacked(zstd(text) + zstd("\n") + zstd(text), text + text);
  expect_unpacked(zstd(""), "");
  EXPECT_EQ(lines_read(zstd(text) + "\1\2\3\4\5\6", 1000), text + "line 3001: this zstd file is damaged\n");
}

TEST(FormatCompressed, ReportsBadZstd) {
  const std::string text = lines_of_clues(20), packed = zstd(text);
  expect_incomplete(packed, text, "this zstd file is not complete");
  expect_fault(packed, text, "zstd");

  // The frame says that its window has 256 MiB. Its block of one byte is not packed.
  EXPECT_EQ(read_error("\x28\xB5\x2F\xFD\x00\x90\x09\x00\x00.\n"s).message,
            "this zstd file needs more than 128 MiB of memory; unpack it first, with zstd -dc");
}

#else

TEST(FormatCompressed, NamesZstd) {
  EXPECT_EQ(read_error("\x28\xB5\x2F\xFD").message, "this is compressed with zstd; unpack it first, with zstd -dc");
}

#endif

}  // namespace
}  // namespace shudu
