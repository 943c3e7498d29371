// The store as a database of SQLite.
//
//   class        every class that is not fresh. state: 0 dropped, 1 kept and waiting, 2 kept and taken by a round
//   kept         the index of kept classes by rank; it is also the queue of the waiting ones
//   fresh        classes that are still to be rated
//   expansion    classes that rounds took, by number. done: ways tried, or -1 if all were
//   setting      settings and counts by name
//   round        the state at the end of each round
//
// The key of a class is stored once, and once more in the index if the class is kept. The parent is a number, because a
// second key would double the size. Fresh classes are rated in the order of their keys, so that neighbouring rows are
// written together. The database is in WAL mode, so other programs can read it while a hunt runs.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "hunt/statement.h"
#include "hunt/store.h"

namespace shudu::cli {
namespace {

constexpr std::string_view schema =
    "PRAGMA application_id = 1399350377;"
    "PRAGMA user_version = 1;"
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value) WITHOUT ROWID;"
    "CREATE TABLE class (key BLOB PRIMARY KEY, state INTEGER, rank INTEGER, parent INTEGER) WITHOUT ROWID;"
    "CREATE INDEX kept ON class (state, rank) WHERE state > 0;"
    "CREATE TABLE fresh (key BLOB PRIMARY KEY, parent INTEGER) WITHOUT ROWID;"
    "CREATE TABLE expansion (number INTEGER PRIMARY KEY, round INTEGER, done INTEGER, key BLOB);"
    "CREATE INDEX unfinished ON expansion (number) WHERE done >= 0;"
    "CREATE TABLE round (number INTEGER PRIMARY KEY, seen INTEGER, rated INTEGER, kept INTEGER, best INTEGER,"
    " seconds REAL);";
constexpr std::uint64_t application = 1399350377;  // "Shdi"

constexpr std::array<std::pair<std::string_view, std::uint64_t HuntCounts::*>, 7> count_names{{
    {"seen", &HuntCounts::seen},
    {"fresh", &HuntCounts::fresh},
    {"bounded", &HuntCounts::bounded},
    {"rated", &HuntCounts::rated},
    {"kept", &HuntCounts::kept},
    {"expanded", &HuntCounts::expanded},
    {"skipped", &HuntCounts::skipped},
}};

// Closes the database after the statements, and releases the lock last.
struct Database {
  Database() = default;
  ~Database() {
    sqlite3_close(handle);
    if (lock >= 0) ::close(lock);
  }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  sqlite3* handle = nullptr;
  int lock = -1;
};

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(std::unique_ptr<Database> database) : database_(std::move(database)) {
    for (const auto& [name, count] : count_names) counts_.*count = setting(name).value_or(0);
  }

  const std::string& error() const override { return error_; }
  void begin() override { check(begin_.run()); }
  bool commit() override {
    for (const auto& [name, count] : count_names) set_setting(name, counts_.*count);
    if (error_.empty()) check(commit_.run());
    return error_.empty();
  }

  std::optional<HuntSettings> settings() override {
    const auto goal = setting("goal");
    if (!goal || *goal >= hunt::goal_names.size()) return std::nullopt;
    const auto value = [&](std::string_view name) { return setting(name).value_or(0); };
    return HuntSettings{.goal = static_cast<hunt::Goal>(*goal),
                        .around = {.remove = static_cast<int>(value("remove")),
                                   .add = static_cast<int>(value("add")),
                                   .minimal = value("minimal") != 0},
                        .seed = value("seed"),
                        .frontier = value("frontier"),
                        .keep_from = static_cast<hunt::Value>(value("keep_from")),
                        .start = value("start")};
  }
  void set(const HuntSettings& settings) override {
    set_setting("goal", static_cast<std::uint64_t>(settings.goal));
    set_setting("remove", static_cast<std::uint64_t>(settings.around.remove));
    set_setting("add", static_cast<std::uint64_t>(settings.around.add));
    set_setting("minimal", settings.around.minimal ? 1 : 0);
    set_setting("seed", settings.seed);
    set_setting("frontier", settings.frontier);
    set_setting("keep_from", settings.keep_from);
    set_setting("start", settings.start);
  }
  const HuntCounts& counts() const override { return counts_; }

