// WorkerProcess: `shudu campaign work DIR --shard -` as a child, which takes numbers of shards and acknowledges them.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace shudu::mpi {

class WorkerProcess {
 public:
  // Starts the program with these words. Start it before MPI_Init, because some networks do not survive a fork.
  explicit WorkerProcess(std::vector<std::string> words);
  WorkerProcess(const WorkerProcess&) = delete;
  WorkerProcess& operator=(const WorkerProcess&) = delete;

  // Returns false if the worker has ended.
  bool give(std::uint64_t shard);
  // Waits a moment for acknowledgements and returns how many have come. Sets ended() at the end of the worker's output.
  int take_acknowledgements(int milliseconds);
  bool ended() const { return ended_; }
  // Tells the worker that there are no more shards, waits for its end and returns its exit status.
  int finish();

 private:
  pid_t pid_ = -1;
  int to_ = -1, from_ = -1;
  bool ended_ = false;
};

}  // namespace shudu::mpi
