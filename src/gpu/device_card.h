// The cards of this machine, for the files that use CUDA.
#pragma once

namespace shudu::gpu {

int multiprocessors_of(int card);

// From now on there is no card (card_count).
void give_up_cards();

// Notes the last error of CUDA for card_failure().
void note_card_failure();

}  // namespace shudu::gpu
