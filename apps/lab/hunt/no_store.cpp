// The store of a program that was built without SQLite.
#include "hunt/store.h"

namespace shudu::cli {

Result<std::unique_ptr<Store>, std::string> open_store(const std::string&, OpenStore, std::uint64_t) {
  return Unexpected{
      std::string{"this program was built without SQLite, which the store of a hunt needs; install "
                  "SQLite's development files (libsqlite3-dev) and build it again"}};
}

}  // namespace shudu::cli
