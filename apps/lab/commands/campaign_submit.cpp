// shudu campaign submit: submits the missing shards of a campaign to Slurm.
#include <fmt/core.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include "campaign/options.h"
#include "campaign/slurm_script.h"
#include "campaign/split_words.h"
#include "campaign/survey.h"
#include "commands/laboratory.h"
#include "engine/output.h"
#include "engine/program_path.h"
#include "engine/read_file.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignSubmitOptions {
  std::vector<std::string> folder;
  bool slurm = false, dry_run = false, any_version = false;
  std::uint64_t elements = 100;
  int threads = 1;
  std::string options;
};

// Gives the script to sbatch, which writes the number of the job to standard output.
std::optional<std::string> submit(const std::string& script) {
  standard_output().flush();
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  std::FILE* sbatch = ::popen("sbatch", "we");
  const bool written = sbatch != nullptr && std::fwrite(script.data(), 1, script.size(), sbatch) == script.size();
  const int status = sbatch == nullptr ? -1 : ::pclose(sbatch);
  std::signal(SIGPIPE, before);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) return "sbatch cannot be run; is Slurm installed here?";
  if (!written || status != 0) return "sbatch refused the job";
  return std::nullopt;
}

int submit_campaign(const CampaignSubmitOptions& options) {
  Verdict verdict;
  const auto refuse = [&](const std::string& why) { return verdict.refuse("campaign submit: " + why); };
  if (!options.slurm) return refuse("--slurm is required");
  const auto manifest = read_manifest(options.folder.front(), options.any_version);
  if (!manifest) return refuse(manifest.error());
  const auto further = split_words(options.options);
  if (!further) return refuse("--options: a quote is not closed");
  std::error_code error;
  const std::string folder = std::filesystem::canonical(options.folder.front(), error).string();
  if (error) return refuse(system_error(options.folder.front(), error.value()));
  const Survey found = survey(Folder{folder}, *manifest, Care::size);
  for (const auto& damaged : found.damaged) note(damage_in_words(damaged));
  if (found.missing.empty()) {
    note("campaign submit: all shards are done");
    return verdict.status();
  }
  const std::string script = slurm_script({.program = companion_path("shudu"),
                                           .folder = folder,
                                           .shards = found.missing,
                                           .elements = std::min<std::uint64_t>(options.elements, found.missing.size()),
                                           .threads = options.threads,
                                           .options = *further,
                                           .any_version = options.any_version});
  if (options.dry_run) {
    standard_output().write(script);
    return verdict.status();
  }
  if (const auto why = submit(script)) return refuse(*why);
  return verdict.status();
}

}  // namespace

Command campaign_submit_command() {
  auto o = std::make_shared<CampaignSubmitOptions>();
  return {
      .name = "campaign submit",
      .summary = "submit a campaign to a cluster",
      .description =
          "Submit the missing shards to Slurm as an array job. Every element of the array computes some shards, one "
          "after the other. An element may be killed or requeued at any time: it skips the shards that are done. When "
          "the job has ended, submit again what is still missing.\n\nThe program and the folder must have the same "
          "path on every node. The output of the elements is in DIR/log.",
      .arguments = {folder_argument(o->folder)},
      .options = {option("--slurm", o->slurm, "use Slurm (sbatch)"),
                  option("--elements N", o->elements,
                         "make an array of N elements (default: 100); Slurm usually allows up to 1000")
                      .between(1, 1'000'000),
                  option("--threads N", o->threads, "give each element N processors (default: 1)").between(1, 1024),
                  option("--options TEXT", o->options,
                         "pass these options to sbatch: '--partition=long --time=2:00:00'"),
                  option("--dry-run", o->dry_run, "write the script instead of submitting it"),
                  any_version_option(o->any_version)},
      .examples = {{"shudu campaign submit rated --slurm --elements 50 --options '--time=4:00:00'",
                    "compute what is missing in 50 array elements"}},
      .run = [o] { return submit_campaign(*o); },
  };
}

}  // namespace shudu::cli
