# Untested: vcpkg was not available. packaging/fill.sh replaces the address and the hash.
# The port has the library and the C interface, not the program.
vcpkg_download_distfile(archive
  URLS "@URL@"
  FILENAME "shudu-${VERSION}.tar.gz"
  SHA512 @SHA512@
)
vcpkg_extract_source_archive(source ARCHIVE "${archive}")
vcpkg_cmake_configure(
  SOURCE_PATH "${source}"
  OPTIONS -DSHUDU_BUILD_CLI=OFF -DSHUDU_BUILD_TESTS=OFF -DSHUDU_INSTALL=ON -DSHUDU_STATIC_LIBRARIES=OFF
)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/shudu)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")
