# shudu_kernel(FILE): how a file with a SIMD kernel is compiled. It is three times slower if its small loops stay loops
# (-O2), and 5 % slower if g++ schedules its AVX-512 code for an average machine. Highway 1.0.3 builds that target with g++
# only if HWY_WANT_AVX3_DL is defined. Its debug assertions call a function of its shared library, which we do not link.
#
# With SHUDU_NATIVE, the targets of other machines are left out. AVX2 is kept, so that the program is fast on most other
# machines, too.
set(shudu_left_out 0)
if(SHUDU_NATIVE AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -march=native -dM -E -x c++ /dev/null OUTPUT_VARIABLE macros ERROR_QUIET)
  if(macros MATCHES "__AVX512VBMI2__")
    set(shudu_left_out HWY_AVX3+HWY_SSE4+HWY_SSSE3)
  elseif(macros MATCHES "__AVX512BW__")
    set(shudu_left_out HWY_AVX3_DL+HWY_SSE4+HWY_SSSE3)
  elseif(macros MATCHES "__AVX2__")
    set(shudu_left_out HWY_AVX3_DL+HWY_AVX3+HWY_SSE4+HWY_SSSE3)
  endif()
endif()

function(shudu_kernel file)
  set(options "")
  if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    set(options $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-O3> ${SHUDU_KERNEL_OPTIONS})
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
      list(APPEND options -mtune=icelake-server)
    endif()
  endif()
  # A property of a source belongs to the directory of its target.
  set_source_files_properties(${file} TARGET_DIRECTORY shudu PROPERTIES SKIP_PRECOMPILE_HEADERS ON
    SKIP_UNITY_BUILD_INCLUSION ON COMPILE_DEFINITIONS "HWY_WANT_AVX3_DL;HWY_IS_DEBUG_BUILD=0;SHUDU_LEFT_OUT=${shudu_left_out}" COMPILE_OPTIONS "${options}")
endfunction()

# shudu_wasm_engines(NAME FILE): an engine as two libraries of objects, NAME_simd and NAME_scalar. The modules of WebAssembly
# differ in them only.
function(shudu_wasm_engines name file)
  foreach(kind simd scalar)
    add_library(${name}_${kind} OBJECT ${file})
    target_include_directories(${name}_${kind} PRIVATE ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src
                                                       ${highway_include})
    target_compile_options(${name}_${kind} PRIVATE -O3)
  endforeach()
  target_compile_options(${name}_simd PRIVATE -msimd128)
endfunction()
