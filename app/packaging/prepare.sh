# What app/run, tests/run and .ci/run share: install what is missing, configure, build.
# Sourced by them after they have set `root`, the top of the source tree. Works with bash 3.2, which macOS still has.
#
# Read from the environment:
#   LINJA_BUILD_DIR    where to build (default: build/ at the top of the source tree)
#   LINJA_CMAKE_ARGS   more arguments for the configure step, separated by spaces
#   LINJA_NO_INSTALL   set to 1 to install nothing, and try with what is there

build_dir=${LINJA_BUILD_DIR:-$root/build}

say() { printf '%s\n' "linja: $*"; }
complain() { printf '%s\n' "linja: $*" >&2; }
die() {
    complain "$*"
    exit 1
}

# Debian packages, with what each is for. "a|b": the first one that apt knows.
debian_build_packages=(
    g++                     # the compiler
    cmake                   # the build description
    ninja-build             # runs the build
    qt6-base-dev            # Qt Core, Gui, Network, Widgets
    "qt6-svg-dev|libqt6svg6-dev" # Qt Svg, draws the icons
    qt6-tools-dev           # CMake support for the translation tools
    qt6-tools-dev-tools     # the translation tools' own files
    qt6-l10n-tools          # lupdate and lrelease
    qt6-translations-l10n   # Qt's own dialogs in Spanish
    libcli11-dev            # CLI11, reads the command line of linja-cli
    libgtest-dev            # GoogleTest
    libzstd-dev             # compresses the tables of perfect play
    fonts-dejavu-core       # a font for the window
    ccache                  # makes a second build quick
)

# For the test that plays a game as an assistive client does, besides those above.
debian_test_packages=(
    locales           # their sources, for the tests under other locales
    at-spi2-core      # the accessibility bus
    dbus              # dbus-run-session: a session bus of the test's own
    gir1.2-atspi-2.0  # the client's side of the accessibility bus
    python3-gi        # by which Python speaks to it
    xvfb              # a display that nobody sees
)

# For what the window shows, where apt knows them: a part of qt6-svg-dev on Debian 12, a package of its own later.
debian_picture_packages=(
    qt6-svg-plugins # draws SVG pictures and icons
)

# Prints what the program needs beyond that on the desktop it is started from.
desktop_packages() {
    [ -z "${WAYLAND_DISPLAY:-}" ] || printf '%s\n' qt6-wayland # opens windows in a Wayland session
    case ":${XDG_CURRENT_DESKTOP:-}:" in
    *:GNOME:* | *:Unity:* | *:XFCE:* | *:X-Cinnamon:* | *:MATE:*) printf '%s\n' qt6-gtk-platformtheme ;; # dark mode, fonts
    esac
}

is_debian_like() {
    [ -r /etc/os-release ] && command -v dpkg-query >/dev/null && command -v apt-get >/dev/null &&
        (. /etc/os-release && case " ${ID:-} ${ID_LIKE:-} " in *" debian "* | *" ubuntu "*) true ;; *) false ;; esac)
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Prints the packages of the arguments that are not installed.
missing_packages() {
    local package name found
    for package; do
        found=
        for name in ${package//|/ }; do
            if is_installed "$name"; then found=1; fi
        done
        [ -n "$found" ] || printf '%s\n' "$package"
    done
}

apt_knows() {
    local candidate
    candidate=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: //p')
    [ -n "$candidate" ] && [ "$candidate" != "(none)" ]
}

# Turns "a|b" into the first name that apt knows; sets `chosen`, or `unknown` when there is none for some package.
choose_packages() {
    local package name
    chosen=() unknown=
    for package; do
        for name in ${package//|/ }; do
            if apt_knows "$name"; then
                chosen+=("$name")
                continue 2
            fi
        done
        unknown="$unknown ${package%%|*}"
    done
}

# Prints those of the arguments that apt knows.
known_packages() {
    local package
    for package; do
        if is_installed "$package" || apt_knows "$package"; then printf '%s\n' "$package"; fi
    done
}

# Sets `as_root` to the words that make a command run as root, or fails.
find_root_rights() {
    as_root=()
    [ "$(id -u)" -ne 0 ] || return 0
    command -v sudo >/dev/null || return 1
    if sudo -n true 2>/dev/null; then
        as_root=(sudo -n)
    elif [ -t 0 ] && [ -t 2 ]; then
        as_root=(sudo)
    else
        return 1
    fi
}

apt_get() {
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -y -q -o DPkg::Lock::Timeout=300 \
        -o Dpkg::Use-Pty=0 "$@" </dev/null >>"$apt_log" 2>&1
}

update_package_lists() {
    say "Fetching the package lists (apt-get update)."
    local try
    for try in 1 2 3; do
        apt_get update && return 0
        sleep $((try * 3))
    done
    complain "apt-get update failed; going on with the lists that are there."
}

# Ends the run, unless it goes without what is missing: ccache only makes builds quicker, and without the packages for
# tests the configure step says which test there is not. In CI nothing may be missing.
apt_failed() {
    complain "$1"
    complain "The end of what apt-get said:"
    tail -n 15 "$apt_log" | sed 's/^/    /' >&2
    rm -f "$apt_log"
    local name
    for name in $not_installed; do
        case " ccache ${debian_test_packages[*]} ${debian_picture_packages[*]} qt6-wayland qt6-gtk-platformtheme " in
        *" $name "*) [ "${CI:-}" != true ] || [ "$name" = ccache ] || exit 1 ;;
        *) exit 1 ;;
        esac
    done
    complain "Going on without $not_installed."
}

