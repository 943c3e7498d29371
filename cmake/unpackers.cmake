# The libraries that unpack xz and zstd, as the targets shudu::lzma and shudu::zstd. Neither is required. shuduConfig.cmake
# includes this file, too.
foreach(unpacker lzma zstd)
  find_path(SHUDU_${unpacker}_INCLUDE ${unpacker}.h)
  set(names ${unpacker})
  if(SHUDU_STATIC_LIBRARIES)
    list(PREPEND names lib${unpacker}.a)
  endif()
  find_library(SHUDU_${unpacker}_LIBRARY NAMES ${names})
  mark_as_advanced(SHUDU_${unpacker}_INCLUDE SHUDU_${unpacker}_LIBRARY)
  if(SHUDU_${unpacker}_INCLUDE AND SHUDU_${unpacker}_LIBRARY AND NOT TARGET shudu::${unpacker})
    add_library(shudu::${unpacker} UNKNOWN IMPORTED GLOBAL)
    set_target_properties(shudu::${unpacker} PROPERTIES IMPORTED_LOCATION ${SHUDU_${unpacker}_LIBRARY}
                          INTERFACE_INCLUDE_DIRECTORIES ${SHUDU_${unpacker}_INCLUDE})
  endif()
endforeach()
