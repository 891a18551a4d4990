# require GROUP…: installs the packages of these groups of tools/packages.txt. If that is not possible, it prints the missing
# packages and returns 1. ./dev sources this file from the root of the project.
# shellcheck shell=bash

packages_file=tools/packages.txt

# Prints the packages of these groups, one per line, as "package|alternative minimum probe reason…". The minimum is - if any
# version is new enough.
wanted() {
    awk -v groups="$*" '
        BEGIN { n = split(groups, list, " "); for (i = 1; i <= n; i++) asked[list[i]] = 1 }
        /^#/ || NF < 4 { next }
        {
            n = split($1, own, ","); hit = 0
            for (i = 1; i <= n; i++) if (own[i] in asked) hit = 1
            if (!hit) next
            minimum = "-"
            if (i = index($2, ">=")) { minimum = substr($2, i + 2); $2 = substr($2, 1, i - 1) }
            reason = $4; for (i = 5; i <= NF; i++) reason = reason " " $i
            print $2, minimum, $3, reason
        }' "$packages_file"
}

# --- Debian, Ubuntu, and related systems ------------------------------------------------------------------------------

installed_version() { dpkg-query -W -f '${db:Status-Abbrev} ${Version}' "$1" 2>/dev/null | awk '$1 == "ii" { print $2 }' || true; }
offered_version() { LC_ALL=C apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'; }
new_enough() { [ "$2" = - ] || dpkg --compare-versions "$1" ge "$2"; }

# Prints the packages of these groups that are not installed or too old, in the form of `wanted`. A name after a bar counts only
# if the release does not offer the names before it. Of a line with the probe any:NAME, the package is not needed if the command
# is there: it may be from another source, whose packages can conflict with those of the release.
not_installed() {
    wanted "$@" | while read -r names minimum probe reason; do
        case $probe in any:*) command -v "${probe#*:}" >/dev/null && continue ;; esac
        found=''
        for name in ${names//|/ }; do
            version=$(installed_version "$name")
            [ -n "$version" ] && new_enough "$version" "$minimum" && { found=yes; break; }
            [ "$name" = "$names" ] || [ -z "$(offered_version "$name")" ] || break
        done
        [ -n "$found" ] || echo "$names $minimum $probe $reason"
    done
}

# Runs a command as the administrator: directly if the user is root, otherwise with sudo, which may ask for a password.
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

may_install() {
    [ "$(id -u)" = 0 ] && return 0
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return 0
    [ -t 0 ] || return 1
    printf 'Shall ./dev install these packages now with sudo? [Y/n] '
    read -r answer
    case $answer in [nN]*) return 1 ;; *) return 0 ;; esac
}

lists_are_old() {
    [ -z "$(find /var/lib/apt/lists -maxdepth 1 -name '*Packages*' -mtime -7 2>/dev/null | head -n 1)" ]
}

# The number of seconds that ./dev waits while another program installs packages.
apt_patience=300

# apt ARGUMENT…: runs apt-get as the administrator. If another program holds a lock of apt or dpkg, as happens in the first
# minutes of a new system, it prints a message and tries again every second, for up to five minutes. The option
# DPkg::Lock::Timeout is not enough: with it, apt-get does not wait for the lock of the package lists, and prints nothing with
# -qq.
apt() {
    local errors status tries=0
    errors=$(mktemp)
    while :; do
        status=0
        as_root env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get "$@" 2>"$errors" || status=$?
        [ "$status" -ne 0 ] && [ "$tries" -lt "$apt_patience" ] && grep -q 'Could not get lock' "$errors" || break
        [ "$tries" -gt 0 ] || echo "Another program is installing packages. ./dev waits until it has finished, for up to five minutes."
        tries=$((tries + 1))
        sleep 1
    done
    cat "$errors" >&2
    rm -f "$errors"
    return "$status"
}

refresh_lists() {
    [ -z "${lists_refreshed:-}" ] || return 0
    lists_refreshed=yes
    echo "./dev refreshes the package lists of this system with apt-get update."
    apt update -qq || echo "apt-get update failed, so ./dev uses the package lists of the last update." >&2
}

