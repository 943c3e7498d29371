# ./test agree runs it; it takes minutes.
add_executable(agree agreement/agree.cpp agreement/agreement.cpp)
target_link_libraries(agree PRIVATE shudu::shudu)
target_include_directories(agree PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(agree)

# The same for variants. It needs clasp.
add_executable(agree_variants agreement/agree_variants.cpp agreement/clasp_oracle.cpp)
target_link_libraries(agree_variants PRIVATE shudu::shudu)
target_include_directories(agree_variants PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(agree_variants)

# ./test logic runs it; it takes the longer the more puzzles it is given.
add_executable(soundness soundness/run.cpp soundness/soundness.cpp)
target_link_libraries(soundness PRIVATE shudu::shudu)
target_include_directories(soundness PRIVATE ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(soundness)

# ./test queens runs it; it takes minutes.
add_executable(queens_totals queens/totals.cpp)
target_link_libraries(queens_totals PRIVATE shudu::shudu)
target_include_directories(queens_totals PRIVATE ${PROJECT_SOURCE_DIR}/src)
shudu_warnings(queens_totals)

add_custom_target(long_tests DEPENDS agree agree_variants soundness queens_totals)

# Compares solving paths with those of Sudoku Explainer: build/dev/tests/explainer_paths FILE
add_executable(explainer_paths explainer/paths.cpp rated/explainer_reference.cpp)
target_link_libraries(explainer_paths PRIVATE shudu::shudu)
target_include_directories(explainer_paths PRIVATE ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(explainer_paths)

# Compares solving paths with those of HoDoKu: build/dev/tests/hodoku_paths FILE
add_executable(hodoku_paths hodoku/paths.cpp rated/hodoku_reference.cpp)
target_link_libraries(hodoku_paths PRIVATE shudu::shudu)
target_include_directories(hodoku_paths PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(hodoku_paths)

# Makes test positions for techniques/*.txt: build/dev/tests/mine_cases TECHNIQUE [COUNT] [SEED] [VARIANT]
add_executable(mine_cases techniques/mine.cpp)
target_link_libraries(mine_cases PRIVATE shudu::shudu)
target_include_directories(mine_cases PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(mine_cases)

# Makes docs/techniques/examples.txt: build/dev/tests/mine_lessons PUZZLES SEED tests/techniques/*.txt
add_executable(mine_lessons techniques/lessons.cpp)
target_link_libraries(mine_lessons PRIVATE shudu::shudu)
target_include_directories(mine_lessons PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
shudu_warnings(mine_lessons)

# The store of a hunt: its size and speed. build/dev/tests/store_speed MILLIONS FILE
find_package(SQLite3 QUIET)
if(SQLite3_FOUND)
  add_executable(store_speed hunt/store_speed.cpp ${PROJECT_SOURCE_DIR}/apps/lab/hunt/sqlite_store.cpp)
  target_link_libraries(store_speed PRIVATE shudu::shudu ${SQLite3_LIBRARIES})
  target_include_directories(store_speed PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/apps/cli ${PROJECT_SOURCE_DIR}/apps/lab)
  shudu_warnings(store_speed)
endif()

# Prints what the simulated player of the minutes meets; tools/fit_minutes.py runs it.
add_executable(minutes_moments minutes/moments.cpp)
target_link_libraries(minutes_moments PRIVATE shudu::shudu)
target_include_directories(minutes_moments PRIVATE ${PROJECT_SOURCE_DIR}/src)
shudu_warnings(minutes_moments)
