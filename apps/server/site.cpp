// The only file that includes cpp-httplib, which is heavy to compile.
#include "server/site.h"

#include <httplib.h>

namespace shudu::server {

struct Site::Server {
  httplib::Server http;
};

namespace {

// The page may load only its own files, no other page may frame it, and browsers must not guess content types. The page
// repeats this policy in a <meta> element for hosts that set no headers.
const httplib::Headers headers = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
     "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

// Files in assets/ have a content hash in their names, so they never change. Browsers must revalidate all other files
// to notice a new build.
bool never_changes(const std::string& path) { return path.find("/assets/") != std::string::npos; }

// Rejecting other host names prevents DNS rebinding attacks.
bool is_this_machine(const std::string& host) {
  const std::string name = host.substr(0, host.find(':'));
  return name == "127.0.0.1" || name == "localhost";
}

}  // namespace

Site::Site(const std::string& folder) : server_(std::make_unique<Server>()) {
  httplib::Server& http = server_->http;
  http.set_mount_point("/", folder, headers);
  http.set_file_extension_and_mimetype_mapping("wasm", "application/wasm");
  http.set_file_extension_and_mimetype_mapping("webmanifest", "application/manifest+json");
  http.set_file_extension_and_mimetype_mapping("js", "text/javascript");
  http.set_keep_alive_max_count(1000);
  http.set_pre_routing_handler([](const httplib::Request& request, httplib::Response& response) {
    if (is_this_machine(request.get_header_value("Host"))) return httplib::Server::HandlerResponse::Unhandled;
    response.status = 421;
    response.set_content("This page is served only on 127.0.0.1.\n", "text/plain; charset=utf-8");
    return httplib::Server::HandlerResponse::Handled;
  });
  http.set_file_request_handler([](const httplib::Request& request, httplib::Response& response) {
    response.set_header("Cache-Control", never_changes(request.path) ? "max-age=31536000, immutable" : "no-cache");
  });
  http.set_error_handler([](const httplib::Request&, httplib::Response& response) {
    if (!response.body.empty()) return;
    response.set_content(response.status == 404 ? "Page not found.\n" : "The request failed.\n",
                         "text/plain; charset=utf-8");
  });
  // The default options allow two servers on one port.
  http.set_socket_options([](socket_t socket) {
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
}

Site::~Site() = default;

int Site::take_port(int port) {
  if (port == 0) return server_->http.bind_to_any_port("127.0.0.1");
  return server_->http.bind_to_port("127.0.0.1", port) ? port : 0;
}

void Site::serve() { server_->http.listen_after_bind(); }

}  // namespace shudu::server