# Reads lines in the form of `wanted`, and sets `chosen` to the packages to install. If the system does not offer the package of
# a line, the function adds the line to `refused` and returns 1.
choose_packages() {
    chosen='' refused=''
    while read -r names minimum _ reason; do
        pick='' seen=''
        for name in ${names//|/ }; do
            version=$(offered_version "$name")
            [ -n "$version" ] || continue
            seen="$name $version"
            new_enough "$version" "$minimum" && { pick=$name; break; }
        done
        if [ -n "$pick" ]; then
            chosen="$chosen $pick"
        else
            [ "$minimum" = - ] || names="$names $minimum or newer"
            refused="$refused  $names ($reason)${seen:+; the system offers $seen}
"
        fi
    done
    [ -z "$refused" ]
}

apt_install() {
    apt install -y -qq -o Dpkg::Use-Pty=0 --no-install-recommends "$@"
}

require_with_apt() {
    missing=$(not_installed "$@")
    [ -n "$missing" ] || return 0
    echo "Nimstone needs these packages, which are missing or too old:"
    echo "$missing" | while read -r names _ _ reason; do printf '  %-34s %s\n' "${names%%|*}" "$reason"; done
    if ! may_install; then
        echo "Only an administrator can install these packages. Run ./dev as root, or first run this command as root:" >&2
        choose_packages <<<"$missing" || chosen=" $(cut -d ' ' -f 1 <<<"$missing" | cut -d '|' -f 1 | tr '\n' ' ')"
        echo "  apt-get install --no-install-recommends$chosen" >&2
        return 1
    fi
    if lists_are_old; then refresh_lists; fi
    choose_packages <<<"$missing" || { refresh_lists; choose_packages <<<"$missing"; } || {
        printf 'The package sources of this system do not offer these packages, which Nimstone needs:\n%s' "$refused" >&2
        echo "Debian 12 and Ubuntu 24.04 are the oldest systems that offer all packages that Nimstone needs." >&2
        return 1
    }
    # The first attempt fails if the package lists name package versions that the system's servers no longer offer.
    apt_install $chosen || { refresh_lists; apt_install $chosen; } || {
        echo "apt-get could not install the packages that Nimstone needs. Its error messages are above." >&2
        return 1
    }
}

# --- Other systems ----------------------------------------------------------------------------------------------------

# Succeeds if CMake finds a package. It configures a tiny project in a temporary folder to find out.
cmake_finds() {
    command -v cmake >/dev/null || return 1
    local folder package=$1
    case $package in Qt6*) package="Qt6 COMPONENTS ${package#Qt6}" ;; esac
    folder=$(mktemp -d)
    printf 'cmake_minimum_required(VERSION 3.16)\nproject(probe CXX)\nfind_package(%s REQUIRED)\n' "$package" >"$folder/CMakeLists.txt"
    cmake -S "$folder" -B "$folder/build" >/dev/null 2>&1
    local result=$?
    rm -rf "$folder"
    return $result
}

qt_folder() {
    local tool
    for tool in qtpaths6 qtpaths qmake6 qmake; do
        command -v "$tool" >/dev/null && "$tool" -query "$1" 2>/dev/null && return 0
    done
    return 1
}

probe_finds() {
    case $1 in
    command:lrelease) PATH="$(qt_folder QT_HOST_LIBEXECS):$(qt_folder QT_HOST_BINS):$PATH" command -v lrelease >/dev/null ;;
    command:* | any:*) command -v "${1#*:}" >/dev/null ;;
    cmake:*) cmake_finds "${1#*:}" ;;
    qml:*) [ -e "$(qt_folder QT_INSTALL_QML)/${1#*:}/qmldir" ] ;;
    plugin:*) [ -e "$(qt_folder QT_INSTALL_PLUGINS)/${1#*:}" ] ;;
    font:*) ! command -v fc-list >/dev/null || fc-list | grep -q "${1#*:}" ;;
    *) return 0 ;;
    esac
}

require_by_hand() {
    local missing
    missing=$(wanted "$@" | while read -r names minimum probe reason; do
        probe_finds "$probe" </dev/null || { [ "$minimum" = - ] || minimum=" ${minimum#*:} or newer"; printf '  %-34s %s\n' "${names%%|*}${minimum#-}" "$reason"; }
    done)
    [ -n "$missing" ] || return 0
    {
        echo "This system has no apt, so ./dev cannot install packages. Nimstone needs these packages, given by their Debian names:"
        echo "$missing"
        echo "Install the packages of your system that correspond to them. Then run ./dev again."
    } >&2
    return 1
}

require() {
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        require_with_apt "$@"
    else
        require_by_hand "$@"
    fi
}
