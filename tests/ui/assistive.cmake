# The program as an assistive client finds it, on Linux with a display and an accessibility bus of the test's own.
if(UNIX AND NOT APPLE)
  find_program(LINJA_XVFB Xvfb)
  find_program(LINJA_DBUS_RUN_SESSION dbus-run-session)
  find_program(LINJA_ATSPI_LAUNCHER at-spi-bus-launcher PATHS /usr/libexec /usr/lib/at-spi2-core)
  find_program(LINJA_ATSPI_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH) # the system's, which knows its packages
  set(lacking "")
  foreach(tool LINJA_XVFB:Xvfb LINJA_DBUS_RUN_SESSION:dbus-run-session LINJA_ATSPI_LAUNCHER:at-spi2-core LINJA_ATSPI_PYTHON:python3)
    string(REPLACE ":" ";" tool ${tool})
    list(GET tool 0 variable)
    list(GET tool 1 name)
    if(NOT ${variable})
      list(APPEND lacking ${name})
    endif()
  endforeach()
  if(LINJA_ATSPI_PYTHON)
    execute_process(COMMAND ${LINJA_ATSPI_PYTHON} -c "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
      RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    if(NOT status EQUAL 0)
      list(APPEND lacking "python3-gi and gir1.2-atspi-2.0")
    endif()
  endif()
  if(lacking)
    list(JOIN lacking ", " lacking)
    message(NOTICE "Without the test ui.assistive, a game played through the accessibility interface; not found: ${lacking}")
  else()
    add_test(NAME ui.assistive
      COMMAND ${LINJA_ATSPI_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/assistive_test.py $<TARGET_FILE:linja>)
    set_tests_properties(ui.assistive PROPERTIES TIMEOUT 300)
  endif()
else()
  message(NOTICE "Without the test ui.assistive: it needs the accessibility bus of Linux.")
endif()

# What is spoken, with the screen reader Orca on top of that: written down instead of spoken.
if(NOT TEST ui.assistive)
  message(NOTICE "Without the test ui.orca, what a blind player hears: it needs what ui.assistive needs.")
else()
  execute_process(COMMAND ${LINJA_ATSPI_PYTHON} -c
      "import ctypes.util, importlib.util; assert importlib.util.find_spec('orca'); assert all(map(ctypes.util.find_library, ('X11', 'Xtst')))"
    RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if(NOT status EQUAL 0)
    message(NOTICE "Without the test ui.orca, what a blind player hears; not found: orca, libX11 or libXtst")
  else()
    add_test(NAME ui.orca
      COMMAND ${LINJA_ATSPI_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/orca_test.py $<TARGET_FILE:linja> ${CMAKE_CURRENT_SOURCE_DIR}/../data/linja-endings.tsv)
    set_tests_properties(ui.orca PROPERTIES TIMEOUT 900)
  endif()
endif()
