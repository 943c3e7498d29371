// SeenForms: finds duplicates among canonical forms, exactly and in bounded memory.
//
// Forms are kept in a table until it is full, and each is answered at once. Later forms go to temporary files. They are
// divided among the files by hash, so that each file fits in memory, and finish() examines the files one by one.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ask/classified.h"
#include "engine/batch.h"
#include "shudu/board.h"

namespace shudu::cli {

class SeenForms {
 public:
  // `bytes` is the approximate amount of memory to use.
  explicit SeenForms(std::size_t bytes);

  // If the form is new, passes `text` to `keep`, either now or in finish(). The order of the calls is preserved.
  // Returns false if a temporary file cannot be written.
  bool add(const Grid& form, std::string_view text, const std::function<void(std::string_view)>& keep);
  bool finish(const std::function<void(std::string_view)>& keep);

  std::uint64_t kept() const { return kept_; }

 private:
  using Key = std::array<std::uint64_t, 5>;  // 19 cells in each word, as decimal digits
  static Key key_of(const Grid& form);
  static std::uint64_t hash(const Key& key);
  bool insert(const Key& key);  // false if the table has it already

  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using File = std::unique_ptr<std::FILE, Closer>;
  bool set_aside(const Key& key, std::string_view text);
  bool look_through(std::FILE* file, std::vector<std::pair<std::uint64_t, std::string>>& kept);

  std::size_t capacity_;    // the most keys that the table holds
  std::vector<Key> table_;  // open addressing; an empty slot is all zero, which key_of never returns
  std::size_t size_ = 0;
  std::vector<File> aside_;
  std::uint64_t calls_ = 0;
  std::uint64_t kept_ = 0;
};

// Classifies every record of a batch. After the first few hundred records a table is built, which speeds up the rest.
// A record that cannot be read, a variant, and a puzzle with pencil marks are ask::Sameness::invalid.
void classify(const Batch& batch, std::vector<ask::Classified>& classified);

}  // namespace shudu::cli
