# Runs linja-cli and compares exit status, standard output and the line of complaint. A script of CMake, so that it needs
# nothing that the build does not need.
cmake_minimum_required(VERSION 3.25)
set(failures 0)
set(cases 0)

# expect(NAME ARGS ... [INPUT text] [STATUS n] [OUT text] [OUT_MATCH regex] [ERR_MATCH regex]); OUT is compared to the letter.
# Without ERR_MATCH standard error must be empty; a complaint (status 1) must be one line.
function(expect name)
  cmake_parse_arguments(PARSE_ARGV 1 E "" "INPUT;STATUS;OUT;OUT_MATCH;ERR_MATCH" "ARGS")
  if(NOT DEFINED E_STATUS)
    set(E_STATUS 0)
  endif()
  file(WRITE "${WORK}/input.txt" "${E_INPUT}")
  execute_process(COMMAND "${CLI}" ${E_ARGS} INPUT_FILE "${WORK}/input.txt" RESULT_VARIABLE status OUTPUT_VARIABLE out
                  ERROR_VARIABLE err TIMEOUT 120)
  string(REPLACE "\r\n" "\n" out "${out}")
  string(REPLACE "\r\n" "\n" err "${err}")
  set(wrong "")
  if(NOT "${status}" STREQUAL "${E_STATUS}")
    string(APPEND wrong "  status ${status}, expected ${E_STATUS}\n")
  endif()
  if(DEFINED E_OUT AND NOT "${out}" STREQUAL "${E_OUT}")
    string(APPEND wrong "  output:\n${out}  expected:\n${E_OUT}")
  endif()
  if(DEFINED E_OUT_MATCH AND NOT "${out}" MATCHES "${E_OUT_MATCH}")
    string(APPEND wrong "  output does not match ${E_OUT_MATCH}:\n${out}")
  endif()
  if(DEFINED E_ERR_MATCH)
    if(NOT "${err}" MATCHES "${E_ERR_MATCH}")
      string(APPEND wrong "  error does not match ${E_ERR_MATCH}:\n${err}")
    endif()
  elseif(NOT "${err}" STREQUAL "")
    string(APPEND wrong "  unexpected error:\n${err}")
  endif()
  if("${status}" STREQUAL "1" AND NOT "${err}" MATCHES "^linja-cli: [^\n]*\n$")
    string(APPEND wrong "  the complaint is not one line of linja-cli:\n${err}")
  endif()
  math(EXPR cases "${cases} + 1")
  set(cases ${cases} PARENT_SCOPE)
  if(wrong)
    message("${name}: ${E_ARGS}\n${wrong}")
    math(EXPR failures "${failures} + 1")
    set(failures ${failures} PARENT_SCOPE)
  endif()
endfunction()

set(start "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r")

expect(games ARGS games OUT_MATCH "^linja\trulebook\tLinja")
expect(start ARGS start --game linja OUT "${start}\n")
expect(turns ARGS turns --game linja --position "-/-/6r/6b/-/-/-/6r6b r" OUT "pass\t-/-/6r/6b/-/-/-/6r6b b\n")
expect(turns-of-a-finished-game ARGS turns --game linja --position "-/-/6r/6r/6b/6b/-/- r" OUT "")
expect(turns-show-the-end ARGS turns --game linja --rules classic --position "6b/5b/1r1b/-/1r/-/2r/8r r"
       OUT_MATCH "(^|\n)3-4\t6b/5b/1b/1r/1r/-/2r/8r b\tdraw\tpassed\t47\t47\n")
expect(perft ARGS perft --game linja 3 OUT "perft\t1\t98\nperft\t2\t9842\nperft\t3\t522563\n")
expect(perft-distinct ARGS perft --game linja --distinct 2 OUT "perft\t1\t74\nperft\t2\t6079\n")
expect(perft-divide ARGS perft --game linja --divide 2 OUT_MATCH "\n1-2\t[0-9]+\n")
expect(perft-divide-pass ARGS perft --game linja --divide --position "-/-/6r/6b/-/-/-/6r6b r" 2
       OUT "perft\t1\t1\nperft\t2\t1\npass\t1\n")
expect(perft-rules ARGS perft --game linja --rules edition-2015 1 OUT_MATCH "^perft\t1\t[0-9]+\n$")
expect(outcome ARGS outcome --game linja
       INPUT "${start}\n6b/4b/2b/-/1r/3r/3r/5r r\n-/-/6r/6r/6b/6b/-/- r\n"
       OUT "ongoing\nb\tpassed\t41\t46\ndraw\tblocked\t-12\t-12\n")
expect(outcome-crlf ARGS outcome --game linja INPUT "${start}\r\n" OUT "ongoing\n")
expect(outcome-bad-line ARGS outcome --game linja INPUT "${start}\n5r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r\n" STATUS 1
       OUT "ongoing\n" ERR_MATCH "line 2: Red has 11 pawns")
