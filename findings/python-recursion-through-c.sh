#!/usr/bin/env bash
# Python 3.13 allows only some 3,330 levels of recursion through functools.lru_cache or any(), whatever limit and stack the program sets.
#
# Expected: after sys.setrecursionlimit(1 << 20), with a thread that has a stack of 512 MB, a function with functools.lru_cache recurses
# 20,000 levels, as in Python 3.11 of Debian 12. Recursion through Python code alone does so in 3.13, too. Actual: since version 3.12 the
# limit holds only for Python code; calls that go through C code, such as the wrapper of lru_cache or any() with a generator, are counted
# apart against Py_C_RECURSION_LIMIT, a constant of the build (10,000; a level needs three of them). So a right program of a contest
# ends with "maximum recursion depth exceeded" on Debian 13. Python 3.14 measures the stack instead, and passes again.
#
# Seen with python3.13 3.13.5-2+deb13u5 and libc6 2.41-12+deb13u5 of Debian 13 on 2026-11-28. Source: Py_C_RECURSION_LIMIT
# in CPython's Include/cpython/pystate.h.
#
# The script needs Debian 12 on amd64 with apt. It takes the packages of Debian 13 from the mirror that this system uses; a point release
# may have replaced them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p lists/partial cache/archives/partial
touch status
apt-get indextargets --format 'deb [arch=amd64] $(REPO_URI) trixie main' \
    'Created-By: Packages' 'Origin: Debian' 'Label: Debian' 'Component: main' | head -n 1 >trixie.list
apt() {
    apt-get -o Dir::Etc::SourceList="$folder/trixie.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$folder/lists" \
        -o Dir::State::Status="$folder/status" -o Dir::Cache="$folder/cache" -o Acquire::Languages=none -o APT::Sandbox::User=root -q "$@"
}
{
    apt update
    apt download python3.13-minimal=3.13.5-2+deb13u5 libpython3.13-minimal=3.13.5-2+deb13u5 libc6=2.41-12+deb13u5 libexpat1=2.9.0-1~deb13u1 \
        zlib1g=1:1.3.dfsg+really1.3.1-1+deb13u1
} >download.log 2>&1 || { cat download.log; exit 2; }
for package in ./*.deb; do dpkg -x "$package" root; done

cat >main.py <<'PYTHON'
import sys, threading
from functools import lru_cache
sys.setrecursionlimit(1 << 20)
threading.stack_size(1 << 29)
@lru_cache(None)
def cached(n): return 0 if n == 0 else cached(n - 1) + 1
def by_any(n): return n == 0 or any(by_any(n - 1) for _ in (0,))
def plain(n): return 0 if n == 0 else plain(n - 1) + 1
def levels(function):
    """The largest number of levels, up to 20,000, that the function recurses without an error."""
    least, most = 1, 20000
    while least < most:
        middle = (least + most + 1) // 2
        cached.cache_clear()
        try:
            function(middle)
            least = middle
        except RecursionError:
            most = middle - 1
    return least
def main(): print(*(f"{function.__name__}={levels(function)}" for function in (plain, cached, by_any)))
thread = threading.Thread(target=main)
thread.start()
thread.join()
PYTHON

libraries=$folder/root/usr/lib/x86_64-linux-gnu
export PYTHONHOME=$folder/root/usr PYTHONDONTWRITEBYTECODE=1
python=("$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" "$folder/root/usr/bin/python3.13")
"${python[@]}" --version
levels=$("${python[@]}" main.py)
echo "levels of recursion, 20,000 wanted: $levels"
[[ $levels =~ ^plain=20000\ cached=33[0-9]{2}\ by_any=33[0-9]{2}$ ]]
