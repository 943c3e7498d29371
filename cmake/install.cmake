# What `cmake --install` puts where. Two components: `cli` is the program with its manual, `dev` the library for others to
# build on, through find_package(shudu) or pkg-config. Everything stays where it is relative to the prefix, so that an
# installed tree may be moved.
include(CMakePackageConfigHelpers)

# The programs. Manual pages and completions come from the program itself; apps/lab/CMakeLists.txt makes them.
if(SHUDU_BUILD_CLI)
  install(TARGETS shudu_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
  install(TARGETS shudu_lab shudu_server RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/shudu COMPONENT cli)
  if(TARGET shudu_paper)
    install(TARGETS shudu_paper LIBRARY DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/shudu COMPONENT cli)
  endif()
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
          DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT cli)
endif()

# The library: static with the C++ and the C interface, and shared with the C interface only.
set(libraries shudu)
if(TARGET shudu_shared)
  list(APPEND libraries shudu_shared)
endif()
install(TARGETS ${libraries} EXPORT shudu
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/shudu DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev
        FILES_MATCHING PATTERN "*.h")

set(unpackers)
foreach(unpacker lzma zstd)
  if(TARGET shudu::${unpacker})
    list(APPEND unpackers ${unpacker})
  endif()
endforeach()
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/shudu)
install(EXPORT shudu FILE shuduTargets.cmake NAMESPACE shudu:: DESTINATION ${package_dir} COMPONENT dev)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/shuduConfig.cmake.in ${PROJECT_BINARY_DIR}/shuduConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/shuduConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/shuduConfig.cmake ${PROJECT_BINARY_DIR}/shuduConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/unpackers.cmake
        DESTINATION ${package_dir} COMPONENT dev)

set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
  set(pkgconfig_prefix ${CMAKE_INSTALL_PREFIX})
else()
  file(RELATIVE_PATH up /${pkgconfig_dir} /)
  set(pkgconfig_prefix "\${pcfiledir}/${up}")
endif()
if(SHUDU_HAS_ZLIB)
  set(pkgconfig_unpackers " -lz")
endif()
foreach(unpacker IN LISTS unpackers)
  string(APPEND pkgconfig_unpackers " -l${unpacker}")
endforeach()
# The static library needs the CUDA runtime; the shared one contains it.
if(SHUDU_CUDA)
  set(pkgconfig_cuda " ${CUDA_cudart_static_LIBRARY} -ldl -lrt")
endif()
foreach(name shudu shudu-c)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${pkgconfig_dir} COMPONENT dev)
endforeach()
