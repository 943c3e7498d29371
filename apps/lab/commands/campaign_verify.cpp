// shudu campaign verify: checks the results of a campaign, and computes some again.
#include <fmt/core.h>

#include <cstdio>
#include <memory>
#include <span>

#include "campaign/compute_result.h"
#include "campaign/hash.h"
#include "campaign/manifest.h"
#include "campaign/result_file.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "engine/read_file.h"
#include "engine/table.h"
#include "engine/verdict.h"
#include "shudu/random.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignVerifyOptions : CampaignOptions {
  std::uint64_t sample = 0, seed = fresh_seed;
  int threads = 0;
};

// A damaged result is renamed, so that its shard is missing for every other command too.
void set_aside(const Folder& folder, std::uint64_t shard, Verdict& verdict) {
  const std::string path = folder.result(shard), aside = path + ".damaged";
  if (std::rename(path.c_str(), aside.c_str()) == 0) {
    note(fmt::format("{} was renamed to {}", path, aside));
  } else {
    verdict.bad(system_error(path, errno));
  }
}

// Shards that have a result, in a random order, at most as many as wanted.
std::vector<std::uint64_t> drawn(const Survey& found, std::uint64_t wanted, std::uint64_t seed) {
  std::vector<std::uint64_t> shards = found.shards_done();
  Random random{seed};
  random.shuffle(std::span{shards});
  if (shards.size() > wanted) shards.resize(wanted);
  return shards;
}

int verify_campaign(const CampaignVerifyOptions& options) {
  Verdict verdict;
  const auto refuse = [&](const std::string& why) { return verdict.refuse("campaign verify: " + why); };
  auto manifest = options.manifest();
  if (!manifest) return refuse(manifest.error());
  auto runner = ShardRunner::of(Folder{options.folder.front()}, *manifest, options.threads, all_commands);
  if (!runner) return refuse(runner.error());
  const Folder& folder = runner->folder();
  if (!manifest->shard_table.empty()) {
    const auto table = whole_file(folder.shard_table());
    if (!table) return refuse(table.error());
    if (hash_of(*table) != manifest->shard_table) return refuse(folder.shard_table() + ": the file is damaged");
  }
  std::uint64_t stale = 0;
  for (std::uint64_t shard = 0; shard < manifest->shards; shard += 1000)
    stale += remove_stale_files(folder.results_of(shard));
  const Survey found = survey(folder, *manifest, Care::bytes);
  for (const auto& damaged : found.damaged) {
    note(damage_in_words(damaged));
    set_aside(folder, damaged.first, verdict);
  }
  std::uint64_t different = 0;
  const std::vector<std::uint64_t> sample =
      options.sample == 0 ? std::vector<std::uint64_t>{} : drawn(found, options.sample, seed_for(options.seed));
  for (const std::uint64_t shard : sample) {
    const auto why = compare_with_new(*runner, shard);
    if (!why) continue;
    ++different;
    note(fmt::format("shard {}: {}", shard, *why));
  }
  if (different > 0 || !found.damaged.empty()) verdict.negative();
  std::string text = fmt::format("{} of {} results are good", with_commas(found.done), with_commas(manifest->shards));
  if (!found.damaged.empty()) text += fmt::format(", {} damaged", with_commas(found.damaged.size()));
  if (options.sample > 0) {
    text +=
        fmt::format("; {} computed again, {} of them differently", with_commas(sample.size()), with_commas(different));
  }
  if (stale > 0) text += fmt::format("; removed {} of killed workers", counted(stale, "temporary file"));
  standard_output().write(text + '\n');
  return verdict.status();
}

}  // namespace

Command campaign_verify_command() {
  auto o = std::make_shared<CampaignVerifyOptions>();
  return {
      .name = "campaign verify",
      .summary = "check the results of a campaign",
      .description =
          "Compare every result with its checksum. A damaged result is renamed, so that its shard is computed again. "
          "With --sample, also compute that many shards again, and compare the bytes. Temporary files of workers that "
          "were killed are removed. The exit status is 1 if a result is damaged or differs. Missing shards are no "
          "fault.",
      .arguments = {folder_argument(*o)},
      .options = {option("--sample N", o->sample, "compute N random shards again").least(1),
                  seed_option(o->seed).only_with({"--sample"}), threads_option(o->threads).only_with({"--sample"}),
                  any_version_option(*o)},
      .examples = {{"shudu campaign verify rated --sample 10", "check all results and compute ten again"}},
      .run = [o] { return verify_campaign(*o); }};
}

}  // namespace shudu::cli