expect(outcome-empty-line ARGS outcome --game linja INPUT "\n" STATUS 1 ERR_MATCH "line 1")
expect(overfull-row ARGS turns --game linja --position "1r/6b/3r3b/4r3b/-/-/-/4r r" STATUS 1 ERR_MATCH "row 4 holds 7 pawns")
expect(too-few-rows ARGS turns --game linja --position "12r/12b r" STATUS 1 ERR_MATCH "8 rows, not 2")
expect(no-canonical-row ARGS turns --game linja --position "06r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r" STATUS 1 ERR_MATCH "row 1")
expect(no-side ARGS turns --game linja --position "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b" STATUS 1 ERR_MATCH "side to move")
expect(unknown-game ARGS start --game ludo STATUS 1 ERR_MATCH "ludo")
expect(unknown-rules ARGS start --game linja --rules house STATUS 1 ERR_MATCH "house")
expect(replay ARGS replay "${DATA}/sample.linja" OUT_MATCH "sample.linja\t6b/1b/5b/-/2r/1r/2r/7r r\tr\tpassed\t45\t43\n$")
expect(replay-missing ARGS replay "${DATA}/no such file" STATUS 1 ERR_MATCH "no such file")
file(READ "${DATA}/sample.linja" sample)
string(REPLACE "1-2,1-4" "1-2,1-5" broken "${sample}")
file(WRITE "${WORK}/broken.linja" "${broken}")
expect(replay-broken ARGS replay "${WORK}/broken.linja" STATUS 1 ERR_MATCH "line 10, column 65: .*1-2,1-5.*rule 3.5")
expect(replay-goes-on ARGS replay "${WORK}/broken.linja" "${DATA}/sample.linja" STATUS 1 OUT_MATCH "sample.linja"
       ERR_MATCH "broken.linja")
expect(best-finished ARGS best --game linja INPUT "6b/4b/2b/-/1r/3r/3r/5r r\n" OUT "-\n")
expect(best ARGS best --game linja --nodes 2000 INPUT "${start}\n" OUT_MATCH "^[1-8]-[1-8][^\t]*\t-?[0-9]+\t[0-9]+\t[0-9]+\n$")
expect(best-bad-line ARGS best --game linja --depth 1 INPUT "${start}\nx\n" STATUS 1 ERR_MATCH "line 2")
expect(best-threads-keep-the-order ARGS best --game linja --depth 1 --threads 3
       INPUT "6b/4b/2b/-/1r/3r/3r/5r r\n-/-/6r/6b/-/-/-/6r6b r\n${start}\n${start}\n"
       OUT_MATCH "^-\npass\t-?[0-9]+\t1\t1\n([1-8]-[^\n]*\n)[1-8]-[^\n]*\n$")
expect(best-threads-bad-line ARGS best --game linja --depth 1 --threads 3 INPUT "${start}\nx\n" STATUS 1
       OUT_MATCH "^[1-8]-[1-8][^\n]*\n$" ERR_MATCH "line 2")
expect(best-no-such-table ARGS best --game linja --table "${WORK}/none.table" INPUT "${start}\n" STATUS 1
       ERR_MATCH "none.table")
expect(best-foreign-table ARGS best --game linja --table "${DATA}/sample.linja" INPUT "${start}\n" STATUS 1
       ERR_MATCH "sample.linja")
set(number "-?[0-9]+")
expect(analyse ARGS analyse --game linja --depth 2 --lines 2 --position "${start}"
       OUT_MATCH "^([1-8][^\t]*\t${number}\t[1-8][^\t]*\t2\t[0-9]+\testimate\n)([1-8][^\t]*\t${number}\t[1-8][^\t]*\t2\t[0-9]+\testimate\n)$")
expect(analyse-reads-a-position ARGS analyse --game linja --nodes 100 INPUT "-/-/6r/6b/-/-/-/6r6b r\n" OUT_MATCH "^pass\t[^\n]*\n$")
expect(analyse-the-start ARGS analyse --game linja --depth 1 --lines 1000 OUT_MATCH "\t1\t[0-9]+\testimate\n$")
expect(analyse-a-finished-game ARGS analyse --game linja --position "6b/4b/2b/-/1r/3r/3r/5r r" OUT "-\n")
expect(analyse-bad-position ARGS analyse --game linja INPUT "x\n" STATUS 1 ERR_MATCH "line 1: ")
expect(analyse-no-such-table ARGS analyse --game linja --table "${WORK}/none.table" STATUS 1 ERR_MATCH "none.table")
expect(analyse-no-lines ARGS analyse --game linja --lines 0 STATUS 2 ERR_MATCH "--lines")

# review: a line a turn, one a side, and one for a game that goes on.
set(side "[0-9]+\t[0-9]+\t[0-9]+[.][0-9][0-9]\t[a-z]+\t[0-9]+\t[0-9]+\t[0-9]+\t[0-9]+\n")
set(turn "${number}\t[0-9]+\t[^\t]+\t[a-z-]+\t[a-z>-]+\t[a-z0-9:,-]+\t[^\t]+\t[^\t]+\tchoice\t(exact|estimate)\n")
expect(review ARGS review "${DATA}/sample.linja" --nodes 2000
       OUT_MATCH "^1-2,1-3\t${turn}8-7,8-6\t${turn}.*\n4-3,6-1,3-2\t${turn}r\t${side}b\t${side}$")
