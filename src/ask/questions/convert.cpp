#include "ask/questions/convert.h"

#include "ask/format_table.h"
#include "ask/questions.h"
#include "ask/read.h"

namespace shudu::ask {
namespace {

constexpr Option convert_options[] = {
    option<&ConvertOptions::to>("to", "write this format of 'shudu formats'",
                                {.shown = "FORMAT", .choices = formats_written, .listed_by = "shudu formats"}),
    option<&ConvertOptions::lossy>("lossy", "leave out what the format cannot hold"),
    option<&ConvertOptions::drop_marks>("drop_marks", "leave out candidates, notes and colours")};

Answer convert(const Subject& subject, const ConvertOptions& asked, const Watch& watch) {
  RecordWriter writer{asked.to, asked.lossy ? OnLoss::leave_out : OnLoss::refuse};
  const auto next = records_of(std::string{subject.text});
  std::string out{writer.prologue()};
  std::uint64_t n = 0;
  while (const auto record = next()) {
    if (!*record) return Answer::bad_input(record->error());
    const AnyPuzzle& puzzle = ***record;
    if (asked.drop_marks && puzzle.classic() == nullptr) {
      return Answer::bad_input({puzzle.line, 0, not_for_variants("drop_marks").reason});
    }
    const auto reason =
        asked.drop_marks ? writer.write(without_marks(*puzzle.classic()), out) : writer.write(puzzle, out);
    if (reason) return Answer::bad_input({puzzle.line, 0, asked.to + ": " + *reason});
    if (++n % 1024 == 0 && watch && !watch(-1, n)) return Answer::cancelled();
  }
  Answer answer;
  answer.plain = out.append(writer.epilogue());
  return answer;
}

}  // namespace

Puzzle without_marks(Puzzle puzzle) {
  for (const auto marks : {&Puzzle::candidates, &Puzzle::notes, &Puzzle::corner_notes}) (puzzle.*marks).reset();
  puzzle.colours.reset();
  return puzzle;
}

constinit const Question convert_question =
    question<convert>("convert", "all puzzles of the text in another format, as text", convert_options, Takes::text);

}  // namespace shudu::ask
