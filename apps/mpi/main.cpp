// shudu-mpi: computes a campaign with all ranks of an MPI job.
//
//   mpirun -n 64 shudu-mpi campaign work DIR [--threads N] [--any-version]
//
// Rank 0 lists the missing shards and sends the list to all. A counter on rank 0 says how many are taken. A rank takes the
// next shard with one one-sided operation (fetch and add) and gives it to its worker, which is the ordinary program
// (worker_process.h). Results are files as always, so a job that is killed is simply started again.
#include <mpi.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "worker_process.h"

namespace shudu::mpi {
namespace {

// A worker has a shard in reserve while it computes another, so that it never waits for the disk or the network.
constexpr int most_given = 2;

// The program beside this one, or the one that SHUDU_PROGRAM names, or the one in PATH.
std::string program() {
  if (const char* named = std::getenv("SHUDU_PROGRAM")) return named;
  std::string path(4096, '\0');
  const ssize_t n = ::readlink("/proc/self/exe", path.data(), path.size());
  path.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
  path = path.substr(0, path.rfind('/') + 1) + "shudu";
  return ::access(path.c_str(), X_OK) == 0 ? path : "shudu";
}

std::string quoted(const std::string& word) {
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return text + '\'';
}

// The missing shards. Sets the status if they cannot be listed; the program has said why.
std::vector<std::uint64_t> missing_shards(const std::vector<std::string>& words, int& status) {
  std::string line = quoted(program()) + " campaign status --list missing";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--threads") {
      ++i;
    } else if (!words[i].starts_with("--threads=")) {
      line += ' ' + quoted(words[i]);
    }
  }
  std::vector<std::uint64_t> shards;
  std::FILE* list = ::popen(line.c_str(), "re");
  unsigned long long shard = 0;
  while (list != nullptr && std::fscanf(list, "%llu", &shard) == 1) shards.push_back(shard);
  const int ended = list == nullptr ? -1 : ::pclose(list);
  status = ended == 0 ? 0 : 2;
  return shards;
}

// The counter of shards taken, which all ranks can reach.
class Counter {
 public:
  explicit Counter(int rank) {
    MPI_Win_allocate(rank == 0 ? sizeof(std::uint64_t) : 0, sizeof(std::uint64_t), MPI_INFO_NULL, MPI_COMM_WORLD,
                     &value_, &window_);
    if (rank == 0) *value_ = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock_all(0, window_);
  }
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;
  ~Counter() {
    MPI_Win_unlock_all(window_);
    MPI_Win_free(&window_);
  }
  std::uint64_t next() {
    const std::uint64_t one = 1;
    std::uint64_t taken = 0;
    MPI_Fetch_and_op(&one, &taken, MPI_UINT64_T, 0, 0, MPI_SUM, window_);
    MPI_Win_flush(0, window_);
    return taken;
  }

 private:
  std::uint64_t* value_ = nullptr;
  MPI_Win window_{};
};

// Lets MPI answer the other ranks. Networks without remote memory access need this while a rank waits for its worker.
void progress() {
  int flag = 0;
  MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
}

void compute(const std::vector<std::uint64_t>& shards, Counter& counter, WorkerProcess& worker) {
  int given = 0;
  bool more = true;
  while (!worker.ended() && (more || given > 0)) {
    while (more && given < most_given) {
      const std::uint64_t taken = counter.next();
      more = taken < shards.size() && worker.give(shards[taken]);
      given += more ? 1 : 0;
    }
    given -= worker.take_acknowledgements(2);
    progress();
    if (!more) break;
  }
}

// Waits for all ranks and answers them meanwhile.
void meet() {
  MPI_Request request{};
  MPI_Ibarrier(MPI_COMM_WORLD, &request);
  for (int done = 0; done == 0; MPI_Test(&request, &done, MPI_STATUS_IGNORE)) ::usleep(1000);
}

int run(const std::vector<std::string>& words) {
  std::vector<std::string> call{program(), "campaign", "work", "--shard", "-"};
  const bool has_threads = std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word == "--threads" || word.starts_with("--threads=");
  });
  if (!has_threads) call.insert(call.end(), {"--threads", "1"});
  call.insert(call.end(), words.begin(), words.end());
  WorkerProcess worker{std::move(call)};

  MPI_Init(nullptr, nullptr);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int status = 0;
  std::vector<std::uint64_t> shards;
  if (rank == 0) shards = missing_shards(words, status);
  std::uint64_t count = shards.size();
  MPI_Bcast(&count, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
  shards.resize(count);
  MPI_Bcast(shards.data(), static_cast<int>(count), MPI_UINT64_T, 0, MPI_COMM_WORLD);
  {
    Counter counter{rank};
    compute(shards, counter, worker);
    meet();
  }
  status = std::max(status, worker.finish());
  int worst = 0;
  MPI_Allreduce(&status, &worst, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  MPI_Finalize();
  return worst;
}

}  // namespace
}  // namespace shudu::mpi

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const bool is_named = words.size() >= 3 && words[0] == "campaign" && words[1] == "work";
  const bool names_shards =
      std::any_of(words.begin(), words.end(), [](const std::string& word) { return word.starts_with("--shard"); });
  if (!is_named || names_shards) {
    std::fputs("usage: mpirun -n N shudu-mpi campaign work DIR [--threads N] [--any-version]\n", stderr);
    return 2;
  }
  return shudu::mpi::run({words.begin() + 2, words.end()});
}
