// Question: a row of the table of questions. The program, the C interface, the WebAssembly modules and the bindings have every
// question of the table, with the options, the defaults and the JSON that stand here.
//
// A question is one file in questions/: a struct of options, rows that describe them (option.h), a function from a puzzle and
// these options to an answer, and the row. questions.def lists the rows.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "ask/any_puzzle.h"
#include "ask/option.h"
#include "ask/status.h"
#include "base/json_object.h"
#include "shudu/format.h"
#include "shudu/watch.h"

namespace shudu::ask {

// An answer as data: a status and fields. Or why there is none.
struct Answer {
  enum class Kind : std::uint8_t { answered, bad_input, bad_option, cancelled, no_question };

  Kind kind = Kind::answered;
  std::optional<Status> status = {};  // a question about no puzzle has none
  std::string reason = {};            // why the status is `invalid`, `incomplete` or `unsupported`
  JsonObject fields = {};
  SourceSolution source = {};
  std::size_t about = 0;                  // the puzzle of the subject that it is about: of two, perhaps the second
  std::optional<std::string> plain = {};  // the whole answer, if it is text and not JSON
  Error error = {};                       // bad_input
  std::string mistake = {};               // bad_option: "option limit=0: expected …"; no_question: which there are

  static Answer of(const JsonObject& fields) { return {.fields = fields}; }
  static Answer of(Status status, const JsonObject& fields) { return {.status = status, .fields = fields}; }
  static Answer no(const NoAnswer& why, const JsonObject& fields = {}) {
    return {.status = why.status, .reason = why.reason, .fields = fields};
  }
  static Answer bad_input(Error error) { return {.kind = Kind::bad_input, .error = std::move(error)}; }
  static Answer bad_option(std::string mistake) { return {.kind = Kind::bad_option, .mistake = std::move(mistake)}; }
  static Answer cancelled() { return {.kind = Kind::cancelled}; }
};

// What a question is about.
enum class Takes : std::uint8_t { nothing, puzzle, two_puzzles, text };

// What the caller gives, as the question takes it.
struct Subject {
  std::vector<AnyPuzzleRef> puzzles = {};  // one or two
  std::string_view text = {};
};

struct Question {
  std::string_view id;    // "count"
  std::string_view what;  // what the answer says: a phrase without a full stop
  Takes takes = Takes::puzzle;
  bool variants = false;  // whether it answers variants
  std::span<const Option> options = {};
  std::shared_ptr<void> (*new_options)() = nullptr;  // a new struct of its options, with the defaults
  Answer (*answer)(const Subject& subject, const void* options, const Watch& watch) = nullptr;
};

namespace detail {
struct NoOptions {};

template <class Function>
struct Signature;
template <class Subject_, class Options_>
struct Signature<Answer (*)(const Subject_&, const Options_&, const Watch&)> {
  using Of = Subject_;
  using Options = Options_;
};
struct TwoPuzzles {};
template <class Options_>
struct Signature<Answer (*)(const Puzzle&, const Puzzle&, const Options_&, const Watch&)> {
  using Of = TwoPuzzles;
  using Options = Options_;
};
template <class Options_>
struct Signature<Answer (*)(const Options_&, const Watch&)> {
  using Of = void;
  using Options = Options_;
};
}  // namespace detail
using detail::NoOptions;

// The row of a question that `function` answers. It is one of
//   Answer function(const AnyPuzzle&, const Options&, const Watch&)    a question about a puzzle
//   Answer function(const Puzzle&, const Options&, const Watch&)       about a classic puzzle; variants are unsupported
//   Answer function(const Puzzle&, const Puzzle&, const Options&, const Watch&)   about two classic puzzles
//   Answer function(const Subject&, const Options&, const Watch&)      about two puzzles or a text
//   Answer function(const Options&, const Watch&)                      about nothing
template <auto function>
constexpr Question question(std::string_view id, std::string_view what, std::span<const Option> rows = {},
                            Takes takes = Takes::puzzle) {
  using Is = detail::Signature<decltype(function)>;
  using Options = typename Is::Options;
  Question row{.id = id, .what = what, .takes = takes, .options = rows};
  constexpr bool is_two = std::is_same_v<typename Is::Of, detail::TwoPuzzles>;
  row.variants = !std::is_same_v<typename Is::Of, Puzzle> && !is_two;
  if constexpr (std::is_void_v<typename Is::Of>) row.takes = Takes::nothing;
  if constexpr (is_two) row.takes = Takes::two_puzzles;
  row.new_options = []() -> std::shared_ptr<void> { return std::make_shared<Options>(); };
  row.answer = [](const Subject& subject, const void* chosen, const Watch& watch) -> Answer {
    const Options& asked = *static_cast<const Options*>(chosen);
    if constexpr (std::is_void_v<typename Is::Of>) {
      return function(asked, watch);
    } else if constexpr (std::is_same_v<typename Is::Of, AnyPuzzle>) {
      return function(*subject.puzzles.front(), asked, watch);
    } else if constexpr (std::is_same_v<typename Is::Of, Puzzle>) {
      return function(*subject.puzzles.front()->classic(), asked, watch);
    } else if constexpr (is_two) {
      return function(*subject.puzzles[0]->classic(), *subject.puzzles[1]->classic(), asked, watch);
    } else {
      return function(subject, asked, watch);
    }
  };
  return row;
}

// The table.
std::span<const Question* const> questions();
const Question* find_question(std::string_view id);

// The sentence about a variant that a question, or an option of the program, cannot answer yet. It is the only place that
// says so. `what` is a question or an option: "hint", "--estimate".
NoAnswer not_for_variants(std::string_view what);
// Equal digits among the clues; empty if there are none.
std::optional<NoAnswer> conflicting(const AnyPuzzle& puzzle);

// Compares the solution that the source gives, if it does, with those that a search finds. Empty if the watch stopped it.
std::optional<SourceSolution> compared_with_source(const AnyPuzzle& puzzle, int threads = 1, const Watch& watch = {});

// The answer to a question, with everything checked: a variant that the question does not take is unsupported.
Answer answer(const Question& question, const Subject& subject, const void* options, const Watch& watch = {});

// The answer as an object: `puzzle` and `status`, `rules` of a variant, `reason`, the fields, and how the source's
// solution compares. The puzzle may be null.
// Precondition: answer.kind == answered.
JsonObject json(const AnyPuzzle* puzzle, const Answer& answer);

}  // namespace shudu::ask
