// Statement: a prepared statement of SQLite.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace shudu::cli {

class Statement {
 public:
  Statement(sqlite3* database, std::string_view text) {
    sqlite3_prepare_v3(database, text.data(), static_cast<int>(text.size()), SQLITE_PREPARE_PERSISTENT, &statement_,
                       nullptr);
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  // Binds the parameters in order. A std::string is bound as a blob, a std::string_view as text. Both must live until
  // the statement has run.
  template <class... Values>
  Statement& with(const Values&... values) {
    sqlite3_reset(statement_);
    int at = 0;
    (bind(++at, values), ...);
    return *this;
  }
  // Whether there is a row. After the last one, or an error, the statement is ready to run again.
  bool row() {
    status_ = statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_);
    if (status_ == SQLITE_ROW) return true;
    sqlite3_reset(statement_);
    return false;
  }
  // Runs a statement that has no rows. Returns whether it succeeded.
  bool run() { return !row() && status_ == SQLITE_DONE; }
  bool failed() const { return status_ != SQLITE_ROW && status_ != SQLITE_DONE; }
  void reset() { sqlite3_reset(statement_); }

  std::uint64_t number(int column) { return static_cast<std::uint64_t>(sqlite3_column_int64(statement_, column)); }
  double real(int column) { return sqlite3_column_double(statement_, column); }
  std::string bytes(int column) {
    const void* data = sqlite3_column_blob(statement_, column);
    if (data == nullptr) return {};
    return {static_cast<const char*>(data), static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
  }

 private:
  void bind(int at, std::uint64_t value) { sqlite3_bind_int64(statement_, at, static_cast<sqlite3_int64>(value)); }
  void bind(int at, double value) { sqlite3_bind_double(statement_, at, value); }
  void bind(int at, std::string_view text) {
    sqlite3_bind_text(statement_, at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
  }
  void bind(int at, const std::string& key) {
    sqlite3_bind_blob(statement_, at, key.data(), static_cast<int>(key.size()), SQLITE_STATIC);
  }

  sqlite3_stmt* statement_ = nullptr;
  int status_ = SQLITE_DONE;
};

}  // namespace shudu::cli