# install_debian PACKAGE...: installs those that are missing, and says which. Quick when there is nothing to do.
install_debian() {
    local missing
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    local names
    names=$(printf '%s\n' "$missing" | sed 's/|.*//' | tr '\n' ' ')
    names=${names% }
    not_installed=$names
    [ "${LINJA_NO_INSTALL:-}" != 1 ] || return 0
    if ! find_root_rights; then
        complain "Not installed: $names"
        complain "Installing needs root, or sudo without a password question. Trying with what is there; to install:"
        complain "    sudo apt-get update && sudo apt-get install $names"
        return 0
    fi
    apt_log=$(mktemp)
    # shellcheck disable=SC2086 # one word a package
    choose_packages $missing
    if [ -n "$unknown" ]; then
        update_package_lists
        # shellcheck disable=SC2086
        choose_packages $missing
    fi
    if [ -n "$unknown" ]; then
        apt_failed "apt knows no package:$unknown. Is there a network, and is this Debian 12 or newer with its \"main\" component?"
        return 0
    fi
    say "Installing: ${chosen[*]}"
    if ! apt_get install --no-install-recommends "${chosen[@]}"; then
        update_package_lists # The lists may have been too old for the mirror.
        if ! apt_get install --no-install-recommends "${chosen[@]}"; then
            apt_failed "apt-get could not install: ${chosen[*]}"
            return 0
        fi
    fi
    rm -f "$apt_log"
    not_installed=
    say "Installed."
}

# Tells what to install on systems where the scripts install nothing themselves.
explain_packages() {
    complain "Linja needs a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 or newer (Widgets, Svg, Linguist tools), CLI11, libzstd and GoogleTest."
    if [ -n "${not_installed:-}" ]; then
        complain "Not installed here: $not_installed"
        complain "    sudo apt-get update && sudo apt-get install $not_installed"
        return
    fi
    local like=
    if [ -r /etc/os-release ]; then
        like=" $(. /etc/os-release && printf '%s %s' "${ID:-}" "${ID_LIKE:-}") "
    fi
    case "$(uname -s)$like" in
    Linux*" fedora "* | Linux*" rhel "*)
        complain "On Fedora:"
        complain "    sudo dnf install gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel \\"
        complain "        qt6-linguist qt6-qttranslations cli11-devel gtest-devel libzstd-devel dejavu-sans-fonts ccache"
        ;;
    Linux*" arch "*)
        complain "On Arch Linux:"
        complain "    sudo pacman -S --needed gcc cmake ninja qt6-base qt6-svg qt6-tools qt6-translations gtest cli11 zstd ttf-dejavu ccache"
        ;;
    Linux*suse*)
        complain "On openSUSE:"
        complain "    sudo zypper install gcc-c++ cmake ninja qt6-base-devel qt6-svg-devel qt6-tools-devel qt6-linguist-devel \\"
        complain "        qt6-translations gtest cli11-devel libzstd-devel dejavu-fonts ccache"
        ;;
    Darwin*)
        complain "On macOS, with Homebrew:"
        complain "    xcode-select --install"
        complain "    brew install cmake ninja qt googletest cli11 zstd ccache"
        ;;
    MINGW* | MSYS* | CYGWIN*)
        complain "On Windows: Visual Studio 2022 with C++ (brings CMake and Ninja), and Qt 6 for MSVC 64-bit in one of two ways:"
        complain "  - the Qt installer (Qt 6.5 or newer); GoogleTest, CLI11 and zstd by vcpkg;"
        complain "  - vcpkg install qtbase qtsvg qttools qttranslations cli11 gtest zstd"
        complain "Start this in Git Bash out of the \"x64 Native Tools\" prompt, with CMAKE_PREFIX_PATH naming the folder of Qt"
        complain "(for example C:\\Qt\\6.8.3\\msvc2022_64), or with LINJA_CMAKE_ARGS=-DCMAKE_TOOLCHAIN_FILE=<vcpkg.cmake>."
        ;;
    *)
        complain "Install them with the package manager of this system. On Debian 12 this script does it; on Fedora, Arch Linux,"
        complain "openSUSE, macOS and Windows it names the packages."
        ;;
    esac
}

