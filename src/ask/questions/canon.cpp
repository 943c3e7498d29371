#include "ask/questions/canon.h"

#include "ask/questions.h"

namespace shudu::ask {
namespace {

// A form takes milliseconds, so the watch is asked once, before it.
Answer canon(const Puzzle& puzzle, const NoOptions&, const Watch& watch) {
  if (watch && !watch(-1, 0)) return Answer::cancelled();
  return canon_answer(puzzle, classify(puzzle));
}

}  // namespace

Answer canon_answer(const Puzzle& puzzle, const Classified& classified) {
  if (const auto why = without_form(puzzle)) return Answer::no(*why);
  const Canonical& canonical = classified.canonical;
  return Answer::of(Status::ok, JsonObject{}
                                    .add("kind", id(classified.kind))
                                    .add("form", to_line(canonical.form))
                                    .add("transform", to_string(canonical.transform))
                                    .add("automorphisms", canonical.automorphisms));
}

constinit const Question canon_question =
    question<canon>("canon", "the canonical form up to symmetry, and the transformation to it");

}  // namespace shudu::ask
