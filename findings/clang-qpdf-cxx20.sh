#!/usr/bin/env bash
# Expected: a C++20 program can include the headers of qpdf with each compiler that knows C++20.
# Actual: Clang 14, the Clang of Debian 12, stops at the first line, "#include <qpdf/QPDF.hh>". In qpdf/JSON.hh the class JSON contains a
# class with a virtual, defaulted destructor and a member std::vector<JSON>. From C++20 on the destructor of std::vector is constexpr, so
# Clang instantiates it at once, while JSON is still incomplete. GCC 12 compiles the same file as C++20, and Clang 14 as C++17.
# Seen with clang-14 1:14.0.6-12, libqpdf-dev 11.3.0-1+deb12u1, and libstdc++ 12. Source: JSON.hh, struct JSON_array. 2026-11-29.
# The script needs Debian 12 on amd64, with apt and g++ 12.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download -q clang-14=1:14.0.6-12 libclang-cpp14=1:14.0.6-12 libclang-common-14-dev=1:14.0.6-12 libllvm14=1:14.0.6-12 \
    libqpdf-dev=11.3.0-1+deb12u1 >download.log 2>&1 || { cat download.log; exit 2; }
for package in *.deb; do dpkg -x "$package" root; done

cat >program.cpp <<'CPP'
#include <qpdf/QPDF.hh>

int main() { return QPDF::QPDFVersion().empty() ? 1 : 0; }
CPP

# compiles COMPILER STANDARD: prints "yes" or "no", and keeps the messages in a file.
compiles() {
    if env LD_LIBRARY_PATH="$work/root/usr/lib/x86_64-linux-gnu:$work/root/usr/lib/llvm-14/lib" "$1" "-std=$2" -DPOINTERHOLDER_TRANSITION=4 \
        -isystem root/usr/include -fsyntax-only program.cpp 2>messages; then echo yes; else echo no; fi
}

clang=$work/root/usr/lib/llvm-14/bin/clang++
env LD_LIBRARY_PATH="$work/root/usr/lib/x86_64-linux-gnu" "$clang" --version | head -n 1
g++ --version | head -n 1
clang17=$(compiles "$clang" c++17)
gcc20=$(compiles g++ c++20)
clang20=$(compiles "$clang" c++20)
grep -m 2 'error:' messages || true
echo "compiles? Clang as C++17: $clang17, GCC as C++20: $gcc20, Clang as C++20: $clang20"
[ "$clang17 $gcc20 $clang20" = 'yes yes no' ] || { echo "This is no longer so."; exit 1; }
