# shudu_unity(TARGET [EXCEPT REGEX]): with CMAKE_UNITY_BUILD, the files of a folder are compiled as one, so that headers are
# read once. Two files of a folder must not define the same name then, even in an anonymous namespace. Paths that match
# REGEX (relative to the current folder) are compiled alone. CMake also leaves out files with options of their own.
#
# The groups are folders rather than batches of some size, so that a new file cannot move others to another group.
# Files of tests/unit are one folder, so the first letter of their name is part of the group.
function(shudu_unity target)
  cmake_parse_arguments(PARSE_ARGV 1 unity "" EXCEPT "")
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    # A global name of one file is not visible in the next one, so it is not shadowed there. And g++ takes the included
    # sources for headers, where types of an anonymous namespace would be wrong. Plain builds keep these warnings.
    target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE path)
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    if(unity_EXCEPT AND path MATCHES "${unity_EXCEPT}")
      continue()
    endif()
    string(REGEX REPLACE "^unit/(.).*" "unit/\\1/" group "${path}")
    cmake_path(GET group PARENT_PATH group)
    string(REPLACE "/" "_" group "${group}")
    if(group)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
endfunction()
