# Shows that check_plain_text.cmake finds each kind of fault, and names file and line.
# Usage: cmake -DCHECK=<check_plain_text.cmake> -DWORK=<scratch folder> -P check_the_plain_text_check.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${WORK}")
file(WRITE "${WORK}/ui/widgets/plain_label.h" "class PlainLabel : public QLabel { setTextFormat(Qt::PlainText); }\n")
file(WRITE "${WORK}/ui/widgets/tool_tip.cpp" "void f() { widget.setToolTip(x); QToolTip::showText(p, x, w); }\n")
file(WRITE "${WORK}/ui/widgets/message_box.h" "#include <QMessageBox>\n")
file(WRITE "${WORK}/ui/panel.cpp"
  "// a QLabel guesses, [brackets; too]\nauto* a = new PlainLabel(this);\nQLabel* b = a;\nsetPlainToolTip(*a, x);\n"
  "case Qt::ToolTipRole:\n    return asToolTip(x);\n")
file(WRITE "${WORK}/app/main.cpp" "int main() {}\n")
execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK} RESULT_VARIABLE result ERROR_VARIABLE said)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "A tree without fault was refused:\n${said}")
endif()

function(expect_complaint file content where)
  file(WRITE "${WORK}/${file}" "${content}")
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK} RESULT_VARIABLE result ERROR_VARIABLE said
                  OUTPUT_QUIET)
  string(FIND "${said}" "${where}" at)
  if(result EQUAL 0 OR at EQUAL -1)
    message(FATAL_ERROR "Expected a complaint about ${where}, got status ${result} and:\n${said}")
  endif()
  file(REMOVE "${WORK}/${file}")
endfunction()

expect_complaint(ui/a.cpp "\nauto* a = new QLabel(this);\n" "ui/a.cpp:2:")
expect_complaint(ui/b.h "class B : public QLabel {};\n" "ui/b.h:1:")
expect_complaint(ui/c.cpp "// [a; b]\nQLabel label(text);\n" "ui/c.cpp:2:")
expect_complaint(ui/d.cpp "auto d = std::make_unique<QLabel>(text);\n" "ui/d.cpp:1:")
expect_complaint(ui/e.cpp "button->setToolTip(name);\n" "ui/e.cpp:1:")
expect_complaint(ui/f.cpp "\n\nQToolTip::showText(place, name);\n" "ui/f.cpp:3:")
expect_complaint(ui/g.cpp "case Qt::ToolTipRole:\n    return name;\n" "ui/g.cpp:1:")
expect_complaint(ui/h.cpp "case Qt::ToolTipRole:\n    if (a)\n        return name;\n" "ui/h.cpp:1:")
expect_complaint(ui/i.cpp "label->setTextFormat(Qt::RichText);\n" "ui/i.cpp:1:")
expect_complaint(app/j.cpp "#include <QMessageBox>\n" "app/j.cpp:1:")
expect_complaint(ui/k.cpp "#include <QTextBrowser>\n" "ui/k.cpp:1:")
expect_complaint(ui/l.cpp "edit->appendHtml(name);\n" "ui/l.cpp:1:")
expect_complaint(ui/m.cpp "setWhatsThis(name);\n" "ui/m.cpp:1:")
