#include "campaign/journal.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <set>
#include <system_error>

#include "base/json_object.h"
#include "campaign/manifest.h"
#include "campaign/members.h"
#include "engine/new_file.h"
#include "engine/read_file.h"
#include "shudu/search.h"
#include "shudu/version.h"

namespace shudu::cli::campaign {
namespace {

std::uint64_t now() { return static_cast<std::uint64_t>(std::time(nullptr)); }

// Whether the worker may still be at work. A worker of another host cannot be seen; it counts as running for an hour
// after its last event.
bool may_run(const std::string& path, const std::string& host, std::uint64_t pid) {
  if (host == host_name()) return pid > 0 && (::kill(static_cast<pid_t>(pid), 0) == 0 || errno == EPERM);
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 && std::time(nullptr) - info.st_mtime < 60 * 60;
}

void read_event(const nlohmann::json& event, std::set<std::uint64_t>& open, History& history) {
  const std::uint64_t done = Members{event}.number("done"), failed = Members{event}.number("failed");
  if (event.contains("begin")) {
    open.insert(Members{event}.number("begin"));
  } else if (event.contains("done")) {
    open.erase(done);
    history.times.push_back(static_cast<std::int64_t>(Members{event}.number("time")));
    const auto seconds = event.find("seconds");
    if (seconds != event.end() && seconds->is_number()) history.seconds += seconds->get<double>();
  } else if (event.contains("failed")) {
    open.erase(failed);
    ++history.tries[failed].failed;
    history.tries[failed].why = Members{event}.text("why");
  } else if (event.contains("abandoned")) {
    open.erase(Members{event}.number("abandoned"));
  }
}

void read_journal(const std::string& path, History& history) {
  const auto text = whole_file(path);
  if (!text) return;
  ++history.workers;
  std::set<std::uint64_t> open;  // begun and not ended
  std::string host;
  std::uint64_t pid = 0;
  for (std::size_t at = 0; at < text->size();) {
    const std::size_t end = std::min(text->find('\n', at), text->size());
    const nlohmann::json event = nlohmann::json::parse(text->substr(at, end - at), nullptr, false);
    at = end + 1;
    if (!event.is_object()) continue;  // a killed worker may leave half a line
    if (event.contains("worker")) {
      host = Members{event}.text("host");
      pid = Members{event}.number("pid");
    } else {
      read_event(event, open, history);
    }
  }
  const bool runs = may_run(path, host, pid);
  for (const std::uint64_t shard : open) {
    if (runs) {
      history.running.push_back(shard);
    } else {
      ++history.tries[shard].failed;
      history.tries[shard].why = "the worker was killed";
    }
  }
}

}  // namespace

Journal::Journal(const std::string& logs, int threads) {
  const std::string folder = logs + '/' + host_name();
  const std::string path = fmt::format("{}/{}-{}.jsonl", folder, ::getpid(), now());
  if (make_folder(folder)) return;
  descriptor_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  JsonObject worker;
  worker.add("worker", std::uint64_t{1}).add("version", version).add("target", search_target());
  worker.add("host", host_name()).add("pid", static_cast<std::uint64_t>(::getpid()));
  write(worker.add("threads", static_cast<std::uint64_t>(threads)).add("time", now()).text());
}

Journal::~Journal() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void Journal::write(const std::string& line) {
  if (descriptor_ >= 0) write_all(descriptor_, line + '\n');
}

void Journal::begin(std::uint64_t shard) { write(JsonObject{}.add("begin", shard).add("time", now()).text()); }
void Journal::done(std::uint64_t shard, double seconds) {
  write(fmt::format(R"({{"done":{},"seconds":{:.6f},"time":{}}})", shard, seconds, now()));
}
void Journal::failed(std::uint64_t shard, std::string_view why) {
  write(JsonObject{}.add("failed", shard).add("why", why).add("time", now()).text());
}
void Journal::abandoned(std::uint64_t shard) { write(JsonObject{}.add("abandoned", shard).add("time", now()).text()); }

History read_history(const std::string& logs) {
  History history;
  std::error_code error;
  for (std::filesystem::recursive_directory_iterator at{logs, error}, end; !error && at != end; at.increment(error)) {
    if (at->path().extension() == ".jsonl") read_journal(at->path().string(), history);
  }
  std::ranges::sort(history.running);
  std::ranges::sort(history.times);
  return history;
}

}  // namespace shudu::cli::campaign
