// agree: calls the search in every way there is, and counts the disagreements.
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agreement.h"
#include "derived_puzzles.h"
#include "shudu/format.h"

namespace {

using namespace shudu;

constexpr std::string_view usage = R"(usage: agree [OPTION…] [FILE…]

Asks every target of this machine for the answers to all puzzles and compares them: with each other, with
search() one by one, with the rules of Sudoku and with two classics of the gallery.

  --generated N       N puzzles of all kinds, made from a seed, after those of the files
  --seed N            the seed (1)
  --rounds N          go over all of it N times, each time with the next combinations (1)
  --cross N           puzzles of each batch that are asked in all combinations (20)
  --thousand-every N  when all targets count up to 1000 they do for every N-th puzzle with 3 or more solutions (8);
                      another puzzle of the batch stands in for the rest
  --classic-every N   a classic counts up to 3 solutions of every puzzle, and up to 1000 of every N-th (100);
                      in the first round only

Puzzles come in batches of 65536. There are 4 limits (1, 2, 3, 1000) and 13 doors (calls with chunks of 1, 7, 8, 31,
32, 33, 1000, 65535 and 65536 puzzles; search_all with 1 and with 2 threads; keys so short that they are outgrown; one
by one from candidates): 52 combinations. In a batch all targets have the same limit and each another door; the next
batch, and the same batch in the next round, has the next. So 52 batches (3.4 million puzzles), or 52 rounds, bring
every target through every combination. At limit 2, the nodes that puzzles with at most one solution take are compared
too. On a few puzzles of every batch (--cross) all targets, limits and doors are tried at once.

The last line on standard output has the totals, the first disagreements stand before it. The status is 1 when there is
one, 2 when a file cannot be read.
)";

struct Options {
  std::vector<std::string> files;
  std::uint64_t generated = 0, seed = 1, rounds = 1;
  test::Sampling sampling;
};

std::optional<Options> options_from(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    std::uint64_t* const number = word == "--generated"        ? &options.generated
                                  : word == "--seed"           ? &options.seed
                                  : word == "--rounds"         ? &options.rounds
                                  : word == "--cross"          ? &options.sampling.cross
                                  : word == "--thousand-every" ? &options.sampling.thousand_every
                                  : word == "--classic-every"  ? &options.sampling.classic_every
                                                               : nullptr;
    if (number == nullptr) {
      if (word.starts_with('-')) return std::nullopt;
      options.files.emplace_back(word);
      continue;
    }
    if (++i == argc) return std::nullopt;
    const std::string_view text = argv[i];
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  }
  if (options.sampling.thousand_every == 0 || options.sampling.classic_every == 0) return std::nullopt;
  if (options.files.empty() && options.generated == 0) return std::nullopt;
  return options;
}

class Run {
 public:
  explicit Run(const Options& options) : options_(options), agreement_(options.sampling) {}

  // Returns the exit status.
  int go() {
    for (round_ = 0; round_ < options_.rounds; ++round_) {
      batch_number_ = 0;
      for (const std::string& file : options_.files) {
        if (!read(file)) return 2;
      }
      if (options_.generated > 0) generate();
      flush();
    }
    const test::Totals& totals = agreement_.totals();
    for (const std::string& disagreement : agreement_.disagreements()) std::printf("%s\n", disagreement.c_str());
    std::printf("%s\n", summary().c_str());
    return totals.disagreements == 0 ? 0 : 1;
  }

 private:
  static constexpr std::size_t batch_size = 65536;
  using Clock = std::chrono::steady_clock;

  bool read(const std::string& file) {
    std::ifstream in{file, std::ios::binary};
    if (!in) return complain(file, "cannot be opened");
    PuzzleReader reader{[&in](char* into, std::size_t room) {
      in.read(into, static_cast<std::streamsize>(room));
      return static_cast<std::size_t>(in.gcount());
    }};
    while (const auto record = reader.next()) {
      if (!*record) return complain(file, to_string(record->error()));
      add((*record)->clues);
    }
    return true;
  }

  static bool complain(const std::string& file, const std::string& what) {
    std::fprintf(stderr, "agree: %s: %s\n", file.c_str(), what.c_str());
    return false;
  }

  void generate() {
    test::DerivedPuzzles puzzles{options_.seed};
    for (std::uint64_t i = 0; i < options_.generated; ++i) add(puzzles.next());
  }

  void add(const Grid& clues) {
    batch_.push_back(clues);
    if (batch_.size() == batch_size) flush();
  }

  void flush() {
    if (batch_.empty()) return;
    agreement_.check(batch_, batch_number_ + round_, round_ == 0);
    ++batch_number_;
    batch_.clear();
    if (Clock::now() < next_progress_) return;
    next_progress_ = Clock::now() + std::chrono::seconds{10};
    std::fprintf(stderr, "agree: %s\n", summary().c_str());
  }

  std::string summary() const {
    const test::Totals& totals = agreement_.totals();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begin_).count();
    const auto several = totals.puzzles - totals.impossible - totals.unique;
    return std::to_string(totals.puzzles) + " puzzles (" + std::to_string(totals.impossible) + " impossible, " +
           std::to_string(totals.unique) + " unique, " + std::to_string(several) + " with several solutions), " +
           std::to_string(totals.searches) + " searches, " + std::to_string(totals.classic_searches) +
           " by classics, " + std::to_string(totals.disagreements) + " disagreements (" + std::to_string(seconds) +
           " s)";
  }

  const Options& options_;
  test::Agreement agreement_;
  std::vector<Grid> batch_;
  std::size_t round_ = 0, batch_number_ = 0;
  const Clock::time_point begin_ = Clock::now();
  Clock::time_point next_progress_ = begin_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && (std::string_view{argv[1]} == "--help" || std::string_view{argv[1]} == "-h")) {
    std::fputs(usage.data(), stdout);
    return 0;
  }
  const std::optional<Options> options = options_from(argc, argv);
  if (!options) {
    std::fputs(usage.data(), stderr);
    return 2;
  }
  return Run{*options}.go();
}