function(write_record name result)
  file(WRITE "${WORK}/${name}" "[Game \"linja\"]\n[Rules \"rulebook\"]\n${ARGV2}[Result \"${result}\"]\n${ARGV3}\n${ARGV4} ${result}\n")
endfunction()
write_record(going-on.linja "*" "" "" "1. 1-2,1-3")
expect(review-a-game-going-on ARGS review "${WORK}/going-on.linja" --nodes 2000
       OUT_MATCH "^1-2,1-3\t${turn}r\t1\t.*b\t0\t0\t0.00\t-\t0\t0\t0\t0\nend\t${number}\testimate\n$")
write_record(resigned.linja "0-1" "" "[Termination \"resign\"]" "1. 1-2,1-3 8-7,8-6")
expect(review-a-resigned-game ARGS review "${WORK}/resigned.linja" --nodes 2000
       OUT_MATCH "^1-2,1-3\t[^\n]*\n8-7,8-6\t[^\n]*\nr\t1\t[^\n]*\nb\t1\t[^\n]*\nend\t[^\n]*\n$")
write_record(empty.linja "*" "" "" "")
expect(review-an-empty-game ARGS review "${WORK}/empty.linja" --depth 1
       OUT_MATCH "^r\t0\t0\t0.00\t-\t0\t0\t0\t0\nb\t0\t0\t0.00\t-\t0\t0\t0\t0\nend\t${number}\testimate\n$")
write_record(pass.linja "*" "[Start \"-/-/6r/6b/-/-/-/6r6b r\"]\n" "" "1. pass")
expect(review-a-forced-pass ARGS review "${WORK}/pass.linja" --nodes 2000
       OUT_MATCH "^pass\t${number}\t0\tpass\t-\t-\t-\t-\t-\tforced\t[a-z]+\nr\t0\t0\t")
expect(review-no-such-file ARGS review "${WORK}/none.linja" STATUS 1 ERR_MATCH "none.linja")
expect(review-no-such-table ARGS review "${DATA}/sample.linja" --table "${WORK}/none.table" STATUS 1 ERR_MATCH "none.table")
expect(review-no-file ARGS review STATUS 2 ERR_MATCH "FILE")
expect(review-bad-movetime ARGS review "${DATA}/sample.linja" --movetime 0 STATUS 2 ERR_MATCH "--movetime")
expect(match ARGS match --game linja --first random --second greedy --games 4 --seed 3
       OUT_MATCH "^[0-4]\t[0-4]\t[0-4]\t-?[0-9]+\t-?[0-9]+\t[0-9]+\\.[0-9]\n$")
expect(match-bad-spec ARGS match --game linja --first strong --second greedy --games 4 STATUS 1 ERR_MATCH "strong")
expect(play ARGS play --game linja --second random --seed 1 INPUT "1-2,1-5\n1-2\nundo\nboard\nresign\n"
       OUT_MATCH "Not played: step 2: .*rule 3.5.*Black plays .*Taken back.*Row 1: 6 red.*Red resigns. Black wins.")
expect(play-trims-what-was-typed ARGS play --game linja --second human INPUT "  1-2 \r\n\t resign \n"
       OUT_MATCH "Black to move: Black resigns")
expect(complaint-is-one-line ARGS turns --game linja --position "a\nb\tc" STATUS 1 ERR_MATCH "\"a[?]b[?]c\"")
string(REPEAT "x" 1000001 endless)
expect(line-too-long ARGS outcome --game linja INPUT "${start}\n${endless}" STATUS 1 OUT "ongoing\n"
       ERR_MATCH "line 2: the line is too long")
expect(solve-into-a-folder ARGS solve --rules rulebook --out "${WORK}" STATUS 1 ERR_MATCH "not the name of a file")
expect(play-to-the-end ARGS play --game linja --first random --second random --seed 1 OUT_MATCH "The game is over")
foreach(command games start turns perft outcome best analyse review match replay play)
  expect(help-${command} ARGS ${command} --help OUT_MATCH "linja-cli ${command}")
endforeach()
expect(no-command ARGS STATUS 2 ERR_MATCH "subcommand")
expect(unknown-command ARGS fly STATUS 2 ERR_MATCH "fly|subcommand")
expect(no-game ARGS start STATUS 2 ERR_MATCH "--game")
expect(bad-depth ARGS perft --game linja 0 STATUS 2 ERR_MATCH "DEPTH")
expect(bad-number ARGS best --game linja --nodes many STATUS 2 ERR_MATCH "--nodes")
expect(negative-seed ARGS match --game linja --first random --second random --games 2 --seed -1 STATUS 2 ERR_MATCH "-1")
expect(too-many-nodes ARGS best --game linja --nodes 99999999999999999999999 STATUS 2 ERR_MATCH "--nodes")
expect(bad-level ARGS best --game linja --level 99 STATUS 2 ERR_MATCH "--level")

if(failures GREATER 0)
  message(FATAL_ERROR "${failures} of ${cases} cases failed")
endif()
message("${cases} cases passed")
