# shudu_warnings(TARGET): the warnings that all code must be free of.
function(shudu_warnings target)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    return()  # the options below are those of g++ and clang
  endif()
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast
                                           -Wnon-virtual-dtor -Woverloaded-virtual)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees members of the other alternative in std::variant and std::optional as uninitialised.
    # It also takes the overlap check inside std::string for an overlap (GCC bug 105651), and short strings for bounds.
    target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized -Wno-restrict -Wno-array-bounds
                                             -Wno-stringop-overflow -Wno-stringop-overread)
  else()
    # Part of -Wconversion for clang, not for g++.
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
  endif()
  if(SHUDU_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
