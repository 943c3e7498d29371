# Writes a C++ file with the first case of every technique in CASES/*.txt, the test cases of the techniques.
#
#   cmake -D CASES=tests/techniques -D OUTPUT=examples.cpp -P technique_examples.cmake
#
# A case is a line of HoDoKu's library. The first four digits are the code of the technique. The variant x marks a
# position without a step of the technique, so it is no example.
cmake_minimum_required(VERSION 3.25)
file(GLOB files ${CASES}/*.txt)
list(SORT files)
set(codes)
set(rows "")
foreach(file IN LISTS files)
  file(STRINGS ${file} lines REGEX "^:[0-9][0-9][0-9][0-9]")
  foreach(line IN LISTS lines)
    string(SUBSTRING "${line}" 1 4 code)
    if(line MATCHES "^:[0-9]+-x:" OR code IN_LIST codes)
      continue()
    endif()
    list(APPEND codes ${code})
    string(APPEND rows "      \"${line}\",\n")
  endforeach()
endforeach()
file(WRITE ${OUTPUT} "#include \"techniques/examples.h\"

namespace shudu::cli {

std::span<const std::string_view> technique_examples() {
  static constexpr std::string_view lines[] = {
${rows}  };
  return lines;
}

}  // namespace shudu::cli
")
