// The gallery as a source. A search is resumed from the guesses in effect.
#include "trace/source.h"

namespace shudu::trace {
namespace {

class GallerySource : public Source {
 public:
  GallerySource(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options)
      : algorithm_(algorithm), clues_(clues), solutions_(options.solutions) {}

  Marks marks() const override { return algorithm_.propagates ? Marks::propagated : Marks::by_rules; }
  bool can_begin_after(const Event& event) const override { return event.kind == Event::Kind::guess; }

  Recording::End run(const Player& from, const gallery::OnEvent& on_event) override {
    bool stopped = false;
    const gallery::Counters counters = algorithm_.resume(
        clues_, solutions_, {.guesses = from.guesses(), .counters = from.counters()}, [](const Grid&) { return true; },
        [&](const Event& event) { return !(stopped = !on_event(event)); });
    // The run is over after the last solution wanted, even if the search was stopped.
    if (counters.solutions == solutions_) return Recording::End::satisfied;
    return stopped ? Recording::End::open : Recording::End::exhausted;
  }

 private:
  const gallery::Algorithm& algorithm_;
  Grid clues_;
  std::uint64_t solutions_;
};

}  // namespace

std::unique_ptr<Source> gallery_source(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options) {
  return std::make_unique<GallerySource>(algorithm, clues, options);
}

}  // namespace shudu::trace
