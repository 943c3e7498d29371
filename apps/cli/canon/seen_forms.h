// SeenForms: which canonical forms have come before, exactly, in bounded memory.
//
// While they fit, forms are kept in a table and every question is answered at once. After that the rest is put aside in
// temporary files, shared out by hash so that each fits, and looked at file by file in the end.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/grid.h"

namespace shudu::cli {

class SeenForms {
 public:
  // `bytes`: how much memory to use, about.
  explicit SeenForms(std::size_t bytes);

  // Says whether the form is new: then `text` is handed to `keep`, now or, in the order of the calls, in finish().
  // False when a temporary file cannot be written.
  bool add(const Grid& form, std::string_view text, const std::function<void(std::string_view)>& keep);
  bool finish(const std::function<void(std::string_view)>& keep);

  std::uint64_t kept() const { return kept_; }

 private:
  using Key = std::array<std::uint64_t, 5>;  // 19 cells in each: as decimal digits
  static Key key_of(const Grid& form);
  static std::uint64_t hash(const Key& key);
  bool insert(const Key& key);  // false when it is there

  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using File = std::unique_ptr<std::FILE, Closer>;
  bool set_aside(const Key& key, std::string_view text);
  bool look_through(std::FILE* file, std::vector<std::pair<std::uint64_t, std::string>>& kept);

  std::size_t capacity_;    // keys that the table takes
  std::vector<Key> table_;  // open addressing; a blank key is all zero, and so is the blank grid: see key_of
  std::size_t size_ = 0;
  std::vector<File> aside_;
  std::uint64_t calls_ = 0;
  std::uint64_t kept_ = 0;
};

}  // namespace shudu::cli
