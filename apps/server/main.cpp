// shudu-server: serves the web page on this machine. `shudu play` starts it:
//
//     shudu-server FOLDER open|quiet PORT…
//
// It takes the first port that is free (0 is any port), prints the address, and opens it in a browser if the second
// argument is `open` and there is a desktop. The exit status is 2 if no port is free.
#include <spawn.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "server/site.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it

namespace {

extern "C" void end_at_once(int) { ::_exit(130); }

void open_in_browser(const std::string& address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string program = "xdg-open", argument = address;
  char* arguments[] = {program.data(), argument.data(), nullptr};
  std::signal(SIGCHLD, SIG_IGN);  // so that no zombie remains
  pid_t child = 0;
  ::posix_spawnp(&child, "xdg-open", nullptr, nullptr, arguments, environ);
}

int serve(const std::string& folder, bool with_browser, char** ports) {
  shudu::server::Site site{folder};
  int port = 0;
  for (char** wanted = ports; port <= 0 && *wanted != nullptr; ++wanted) port = site.take_port(std::atoi(*wanted));
  if (port <= 0) {
    std::cerr << "shudu: play: port " << ports[0] << " is in use\n";
    return 2;
  }
  const std::string address = "http://127.0.0.1:" + std::to_string(port) + "/";
  std::cout << address << std::endl;
  if (!std::cout) return 2;
  if (::isatty(STDERR_FILENO) != 0) std::cerr << "Press Ctrl-C to stop.\n";
  if (with_browser) open_in_browser(address);
  site.serve();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "shudu-server: started by 'shudu play'\n";
    return 2;
  }
  std::signal(SIGINT, end_at_once);
  std::signal(SIGTERM, end_at_once);
  return serve(argv[1], std::string_view{argv[2]} == "open", argv + 3);
}
