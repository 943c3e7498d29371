// shudu campaign resume: writes what is left of a campaign as ranges.
#include <memory>

#include "campaign/options.h"
#include "campaign/ranges.h"
#include "campaign/survey.h"
#include "commands/commands.h"
#include "engine/output.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignResumeOptions {
  std::vector<std::string> folder;
  bool any_version = false;
};

int resume(const CampaignResumeOptions& options) {
  Verdict verdict;
  const auto manifest = read_manifest(options.folder.front(), options.any_version);
  if (!manifest) {
    verdict.bad("campaign resume: " + manifest.error());
    return verdict.status();
  }
  const Survey found = survey(Folder{options.folder.front()}, *manifest, Care::size);
  for (const auto& damaged : found.damaged) note(damage_in_words(damaged));
  if (!found.missing.empty()) standard_output().write(ranges_of(found.missing) + '\n');
  return verdict.status();
}

}  // namespace

Command campaign_resume_command() {
  auto o = std::make_shared<CampaignResumeOptions>();
  return {
      .name = "campaign resume",
      .summary = "write what is left of a campaign as ranges",
      .description =
          "Write the missing shards as ranges on one line, for 'campaign work --shard'. Write nothing if all shards "
          "are done.",
      .arguments = {folder_argument(o->folder)},
      .options = {any_version_option(o->any_version)},
      .examples = {{"shudu campaign work rated --shard \"$(shudu campaign resume rated)\"", "compute what is left"}},
      .run = [o] { return resume(*o); },
  };
}

}  // namespace shudu::cli
