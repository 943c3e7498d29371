# What the library is built on, without the machine's own libraries: Highway and nlohmann-json are headers, and are
# taken alone out of the system's include directory, whose other headers are for another machine.
set(wasm_include ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${wasm_include})
foreach(header hwy/highway.h nlohmann/json.hpp)
  find_path(found_${header} ${header} PATHS /usr/include /usr/local/include NO_DEFAULT_PATH NO_CACHE REQUIRED)
  cmake_path(GET header PARENT_PATH name)
  file(CREATE_LINK ${found_${header}}/${name} ${wasm_include}/${name} SYMBOLIC)
endforeach()
set(highway_include ${wasm_include})
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json INTERFACE ${wasm_include})
add_library(Threads::Threads INTERFACE IMPORTED)
