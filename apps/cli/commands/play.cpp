// shudu play: serves the web page on this machine. It becomes the program shudu-server (apps/server), because the
// libraries of the server take longer to load than most commands take to run.
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

#include "commands/commands.h"
#include "engine/input.h"
#include "engine/program_path.h"

namespace shudu::cli {
namespace {

struct PlayOptions {
  int port = -1;
  bool no_open = false;
  std::string site;
};

constexpr std::string_view usual_port = "7310";  // no well-known service uses it

// The folder of the page: from the option, from the environment, or beside the installed program.
std::string folder_of(const PlayOptions& options) {
  if (!options.site.empty()) return options.site;
  if (const char* named = std::getenv("SHUDU_SITE"); named != nullptr && *named != '\0') return named;
  return (std::filesystem::path{program_path()}.parent_path().parent_path() / "share" / "shudu" / "web").string();
}

int play(const PlayOptions& options) {
  Verdict verdict;
  const std::string folder = folder_of(options);
  if (!std::filesystem::exists(folder + "/index.html"))
    return verdict.refuse("play: " + folder + " does not contain the page ('./shudu play' builds it)");
  const std::string server = companion_path("shudu-server");
  std::vector<std::string> words = {server, folder, options.no_open ? "quiet" : "open"};
  if (options.port >= 0) {
    words.push_back(std::to_string(options.port));
  } else {
    words.insert(words.end(), {std::string{usual_port}, "0"});
  }
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  ::execv(server.c_str(), arguments.data());
  return verdict.refuse("play: cannot start " + server + ": " + std::strerror(errno));
}

}  // namespace

Command play_command() {
  auto o = std::make_shared<PlayOptions>();
  return {
      .name = "play",
      .summary = "open the web page to play, learn and analyse",
      .description =
          "Serve the web page on this machine and, if there is a desktop, open it in a browser. Once loaded, the page "
          "works without the program. Its folder can also be copied to any web server. Press Ctrl-C to stop.",
      .options = {option(
                      "--port N", o->port,
                      "listen on this port of 127.0.0.1; 0 for any free port (default: 7310, or any free port if that "
                      "is in use)")
                      .between(0, 65535),
                  option("--no-open", o->no_open, "do not open a browser"),
                  option("--site FOLDER", o->site, "serve this folder instead").names_file()},
      .examples = {{"shudu play", "serve and open the page"},
                   {"shudu play --port 8080 --no-open", "serve on a fixed port and do not open a browser"}},
      .run = [o] { return play(*o); }};
}

}  // namespace shudu::cli
