// By card: large batches of puzzles are answered by a graphics card, if SHUDU_TARGET=cuda asks for it. The puzzles that
// the card gives up, and everything if the card fails, are answered by the processor, so that nothing is lost.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "shudu/search.h"

namespace shudu {

// Whether large batches are answered by the card: from the start if SHUDU_TARGET is cuda and there is a card.
bool card_is_chosen();
// Chooses the card or the processor from now on. Returns what was chosen before. Precondition: no search is running.
bool choose_card(bool wanted);

// Why a card has failed during the work; empty if none has.
std::string card_failure();

// Answers the puzzles; `barred` may be empty. Returns nothing if the batch is too small for the card, or if the card has
// failed. Precondition: the spans have equal size, limit > 0.
std::optional<SearchStats> search_by_card(std::span<const Grid> clues, std::span<const Barred> barred,
                                          std::span<Answer> answers, std::uint64_t limit);

}  // namespace shudu
