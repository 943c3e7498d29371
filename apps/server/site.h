// Site: serves a folder over HTTP, to this machine only.
#pragma once

#include <memory>
#include <string>

namespace shudu::server {

class Site {
 public:
  explicit Site(const std::string& folder);
  ~Site();
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;

  // Binds the port on 127.0.0.1, or any free port for 0. Returns the port, or 0 if it is in use.
  int take_port(int port);
  // Serves until the program ends. Precondition: take_port() returned a port.
  void serve();

 private:
  struct Server;
  std::unique_ptr<Server> server_;
};

}  // namespace shudu::server