  void add(const hunt::ClassKey& key, std::uint64_t parent, bool bounded) override {
    if (has(is_class_, key) || (bounded && has(is_fresh_, key))) return;
    Statement& statement =
        bounded ? add_class_.with(key, std::uint64_t{0}, std::uint64_t{0}, parent) : add_fresh_.with(key, parent);
    if (!check(statement.run()) || sqlite3_changes(database_->handle) == 0) return;
    ++counts_.seen;
    ++(bounded ? counts_.bounded : counts_.fresh);
  }
  void skip(std::uint64_t ways) override { counts_.skipped += ways; }
  std::vector<Fresh> fresh(std::size_t most) override {
    std::vector<Fresh> list;
    list_fresh_.with(std::uint64_t{most});
    while (list_fresh_.row()) list.push_back({list_fresh_.bytes(0), list_fresh_.number(1)});
    check(!list_fresh_.failed());
    return list;
  }
  void rate(const Fresh& one, hunt::Rank rank, bool keep) override {
    check(add_class_.with(one.key, std::uint64_t{keep ? 1U : 0U}, rank, one.parent).run());
    check(remove_fresh_.with(one.key).run());
    --counts_.fresh;
    ++counts_.rated;
    counts_.kept += keep ? 1 : 0;
  }

  std::uint64_t round() override { return number_of("SELECT max(round) FROM expansion"); }
  std::uint64_t begin_round(std::uint64_t most) override {
    const std::uint64_t number = round() + 1;
    Statement choose{database_->handle,
                     "INSERT INTO expansion (round, done, key) SELECT ?, 0, key FROM class WHERE state = 1 "
                     "ORDER BY rank DESC, key LIMIT ?"};
    check(choose.with(number, most).run());
    const auto taken = static_cast<std::uint64_t>(sqlite3_changes(database_->handle));
    Statement mark{database_->handle,
                   "UPDATE class SET state = 2 WHERE key IN (SELECT key FROM expansion WHERE done = 0)"};
    check(mark.run());
    counts_.expanded += taken;
    return taken;
  }
  std::vector<Taken> unfinished(std::size_t most) override {
    std::vector<Taken> list;
    unfinished_.with(std::uint64_t{most});
    while (unfinished_.row()) list.push_back({unfinished_.number(0), unfinished_.number(1), unfinished_.bytes(2)});
    check(!unfinished_.failed());
    return list;
  }
  void advance(const Taken& taken, std::uint64_t done, bool finished) override {
    check(advance_.with(finished ? ~std::uint64_t{0} : done, taken.number).run());
  }

  void end_round(const RoundRecord& record) override {
    Statement add{database_->handle, "INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?, ?, ?)"};
    check(add.with(record.round, record.seen, record.rated, record.kept, record.best, record.seconds).run());
  }
  std::vector<RoundRecord> rounds() override {
    std::vector<RoundRecord> list;
    Statement all{database_->handle, "SELECT number, seen, rated, kept, best, seconds FROM round ORDER BY number"};
    while (all.row()) {
      list.push_back({all.number(0), all.number(1), all.number(2), all.number(3), all.number(4), all.real(5)});
    }
    check(!all.failed());
    return list;
  }
  double seconds() override { return static_cast<double>(setting("milliseconds").value_or(0)) / 1000; }
  void set_seconds(double seconds) override { set_setting("milliseconds", static_cast<std::uint64_t>(seconds * 1000)); }

  void best(const std::function<bool(const Kept&)>& on_class) override {
    Statement all{database_->handle,
                  "SELECT key, rank, parent FROM class WHERE state = 1 UNION ALL "
                  "SELECT key, rank, parent FROM class WHERE state = 2 ORDER BY rank DESC, key"};
    while (all.row()) {
      if (!on_class({all.bytes(0), all.number(1), all.number(2)})) return;
    }
    check(!all.failed());
  }
  std::optional<Kept> find(const hunt::ClassKey& key) override {
    Statement one{database_->handle, "SELECT rank, parent FROM class WHERE key = ? AND state > 0"};
    if (!one.with(key).row()) return std::nullopt;
    return Kept{key, one.number(0), one.number(1)};
  }
  std::optional<hunt::ClassKey> taken_key(std::uint64_t number) override {
    Statement one{database_->handle, "SELECT key FROM expansion WHERE number = ?"};
    if (!one.with(number).row()) return std::nullopt;
    return one.bytes(0);
  }
  std::uint64_t round_of(std::uint64_t number) override {
    Statement one{database_->handle, "SELECT round FROM expansion WHERE number = ?"};
    return one.with(number).row() ? one.number(0) : 0;
  }

