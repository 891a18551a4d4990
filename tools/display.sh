# display_there: succeeds if a window can be opened. ./dev sources this file after requirements.sh.
# shellcheck shell=bash

display_there() {
    [ -n "${QT_QPA_PLATFORM:-}" ] && return 0
    case ${DISPLAY:-} in
    :*) [ -S "/tmp/.X11-unix/X$(expr "$DISPLAY" : ':\([0-9]*\)')" ] && return 0 ;;
    ?*) return 0 ;;
    esac
    [ -n "${WAYLAND_DISPLAY:-}" ] && compgen -G "$(qt_folder QT_INSTALL_PLUGINS)/platforms/libqwayland*.so" >/dev/null
}
