#include "queens/watch.h"

#include <fmt/core.h>
#include <unistd.h>

#include "queens/checkpoint_file.h"

namespace shudu::cli {
namespace {

double part(const QueensCheckpoint& state) { return static_cast<double>(state.done) / state.pieces; }

}  // namespace

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
  const std::string wrong = write_checkpoint(path_, state);
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
