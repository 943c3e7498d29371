// shudu campaign submit: submits the missing shards of a campaign to Slurm.
#include <fmt/core.h>
#include <sys/wait.h>

#include <algorithm>
#include <cassert>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include "campaign/manifest.h"
#include "campaign/ranges.h"
#include "campaign/result_file.h"
#include "commands/laboratory.h"
#include "engine/output.h"
#include "engine/program_path.h"
#include "engine/read_file.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignSubmitOptions : CampaignOptions {
  bool slurm = false, dry_run = false;
  std::uint64_t elements = 100;
  int threads = 1;
  std::string options;
};

struct SlurmJob {
  std::string program;                // the path of shudu
  std::string folder;                 // the path of the campaign
  std::vector<std::uint64_t> shards;  // to compute, ascending and not empty
  std::uint64_t elements = 1;         // of the array; at most as many as shards
  int threads = 1;                    // of an element
  std::vector<std::string> options;   // further options of sbatch
  bool any_version = false;
};

// Every element computes a part of the shards, one after the other. An element that is requeued skips those that are
// done. The script holds the shards of all elements, so it needs no other file.
std::string slurm_script(const SlurmJob& job) {
  assert(job.elements > 0 && job.elements <= job.shards.size());
  std::string text = fmt::format(
      "#!/bin/sh\n#SBATCH --job-name=shudu\n#SBATCH --array=0-{}\n#SBATCH --cpus-per-task={}\n#SBATCH --requeue\n"
      "#SBATCH --open-mode=append\n#SBATCH --output={}\n",
      job.elements - 1, job.threads, joined({job.folder + "/log/slurm-%A_%a.txt"}));
  for (const std::string& option : job.options) text += "#SBATCH " + joined({option}) + '\n';
  text += "shards=$(sed -n \"$((SLURM_ARRAY_TASK_ID + 1))p\" <<'END'\n";
  const std::uint64_t count = job.shards.size();
  for (std::uint64_t i = 0; i < job.elements; ++i) {
    const auto from = job.shards.begin() + static_cast<std::ptrdiff_t>(count * i / job.elements);
    const auto to = job.shards.begin() + static_cast<std::ptrdiff_t>(count * (i + 1) / job.elements);
    text += ranges_of({from, to}) + '\n';
  }
  text += "END\n)\n";
  // exec, so that a signal of Slurm reaches the worker and not a shell before it.
  std::vector<std::string> words{job.program, "campaign", "work", job.folder, "--threads", std::to_string(job.threads)};
  if (job.any_version) words.emplace_back("--any-version");
  return text + "exec " + joined(words) + " --shard \"$shards\"\n";
}

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
  const auto manifest = options.manifest();
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
      .arguments = {folder_argument(*o)},
      .options = {option("--slurm", o->slurm, "use Slurm (sbatch)"),
                  option("--elements N", o->elements,
                         "make an array of N elements (default: 100); Slurm usually allows up to 1000")
                      .between(1, 1'000'000),
                  option("--threads N", o->threads, "give each element N processors (default: 1)").between(1, 1024),
                  option("--options TEXT", o->options,
                         "pass these options to sbatch: '--partition=long --time=2:00:00'"),
                  option("--dry-run", o->dry_run, "write the script instead of submitting it"), any_version_option(*o)},
      .examples = {{"shudu campaign submit rated --slurm --elements 50 --options '--time=4:00:00'",
                    "compute what is missing in 50 array elements"}},
      .run = [o] { return submit_campaign(*o); }};
}

}  // namespace shudu::cli
