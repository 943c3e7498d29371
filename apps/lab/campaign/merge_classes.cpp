#include "campaign/merge.h"

#include <memory>
#include <string>

#include "campaign/result_file.h"
#include "campaign/shard_input.h"
#include "canon/seen_forms.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/read_file.h"

namespace shudu::cli::campaign {
namespace {

// The output of the shards, one after the other, as one input.
class MergedOutput {
 public:
  MergedOutput(const Folder& folder, const Manifest& manifest, const std::vector<std::uint64_t>& shards)
      : folder_(folder), manifest_(manifest), shards_(shards) {}

  std::size_t read(char* into, std::size_t room) {
    while (at_ == end_) {
      if (next_ == shards_.size()) return 0;
      shard_ = shards_[next_++];
      const auto foot = read_foot(folder_.result(shard_), manifest_.id, shard_, Care::size);
      at_ = 0;
      end_ = foot ? foot->output : 0;
    }
    const std::uint64_t n = std::min<std::uint64_t>(room, end_ - at_);
    read_pieces(folder_.result(shard_), at_, at_ + n, [&](std::string_view bytes) {
      std::copy(bytes.begin(), bytes.end(), into);
      into += bytes.size();
    });
    at_ += n;
    return n;
  }

 private:
  const Folder& folder_;
  const Manifest& manifest_;
  const std::vector<std::uint64_t>& shards_;
  std::size_t next_ = 0;
  std::uint64_t shard_ = 0, at_ = 0, end_ = 0;
};

}  // namespace

void merge_classes(const Folder& folder, const Manifest& manifest, const std::vector<std::uint64_t>& shards,
                   bool without_input, const MergeOptions& options, Verdict& verdict) {
  Output& out = standard_output();
  SeenForms seen{options.memory << 20};
  bool good = true;
  const auto keep = [&](std::string_view text) {
    out.write(text);
    out.written();
  };
  const auto read = [&](const InputWindow& window, bool is_kept, Verdict& on_faults) {
    set_input_window(&window);
    Input input{{}, "", on_faults, "campaign merge --dedupe"};
    answer_in_order<std::vector<ask::Classified>>(input, {.threads = options.threads, .batch = 1024}, classify,
                                                  [&](Batch& batch, const std::vector<ask::Classified>& classified) {
                                                    for (std::size_t i = 0; i < batch.size() && good; ++i) {
                                                      if (classified[i].kind == ask::Sameness::invalid) continue;
                                                      const std::string text =
                                                          is_kept ? to_line(batch.clues()[i]) + '\n' : std::string{};
                                                      good = seen.add(classified[i].canonical.form, text, keep);
                                                    }
                                                  });
    set_input_window(nullptr);
  };
  if (without_input) {
    Verdict reported_by_the_shards;
    for (const std::uint64_t shard : shards) {
      const auto input = ShardInput::of(folder, manifest, shard);
      if (!input) return verdict.bad(input.error());
      read(input->window(), false, reported_by_the_shards);
      if (const auto fault = input->fault()) return verdict.bad(*fault);
    }
  }
  const auto merged = std::make_shared<MergedOutput>(folder, manifest, shards);
  InputWindow window;
  window.parts.push_back(
      {.name = "results", .operand = 0, .lines_before = 0, .read = [merged](char* into, std::size_t room) {
         return merged->read(into, room);
       }});
  read(window, true, verdict);
  good = good && seen.finish(keep);
  if (!good) verdict.bad("campaign merge: cannot write a temporary file");
  out.flush();
}

}  // namespace shudu::cli::campaign
