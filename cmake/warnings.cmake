# shudu_warnings(TARGET): the warnings all our code must be free of.
function(shudu_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast
                                           -Wnon-virtual-dtor -Woverloaded-virtual)
  if(SHUDU_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
