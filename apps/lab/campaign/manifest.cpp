#include "campaign/manifest.h"

#include <fmt/core.h>

#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include "campaign/hash.h"
#include "campaign/members.h"
#include "engine/new_file.h"
#include "engine/read_file.h"
#include "shudu/census.h"
#include "shudu/symmetry.h"
#include "shudu/version.h"

namespace shudu::cli::campaign {
namespace {

constexpr std::array<std::string_view, 6> input_names{"files", "grids", "seeds", "pieces", "none", "classes"};

nlohmann::ordered_json described(const Manifest& manifest) {
  nlohmann::ordered_json json;
  json["shudu_campaign"] = 1;
  json["version"] = manifest.version;
  json["command"] = manifest.command;
  json["shards"] = manifest.shards;
  json["input"] = input_names[static_cast<std::size_t>(manifest.input)];
  if (manifest.input == Manifest::Input::files) {
    for (const InputFile& file : manifest.files) {
      json["files"].push_back({{"name", file.name}, {"path", file.path}, {"bytes", file.bytes}});
    }
    json["shard_table"] = manifest.shard_table;
  } else if (manifest.input != Manifest::Input::none) {
    json["first"] = to_string(manifest.first);
    json["last"] = to_string(manifest.last);
  }
  return json;
}

// The id does not depend on where the files are, so that a campaign can move with them.
std::string id_of(const Manifest& manifest) {
  Manifest moved = manifest;
  for (InputFile& file : moved.files) file.path.clear();
  return hash_of(described(moved).dump());
}

bool read_files(const nlohmann::json& list, std::vector<InputFile>& files) {
  if (!list.is_array() || list.empty()) return false;
  for (const nlohmann::json& one : list) {
    if (!one.is_object()) return false;
    Members members{one};
    files.push_back({members.text("name"), members.text("path"), members.number("bytes")});
    if (!members.good) return false;
  }
  return true;
}

bool read_command(const nlohmann::json* list, std::vector<std::string>& words) {
  if (list == nullptr || !list->is_array()) return false;
  for (const nlohmann::json& word : *list) {
    if (!word.is_string()) return false;
    words.push_back(word.get<std::string>());
  }
  return !words.empty();
}

std::optional<Manifest> read_members(const nlohmann::json& json) {
  Members members{json};
  Manifest manifest;
  manifest.id = members.text("id");
  manifest.version = members.text("version");
  manifest.shards = members.number("shards");
  const std::string input = members.text("input");
  std::size_t kind = 0;
  while (kind < input_names.size() && input_names[kind] != input) ++kind;
  const bool good = members.good && members.number("shudu_campaign") == 1 && kind < input_names.size() &&
                    manifest.shards > 0 && manifest.shards <= most_shards &&
                    read_command(members.member("command"), manifest.command);
  if (!good) return std::nullopt;
  manifest.input = static_cast<Manifest::Input>(kind);
  if (manifest.input == Manifest::Input::files) {
    manifest.shard_table = members.text("shard_table");
    if (members.member("files") == nullptr || !read_files(*members.member("files"), manifest.files))
      return std::nullopt;
  } else if (manifest.input != Manifest::Input::none) {
    manifest.first = members.whole("first");
    manifest.last = members.whole("last");
    constexpr Whole class_pieces = Whole{band_class_count} * GridClasses::piece_count;
    const Whole most = manifest.input == Manifest::Input::grids     ? grid_count
                       : manifest.input == Manifest::Input::classes ? class_pieces
                                                                    : ~Whole{0};
    if (manifest.last < manifest.first || manifest.last >= most) return std::nullopt;
  }
  if (!members.good) return std::nullopt;
  return manifest;
}

}  // namespace

NumberRange numbers_of(const Manifest& manifest, std::uint64_t shard) {
  const Whole count = manifest.last - manifest.first + 1;
  return {manifest.first + count * shard / manifest.shards, manifest.first + count * (shard + 1) / manifest.shards};
}

std::string to_json(const Manifest& manifest) {
  nlohmann::ordered_json json = described(manifest);
  json["id"] = id_of(manifest);
  return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

Result<Manifest, std::string> manifest_from(const std::string& text) {
  const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object()) return Unexpected{std::string{"not a campaign: the file is not JSON"}};
  auto manifest = read_members(json);
  if (!manifest) return Unexpected{std::string{"not a campaign: a member is missing or has a wrong value"}};
  if (manifest->id != id_of(*manifest))
    return Unexpected{std::string{"the manifest was changed: its id does not match"}};
  return *std::move(manifest);
}

Result<Manifest, std::string> read_manifest(const std::string& folder, bool any_version) {
  const std::string path = Folder{folder}.manifest();
  const auto text = whole_file(path, 64 << 20);
  if (!text) return Unexpected{text.error()};
  auto manifest = manifest_from(*text);
  if (!manifest) return Unexpected{path + ": " + manifest.error()};
  if (manifest->version != version && !any_version) {
    return Unexpected{
        fmt::format("{}: the campaign was made by shudu {}, and this is shudu {}; use --any-version if "
                    "their results are the same",
                    path, manifest->version, version)};
  }
  return manifest;
}

namespace {

// Whether no running process writes the file. Its name ends in ".HOST.PID.tmp".
bool is_stale(const std::filesystem::path& file) {
  std::string name = file.filename().string();
  if (!name.starts_with('.') || !name.ends_with(unfinished_suffix)) return false;
  name.resize(name.size() - unfinished_suffix.size());
  const std::size_t dot = name.rfind('.');
  int pid = 0;
  std::from_chars(name.data() + dot + 1, name.data() + name.size(), pid);
  name.resize(dot);
  if (name.ends_with('.' + host_name()) && pid > 0) return ::kill(pid, 0) != 0 && errno == ESRCH;
  struct stat info {};
  constexpr std::time_t day = 24 * 60 * 60;
  return ::stat(file.c_str(), &info) == 0 && std::time(nullptr) - info.st_mtime > day;
}

}  // namespace

std::string Folder::results_of(std::uint64_t shard) const { return fmt::format("{}/{:06}", results(), shard / 1000); }
std::string Folder::result(std::uint64_t shard) const { return fmt::format("{}/{:09}", results_of(shard), shard); }
std::string Folder::temporary(std::uint64_t shard) const { return unfinished_name(result(shard)); }

std::optional<std::string> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return system_error(path, error.value());
  return std::nullopt;
}

std::uint64_t remove_stale_files(const std::string& path) {
  std::uint64_t removed = 0;
  std::error_code error;
  for (std::filesystem::directory_iterator at{path, error}, end; !error && at != end; at.increment(error)) {
    if (is_stale(at->path()) && ::unlink(at->path().c_str()) == 0) ++removed;
  }
  return removed;
}

}  // namespace shudu::cli::campaign
