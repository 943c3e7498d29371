// shudu homework: the program of a university homework, with its options and its exact output. -c N writes complete
// grids, -s FILE solves puzzles, -n N writes puzzles.
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <memory>

#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/new_file.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "grids/bulk_grid_output.h"
#include "shudu/board.h"
#include "shudu/generate.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

struct HomeworkOptions {
  std::uint64_t create = 0, puzzles = 0, seed = fresh_seed;
  std::string solve, blanks, student;
  int mode = 0;
  bool unique = false;
  std::string output = "sudoku.txt";
  int first_digit = 0;
};

// The digit that the homework prescribes for the corner: the last two digits of the student number, added, modulo 9,
// plus 1. Student numbers may begin with letters. Returns nothing if the text is no such number.
std::optional<int> corner_of_student(std::string_view student) {
  const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
  const auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
  if (!std::ranges::all_of(student, [&](char c) { return is_digit(c) || is_letter(c); })) return std::nullopt;
  if (student.size() < 2 || !std::ranges::all_of(student.substr(student.size() - 2), is_digit)) return std::nullopt;
  return (student[student.size() - 2] - '0' + student.back() - '0') % 9 + 1;
}

int corner_of(const HomeworkOptions& options) {
  return options.student.empty() ? std::max(options.first_digit, 1) : *corner_of_student(options.student);
}

// The file that the answers go to. It is opened before the first answer is written, so that a mistake in the input does
// not destroy the previous file. "-" is standard output.
class ResultFile {
 public:
  ResultFile(std::string path, Verdict& verdict) : path_(std::move(path)), verdict_(verdict) {}
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;

  // The same output at every call; null if the file cannot be written, which is reported.
  Output* open() {
    if (path_ == "-") return &standard_output();
    if (out_) return &*out_;
    auto file = NewFile::open(path_);
    if (!file) {
      verdict_.bad("homework: " + file.error());
      return nullptr;
    }
    file_ = *std::move(file);
    return &out_.emplace(file_->descriptor());
  }
  // Gives the file its name, if all of it was written.
  void close() {
    if (!out_) return;
    if (!out_->flush()) return verdict_.bad();  // the output has said so
    if (const std::string wrong = file_->keep(); !wrong.empty()) verdict_.bad("homework: " + wrong);
  }
  // Whether this is an existing file and `other` names the same one.
  bool is_same_file(const std::string& other) const {
    struct stat mine {
    }, theirs{};
    return ::stat(path_.c_str(), &mine) == 0 && S_ISREG(mine.st_mode) && ::stat(other.c_str(), &theirs) == 0 &&
           mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino;
  }

 private:
  std::string path_;
  Verdict& verdict_;
  std::unique_ptr<NewFile> file_;
  std::optional<Output> out_;
};

void create(const HomeworkOptions& options, Output& out) {
  const std::array corner{static_cast<std::uint8_t>(corner_of(options))};
  std::uint64_t written = 0;
  BulkGridOutput text{BulkGridOutput::Form::spaced, out};
  Progress progress{"grid"};
  grids_in_order(corner, nullptr, [&](std::span<const Grid> grids) {
    grids = grids.first(std::min<std::uint64_t>(grids.size(), options.create - written));
    text.write(grids);
    written += grids.size();
    progress.update(written, static_cast<double>(written) / static_cast<double>(options.create));
    return written < options.create && !out.failed();
  });
}

void write_spaced(const Grid& grid, std::uint64_t ordinal, std::string& out) {
  static const Format& spaced = *find_format("spaced");
  spaced.write(puzzle_of(grid), ordinal, out);
}

// The constraints of -m, -r and -u. The homework does not define difficulty. Here -m sets the difficulty of solving by
// logic, within the homework's range of blanks, and implies a unique solution.
PuzzleConstraints constraints_of(const HomeworkOptions& options, const Range& blanks) {
  PuzzleConstraints constraints;
  constraints.clues.least_clues = 81 - blanks.most;
  constraints.clues.most_clues = 81 - blanks.least;
  constraints.clues.unique = options.unique || options.mode > 0;
  if (options.mode > 0) {
    constraints.logic.level = static_cast<logic::Level>(options.mode - 1);
    // Easy puzzles have many clues and hard puzzles have few.
    constraints.clues.least_clues = options.mode == 1 ? 36 : 26;
    constraints.clues.most_clues = options.mode == 1 ? 45 : 31;
  }
  return constraints;
}

void write_puzzles(const HomeworkOptions& options, const Range& blanks, Output& out) {
  const PuzzleConstraints constraints = constraints_of(options, blanks);
  const std::uint64_t seed = seed_for(options.seed);
  std::uint64_t written = 0;
  Progress progress{"puzzle"};
  for (std::uint64_t block = 0; written < options.puzzles && !out.failed(); ++block) {
    for (const MadePuzzle& made : make_block(constraints, seed, block).made) {
      if (written == options.puzzles) break;
      write_spaced(made.clues, written++, out.text());
      out.written();
    }
    progress.update(written, static_cast<double>(written) / static_cast<double>(options.puzzles));
  }
}

