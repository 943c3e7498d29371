#include "canon/seen_forms.h"

#include <algorithm>
#include <atomic>
#include <bit>

#include "solve/answers.h"

namespace shudu::cli {
namespace {

constexpr int shares = 256;

}  // namespace

SeenForms::SeenForms(std::size_t bytes) {
  const std::size_t slots = std::bit_floor(std::max<std::size_t>(bytes / sizeof(Key), 1024));
  capacity_ = slots / 4 * 3;
  table_.resize(std::min<std::size_t>(slots, 4096));
}

SeenForms::Key SeenForms::key_of(const Grid& form) {
  Key key{};
  const std::uint8_t* digits = form.data();
  for (int i = 0; i < Cell::count; ++i) key[i / 19] = key[i / 19] * 10 + digits[i];
  key[4] += 1'000'000;  // more than the five digits in this word, so that no key is all zero
  return key;
}

std::uint64_t SeenForms::hash(const Key& key) {
  std::uint64_t h = 0;
  for (std::uint64_t word : key) {
    h = (h ^ word) * 0x9e3779b97f4a7c15;
    h ^= h >> 29;
  }
  return h ^ h >> 32;
}

bool SeenForms::insert(const Key& key) {
  if (size_ * 4 >= table_.size() * 3) {
    std::vector<Key> old(table_.size() * 2);
    old.swap(table_);
    for (const Key& other : old) {
      if (other[4] == 0) continue;
      std::size_t at = hash(other) & (table_.size() - 1);
      while (table_[at][4] != 0) at = (at + 1) & (table_.size() - 1);
      table_[at] = other;
    }
  }
  std::size_t at = hash(key) & (table_.size() - 1);
  for (; table_[at][4] != 0; at = (at + 1) & (table_.size() - 1)) {
    if (table_[at] == key) return false;
  }
  table_[at] = key;
  ++size_;
  return true;
}

bool SeenForms::add(const Grid& form, std::string_view text, const std::function<void(std::string_view)>& keep) {
  const Key key = key_of(form);
  ++calls_;
  if (aside_.empty() && size_ < capacity_) {
    if (insert(key)) {
      ++kept_;
      keep(text);
    }
    return true;
  }
  // The table is full and no longer changes. A form in the table is a duplicate. Any other form goes to a file.
  std::size_t at = hash(key) & (table_.size() - 1);
  for (; table_[at][4] != 0; at = (at + 1) & (table_.size() - 1)) {
    if (table_[at] == key) return true;
  }
  return set_aside(key, text);
}

// Writes a record: the key, the number of the call, the length of the text, the text.
bool SeenForms::set_aside(const Key& key, std::string_view text) {
  if (aside_.empty()) {
    for (int i = 0; i < shares; ++i) {
      aside_.emplace_back(std::tmpfile());
      if (!aside_.back()) return false;
    }
  }
  std::FILE* file = aside_[hash(key) >> 56].get();
  const std::uint64_t head[2] = {calls_, text.size()};
  return std::fwrite(key.data(), sizeof(Key), 1, file) == 1 && std::fwrite(head, sizeof head, 1, file) == 1 &&
         std::fwrite(text.data(), 1, text.size(), file) == text.size();
}

bool SeenForms::look_through(std::FILE* file, std::vector<std::pair<std::uint64_t, std::string>>& kept) {
  if (std::fflush(file) != 0 || std::fseek(file, 0, SEEK_SET) != 0) return false;
  std::fill(table_.begin(), table_.end(), Key{});
  size_ = 0;
  Key key;
  std::uint64_t head[2];
  while (std::fread(key.data(), sizeof(Key), 1, file) == 1) {
    if (std::fread(head, sizeof head, 1, file) != 1) return false;
    std::string text(head[1], '\0');
    if (std::fread(text.data(), 1, text.size(), file) != text.size()) return false;
    if (insert(key)) kept.emplace_back(head[0], std::move(text));
  }
  return std::ferror(file) == 0;
}

bool SeenForms::finish(const std::function<void(std::string_view)>& keep) {
  if (aside_.empty()) return true;
  // Each share becomes a file without duplicates. Merging these files by the number of the call restores the order.
  struct Run {
    File file;
    std::uint64_t number = 0;
    std::string text;
    bool advance() {
      std::uint64_t head[2];
      if (std::fread(head, sizeof head, 1, file.get()) != 1) return false;
      number = head[0];
      text.resize(head[1]);
      return std::fread(text.data(), 1, text.size(), file.get()) == text.size();
    }
  };
  std::vector<Run> runs;
  for (File& share : aside_) {
    std::vector<std::pair<std::uint64_t, std::string>> kept;
    if (!look_through(share.get(), kept)) return false;
    share.reset();
    Run run{File{std::tmpfile()}, 0, {}};
    if (!run.file) return false;
    for (const auto& [number, text] : kept) {
      const std::uint64_t head[2] = {number, text.size()};
      if (std::fwrite(head, sizeof head, 1, run.file.get()) != 1 ||
          std::fwrite(text.data(), 1, text.size(), run.file.get()) != text.size()) {
        return false;
      }
    }
    kept_ += kept.size();
    if (std::fflush(run.file.get()) != 0 || std::fseek(run.file.get(), 0, SEEK_SET) != 0) return false;
    if (run.advance()) runs.push_back(std::move(run));
  }
  const auto later = [](const Run& a, const Run& b) { return a.number > b.number; };
  std::make_heap(runs.begin(), runs.end(), later);
  while (!runs.empty()) {
    std::pop_heap(runs.begin(), runs.end(), later);
    keep(runs.back().text);
    if (runs.back().advance()) {
      std::push_heap(runs.begin(), runs.end(), later);
    } else {
      runs.pop_back();
    }
  }
  aside_.clear();
  return true;
}

namespace {

// Building the table takes as long as a few hundred searches.
constexpr std::uint64_t few = 300;
std::atomic<std::uint64_t> classified_so_far = 0;

}  // namespace

void classify(const Batch& batch, std::vector<ask::Classified>& classified) {
  thread_local Answered answered;
  answer_batch(batch, {.limit = 2, .variants = false}, answered);
  const bool by_search = (classified_so_far += batch.size()) <= few;
  classified.assign(batch.size(), {});
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Record* special = batch.special(i);
    if (special != nullptr && (!special->puzzle || special->puzzle->candidates)) continue;
    classified[i] = ask::classify(batch.clues()[i], answered.answers[i], by_search);
  }
}

}  // namespace shudu::cli
