#include "campaign/cut_files.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <span>

#include "campaign/hash.h"
#include "campaign/manifest.h"
#include "engine/read_file.h"
#include "format/not_read.h"
#include "shudu/format.h"

namespace shudu::cli::campaign {
namespace {

std::size_t read_some(const OpenFile& file, std::uint64_t offset, char* into, std::size_t room) {
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, read_at(file.descriptor(), offset, into, room)));
}

// The bytes of the file, piece by piece.
template <class Take>
void for_each_piece(const OpenFile& file, const Take& take) {
  std::string buffer(1 << 18, '\0');
  std::uint64_t offset = 0;
  while (const std::size_t n = read_some(file, offset, buffer.data(), buffer.size())) {
    take(std::string_view{buffer.data(), n}, offset);
    offset += n;
  }
}

// A line without an end counts too.
std::uint64_t count_lines(const OpenFile& file) {
  std::uint64_t lines = 0;
  char last = '\n';
  for_each_piece(file, [&](std::string_view bytes, std::uint64_t) {
    lines += static_cast<std::uint64_t>(std::ranges::count(bytes, '\n'));
    last = bytes.back();
  });
  return lines + (last == '\n' ? 0 : 1);
}

// Whether the bytes of the file are its text. Compressed files and UTF-16 begin with bytes that no text has.
bool is_plain_text(const OpenFile& file) {
  char head[4] = {};
  const std::size_t n = read_some(file, 0, head, sizeof head);
  const std::string_view text{head, n};
  if (text.starts_with("\xEF\xBB\xBF")) return true;  // a byte order mark of UTF-8
  return std::ranges::all_of(text,
                             [](char c) { return c == '\t' || c == '\n' || c == '\r' || (' ' <= c && c <= '~'); });
}

// Whether records of one line may exist.
bool can_be_cut(const Format* format) { return format == nullptr || format->id == "line"; }

bool is_one_line(const Record& record) {
  return record.puzzle ? record.puzzle->format == "line" : record.variant != nullptr;
}

// Calls cut(first, count) for lines before which the file may be cut, in order. Lines are counted from 1.
template <class MayCut>
void find_cuts(const OpenFile& file, const Format* format, const MayCut& may_cut) {
  std::uint64_t offset = 0;
  PuzzleReader reader{[&](char* into, std::size_t room) {
                        const std::size_t n = read_some(file, offset, into, room);
                        offset += n;
                        return n;
                      },
                      format};
  std::vector<Grid> plain(4096);
  bool after_line = false;  // the record before is one line
  for (;;) {
    std::uint64_t first = 0;
    if (const std::size_t n = reader.next_plain(std::span{plain}, first); n > 0) {
      may_cut(after_line ? first : first + 1, after_line ? n : n - 1);
      after_line = true;
      continue;
    }
    if (!reader.has_buffered_input() && reader.read_more()) continue;
    const auto record = reader.next_record();
    if (!record) return;
    const bool one_line = is_one_line(*record);
    if (one_line && after_line) may_cut(record->puzzle ? record->puzzle->line : record->variant_line, 1);
    after_line = one_line;
  }
}

// Whether a reader that starts at the offset reads one record of one line there.
bool starts_anew(const OpenFile& file, std::uint64_t offset, const Format* format) {
  std::string text(1 << 16, '\0');
  text.resize(read_some(file, offset, text.data(), text.size()));
  const std::string_view line = std::string_view{text}.substr(0, text.find('\n'));
  if (!std::ranges::all_of(line, [](char c) { return c == '\t' || c == '\r' || (' ' <= c && c <= '~'); })) return false;
  const bool is_token = begins_with_token(line);
  const auto record = PuzzleReader{read_from(std::move(text)), format}.next_record();
  if (!record) return false;
  return record->puzzle ? record->puzzle->format == "line" && record->puzzle->line == 1 : is_token;
}

