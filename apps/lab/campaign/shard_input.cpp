#include "campaign/shard_input.h"

#include <sys/stat.h>

#include <fmt/core.h>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>
#include <optional>
#include <utility>

#include "campaign/hash.h"
#include "campaign/manifest.h"
#include "engine/read_file.h"
#include "shudu/census.h"
#include "shudu/symmetry.h"
#include "shudu/whole.h"

namespace shudu::cli::campaign {

// The bytes are hashed as the command reads them, so checking the input costs no second pass over it.
struct ShardInput::Reading {
  Hash hash;
  std::string error;
  // Reads what the command has left of the file. A reader of a compressed file may stop before the last byte.
  std::function<void()> read_rest;
};

void ShardInput::add_file(const InputFile& file, std::uint64_t number, std::uint64_t begin, std::uint64_t end,
                          std::uint64_t lines_before) {
  struct Place {
    InputFile file;
    std::uint64_t at, end;
    std::optional<OpenFile> open = std::nullopt;  // while it is read
    void read_rest(Hash& hash) {
      read_pieces(open->descriptor(), at, end, [&hash](std::string_view bytes) { hash.add(bytes); });
      at = end;
    }
  };
  const auto place = std::make_shared<Place>(Place{file, begin, end});
  const auto read = [place, reading = reading_](char* into, std::size_t room) -> std::size_t {
    if (!place->open) {
      if (reading->read_rest) reading->read_rest();
      place->open.emplace(place->file.path);
      reading->read_rest = [place, hash = &reading->hash] { place->read_rest(*hash); };
    }
    const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(room, place->end - place->at));
    const std::ptrdiff_t n = read_at(place->open->descriptor(), place->at, into, most);
    if (n < 0 && reading->error.empty()) reading->error = system_error(place->file.name, errno);
    const auto got = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, n));
    reading->hash.add({into, got});
    place->at += got;
    return got;
  };
  window_.parts.push_back({.name = file.name, .operand = number, .lines_before = lines_before, .read = read});
}

void ShardInput::add_grids(const NumberRange& range, Whole first) {
  const auto read = [next = range.begin, end = range.end, rest = std::string{}](char* into, std::size_t room) mutable {
    if (rest.empty() && next < end) rest = to_line(grid_at(next++)) + '\n';
    const std::size_t n = std::min(room, rest.size());
    std::memcpy(into, rest.data(), n);
    rest.erase(0, n);
    return n;
  };
  const auto before = static_cast<std::uint64_t>(range.begin - first);
  window_.parts.push_back({.name = "grids", .operand = 0, .lines_before = before, .read = read});
}

// Each piece of a band is a part with line numbers of its own, because only a count of all pieces before it would tell its
// place in the whole. The text of a piece is made when it is read, and the pieces of a band share their tables.
void ShardInput::add_classes(const NumberRange& range) {
  struct Band {
    int number = 0;
    std::optional<GridClasses> classes = std::nullopt;
  };
  const auto band = std::make_shared<Band>();
  for (auto at = static_cast<int>(range.begin); at < static_cast<int>(range.end); ++at) {
    const int number = at / GridClasses::piece_count + 1, piece = at % GridClasses::piece_count;
    const auto read = [=, text = std::string{}, done = std::size_t{0}, made = false](char* into,
                                                                                     std::size_t room) mutable {
      if (!std::exchange(made, true)) {
        if (std::exchange(band->number, number) != number) band->classes.emplace(number);
        band->classes->visit(piece, piece + 1, [&text](const Grid& form, std::uint64_t) {
          text += to_line(form) + '\n';
          return true;
        });
      }
      const std::size_t n = text.copy(into, room, done);
      done += n;
      if (n == 0) text = {};
      return n;
    };
    const std::string name = "classes " + std::to_string(number) + '.' + std::to_string(piece);
    window_.parts.push_back({.name = name, .operand = 0, .lines_before = 0, .read = read});
  }
}

Result<ShardInput, std::string> ShardInput::of(const Folder& folder, const Manifest& manifest, std::uint64_t shard) {
  ShardInput input;
  input.window_.is_first = shard == 0;
  input.reading_ = std::make_shared<Reading>();
  if (manifest.input == Manifest::Input::grids) input.add_grids(numbers_of(manifest, shard), manifest.first);
  if (manifest.input == Manifest::Input::classes) input.add_classes(numbers_of(manifest, shard));
  if (manifest.input != Manifest::Input::files) return input;
  const auto ends = read_shard(folder.shard_table(), shard);
  if (!ends) return Unexpected{ends.error()};
  const auto& [begin, end] = *ends;
  input.expected_ = begin.hash;
  for (std::uint64_t i = begin.file; i < manifest.files.size() && (i < end.file || (i == end.file && end.offset > 0));
       ++i) {
    const InputFile& file = manifest.files[i];
    struct stat info {};
    if (::stat(file.path.c_str(), &info) != 0) return Unexpected{system_error(file.path, errno)};
    if (static_cast<std::uint64_t>(info.st_size) != file.bytes) {
      return Unexpected{file.path + ": the file has changed since the campaign was made (another size)"};
    }
    const bool is_first = i == begin.file;
    input.add_file(file, i, is_first ? begin.offset : 0, i == end.file ? end.offset : file.bytes,
                   is_first ? begin.lines_before : 0);
  }
  return input;
}

std::optional<std::string> ShardInput::fault() const {
  if (reading_->read_rest) reading_->read_rest();
  if (!reading_->error.empty()) return reading_->error;
  if (expected_.empty() || reading_->hash.digits() == expected_) return std::nullopt;
  return window_.parts.front().name + ": the file has changed since the campaign was made (other bytes)";
}

namespace {

constexpr std::size_t row_size = 8 + 1 + 19 + 1 + 19 + 1 + 32 + 1;

std::optional<ShardRow> row_from(std::string_view line) {
  const auto file = whole_from(line.substr(0, 8));
  const auto offset = whole_from(line.substr(9, 19));
  const auto lines = whole_from(line.substr(29, 19));
  if (!file || !offset || !lines || line.back() != '\n') return std::nullopt;
  const auto number = [](Whole whole) { return static_cast<std::uint64_t>(whole); };
  return ShardRow{number(*file), number(*offset), number(*lines), std::string{line.substr(49, 32)}};
}

}  // namespace

std::string to_line(const ShardRow& row) {
  return fmt::format("{:08} {:019} {:019} {:0>32}\n", row.file, row.offset, row.lines_before, row.hash);
}

Result<ShardEnds, std::string> read_shard(const std::string& table, std::uint64_t shard) {
  std::string text;
  const auto take = [&](std::string_view bytes) { text += bytes; };
  const bool read = read_pieces(table, shard * row_size, (shard + 2) * row_size, take);
  if (!read) return Unexpected{table + ": cannot be read, or truncated"};
  const auto begin = row_from(std::string_view{text}.substr(0, row_size));
  const auto end = row_from(std::string_view{text}.substr(row_size));
  if (!begin || !end) return Unexpected{fmt::format("{}: the line of shard {} is damaged", table, shard)};
  return ShardEnds{*begin, *end};
}

}  // namespace shudu::cli::campaign
