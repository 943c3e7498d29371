// shudu campaign status: how far a campaign is, and which shards are missing.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "base/json_object.h"
#include "campaign/journal.h"
#include "campaign/manifest.h"
#include "campaign/ranges.h"
#include "campaign/result_file.h"
#include "commands/laboratory.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "engine/table.h"
#include "engine/terminal.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignStatusOptions : CampaignOptions {
  std::string list;  // a kind of shards, or empty
  bool ranges = false, json = false;
};

// Shards a second over the last ten minutes in which some were done.
double shards_per_second(const History& history) {
  if (history.times.size() < 2) return 0;
  const std::int64_t last = history.times.back();
  const auto recent = std::ranges::lower_bound(history.times, last - 600);
  const auto count = static_cast<double>(history.times.end() - recent);
  return count / static_cast<double>(std::max<std::int64_t>(1, last - *recent));
}

struct Failed {
  std::uint64_t shard, tries;
  std::string why;
};

std::vector<Failed> failed_shards(const Survey& found, const History& history) {
  std::vector<Failed> failed;
  for (const std::uint64_t shard : found.missing) {
    const auto tries = history.tries.find(shard);
    if (tries != history.tries.end()) failed.push_back({shard, tries->second.failed, tries->second.why});
  }
  return failed;
}

void write_words(const Manifest& manifest, const Survey& found, const History& history, double rate, Output& out) {
  const double part = static_cast<double>(found.done) / static_cast<double>(manifest.shards);
  out.write(fitted(fmt::format("command: {}\n", joined(manifest.command)), 2));
  if (stdout_is_terminal()) {
    constexpr std::size_t widest = 40, beside = 11;  // the brackets and " 100.0 %"
    const std::size_t width = std::min(widest, terminal_width(STDOUT_FILENO) - beside);
    out.write(fmt::format("{} {:.1f} %\n", progress_bar(part, static_cast<int>(width)), 100 * part));
  }
  out.write(fmt::format("shards: {} done, {} missing, {} in all\n", with_commas(found.done),
                        with_commas(found.missing.size()), with_commas(manifest.shards)));
  out.write(fmt::format("output: {}, {} bytes\n", counted(found.lines, "line"), with_commas(found.bytes)));
  if (!history.running.empty()) out.write(fitted(fmt::format("running: {}\n", ranges_of(history.running)), 2));
  if (rate > 0 && !found.missing.empty()) {
    out.write(fmt::format("rate: {} shards/s", three_digits(rate)));
    if (!history.running.empty()) {
      out.write(", expected end in " + duration_in_words(static_cast<double>(found.missing.size()) / rate));
    }
    out.write("\n");
  }
  const std::vector<Failed> failed = failed_shards(found, history);
  for (std::size_t i = 0; i < failed.size() && i < 20; ++i) {
    out.write(fitted(
        fmt::format("shard {} failed after {}: {}\n", failed[i].shard, counted(failed[i].tries, "try"), failed[i].why),
        2));
  }
  if (failed.size() > 20) out.write(fmt::format("and {} more failed shards\n", failed.size() - 20));
  for (const auto& damaged : found.damaged) out.write(fitted(damage_in_words(damaged) + '\n', 2));
}

void write_json(const Manifest& manifest, const Survey& found, const History& history, double rate, Output& out) {
  std::vector<JsonObject> failed;
  for (const Failed& one : failed_shards(found, history)) {
    failed.emplace_back().add("shard", one.shard).add("tries", one.tries).add("why", one.why);
  }
  std::vector<std::uint64_t> damaged;
  for (const auto& one : found.damaged) damaged.push_back(one.first);
  JsonObject object;
  object.add("campaign", manifest.id).add("version", manifest.version).add("command", joined(manifest.command));
  object.add("shards", manifest.shards).add("done", found.done);
  object.add("missing", static_cast<std::uint64_t>(found.missing.size())).add("running", history.running);
  object.add("damaged", damaged).add("failed", failed).add("lines", found.lines).add("bytes", found.bytes);
  object.add("workers", history.workers).add("seconds", history.seconds).add("shards_per_second", rate);
  if (rate > 0) object.add("expected_seconds", static_cast<double>(found.missing.size()) / rate);
  object.append_to(out.text());
}

void list_shards(const CampaignStatusOptions& options, const Survey& found, const History& history, Output& out) {
  for (const auto& damaged : found.damaged) note(damage_in_words(damaged));
  std::vector<std::uint64_t> listed;
  if (options.list == "missing") listed = found.missing;
  if (options.list == "failed") {
    for (const Failed& one : failed_shards(found, history)) {
      if (one.tries > 0) listed.push_back(one.shard);
    }
  }
  if (options.list == "done") listed = found.shards_done();
  if (options.ranges && !listed.empty()) return out.write(ranges_of(listed) + '\n');
  for (const std::uint64_t shard : listed) {
    out.write(std::to_string(shard) + '\n');
    out.written();
  }
}

int show_status(const CampaignStatusOptions& options) {
  Verdict verdict;
  const auto manifest = options.manifest();
  if (!manifest) return verdict.refuse("campaign status: " + manifest.error());
  const Folder folder{options.folder.front()};
  const Survey found = survey(folder, *manifest, Care::size);
  const History history = read_history(folder.logs());
  Output& out = standard_output();
  if (!options.list.empty()) {
    list_shards(options, found, history, out);
    return verdict.status();
  }
  const double rate = shards_per_second(history);
  options.json ? write_json(*manifest, found, history, rate, out) : write_words(*manifest, found, history, rate, out);
  if (!found.missing.empty()) verdict.negative();
  return verdict.status();
}

}  // namespace

Command campaign_status_command() {
  auto o = std::make_shared<CampaignStatusOptions>();
  return {
      .name = "campaign status",
      .summary = "show how far a campaign is",
      .description =
          "Show how many shards are done, missing, running and failed, the rate, and the expected end. A shard has "
          "failed if a worker reported an error, or was killed while it computed the shard. The exit status is 0 if "
          "all shards are done, and 1 if some are missing.\n\nWith --list, write only the numbers of shards, one on a "
          "line, and exit with status 0. A truncated result counts as missing, with a note. 'campaign verify' also "
          "finds results with wrong bytes.",
      .arguments = {folder_argument(*o)},
      .options = {option("--list KIND", o->list,
                         "list the shards that have no result, that have one, or that a worker has failed to compute")
                      .among({"missing", "done", "failed"}),
                  option("--ranges", o->ranges, "write them as ranges on one line, for 'campaign work --shard'")
                      .only_with({"--list"}),
                  json_option(o->json).not_with({"--list"}), any_version_option(*o)},
      .examples = {{"shudu campaign status rated", "show how far the campaign is"},
                   {"shudu campaign status rated --list missing --ranges", "list what is left to do"}},
      .run = [o] { return show_status(*o); }};
}

}  // namespace shudu::cli
