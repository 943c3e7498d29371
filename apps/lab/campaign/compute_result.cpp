#include "campaign/compute_result.h"

#include <unistd.h>

#include <cstdio>
#include <memory>
#include <string_view>
#include <utility>

#include "campaign/result_file.h"
#include "engine/read_file.h"

namespace shudu::cli::campaign {
namespace {

using File = std::unique_ptr<std::FILE, void (*)(std::FILE*)>;
File temporary_file() {
  return {std::tmpfile(), [](std::FILE* file) {
            if (file != nullptr) std::fclose(file);
          }};
}

}  // namespace

std::optional<std::string> compute_result(ShardRunner& runner, std::uint64_t shard, int output, int messages) {
  const bool is_empty = ::lseek(messages, 0, SEEK_END) == 0 || ::ftruncate(messages, 0) == 0;
  if (!is_empty || ::lseek(messages, 0, SEEK_SET) != 0) return "cannot use a temporary file";
  Tally tally;
  const auto status = runner.run(shard, output, messages, tally);
  if (!status) return status.error();
  const auto written = static_cast<std::uint64_t>(::lseek(output, 0, SEEK_END));
  const auto said = static_cast<std::uint64_t>(::lseek(messages, 0, SEEK_END));
  const ResultFoot foot{
      .campaign = runner.manifest().id, .shard = shard, .output = written, .messages = said, .status = *status};
  return finish_result(output, foot, std::move(tally), messages);
}

std::optional<std::string> compare_with_new(ShardRunner& runner, std::uint64_t shard) {
  const File output = temporary_file(), messages = temporary_file();
  if (output == nullptr || messages == nullptr) return "cannot make a temporary file";
  const int descriptor = ::fileno(output.get());
  if (auto why = compute_result(runner, shard, descriptor, ::fileno(messages.get()))) return why;
  std::string computed;
  const auto size = static_cast<std::uint64_t>(::lseek(descriptor, 0, SEEK_END));
  if (!read_pieces(descriptor, 0, size, [&](std::string_view bytes) { computed += bytes; })) {
    return "cannot read the temporary file";
  }
  std::size_t at = 0;
  bool same = true;
  const bool read = read_pieces(runner.folder().result(shard), 0, computed.size(), [&](std::string_view bytes) {
    same = same && std::string_view{computed}.substr(at, bytes.size()) == bytes;
    at += bytes.size();
  });
  if (read && same) return std::nullopt;
  return "the result differs from a new computation";
}

}  // namespace shudu::cli::campaign
