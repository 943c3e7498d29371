# Writes a C++ file with the first example of every technique in EXAMPLES (docs/techniques/examples.txt).
#
#   cmake -D EXAMPLES=docs/techniques/examples.txt -D OUTPUT=examples.cpp -P technique_examples.cmake
#
# A line "# ID" names the technique of the lines that follow it.
cmake_minimum_required(VERSION 3.25)
file(STRINGS ${EXAMPLES} lines REGEX "^(# [a-z0-9_]+$|:)")
set(technique "")
set(rows "")
foreach(line IN LISTS lines)
  if(line MATCHES "^# ([a-z0-9_]+)$")
    set(technique ${CMAKE_MATCH_1})
  elseif(technique)
    string(APPEND rows "      {\"${technique}\", \"${line}\"},\n")
    set(technique "")
  endif()
endforeach()
file(WRITE ${OUTPUT} "#include \"techniques/technique_page.h\"

namespace shudu::cli {

std::span<const TechniqueExample> technique_examples() {
  static constexpr TechniqueExample examples[] = {
${rows}  };
  return examples;
}

}  // namespace shudu::cli
")
