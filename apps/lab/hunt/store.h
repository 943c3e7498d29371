// Store: the state of a hunt on disk. It holds every class seen, with its rank and the puzzle it came from.
//
// A class is *fresh* until it is rated. Then it is *kept* or *dropped*. A kept class waits until a round expands it.
// Everything changes in transactions, so a program that is killed at any moment leaves the state between two of them.
// The state is a function of the settings, the start and the number of steps done, and not of the number of threads.
//
// After an error, error() is not empty and later changes do nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hunt/class_key.h"
#include "hunt/expand.h"
#include "hunt/goal.h"
#include "shudu/result.h"

namespace shudu::cli {

struct HuntSettings {
  hunt::Goal goal = hunt::Goal::er;
  hunt::Neighbourhood around;
  std::uint64_t seed = 0, frontier = 0;
  hunt::Value keep_from = 0;
  std::uint64_t start = 0;  // the number of random puzzles it began with; 0 if puzzles were given
};

struct HuntCounts {
  std::uint64_t seen = 0;     // all classes
  std::uint64_t fresh = 0;    // of these, still to be rated
  std::uint64_t bounded = 0;  // dropped because of their bound
  std::uint64_t rated = 0;
  std::uint64_t kept = 0;      // of the rated ones
  std::uint64_t expanded = 0;  // of the kept ones, taken by a round
  std::uint64_t skipped = 0;   // ways to remove clues that left too many solutions
};

// A kept class that a round takes.
struct Taken {
  std::uint64_t number = 0;  // from 1; the parent of the classes that it leads to
  std::uint64_t done = 0;    // ways that were tried
  hunt::ClassKey key;
};
struct Fresh {
  hunt::ClassKey key;
  std::uint64_t parent = 0;  // Taken::number; 0 for a puzzle of the start
};
struct Kept {
  hunt::ClassKey key;
  hunt::Rank rank = 0;
  std::uint64_t parent = 0;
};
// The state at the end of a round.
struct RoundRecord {
  std::uint64_t round = 0, seen = 0, rated = 0, kept = 0;
  hunt::Rank best = 0;
  double seconds = 0;  // spent on the hunt so far, in all runs
};

class Store {
 public:
  virtual ~Store() = default;

  virtual const std::string& error() const = 0;
  virtual void begin() = 0;
  // Also writes the counts.
  virtual bool commit() = 0;

  virtual std::optional<HuntSettings> settings() = 0;  // empty in a new store
  virtual void set(const HuntSettings& settings) = 0;
  virtual const HuntCounts& counts() const = 0;

  // Adds a class, unless it was seen. `bounded` classes are dropped at once.
  virtual void add(const hunt::ClassKey& key, std::uint64_t parent, bool bounded) = 0;
  virtual void skip(std::uint64_t ways) = 0;
  // Up to `most` fresh classes, in the order of their keys.
  virtual std::vector<Fresh> fresh(std::size_t most) = 0;
  virtual void rate(const Fresh& one, hunt::Rank rank, bool keep) = 0;

  // The number of the round begun last; 0 before the first.
  virtual std::uint64_t round() = 0;
  // Begins a round with the `most` best waiting classes. Returns how many there are.
  virtual std::uint64_t begin_round(std::uint64_t most) = 0;
  // Up to `most` taken classes of which fewer ways were tried than `done` says for classes that are finished.
  virtual std::vector<Taken> unfinished(std::size_t most) = 0;
  virtual void advance(const Taken& taken, std::uint64_t done, bool finished) = 0;

  virtual void end_round(const RoundRecord& record) = 0;
  virtual std::vector<RoundRecord> rounds() = 0;
  virtual double seconds() = 0;
  virtual void set_seconds(double seconds) = 0;

  // Kept classes, the best first, until `on_class` returns false.
  virtual void best(const std::function<bool(const Kept&)>& on_class) = 0;
  virtual std::optional<Kept> find(const hunt::ClassKey& key) = 0;
  virtual std::optional<hunt::ClassKey> taken_key(std::uint64_t number) = 0;
  virtual std::uint64_t round_of(std::uint64_t number) = 0;  // 0 for number 0
};

enum class OpenStore : std::uint8_t { read, change };
// Opens the file. With `change`, creates it if it does not exist, and fails if another program is changing it.
// `memory` is the size of the cache in MiB.
Result<std::unique_ptr<Store>, std::string> open_store(const std::string& path, OpenStore mode,
                                                       std::uint64_t memory = 64);

}  // namespace shudu::cli
