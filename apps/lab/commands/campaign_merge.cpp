// shudu campaign merge: writes the output of a campaign.
#include <memory>

#include "campaign/manifest.h"
#include "campaign/merge.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/output.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignMergeOptions : CampaignOptions {
  MergeOptions merge;
  bool totals = false, json = false;
  int threads = 0;
};

int merge_campaign(const CampaignMergeOptions& options) {
  Verdict verdict;
  const auto refuse = [&](const std::string& why) { return verdict.refuse("campaign merge: " + why); };
  const auto manifest = options.manifest();
  if (!manifest) return refuse(manifest.error());
  const Folder folder{options.folder.front()};
  if (options.totals) {
    write_totals(folder, *manifest, options.json);
    return verdict.status();
  }
  const auto prepared = prepare(manifest->command, all_commands);
  if (!prepared) return refuse(folder.manifest() + ": " + prepared.error());
  if (options.merge.classes && (prepared->join == Join::sum || prepared->join == Join::right_and_wrong)) {
    return refuse("--dedupe: the results of this command are not puzzles");
  }
  MergeOptions merging = options.merge;
  merging.threads = threads_wanted(options.threads);
  return campaign::merge(folder, *manifest, *prepared, merging, verdict);
}

}  // namespace

Command campaign_merge_command() {
  auto o = std::make_shared<CampaignMergeOptions>();
  return {
      .name = "campaign merge",
      .summary = "write the output of a campaign",
      .description =
          "Write the results of all shards in order. The output, the messages and the exit status are those of the "
          "plain command on the whole input. Every result is compared with its checksum before it is written.\n\nThe "
          "counts of verify and queens are added. Of canon --dedupe and generate near, only the first puzzle of each "
          "class is written. With --dedupe, do the same for any command whose output is puzzles. This uses about as "
          "much memory as --memory allows, and then temporary files.\n\nWith --totals, write instead how many lines "
          "are answers, and how many say why there is none.",
      .arguments = {folder_argument(*o)},
      .options = {option("--dedupe", o->merge.classes,
                         "write only the first puzzle of each class of equivalent puzzles")
                      .not_with({"--totals"}),
                  option("--totals", o->totals, "write the number of lines of each kind").not_with({"--partial"}),
                  option("--partial", o->merge.partial,
                         "merge the shards that are done; the exit status is 2 if some are missing"),
                  memory_option(o->merge.memory).not_with({"--totals"}),
                  option("--json", o->json, "write the totals as JSON").only_with({"--totals"}),
                  threads_option(o->threads).not_with({"--totals"}), any_version_option(*o)},
      .examples = {{"shudu campaign merge rated > rated.csv", "write the output of the plain command"},
                   {"shudu campaign merge near --dedupe > new.txt", "write one puzzle of each class"}},
      .run = [o] { return merge_campaign(*o); }};
}

}  // namespace shudu::cli
