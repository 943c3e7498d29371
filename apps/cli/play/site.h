// Site: a folder of files served over HTTP on this machine alone.
#pragma once

#include <memory>
#include <string>

namespace shudu::cli {

class Site {
 public:
  explicit Site(const std::string& folder);
  ~Site();
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;

  // Takes the port on 127.0.0.1, or any free one for 0. Returns it, or 0 when it is in use.
  int take_port(int port);
  // Serves until the program ends. Precondition: a port was taken.
  void serve();

 private:
  struct Server;
  std::unique_ptr<Server> server_;
};

}  // namespace shudu::cli
