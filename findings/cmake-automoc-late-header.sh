#!/usr/bin/env bash
# With Ninja, CMake's AUTOMOC does not process a header that joins a target by file(GLOB … CONFIGURE_DEPENDS).
#
# Expected: a new header with Q_OBJECT is found by the glob, CMake runs again, and AUTOMOC calls moc for the header. Actual: CMake runs
# again and lists the header in AutogenInfo.json, but the step that calls moc depends only on the files that it read last time and on the
# CMakeLists.txt, so Ninja has nothing to do, and a program that uses the class does not link. A change in any other source helps, and so
# does a file in the directory property CMAKE_CONFIGURE_DEPENDS that changes with the list of sources.
#
# Seen with cmake 3.25.1-1 and ninja-build 1.11.1-2~deb12u1 of Debian 12 on 2026-11-28; the sources of CMake are still so in August 2026.
# Found by reading why a build removed a file of AUTOMOC by hand. A script stands in for moc, so this needs no Qt, but a C++ compiler.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir packages root project
libraries=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances cmake |
    grep -E '^lib[a-z0-9.+-]+$' | grep -vE '^lib(c6|gcc-s1|stdc\+\+6|crypt1)$')
# shellcheck disable=SC2086
(cd packages && apt-get download -qq cmake=3.25.1-1 cmake-data=3.25.1-1 ninja-build=1.11.1-2~deb12u1 $libraries)
for package in packages/*.deb; do dpkg -x "$package" root; done
PATH=$folder/root/usr/bin:$PATH
LD_LIBRARY_PATH=$(find "$folder/root" -name '*.so.*' -printf '%h\n' | sort -u | tr '\n' ':')
export PATH LD_LIBRARY_PATH
cmake --version | head -n 1

cat >project/moc <<'END'
#!/bin/sh
while [ $# -gt 0 ]; do
    [ "$1" != -o ] || printf 'int written_by_moc = 1;\n' >"$2"
    shift
done
END
chmod +x project/moc
cat >project/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.25)
project(Small LANGUAGES CXX)
set(Qt6Core_VERSION_MAJOR 6)
set(Qt6Core_VERSION_MINOR 4)
add_executable(Qt6::moc IMPORTED)
set_target_properties(Qt6::moc PROPERTIES IMPORTED_LOCATION ${CMAKE_SOURCE_DIR}/moc)
file(GLOB sources CONFIGURE_DEPENDS *.cpp *.h)
add_executable(small ${sources})
set_target_properties(small PROPERTIES AUTOMOC ON)
END
echo 'int main() {}' >project/main.cpp
cmake -G Ninja -S project -B build >/dev/null
ninja -C build >/dev/null
sleep 1
printf '#pragma once\nclass Late {\n    Q_OBJECT\n};\n' >project/late.h
ninja -C build 2>&1
listed=$(grep -c late.h build/CMakeFiles/small_autogen.dir/AutogenInfo.json || true)
processed=$(grep -c moc_late build/small_autogen/mocs_compilation.cpp || true)
touch project/main.cpp
ninja -C build >/dev/null
later=$(grep -c moc_late build/small_autogen/mocs_compilation.cpp || true)
echo "The header is in AutogenInfo.json: $listed. moc has processed it: $processed. After a change in main.cpp: $later."
[ "$listed $processed $later" = '1 0 1' ]
