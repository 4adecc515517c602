# Packages by CPack: `cpack --config build/CPackConfig.cmake`, or `-G DEB`, `-G NSIS`, `-G DragNDrop`, `-G TGZ`.
set(CPACK_PACKAGE_NAME linja)
set(CPACK_PACKAGE_VENDOR "Linja contributors")
set(CPACK_PACKAGE_CONTACT "${LINJA_CONTACT}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${LINJA_HOMEPAGE}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board game of seven bamboo sticks")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(WIN32)
  set(CPACK_GENERATOR NSIS)
elseif(APPLE)
  set(CPACK_GENERATOR DragNDrop)
else()
  set(CPACK_GENERATOR DEB)
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr) # elsewhere a package has its own top
endif()

# Debian: https://www.debian.org/doc/debian-policy/
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0linja1) # before any that Debian makes itself
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# Libraries are found by shlibdeps; the plugin that draws SVG pictures is none. It is a part of libqt6svg6 up to Debian 12.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-svg-plugins | libqt6svg6 (<< 6.5)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-gtk-platformtheme")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Linja is played on eight rows between seven bamboo sticks: each side
brings its twelve pawns across, and the number of pawns met in one row is
the distance of the next step.

Play another person or the computer on eight levels, by mouse, touch,
keyboard or screen reader, in Spanish or English. Games are kept with
variations and comments, judged turn by turn, and can be played perfectly.

The program linja-cli does the same in the terminal and for scripts.")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
  WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/debian/finish.cmake")

# Windows: an installer that offers .linja files to the program. Not run by those who wrote it: no Windows at hand.
set(CPACK_NSIS_DISPLAY_NAME Linja)
set(CPACK_NSIS_PACKAGE_NAME Linja)
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin/linja.exe")
set(CPACK_NSIS_MUI_ICON "${CMAKE_CURRENT_BINARY_DIR}/icons/linja.ico")
set(CPACK_NSIS_MUI_UNIICON "${CMAKE_CURRENT_BINARY_DIR}/icons/linja.ico")
set(CPACK_NSIS_URL_INFO_ABOUT "${LINJA_HOMEPAGE}")
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_PACKAGE_EXECUTABLES linja Linja)
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.linja" "" "Linja.Record"
  WriteRegStr SHCTX "Software\Classes\Linja.Record" "" "Linja game record"
  WriteRegStr SHCTX "Software\Classes\Linja.Record\DefaultIcon" "" "$INSTDIR\bin\linja.exe,0"
  WriteRegStr SHCTX "Software\Classes\Linja.Record\shell\open\command" "" '"$INSTDIR\bin\linja.exe" "%1"'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\Linja.Record"
  DeleteRegKey SHCTX "Software\Classes\.linja"
]])

# The libraries of Qt beside the program. Not run by those who wrote it, either.
if(LINJA_BUILD_GUI AND (WIN32 OR APPLE) AND Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
  qt_generate_deploy_app_script(TARGET linja OUTPUT_SCRIPT deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
  install(SCRIPT "${deploy_script}")
endif()

include(CPack)
