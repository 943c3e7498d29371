// Recording: stores checkpoints, and computes blocks of events again when they are read.
//
//   events        0 ───────────── 16384 ──────────── 32768 ─────────── … ── size
//   checkpoints   0      ·    ·     |  ·    ·    ·      |              at guesses
//   blocks                          [ events, board before ]           the few that were read last
//
// When there are too many checkpoints, every second one is removed.
#include "shudu/trace.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "shudu/board.h"
#include "trace/replay.h"

namespace shudu::trace {
namespace {

constexpr std::uint64_t block_size = 16384;
constexpr std::size_t most_blocks = 4;

struct Block {
  std::uint64_t first;  // the number of its first event
  Replay before;        // the board before that event
  std::vector<Event> events;
};

}  // namespace

struct Recording::State {
  const Solver* solver;
  Grid clues;
  Options options;
  std::unique_ptr<Source> source;
  std::vector<Replay> checkpoints;  // in order; the first is the start of the run
  Replay last;                      // the end of the recording
  std::uint64_t interval;
  std::vector<Block> blocks = {};  // the most recently used is last
  End end = End::open;

  void record(std::uint64_t count);
  void keep(const Replay& replay);
  // The last checkpoint at or before `at`.
  std::size_t before(std::uint64_t at) const;
  // The block that contains event `at`. Precondition: at < last.at().
  const Block& block(std::uint64_t at);
  Block made_again(std::uint64_t first);
};

void Recording::State::record(std::uint64_t count) {
  const std::uint64_t wanted = last.at() + count;
  const Replay from = last;
  end = source->run(from, [&](const Event& event) {
    last.play(event);
    if (!source->can_begin_after(event)) return true;
    if (last.at() >= checkpoints.back().at() + interval) keep(last);
    return last.at() < wanted;
  });
}

void Recording::State::keep(const Replay& replay) {
  checkpoints.push_back(replay);
  if (checkpoints.size() <= options.checkpoints) return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < checkpoints.size(); i += 2) {
    if (i != kept) checkpoints[kept] = std::move(checkpoints[i]);
    ++kept;
  }
  checkpoints.erase(checkpoints.begin() + static_cast<std::ptrdiff_t>(kept), checkpoints.end());
  interval *= 2;
}

std::size_t Recording::State::before(std::uint64_t at) const {
  const auto after = std::upper_bound(checkpoints.begin(), checkpoints.end(), at,
                                      [](std::uint64_t value, const Replay& replay) { return value < replay.at(); });
  return static_cast<std::size_t>(after - checkpoints.begin()) - 1;
}

const Block& Recording::State::block(std::uint64_t at) {
  assert(at < last.at());
  const std::uint64_t first = at / block_size * block_size;
  const auto found = std::find_if(blocks.begin(), blocks.end(), [&](const Block& one) { return one.first == first; });
  if (found != blocks.end() && at - first < found->events.size()) {
    std::rotate(found, found + 1, blocks.end());
    return blocks.back();
  }
  if (found != blocks.end()) {
    blocks.erase(found);  // computed when the recording was shorter
  } else if (blocks.size() == most_blocks) {
    blocks.erase(blocks.begin());
  }
  blocks.push_back(made_again(first));
  return blocks.back();
}

Block Recording::State::made_again(std::uint64_t first) {
  const std::uint64_t past = std::min(first + block_size, last.at());
  const Replay& from = checkpoints[before(first)];
  Block block{first, from, {}};
  block.events.reserve(static_cast<std::size_t>(past - first));
  source->run(from, [&](const Event& event) {
    if (block.before.at() < first) {
      block.before.play(event);
    } else {
      block.events.push_back(event);
    }
    return block.events.size() < past - first;
  });
  assert(block.events.size() == past - first);
  return block;
}

Recording::Recording(const Solver& solver, const Grid& clues, const Options& options) {
  assert(options.solutions > 0 && options.checkpoints >= 2 && options.interval > 0);
  std::unique_ptr<Source> source =
      solver.algorithm != nullptr ? gallery_source(*solver.algorithm, clues, options) : logic_source(clues, options);
  const Replay begin{clues, source->marks()};
  state_ = std::make_unique<State>(State{&solver, clues, options, std::move(source), {begin}, begin, options.interval});
  if (has_conflict(clues)) state_->end = End::conflict;
}
Recording::Recording(Recording&&) noexcept = default;
Recording& Recording::operator=(Recording&&) noexcept = default;
Recording::~Recording() = default;

