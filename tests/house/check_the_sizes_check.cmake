# Shows that check_sizes.cmake finds long files, and files that are long no more.
# Usage: cmake -DCHECK=<check_sizes.cmake> -DWORK=<scratch folder> -P check_the_sizes_check.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${WORK}")
string(REPEAT "int a; // [one; more]\n" 400 content)
file(WRITE "${WORK}/core/game/fits.h" "${content}")
file(WRITE "${WORK}/tests/ui/long_test.cpp" "${content}\n")

function(expect list result_wanted text)
  file(WRITE "${WORK}/list.txt" "# a list\n${list}")
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -DLIST=${WORK}/list.txt -P ${CHECK} RESULT_VARIABLE result
                  ERROR_VARIABLE said OUTPUT_QUIET)
  string(FIND "${said}" "${text}" at)
  if((result_wanted AND NOT result EQUAL 0) OR (NOT result_wanted AND (result EQUAL 0 OR at EQUAL -1)))
    message(FATAL_ERROR "For the list '${list}': status ${result} and\n${said}")
  endif()
endfunction()

expect("tests/ui/long_test.cpp\n" TRUE "")
expect("" FALSE "tests/ui/long_test.cpp: 401 lines")
expect("tests/ui/long_test.cpp\ncore/game/fits.h\n" FALSE "core/game/fits.h: is long no more")
expect("tests/ui/long_test.cpp\nui/gone.cpp\n" FALSE "ui/gone.cpp: is long no more, or is gone")
file(REMOVE_RECURSE "${WORK}/core" "${WORK}/tests")
expect("" FALSE "No sources")