// The lines of one file at which shards begin. Lines are counted over all files for the targets.
std::vector<std::uint64_t> choose_lines(const OpenFile& file, const Format* format, std::uint64_t lines_before,
                                        std::uint64_t lines, std::uint64_t all_lines, std::uint64_t wanted) {
  std::vector<std::uint64_t> chosen;
  // The number of the first shard that would begin after a line, counted over all files.
  const auto next_shard = [&](std::uint64_t line) {
    return static_cast<std::uint64_t>(static_cast<Whole>(line) * wanted / all_lines) + 1;
  };
  const auto target = [&](std::uint64_t shard) {  // the first line of the shard, from 0 over all files
    return static_cast<std::uint64_t>((static_cast<Whole>(all_lines) * shard + wanted - 1) / wanted);
  };
  std::uint64_t shard = next_shard(lines_before);
  find_cuts(file, format, [&](std::uint64_t first, std::uint64_t count) {
    std::uint64_t begin = lines_before + first - 1;  // from 0 over all files
    const std::uint64_t end = begin + count;
    while (shard < wanted && target(shard) < lines_before + lines && begin < end) {
      const std::uint64_t at = std::max(begin, target(shard));
      if (at >= end) break;
      chosen.push_back(at - lines_before + 1);
      begin = at + 1;
      shard = next_shard(at);
    }
  });
  return chosen;
}

// Adds the rows of one file and the hashes of the shards that end in it.
class RowMaker {
 public:
  void file(std::uint64_t number, const OpenFile& file, const std::vector<std::uint64_t>& lines, const Format* format,
            bool begins_shard) {
    if (begins_shard) begin({number, 0, 0, {}});
    std::uint64_t line = 1;  // the line at `offset`
    std::size_t next = 0;
    for_each_piece(file, [&](std::string_view bytes, std::uint64_t offset) {
      std::size_t hashed = 0, at = 0;
      while (next < lines.size()) {
        while (line < lines[next]) {
          const std::size_t end = bytes.find('\n', at);
          if (end == std::string_view::npos) break;
          at = end + 1;
          ++line;
        }
        if (line < lines[next]) break;
        ++next;
        if (!starts_anew(file, offset + at, format)) continue;
        hash_.add(bytes.substr(hashed, at - hashed));
        hashed = at;
        begin({number, offset + at, line - 1, {}});
      }
      hash_.add(bytes.substr(hashed));
    });
  }
  std::vector<ShardRow> end(std::uint64_t files) {
    begin({files, 0, 0, {}});
    return std::move(rows_);
  }

 private:
  void begin(ShardRow row) {
    if (!rows_.empty()) rows_.back().hash = hash_.digits();
    hash_ = Hash{};
    rows_.push_back(std::move(row));
  }
  std::vector<ShardRow> rows_;
  Hash hash_;
};

}  // namespace

Result<std::vector<ShardRow>, std::string> cut_files(std::vector<InputFile>& files, const std::string& from,
                                                     std::uint64_t wanted) {
  std::vector<OpenFile> open;
  std::vector<std::uint64_t> lines;
  std::uint64_t all_lines = 0;
  for (InputFile& file : files) {
    struct stat info {};
    if (::stat(file.path.c_str(), &info) != 0) return Unexpected{system_error(file.name, errno)};
    // Opening a pipe would wait for its writer.
    if (!S_ISREG(info.st_mode)) return Unexpected{file.name + ": not a regular file"};
    open.emplace_back(file.path);
    if (!open.back().is_good()) return Unexpected{system_error(file.name, errno)};
    file.bytes = static_cast<std::uint64_t>(info.st_size);
    lines.push_back(count_lines(open.back()));
    all_lines += lines.back();
  }
  if (all_lines == 0) return Unexpected{std::string{"the input has no lines"}};
  const Format* format = from.empty() ? nullptr : find_format(from);
  const auto shard_at = [&](std::uint64_t line) { return static_cast<Whole>(line) * wanted / all_lines; };
  RowMaker rows;
  std::uint64_t before = 0;
  Whole begun = 0;  // the shard that should hold the line at which the last row begins
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::vector<std::uint64_t> chosen;
    if (can_be_cut(format) && is_plain_text(open[i])) {
      chosen = choose_lines(open[i], format, before, lines[i], all_lines, wanted);
    }
    // A file begins a shard unless the shard before it is still short.
    const bool begins = i == 0 || (lines[i] > 0 && shard_at(before) > begun);
    rows.file(i, open[i], chosen, format, begins);
    if (begins) begun = shard_at(before);
    if (!chosen.empty()) begun = shard_at(before + chosen.back() - 1);
    before += lines[i];
  }
  return rows.end(files.size());
}

}  // namespace shudu::cli::campaign
