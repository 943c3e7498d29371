#include "campaign/merge.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <functional>

#include "campaign/ranges.h"
#include "campaign/result_file.h"
#include "campaign/run_shard.h"
#include "engine/arguments.h"
#include "engine/new_file.h"
#include "engine/output.h"
#include "engine/read_file.h"
#include "shudu/queens.h"

namespace shudu::cli::campaign {
namespace {

class Merge {
 public:
  Merge(const Folder& folder, const Prepared& prepared) : folder_(folder), prepared_(prepared) {}

  // Each takes the result of a shard, in order. Returns false if it cannot be read.
  bool take_in_order(const ResultFoot& foot) {
    return read_output(foot, [](std::string_view text) { write(text); });
  }

  bool take_right_and_wrong(const ResultFoot& foot) {
    // The last line is "N right, N wrong".
    std::string rest;
    const bool read = read_output(foot, [&](std::string_view text) {
      rest += text;
      const std::size_t end = rest.size() < 2 ? std::string::npos : rest.rfind('\n', rest.size() - 2);
      if (end == std::string::npos) return;
      write(std::string_view{rest}.substr(0, end + 1));
      rest.erase(0, end + 1);
    });
    unsigned long long right = 0, wrong = 0;
    if (!read || std::sscanf(rest.c_str(), "%llu right, %llu wrong", &right, &wrong) != 2) return false;
    right_ += right;
    wrong_ += wrong;
    return true;
  }

  bool take_sum(const ResultFoot& foot) {
    std::string text;
    if (!read_output(foot, [&](std::string_view bytes) { text += bytes; })) return false;
    if (text.ends_with('\n')) text.pop_back();
    const auto number = whole_from(text);
    sum_ += number.value_or(0);
    return number.has_value();
  }

  bool take(const ResultFoot& foot) {
    status_ = std::max(status_, foot.status);
    switch (join()) {
      case Join::right_and_wrong: return take_right_and_wrong(foot) && write_messages(foot);
      case Join::sum: return take_sum(foot) && write_messages(foot);
      default: return take_in_order(foot) && write_messages(foot);
    }
  }

  void finish() {
    if (join() == Join::right_and_wrong) write(fmt::format("{} right, {} wrong\n", right_, wrong_));
    if (join() == Join::sum) write(to_string(queens_total()) + '\n');
    standard_output().flush();
  }

  bool write_messages(const ResultFoot& foot) {
    return read_pieces(folder_.result(foot.shard), foot.output, foot.output + foot.messages,
                       [](std::string_view text) { write_all(STDERR_FILENO, text); });
  }
  int status() const { return status_; }
  void note_status(int status) { status_ = std::max(status_, status); }

 private:
  static void write(std::string_view text) {
    standard_output().write(text);
    standard_output().written();
  }
  Join join() const {
    const bool counts = prepared_.join == Join::right_and_wrong && !is_given(prepared_.words, "--json");
    return prepared_.join == Join::right_and_wrong && !counts ? Join::in_order : prepared_.join;
  }
  bool read_output(const ResultFoot& foot, const std::function<void(std::string_view)>& take) {
    return read_pieces(folder_.result(foot.shard), 0, foot.output, take);
  }
  Whole queens_total() {
    read_arguments(prepared_.command, prepared_.words);
    const auto count = queens_count_of(prepared_.command);
    if (sum_ == 0) note_status(Status::some_negative);
    return is_given(prepared_.words, "--different") ? different_queens(count->size(), sum_) : sum_;
  }

  const Folder& folder_;
  const Prepared& prepared_;
  std::uint64_t right_ = 0, wrong_ = 0;
  Whole sum_ = 0;
  int status_ = Status::all_positive;
};

}  // namespace

int merge(const Folder& folder, const Manifest& manifest, const Prepared& prepared, const MergeOptions& options,
          Verdict& verdict) {
  const Survey found = survey(folder, manifest, Care::bytes);
  for (const auto& damaged : found.damaged) note(damage_in_words(damaged));
  if (!found.missing.empty() && !options.partial)
    return verdict.refuse(fmt::format("campaign merge: {} of {} shards are missing: {}", found.missing.size(),
                                      manifest.shards, ranges_of(found.missing)));
  const std::vector<std::uint64_t> shards = found.shards_done();
  Merge merging{folder, prepared};
  const bool classes = options.classes || prepared.join == Join::classes || prepared.join == Join::neighbour_classes;
  for (const std::uint64_t shard : shards) {
    const auto foot = read_foot(folder.result(shard), manifest.id, shard, Care::size);
    const bool taken = foot && (classes ? merging.write_messages(*foot) : merging.take(*foot));
    if (foot) merging.note_status(foot->status);
    if (!taken) verdict.bad(fmt::format("campaign merge: the result of shard {} cannot be read", shard));
    if (!taken || standard_output().failed()) return Status::bad_input;
  }
  if (classes) {
    merge_classes(folder, manifest, shards, prepared.join == Join::neighbour_classes, options, verdict);
  } else {
    merging.finish();
  }
  if (!found.missing.empty()) {
    note(fmt::format("campaign merge: {} of {} shards are missing: {}", found.missing.size(), manifest.shards,
                     ranges_of(found.missing)));
    verdict.bad();
  }
  return std::max(merging.status(), verdict.status());
}

}  // namespace shudu::cli::campaign
