// shudu campaign work: computes shards of a campaign.
#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <iostream>
#include <memory>

#include "campaign/journal.h"
#include "campaign/manifest.h"
#include "campaign/ranges.h"
#include "campaign/result_file.h"
#include "campaign/worker.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/new_file.h"
#include "engine/table.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignWorkOptions : CampaignOptions {
  std::string shards;
  int threads = 0;
};

// A shard that failed this often is left out, unless it is named.
constexpr std::uint64_t most_tries = 3;

// The shards that are missing, from a different place for each worker, so that workers rarely compute the same shard.
std::vector<std::uint64_t> missing_shards(const ShardRunner& runner, Verdict& verdict) {
  const Survey found = survey(runner.folder(), runner.manifest(), Care::size);
  const History history = read_history(runner.folder().logs());
  std::vector<std::uint64_t> shards;
  for (const std::uint64_t shard : found.missing) {
    const auto tries = history.tries.find(shard);
    if (tries == history.tries.end() || tries->second.failed < most_tries) shards.push_back(shard);
  }
  if (const std::size_t left = found.missing.size() - shards.size(); left > 0) {
    verdict.bad(fmt::format(
        "campaign work: left out {} that failed {} times; see 'campaign status', and name them to try again",
        counted(left, "shard"), most_tries));
  }
  if (shards.empty()) return shards;
  const std::size_t start = std::hash<std::string>{}(host_name() + std::to_string(::getpid())) % shards.size();
  std::rotate(shards.begin(), shards.begin() + static_cast<std::ptrdiff_t>(start), shards.end());
  return shards;
}

// The next number of standard input. A line that is no shard ends the work with an error.
std::optional<std::uint64_t> shard_from_input(std::uint64_t count, Verdict& verdict) {
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  const auto shards = shards_from(line, count);
  if (shards && shards->size() == 1) return shards->front();
  verdict.bad("campaign work: standard input: '" + line + "' is not the number of a shard");
  return std::nullopt;
}

void tell(const WorkReport& report, double seconds, const Folder& folder, Verdict& verdict) {
  std::string text =
      fmt::format("{}: {} computed in {:.1f} s", folder.path(), counted(report.computed, "shard"), seconds);
  if (report.already_done > 0) text += fmt::format(", {} already done", with_commas(report.already_done));
  if (report.failed > 0) text += fmt::format(", {} failed", with_commas(report.failed));
  if (report.interrupted) text += "; interrupted";
  note(text);
  if (!report.error.empty()) verdict.bad(report.error + "; the other shards can be computed later");
  if (report.failed > 0) verdict.bad();
}

int work_on(const CampaignWorkOptions& options) {
  Verdict verdict;
  const auto refuse = [&](const std::string& why) { return verdict.refuse("campaign work: " + why); };
  auto manifest = options.manifest();
  if (!manifest) return refuse(manifest.error());
  auto runner = ShardRunner::of(Folder{options.folder.front()}, *std::move(manifest), options.threads, all_commands);
  if (!runner) return refuse(runner.error());
  const std::uint64_t count = runner->manifest().shards;
  const bool reads_numbers = options.shards == "-";
  std::vector<std::uint64_t> shards;
  if (!options.shards.empty() && !reads_numbers) {
    const auto read = shards_from(options.shards, count);
    if (!read)
      return refuse(
          fmt::format("--shard {}: expected numbers of shards from 0 to {}, such as 0-3,7", options.shards, count - 1));
    shards = *read;
  } else if (!reads_numbers) {
    shards = missing_shards(*runner, verdict);
  }
  std::size_t at = 0;
  const auto next = [&]() -> std::optional<std::uint64_t> {
    if (reads_numbers) return shard_from_input(count, verdict);
    return at < shards.size() ? std::optional{shards[at++]} : std::nullopt;
  };
  const int acknowledged = ::dup(STDOUT_FILENO);  // a shard changes standard output while it runs
  const auto begin = std::chrono::steady_clock::now();
  const WorkReport report = campaign::work(*runner, next, [&](std::uint64_t shard, bool is_done) {
    if (reads_numbers) write_all(acknowledged, std::to_string(shard) + (is_done ? "\n" : " failed\n"));
  });
  ::close(acknowledged);
  tell(report, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), runner->folder(),
       verdict);
  return report.interrupted ? 130 : verdict.status();
}

}  // namespace

Command campaign_work_command() {
  auto o = std::make_shared<CampaignWorkOptions>();
  return {
      .name = "campaign work",
      .summary = "compute shards of a campaign",
      .description =
          "Compute the given shards, or all that are missing. A shard that is done is skipped. Several workers may use "
          "one folder at once, also from several machines. Two workers on one shard write the same bytes, so it does "
          "not matter which of them is later.\n\nA result gets its name when all its bytes are on the disk. A worker "
          "that is killed loses only the shards that it was computing. SIGTERM and SIGINT let the current shard finish "
          "within five seconds, or abandon it. A shard that failed three times is computed only if it is "
          "named.\n\nWith --shard -, read numbers of shards from standard input, one on a line, and write each number "
          "to standard output when its result is safe, or the number and 'failed'.",
      .arguments = {folder_argument(*o)},
      .options = {option("--shard LIST", o->shards,
                         "compute these shards, such as 5 or 0-99,105; or - to read numbers from standard input"),
                  threads_option(o->threads), any_version_option(*o)},
      .examples =
          {{"shudu campaign work rated", "compute all shards that are missing"},
           {"shudu campaign status rated --list missing | parallel shudu campaign work rated --threads 1 --shard {}",
            "let GNU parallel place the shards"}},
      .run = [o] { return work_on(*o); }};
}

}  // namespace shudu::cli
