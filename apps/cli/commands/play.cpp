// shudu play: serves the web page on this machine.
#include <spawn.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "commands/commands.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/program_path.h"
#include "engine/terminal.h"
#include "play/site.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it

namespace shudu::cli {
namespace {

struct PlayOptions {
  int port = -1;
  bool no_open = false;
  std::string site;
};

constexpr int usual_port = 7310;  // no well-known service uses it

// The folder of the page: from the option, from the environment, or beside the installed program.
std::string folder_of(const PlayOptions& options) {
  if (!options.site.empty()) return options.site;
  if (const char* named = std::getenv("SHUDU_SITE"); named != nullptr && *named != '\0') return named;
  const std::filesystem::path program = program_path();
  return (program.parent_path().parent_path() / "share" / "shudu" / "web").string();
}

// Opens the address in a browser if there is a desktop.
void open_in_browser(const std::string& address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string program = "xdg-open", argument = address;
  char* arguments[] = {program.data(), argument.data(), nullptr};
  std::signal(SIGCHLD, SIG_IGN);  // so that no zombie remains
  pid_t child = 0;
  ::posix_spawnp(&child, "xdg-open", nullptr, nullptr, arguments, environ);
}

int play(const PlayOptions& options) {
  Verdict verdict;
  const std::string folder = folder_of(options);
  if (!std::filesystem::exists(folder + "/index.html")) {
    verdict.bad("play: " + folder + " does not contain the page ('./shudu play' builds it)");
    return verdict.status();
  }
  Site site{folder};
  int port = site.take_port(options.port < 0 ? usual_port : options.port);
  if (port == 0 && options.port < 0) port = site.take_port(0);
  if (port <= 0) {
    verdict.bad("play: port " + std::to_string(options.port) + " is in use");
    return verdict.status();
  }
  const std::string address = "http://127.0.0.1:" + std::to_string(port) + "/";
  standard_output().write(address + '\n');
  if (!standard_output().flush()) return Status::bad_input;
  if (stderr_is_terminal()) std::fputs("Press Ctrl-C to stop.\n", stderr);
  if (!options.no_open) open_in_browser(address);
  site.serve();
  return verdict.status();
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
      .options =
          {
              {.names = "--port",
               .value = "N",
               .help = "listen on this port of 127.0.0.1; 0 for any free port (default: 7310, or any free port if that "
                       "is in use)",
               .target = &o->port,
               .minimum = 0,
               .maximum = 65535},
              {.names = "--no-open", .value = "", .help = "do not open a browser", .target = &o->no_open},
              {.names = "--site",
               .value = "FOLDER",
               .help = "serve this folder instead",
               .target = &o->site,
               .file = true},
          },
      .examples = {{"shudu play", "serve and open the page"},
                   {"shudu play --port 8080 --no-open", "serve on a fixed port and do not open a browser"}},
      .run = [o] { return play(*o); },
  };
}

}  // namespace shudu::cli