void solve_file(const HomeworkOptions& options, ResultFile& file, Verdict& verdict) {
  if (file.is_same_file(options.solve)) {
    return verdict.bad("homework: " + options.solve + " is also the output file; name another one with -o");
  }
  Input input{{options.solve}, "", verdict, "homework"};
  std::uint64_t written = 0;
  bool failed = false;
  for (Batch batch; !failed && input.next_batch(batch);) {
    for (std::size_t i = 0; i < batch.size() && !failed; ++i) {
      const Record& record = batch.record(i);
      if (!record.puzzle) continue;  // the input has reported it
      Output* const opened = file.open();
      if (opened == nullptr) return;
      Output& out = *opened;
      const auto solution = solve(record.puzzle->clues);
      if (solution) {
        write_spaced(*solution, written, out.text());
      } else {
        out.write(written == 0 ? "no solution\n" : "\nno solution\n");
        verdict.negative();
      }
      ++written;
      out.written();
      failed = out.failed();
    }
  }
  if (written == 0 && verdict.status() == Status::all_positive) verdict.bad();  // the input has said so
}

// The homework's rules about which options can be combined.
std::string mistake(const HomeworkOptions& options, const std::optional<Range>& blanks) {
  const bool has_task = options.create > 0 || !options.solve.empty() || options.puzzles > 0;
  if (!has_task) return "one of -c N, -s FILE and -n N is required";
  if (!options.student.empty() && !corner_of_student(options.student)) {
    return "--student " + options.student + ": expected a student number, which ends in two digits";
  }
  if (!blanks || blanks->least < 20 || blanks->most > 55) {
    return "-r " + options.blanks + ": expected a~b with 20 <= a <= b <= 55";
  }
  return {};
}

int homework(const HomeworkOptions& options) {
  Verdict verdict;
  const std::optional<Range> blanks = options.blanks.empty() ? Range{20, 55} : range_of(options.blanks);
  if (const std::string why = mistake(options, blanks); !why.empty()) return verdict.refuse("homework: " + why);
  ResultFile file{options.output, verdict};
  if (!options.solve.empty()) {
    solve_file(options, file, verdict);
  } else if (Output* out = file.open(); out != nullptr) {
    if (options.create > 0) {
      create(options, *out);
    } else {
      write_puzzles(options, *blanks, *out);
    }
  }
  file.close();
  return verdict.status();
}

}  // namespace

Command homework_command() {
  auto o = std::make_shared<HomeworkOptions>();
  return {
      .name = "homework",
      .summary = "write grids, solutions and puzzles for a university homework",
      .description =
          "Write complete grids, solutions or puzzles to sudoku.txt in the current directory. -c N writes N different "
          "complete grids in lexicographic order. -s FILE solves the puzzles of FILE, which has digits separated by "
          "spaces, 0 for blanks and an empty line between puzzles, or any other format. -n N writes N puzzles. The "
          "digits in sudoku.txt are separated by one space, lines have no trailing space, and grids are separated by "
          "an empty line. The file gets its name when it is complete. An existing file is then replaced; it stays as "
          "it is if FILE cannot be read or has no puzzles, or if writing fails.",
      .options = {option("-c N", o->create, "write N complete grids, 1 to 1000000")
                      .between(1, 1'000'000)
                      .not_with({"-s", "-n"}),
                  option("-s FILE", o->solve, "solve the puzzles of FILE").names_file().not_with({"-n"}),
                  option("-n N", o->puzzles, "write N puzzles, 1 to 10000").between(1, 10'000),
                  option("-m K", o->mode, "difficulty, 1 easy, 2 medium, 3 hard")
                      .between(1, 3)
                      .only_with({"-n"})
                      .not_with({"-r"}),
                  option("-r A~B", o->blanks, "number of blanks, 20 to 55").only_with({"-n"}),
                  option("-u", o->unique, "require a unique solution").only_with({"-n"}),
                  seed_option(o->seed).only_with({"-n"}),
                  option("--first-digit D", o->first_digit, "the digit in the top left corner (default: 1)")
                      .between(1, 9)
                      .only_with({"-c"})
                      .not_with({"--student"}),
                  option("--student NUMBER", o->student,
                         "take the corner digit from a student number: the last two digits, added, modulo 9, plus 1")
                      .only_with({"-c"}),
                  option("-o,--output FILE", o->output,
                         "write to this file instead of sudoku.txt; '-' for standard output")
                      .names_file()},
      .examples = {{"shudu homework -c 1000000 --student 15061180",
                    "write a million grids with (8 + 0) % 9 + 1 = 9 in the top left corner"},
                   {"shudu homework -s puzzles.txt", "write one solution of each puzzle"},
                   {"shudu homework -n 20 -r 40~50 -u", "write 20 puzzles with 40 to 50 blanks and a unique solution"}},
      .run = [o] { return homework(*o); }};
}

}  // namespace shudu::cli
