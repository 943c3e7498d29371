// CardPath: solves large files on graphics cards. The cards read the puzzles and write the answers as text, so the
// processor only reads the file, checks the lines and writes the output.
//
// A few pieces of text are under way for each card: one is read, one is copied to the card, one is searched, one is
// copied back and one is written. Everything that is not a plain line goes the ordinary way, in its place. While the
// driver starts, and after all cards have failed, everything does. main() reports a failure at the end.
#pragma once

#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/input.h"
#include "solve/card_lines.h"

namespace shudu::cli {

class CardPath {
 public:
  // Starts the cards if an input of this size is worth it.
  CardPath(std::uint64_t bytes, int threads);
  CardPath(const CardPath&) = delete;
  CardPath& operator=(const CardPath&) = delete;

  // Threads for the pieces that are under way; 0 if the cards are not used, or not known yet.
  int threads() const;
  // Lines for a card; null if the ordinary way must be taken.
  struct Taken {
    CardLines* lines = nullptr;
    std::size_t count = 0;
  };
  // Reads the next lines for a card, or else a batch of at most `records`. Returns how many were read, 0 at the end. Call it
  // from one thread at a time.
  std::size_t take_or_read(Input& input, Batch& batch, std::size_t records, Taken& taken);
  // Returns the lines after they are written.
  void give_back(CardLines* lines);

 private:
  Taken take(Input& input);
  bool is_ready();
  CardLines* free_lines();
  CardLines* make_lines();

  const int read_threads_;
  std::future<int> starting_;  // gives the number of cards; other threads work meanwhile
  int cards_ = 0;
  std::mutex mutex_;
  std::condition_variable returned_;
  std::vector<std::unique_ptr<CardLines>> all_;
  std::vector<CardLines*> free_;
  std::vector<bool> failed_;  // by card
  std::size_t in_use_ = 0, wanted_ = 0;
  int skip_ = 0;  // calls to let pass
};

}  // namespace shudu::cli