bool Recording::extend(std::uint64_t count) {
  if (end() == End::open && count > 0) state_->record(count);
  return !is_complete();
}

void Recording::finish() {
  while (extend(~std::uint64_t{0} - size())) {
  }
}

const Solver& Recording::solver() const { return *state_->solver; }
const Grid& Recording::clues() const { return state_->clues; }
Recording::End Recording::end() const { return state_->end; }
std::uint64_t Recording::size() const { return state_->last.at(); }
const gallery::Counters& Recording::counters() const { return state_->last.counters(); }
std::uint64_t Recording::propagations() const { return state_->last.propagations(); }
std::span<const logic::Step> Recording::steps() const { return state_->source->steps(); }

Event Recording::event(std::uint64_t at) {
  const Block& block = state_->block(at);
  return block.events[static_cast<std::size_t>(at - block.first)];
}

std::vector<Event> Recording::events(std::uint64_t from, std::uint64_t count) {
  std::vector<Event> all;
  const std::uint64_t past = from >= size() ? from : from + std::min(count, size() - from);
  while (from < past) {
    const Block& block = state_->block(from);
    const std::uint64_t end = std::min<std::uint64_t>(past, block.first + block.events.size());
    all.insert(all.end(), block.events.begin() + static_cast<std::ptrdiff_t>(from - block.first),
               block.events.begin() + static_cast<std::ptrdiff_t>(end - block.first));
    from = end;
  }
  return all;
}

Moment Recording::moment_at(std::uint64_t at) {
  assert(at <= size());
  if (at == 0) return state_->checkpoints.front().moment();
  const Block& block = state_->block(at - 1);
  Replay replay = block.before;
  for (const Event& event : block.events) {
    if (replay.at() == at) break;
    replay.play(event);
  }
  return replay.moment();
}

std::optional<std::uint64_t> Recording::next(Event::Kind kind, std::uint64_t from) {
  const std::vector<Replay>& points = state_->checkpoints;
  while (from < size()) {
    const std::size_t i = state_->before(from);
    const Replay& after = i + 1 < points.size() ? points[i + 1] : state_->last;
    if (points[i].count(kind) < after.count(kind)) {
      for (; from < after.at(); ++from) {
        if (event(from).kind == kind) return from;
      }
    }
    from = after.at();
  }
  return std::nullopt;
}

std::optional<std::uint64_t> Recording::previous(Event::Kind kind, std::uint64_t before) {
  assert(before <= size());
  const std::vector<Replay>& points = state_->checkpoints;
  while (before > 0) {
    const std::size_t i = state_->before(before - 1);
    const Replay& after = i + 1 < points.size() ? points[i + 1] : state_->last;
    if (points[i].count(kind) < after.count(kind)) {
      for (; before > points[i].at(); --before) {
        if (event(before - 1).kind == kind) return before - 1;
      }
    }
    before = points[i].at();
  }
  return std::nullopt;
}

std::vector<Sample> Recording::samples() const {
  std::vector<Sample> all;
  const auto add = [&](const Replay& replay) {
    all.push_back({replay.at(), static_cast<int>(replay.guesses().size()), replay.board().filled().size()});
  };
  for (const Replay& point : state_->checkpoints) add(point);
  if (state_->last.at() > all.back().at) add(state_->last);
  return all;
}

std::size_t Recording::memory() const {
  std::size_t bytes = sizeof(State);
  for (const Replay& point : state_->checkpoints) {
    bytes += sizeof(Replay) + point.guesses().capacity() * sizeof(gallery::Checkpoint::Guess);
  }
  for (const Block& block : state_->blocks) bytes += sizeof(Block) + block.events.capacity() * sizeof(Event);
  return bytes;
}

std::string_view id(Recording::End end) {
  static constexpr std::array<std::string_view, 6> ids{"open",  "satisfied",     "exhausted",
                                                       "stuck", "contradiction", "conflict"};
  return ids[static_cast<std::size_t>(end)];
}

}  // namespace shudu::trace
