// Pipeline: several threads answer a large input, and the answers are written in input order.
//
//   reading ─→ batch 7 ─→ thread A answers ─┐
//   (one at  ─→ batch 8 ─→ thread B answers ─┼─→ ready ─→ writing, in order (one at a time)
//    a time) ─→ batch 9 ─→ thread A answers ─┘
//
// Each thread in turn reads a batch, answers it, and then writes all batches that are next in order, unless another
// thread is writing. A thread waits for a slower one only when the ring of batches is full. The ring bounds the memory.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "base/threads.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"

namespace shudu::cli {

struct PipelineOptions {
  int threads = 1;
  std::size_t batch = 4096;  // records in a batch; use few if a record may take long
};

// Calls take(Batch&, Answered&, most) to read records, one call at a time; it returns their number, 0 at the end. Calls
// answer(const Batch&, Answered&) on any thread and write(Batch&, Answered&) in order, one at a time, until the input ends
// or writing fails. Standard output is flushed before every wait for input.
template <class Answered, class Take, class Answer, class Write>
void answer_in_order(Input& input, const PipelineOptions& options, const Take& take_records, const Answer& answer,
                     const Write& write) {
  struct Slot {
    Batch batch;
    Answered answered;
    std::size_t records = 0;
    bool ready = false;
  };
  const auto threads = static_cast<std::size_t>(options.threads);
  // The memory of the slots is kept for the next call, because a campaign answers thousands of short inputs. No call
  // begins within another.
  static thread_local std::vector<Slot> kept;
  std::vector<Slot>& ring = kept;  // the other threads use this thread's slots
  ring.resize(threads == 1 ? 1 : 4 * threads);
  for (Slot& slot : ring) slot.ready = false;
  std::mutex reading, mutex;  // `reading` serialises the readers, `mutex` guards the variables below
  std::condition_variable room;
  std::uint64_t taken = 0, written = 0;  // batches
  bool ended = false, writing = false, waiting = false;
  Progress progress{"puzzle"};
  std::uint64_t records = 0;

  // The first batches are small, so that the threads share a short input too.
  const auto batch_size = [&](std::uint64_t number) {
    return threads == 1 || number >= 8 ? options.batch : std::min(options.batch, std::size_t{64} << number);
  };
  // The next batch, or null at the end.
  const auto take = [&]() -> Slot* {
    const std::lock_guard one_reader{reading};
    std::unique_lock lock{mutex};
    room.wait(lock, [&] { return taken - written < ring.size(); });
    if (ended) return nullptr;
    Slot& slot = ring[taken % ring.size()];
    waiting = input.would_wait();
    if (waiting && !writing) standard_output().flush();
    lock.unlock();
    slot.records = take_records(slot.batch, slot.answered, batch_size(taken));
    lock.lock();
    waiting = false;
    ended = ended || slot.records == 0;
    if (slot.records == 0) return nullptr;
    ++taken;
    return &slot;
  };
  const auto write_ready = [&](Slot& slot) {
    std::unique_lock lock{mutex};
    slot.ready = true;
    if (writing) return;
    writing = true;
    while (written < taken && ring[written % ring.size()].ready) {
      Slot& next = ring[written % ring.size()];
      lock.unlock();
      if (!standard_output().failed()) write(next.batch, next.answered);
      records += next.records;
      progress.update(records, input.part());
      lock.lock();
      next.ready = false;
      ++written;
      ended = ended || standard_output().failed();
      room.notify_all();
    }
    writing = false;
    if (waiting) standard_output().flush();
  };
  const auto work = [&] {
    while (Slot* slot = take()) {
      answer(std::as_const(slot->batch), slot->answered);
      write_ready(*slot);
    }
  };
  on_threads(threads, [&](std::size_t) { work(); });
}

// The same with batches of the input.
template <class Answered, class Answer, class Write>
void answer_in_order(Input& input, const PipelineOptions& options, const Answer& answer, const Write& write) {
  const auto take = [&](Batch& batch, Answered&, std::size_t most) {
    input.next_batch(batch, most);
    return batch.size();
  };
  answer_in_order<Answered>(input, options, take, answer, write);
}

// Runs numbered blocks of work that need no input; the output does not depend on the number of threads.
// Calls make(number, go_on) on any thread, for 0, 1, 2, …, and take(result) in order, one at a time, until take returns
// false. From then on go_on() returns false too, and unfinished blocks are dropped.
template <class Make, class Take>
void blocks_in_order(int threads, const Make& make, const Take& take) {
  std::mutex mutex;
  std::condition_variable room;
  std::atomic<bool> ended = false;
  const auto go_on = [&] { return !ended.load(std::memory_order_relaxed); };
  using Made = decltype(make(std::uint64_t{0}, go_on));
  std::map<std::uint64_t, Made> waiting;
  std::uint64_t begun = 0, taken = 0;
  bool taking = false;
  const auto most = 4 * static_cast<std::uint64_t>(threads);
  const auto work = [&] {
    for (;;) {
      std::unique_lock lock{mutex};
      room.wait(lock, [&] { return ended || begun - taken < most; });
      if (ended) return;
      const std::uint64_t number = begun++;
      lock.unlock();
      Made made = make(number, go_on);
      lock.lock();
      waiting.emplace(number, std::move(made));
      if (taking) continue;
      taking = true;
      for (auto next = waiting.find(taken); next != waiting.end() && !ended; next = waiting.find(taken)) {
        const Made one = std::move(next->second);
        waiting.erase(next);
        lock.unlock();
        const bool more = take(one);
        lock.lock();
        ++taken;
        if (!more) ended = true;
        room.notify_all();
      }
      taking = false;
    }
  };
  on_threads(static_cast<std::size_t>(threads), [&](std::size_t) { work(); });
}

}  // namespace shudu::cli
