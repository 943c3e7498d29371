// The types of ISS tokens that no common form describes (IssType::Form::own). Each reads one token.
#pragma once

#include "format/variants/iss_reader.h"

namespace shudu::variant {

// iss_sums.cpp
bool read_iss_cage(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_sum(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_sum_line(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_pill_arrow(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_little_killer(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_sandwich(IssReader& reader, const IssToken& token, const IssScope& scope);

// iss_contents.cpp
bool read_iss_given(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_all_different(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_quad(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_look_and_say(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_same_values(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_indexing(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_connected(IssReader& reader, const IssToken& token, const IssScope& scope);

// iss_tables.cpp
bool read_iss_regex(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_automaton(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_pair(IssReader& reader, const IssToken& token, const IssScope& scope);

// iss_globals.cpp
bool read_iss_diagonal(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_rank_ties(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_strict(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_windoku(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_disjoint(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_jigsaw(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_region_values(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_doppelganger(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_chaos(IssReader& reader, const IssToken& token, const IssScope& scope);
bool read_iss_chaos_clue(IssReader& reader, const IssToken& token, const IssScope& scope);

}  // namespace shudu::variant
