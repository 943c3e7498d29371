// Makes the n-th allocation fail inside every function of the C interface, for n = 1, 2, 3, … until a call needs fewer.
//
// Each call must return SHUDU_NO_MEMORY without an answer, or the right answer where the library can do without the
// memory. Afterwards the same call must work, give the usual answer, and free its memory.
//
// The program replaces operator new, and the linker directs malloc of the library to this file (--wrap=malloc).
// Expected answers come from a second process in which nothing fails. The last line is "N passed, N failed".
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <vector>

#include "shudu/c.h"

namespace {

long until_failure = 0;  // the number of the allocation that fails, counted down; 0: none
bool failed_once = false;
long blocks = 0;  // allocated by operator new, and not freed

bool must_fail() {
  if (until_failure == 0 || --until_failure > 0) return false;
  return failed_once = true;
}

}  // namespace

extern "C" void* __real_malloc(std::size_t size);                                                         // NOLINT
extern "C" void* __wrap_malloc(std::size_t size) { return must_fail() ? nullptr : __real_malloc(size); }  // NOLINT

void* operator new(std::size_t size) {
  void* block = must_fail() ? nullptr : __real_malloc(size);
  if (block == nullptr) throw std::bad_alloc{};
  ++blocks;
  return block;
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto unit = static_cast<std::size_t>(alignment);
  void* block = must_fail() ? nullptr : std::aligned_alloc(unit, (size + unit - 1) / unit * unit);
  if (block == nullptr) throw std::bad_alloc{};
  ++blocks;
  return block;
}
void operator delete(void* block) noexcept {
  if (block != nullptr) --blocks;
  std::free(block);
}
void operator delete(void* block, std::size_t) noexcept { operator delete(block); }
void operator delete(void* block, std::align_val_t) noexcept { operator delete(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { operator delete(block); }

namespace {

constexpr const char* easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr const char* harder = ".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..";
constexpr const char* several = "..3.2.6..9..3.5..1..18.64....81.29..7..........67.82....26.95..8..2.3..9..5......";

constexpr const char* thermo = ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1";

struct Call {
  const char* name;
  const char* question;  // null: shudu_solve_many
  const char* text;
  const char* options;
};
constexpr Call calls[] = {
    {"parse", "parse", easy, "limit=10"},
    {"parse json", "parse", R"({"puzzle":"12","notes":[]})", nullptr},
    {"format", "convert", easy, "to=grid"},
    {"formats", "formats", nullptr, nullptr},
    {"solve", "solve", several, "unique=yes"},
    {"solutions", "solutions", several, "limit=20"},
    {"count", "count", several, nullptr},
    {"check", "check", easy, nullptr},
    {"candidates", "candidates", easy, nullptr},
    {"marks", "marks", easy, nullptr},
    {"variant", "variant", thermo, "language=zh-Hans"},
    {"conflicts", "conflicts", thermo, "values=....3.......4..."},
    {"true candidates", "candidates", thermo, "values=.3.............."},
    {"rules", "rules", nullptr, nullptr},
    {"format variant", "convert", thermo, "to=iss"},
    {"hint", "hint", easy, "language=zh-Hans"},
    {"hint mistake", "hint", "12x", "language=zh-Hans"},
    {"all_steps", "steps", easy, "techniques=singles,intersections,fish limit=10"},
    {"exercise", "exercise", easy, "technique=hidden_single limit=2"},
    {"path", "path", harder, nullptr},
    {"path explainer", "path", easy, "scale=explainer"},
    {"path hodoku", "path", easy, "scale=hodoku"},
    {"rate", "rate", easy, "scale=all"},
    {"generate", "generate", nullptr, "count=2 seed=3 clues=28-31 symmetry=rotate180"},
    {"generate level", "generate", nullptr, "seed=3 level=easy rating=1.0-2.0"},
    {"trace", "trace", easy, "algorithm=dancing_links events=50"},
    {"trace logic", "trace", easy, "algorithm=logic events=50"},
    {"techniques", "techniques", nullptr, nullptr},
    {"algorithms", "algorithms", nullptr, nullptr},
    {"canon", "canon", easy, nullptr},
    {"same", "same", several, nullptr},
    {"grid", "grid", nullptr, "index=1"},
    {"index", "index", easy, nullptr},
    {"sample", "sample", several, "count=3"},
    {"solve_many", nullptr, several, nullptr},
};

// What a call returned. The text is kept as a hash, because a std::string would count as a block.
struct Outcome {
  shudu_status status = SHUDU_OK;
  bool has_answer = false;
  std::size_t size = 0;
  std::uint64_t hash = 0;
};

std::uint64_t hash_of(const void* data, std::size_t size) {
  std::uint64_t hash = 14695981039346656037U;
  for (std::size_t i = 0; i < size; ++i) hash = (hash ^ static_cast<const unsigned char*>(data)[i]) * 1099511628211U;
  return hash;
}

Outcome ask_many(const char* text) {
  constexpr std::size_t n = 40;
  static std::uint8_t grids[n * 81], solutions[n * 81];
  static std::uint64_t counts[n];
  for (std::size_t i = 0; i < sizeof grids; ++i) {
    const char c = text[i % 81];
    grids[i] = static_cast<std::uint8_t>(c == '.' ? 0 : c - '0');
  }
  std::memset(solutions, 0, sizeof solutions);
  const shudu_status status = shudu_solve_many(grids, n, 5, nullptr, solutions, counts);
  return {status, status == SHUDU_OK, n, hash_of(solutions, sizeof solutions) ^ counts[n - 1]};
}

Outcome ask(const Call& call, long fails_at) {
  until_failure = fails_at;
  failed_once = false;
  Outcome outcome;
  if (call.question == nullptr) {
    outcome = ask_many(call.text);
  } else {
    shudu_buffer answer;
    outcome.status = shudu_ask(call.question, call.text, call.text == nullptr ? 0 : std::strlen(call.text),
                               call.options, nullptr, &answer);
    outcome.has_answer = answer.data != nullptr;
    outcome.size = answer.size;
    outcome.hash = hash_of(answer.data, answer.size);
    shudu_release(&answer);
  }
  until_failure = 0;
  return outcome;
}

bool same(const Outcome& a, const Outcome& b) { return a.status == b.status && a.size == b.size && a.hash == b.hash; }

int passed = 0, failed = 0;

void expect(bool good, const Call& call, long n, const char* what) {
  good ? ++passed : ++failed;
  if (!good && failed <= 20) std::printf("%s, allocation %ld: %s\n", call.name, n, what);
}

// Whether the call needed so many allocations. `expected` is what it answers when nothing fails.
bool check_failure(const Call& call, long n, const Outcome& expected) {
  const Outcome outcome = ask(call, n);
  if (!failed_once) {
    expect(same(outcome, expected), call, n, "a wrong answer, and no allocation failed");
    return false;
  }
  const bool refused = outcome.status == SHUDU_NO_MEMORY && !outcome.has_answer;
  expect(refused || same(outcome, expected), call, n, "neither SHUDU_NO_MEMORY nor the right answer");
  return true;
}

// Every n at first, and then ever fewer, because a call may need a hundred thousand allocations.
long next(long n) { return n < 100 ? n + 1 : n < 1000 ? n + 17 : n + n / 6; }

void check(const Call& call, const Outcome& expected) {
  // Without a successful call in between, so that initialisations of static objects fail as well.
  for (long n = 1; check_failure(call, n, expected);) n = next(n);
  ask(call, 0);
  const long before = blocks;
  for (long n = 1; check_failure(call, n, expected); n = next(n)) {
    expect(same(ask(call, 0), expected), call, n, "the next call gives a wrong answer");
    // The engines of the search keep a few blocks, whose number depends on earlier searches. A leak would add up.
    expect(blocks <= before + 4, call, n, "blocks were not freed");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::size_t n = sizeof calls / sizeof *calls;
  if (argc > 1) {  // the second process: writes the expected answers
    for (const Call& call : calls) {
      const Outcome outcome = ask(call, 0);
      std::printf("%d %zu %llu\n", outcome.status, outcome.size, static_cast<unsigned long long>(outcome.hash));
    }
    return 0;
  }
  std::vector<Outcome> expected(n);
  std::FILE* answers = popen((std::string{argv[0]} + " --answers").c_str(), "r");
  for (Outcome& one : expected) {
    int status = 0;
    unsigned long long hash = 0;
    if (std::fscanf(answers, "%d %zu %llu", &status, &one.size, &hash) != 3) return 2;
    one.status = static_cast<shudu_status>(status);
    one.hash = hash;
  }
  pclose(answers);
  for (std::size_t i = 0; i < n; ++i) check(calls[i], expected[i]);
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
