// Orders of puzzles: the options of shudu_generate that concern the clues, and the loop that makes puzzles in blocks.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "capi/request.h"
#include "shudu/generate/clues.h"
#include "shudu/watch.h"

namespace shudu::capi {

struct ClueOrder {
  ClueConstraints clues;
  std::uint64_t count = 1, seed = 1, attempts = 100'000;
};
ClueOrder clue_order_of(Options& options);

struct MadeBlock {
  std::vector<MadePuzzle> made;
  std::uint64_t tried = 0;
};
// Makes the block with this number, with at most that many attempts. It may end early if the last argument returns false.
using MakeBlock = std::function<MadeBlock(std::uint64_t block, std::uint64_t attempts, const Watch& watch)>;
using PuzzleJson = std::function<JsonObject(const MadePuzzle&)>;

// A part of an order: puzzles of one kind.
struct OrderPart {
  std::uint64_t count = 1;
  MakeBlock make;
};
// The reply with as many puzzles of each part as ordered, or as many as were found. Each part has all attempts.
Reply made_to_order(const Request& request, const ClueOrder& order, const std::vector<OrderPart>& parts,
                    const PuzzleJson& json_of);

// {"puzzle":"…","solution":"…"}
JsonObject puzzle_json(const MadePuzzle& made);

}  // namespace shudu::capi
