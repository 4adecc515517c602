# Shows that check_neutral.cmake finds words of Linja, and files that have lost theirs.
# Usage: cmake -DCHECK=<check_neutral.cmake> -DWORK=<scratch folder> -P check_the_neutral_check.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${WORK}")
file(WRITE "${WORK}/core/game/side.h" "// Red in Linja, [bonus; rows]\nenum class Side { first };\nint reduce(int blackness); // Bonus\nQColor ink = Qt::black;\n")
file(WRITE "${WORK}/ui/games/linja/words.cpp" "linja::Position position;\n")
file(WRITE "${WORK}/ui/board.cpp" "int pawns = 8; // known\n")

function(expect list result_wanted text)
  file(WRITE "${WORK}/list.txt" "# a list\n${list}")
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -DLIST=${WORK}/list.txt -P ${CHECK} RESULT_VARIABLE result
                  ERROR_VARIABLE said OUTPUT_QUIET)
  string(FIND "${said}" "${text}" at)
  if((result_wanted AND NOT result EQUAL 0) OR (NOT result_wanted AND (result EQUAL 0 OR at EQUAL -1)))
    message(FATAL_ERROR "For the list '${list}': status ${result} and\n${said}")
  endif()
endfunction()

expect("ui/board.cpp\n" TRUE "")
expect("ui/\n" TRUE "")
expect("ui/\ncore/\n" FALSE "core/: names no game any more")
expect("" FALSE "ui/board.cpp: 'pawn'")
expect("ui/board.cpp\ncore/game/side.h\n" FALSE "core/game/side.h: names no game any more")
expect("ui/board.cpp\nui/gone.cpp\n" FALSE "ui/gone.cpp: names no game any more, or is gone")
file(WRITE "${WORK}/core/ai/new.h" "int f(linja::Turn turn);\n")
expect("ui/board.cpp\n" FALSE "core/ai/new.h: 'linja::'")
file(WRITE "${WORK}/core/ai/new.h" "enum class Kind { followUp };\n")
expect("ui/board.cpp\n" FALSE "core/ai/new.h: 'followUp'")
file(WRITE "${WORK}/core/ai/new.h" "const QColor ink = Qt::black; if (side == red) {}\n")
expect("ui/board.cpp\n" FALSE "core/ai/new.h: 'red'")
