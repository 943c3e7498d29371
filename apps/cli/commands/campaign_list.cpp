// shudu campaign list: lists shards, one on a line, for other programs.
#include <memory>

#include "campaign/journal.h"
#include "campaign/options.h"
#include "campaign/survey.h"
#include "commands/commands.h"
#include "engine/output.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignListOptions {
  std::vector<std::string> folder;
  bool missing = false, done = false, failed = false, any_version = false;
};

int list_shards(const CampaignListOptions& options) {
  Verdict verdict;
  const auto manifest = read_manifest(options.folder.front(), options.any_version);
  if (!manifest) {
    verdict.bad("campaign list: " + manifest.error());
    return verdict.status();
  }
  const Folder folder{options.folder.front()};
  const Survey found = survey(folder, *manifest, Care::size);
  for (const auto& damaged : found.damaged) note(damage_in_words(damaged));
  const History history = options.failed ? read_history(folder.logs()) : History{};
  std::size_t next = 0;
  for (std::uint64_t shard = 0; shard < manifest->shards; ++shard) {
    const bool is_missing = next < found.missing.size() && found.missing[next] == shard;
    if (is_missing) ++next;
    const auto tries = history.tries.find(shard);
    const bool has_failed = is_missing && tries != history.tries.end() && tries->second.failed > 0;
    const bool wanted = options.missing ? is_missing : options.done ? !is_missing : options.failed ? has_failed : true;
    if (!wanted) continue;
    standard_output().write(std::to_string(shard) + '\n');
    standard_output().written();
  }
  return verdict.status();
}

}  // namespace

Command campaign_list_command() {
  auto o = std::make_shared<CampaignListOptions>();
  return {
      .name = "campaign list",
      .summary = "list the shards of a campaign",
      .description =
          "Write the numbers of shards, one on a line. A truncated result counts as missing, with a note. 'campaign "
          "verify' also finds results with wrong bytes.",
      .arguments = {folder_argument(o->folder)},
      .options = {{.names = "--missing",
                   .value = "",
                   .help = "list the shards that have no result",
                   .target = &o->missing,
                   .not_with = {"--done", "--failed"}},
                  {.names = "--done",
                   .value = "",
                   .help = "list the shards that have a result",
                   .target = &o->done,
                   .not_with = {"--failed"}},
                  {.names = "--failed",
                   .value = "",
                   .help = "list the missing shards that a worker has failed to compute",
                   .target = &o->failed},
                  any_version_option(o->any_version)},
      .examples = {{"shudu campaign list rated --missing", "list what is left to do"}},
      .run = [o] { return list_shards(*o); },
  };
}

}  // namespace shudu::cli