 private:
  bool check(bool good) {
    if (!good && error_.empty()) error_ = sqlite3_errmsg(database_->handle);
    return good;
  }
  bool has(Statement& statement, const hunt::ClassKey& key) {
    const bool found = statement.with(key).row();
    statement.reset();
    return found;
  }
  std::uint64_t number_of(std::string_view text) {
    Statement one{database_->handle, text};
    return one.row() ? one.number(0) : 0;
  }
  std::optional<std::uint64_t> setting(std::string_view name) {
    const bool found = get_setting_.with(name).row();
    const std::uint64_t value = found ? get_setting_.number(0) : 0;
    get_setting_.reset();
    return found ? std::optional{value} : std::nullopt;
  }
  void set_setting(std::string_view name, std::uint64_t value) {
    if (error_.empty()) check(set_setting_.with(name, value).run());
  }

  std::unique_ptr<Database> database_;
  std::string error_;
  HuntCounts counts_;
  Statement begin_{database_->handle, "BEGIN IMMEDIATE"}, commit_{database_->handle, "COMMIT"};
  Statement get_setting_{database_->handle, "SELECT value FROM setting WHERE name = ?"};
  Statement set_setting_{database_->handle, "INSERT OR REPLACE INTO setting VALUES (?, ?)"};
  Statement is_class_{database_->handle, "SELECT 1 FROM class WHERE key = ?"};
  Statement is_fresh_{database_->handle, "SELECT 1 FROM fresh WHERE key = ?"};
  Statement add_class_{database_->handle, "INSERT INTO class VALUES (?, ?, ?, ?)"};
  Statement add_fresh_{database_->handle, "INSERT OR IGNORE INTO fresh VALUES (?, ?)"};
  Statement list_fresh_{database_->handle, "SELECT key, parent FROM fresh ORDER BY key LIMIT ?"};
  Statement remove_fresh_{database_->handle, "DELETE FROM fresh WHERE key = ?"};
  Statement unfinished_{database_->handle,
                        "SELECT number, done, key FROM expansion WHERE done >= 0 ORDER BY number LIMIT ?"};
  Statement advance_{database_->handle, "UPDATE expansion SET done = ? WHERE number = ?"};
};

std::string text_of(sqlite3* database) { return sqlite3_errmsg(database); }

bool execute(sqlite3* database, const std::string& text) {
  return sqlite3_exec(database, text.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

}  // namespace

Result<std::unique_ptr<Store>, std::string> open_store(const std::string& path, OpenStore mode, std::uint64_t memory) {
  auto database = std::make_unique<Database>();
  const bool change = mode == OpenStore::change;
  // The lock is held on the file itself, beside the locks of SQLite, which use another mechanism.
  database->lock = ::open(path.c_str(), change ? O_RDWR | O_CREAT | O_CLOEXEC : O_RDONLY | O_CLOEXEC, 0666);
  if (database->lock < 0) return Unexpected{std::string{std::strerror(errno)}};
  if (change && ::flock(database->lock, LOCK_EX | LOCK_NB) != 0) {
    return Unexpected{std::string{"another program is running this hunt"}};
  }
  const int flags = change ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE;
  if (sqlite3_open_v2(path.c_str(), &database->handle, flags, nullptr) != SQLITE_OK) {
    return Unexpected{text_of(database->handle)};
  }
  sqlite3_busy_timeout(database->handle, 5000);
  const auto number = [&](std::string_view text) {
    Statement one{database->handle, text};
    return one.row() ? one.number(0) : ~std::uint64_t{0};
  };
  const std::uint64_t tables = number("SELECT count(*) FROM sqlite_master");
  if (change && tables == 0) {
    const std::string make = "PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; " + std::string{schema} + " COMMIT;";
    if (!execute(database->handle, make)) return Unexpected{text_of(database->handle)};
  } else if (number("PRAGMA application_id") != application || number("PRAGMA user_version") != 1) {
    return Unexpected{std::string{"the file is not the store of a hunt, or it is damaged"}};
  }
  // In WAL mode, NORMAL is safe against a killed program. A power failure can lose the last transactions only.
  const std::string tune = "PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -" +
                           std::to_string(memory * 1024) + ';';
  if (!execute(database->handle, tune)) return Unexpected{text_of(database->handle)};
  return std::unique_ptr<Store>{std::make_unique<SqliteStore>(std::move(database))};
}

}  // namespace shudu::cli
