#include "queens/watch.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>

#include "engine/new_file.h"
#include "engine/read_file.h"

namespace shudu::cli {
namespace {

double part(const QueensCheckpoint& state) { return static_cast<double>(state.done) / state.pieces; }

}  // namespace

Result<std::optional<QueensCheckpoint>, std::string> read_checkpoint(const std::string& path) {
  constexpr std::uint64_t most_bytes = 4096;  // a larger file is not a checkpoint
  if (::access(path.c_str(), F_OK) != 0 && errno == ENOENT) return std::optional<QueensCheckpoint>{};
  const auto text = whole_file(path, most_bytes);
  if (!text) return Unexpected{text.error()};
  auto checkpoint = queens_checkpoint_from(*text);
  if (!checkpoint) return Unexpected{path + ": " + checkpoint.error().message};
  return std::optional{*std::move(checkpoint)};
}

Watch::Watch(std::string path, const QueensCheckpoint& begin, Verdict& verdict)
    : path_(std::move(path)), begin_(begin), verdict_(verdict), progress_("piece", part(begin)) {
  if (!path_.empty()) interrupt_.emplace();
}

void Watch::operator()(const QueensCheckpoint& state) {
  using namespace std::chrono_literals;
  progress_.update(static_cast<std::uint64_t>(state.done - begin_.done), part(state));
  if (path_.empty()) return;
  const bool stop = Interrupt::wanted();
  if (!stop && std::chrono::steady_clock::now() - saved_ < 500ms) return;
  save(state);
  if (stop) stop_here(state);
}

void Watch::end(const QueensCheckpoint& state) {
  if (!path_.empty()) save(state);
}

bool Watch::save(const QueensCheckpoint& state) {
  saved_ = std::chrono::steady_clock::now();
  const std::string wrong = write_new_file(path_, to_text(state));
  if (!wrong.empty() && !failed_) verdict_.bad("queens: " + wrong);
  failed_ = !wrong.empty();
  return !failed_;
}

// The threads are still working on pieces, which may take long. Their results are not needed, so do not wait.
void Watch::stop_here(const QueensCheckpoint& state) const {
  note(fmt::format("queens: stopped after {} of {} pieces; run the same command again to continue from {}", state.done,
                   state.pieces, path_));
  ::_exit(130);
}

}  // namespace shudu::cli