# prepare [DEBIAN PACKAGE...]: makes sure that the tools are there, and these packages on Debian; the libraries are looked
# for by the configure step.
prepare() {
    not_installed=
    if is_debian_like; then
        install_debian "${debian_build_packages[@]}"
        local not_built=$not_installed
        not_installed=
        # shellcheck disable=SC2046 # one word a package
        install_debian "$@" $(known_packages "${debian_picture_packages[@]}")
        not_installed="$not_built${not_built:+ }$not_installed"
    fi
    if [ "$(uname -s)" = Darwin ] && [ -z "${CMAKE_PREFIX_PATH:-}" ] && command -v brew >/dev/null; then
        CMAKE_PREFIX_PATH=$(brew --prefix)
        export CMAKE_PREFIX_PATH
    fi
    if command -v ccache >/dev/null; then
        # A home that cannot be written to would fail every compilation.
        local cache
        cache=$(ccache -k cache_dir 2>/dev/null)
        if ! mkdir -p "$cache" 2>/dev/null || ! [ -w "$cache" ]; then export CCACHE_DISABLE=1; fi
    fi
    local tool absent=
    for tool in cmake ninja; do
        command -v $tool >/dev/null || absent="$absent $tool"
    done
    if [ -z "${CXX:-}" ] && ! command -v c++ >/dev/null && ! command -v g++ >/dev/null &&
        ! command -v clang++ >/dev/null && ! command -v cl >/dev/null; then
        absent="$absent c++"
    fi
    if [ -n "$absent" ]; then
        complain "Not found:$absent"
        explain_packages
        exit 1
    fi
}

cached() { sed -n "s/^$1:[A-Z]*=//p" "$build_dir/CMakeCache.txt" 2>/dev/null | head -n 1; }

# Says why the build folder cannot be used as it is, or nothing.
stale_reason() {
    [ -e "$build_dir/CMakeCache.txt" ] || return 0
    local source generator folder tool path
    source=$(cached CMAKE_HOME_DIRECTORY)
    folder=$(cached CMAKE_CACHEFILE_DIR)
    generator=$(cached CMAKE_GENERATOR)
    if [ "$source" != "$root" ] && ! [ "$source" -ef "$root" ]; then
        printf '%s' "it was made for the sources in ${source:-an unknown folder}"
    elif ! [ "$folder" -ef "$build_dir" ]; then
        printf '%s' "it was made in $folder and moved"
    elif [ "$generator" != Ninja ]; then
        printf '%s' "it was made with ${generator:-an unknown generator}, not Ninja"
    else
        for tool in CMAKE_CXX_COMPILER CMAKE_MAKE_PROGRAM LINJA_CCACHE; do
            path=$(cached $tool)
            case $path in "" | *-NOTFOUND) continue ;; esac
            if ! command -v "$path" >/dev/null; then
                printf '%s' "$path is gone"
                return
            fi
        done
    fi
}

# configure [CMAKE ARGUMENT...]: in Release, with everything built, unless the arguments say otherwise.
configure() {
    local stale fresh=()
    stale=$(stale_reason)
    if [ -n "$stale" ]; then
        say "Configuring $build_dir afresh: $stale."
        fresh=(--fresh)
    fi
    # shellcheck disable=SC2086 # LINJA_CMAKE_ARGS is a list of words
    if ! cmake ${fresh[@]+"${fresh[@]}"} -S "$root" -B "$build_dir" -G Ninja --log-level=NOTICE -DCMAKE_BUILD_TYPE=Release \
        -DLINJA_BUILD_GUI=ON -DLINJA_BUILD_TESTS=ON ${LINJA_CMAKE_ARGS:-} "$@"; then
        complain "Configuring failed; the reason is above."
        explain_packages
        exit 1
    fi
}

# build [TARGET...]: everything without arguments.
build() {
    local targets=()
    [ $# -eq 0 ] || targets=(--target "$@")
    cmake --build "$build_dir" ${targets[@]+"${targets[@]}"} || die "The build failed; the reason is above."
}

# For running tests: no window, and neither the settings nor the games of who runs them are touched.
test_environment() {
    export QT_QPA_PLATFORM=offscreen
    test_home=$(mktemp -d) || exit 1
    trap 'rm -rf "$test_home"' EXIT
    export XDG_CONFIG_HOME=$test_home/config XDG_DATA_HOME=$test_home/data
    # Qt wants a UTF-8 locale and says so on every start without one.
    if [ "$(uname -s)" = Linux ] && [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then export LC_ALL=C.UTF-8; fi
}
