#include "campaign/slurm_script.h"

#include <fmt/core.h>

#include <cassert>

#include "campaign/ranges.h"
#include "campaign/split_words.h"

namespace shudu::cli::campaign {

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

}  // namespace shudu::cli::campaign
