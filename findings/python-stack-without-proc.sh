#!/usr/bin/env bash
# Python 3.14 does not use a large stack where it cannot read /proc: a recursion that fits easily ends with a RecursionError after 4 MB.
#
# Expected: with an unlimited stack and sys.setrecursionlimit(1 << 20), a function with functools.lru_cache recurses 20,000 levels, as in
# Python 3.11 of Debian 12, which needs no /proc for this. Actual: since version 3.14, the interpreter limits recursion through C code by
# the size of the stack, for which it asks the C library. For the main thread, glibc reads /proc/self/maps. Without this file, as in a
# chroot or in the sandbox of an online judge, the interpreter assumes 4,000,000 bytes, however large the limit is, and there is no
# warning. With /proc, the same program works; so does a thread, whose size glibc knows: call threading.stack_size(1 << 28) first.
#
# Seen with python3.14 3.14.10-1 and libc6 2.43-7 of Debian unstable on 2026-11-28. Source: _Py_InitializeRecursionLimits() and
# Py_C_STACK_SIZE in CPython's Python/ceval.c, and glibc's nptl/pthread_getattr_np.c.
#
# The script needs Debian 12 on amd64 with apt, and permission to make a user namespace, in which it hides /proc. It takes the packages
# of Debian unstable from the mirror that this system uses; unstable has only the newest versions, so older ones may be gone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p lists/partial cache/archives/partial
touch status
apt-get indextargets --format 'deb [arch=amd64] $(REPO_URI) sid main' \
    'Created-By: Packages' 'Origin: Debian' 'Label: Debian' 'Component: main' | head -n 1 >sid.list
apt() {
    apt-get -o Dir::Etc::SourceList="$folder/sid.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$folder/lists" \
        -o Dir::State::Status="$folder/status" -o Dir::Cache="$folder/cache" -o Acquire::Languages=none -o APT::Sandbox::User=root -q "$@"
}
{
    apt update
    apt download python3.14-minimal=3.14.10-1 libpython3.14-minimal=3.14.10-1 libc6=2.43-7 libexpat1=2.9.0-1 \
        zlib1g=1:1.3.dfsg+really1.3.2-4
} >download.log 2>&1 || { cat download.log; exit 2; }
for package in ./*.deb; do dpkg -x "$package" root; done

cat >main.py <<'PYTHON'
import sys
from functools import lru_cache
sys.setrecursionlimit(1 << 20)
deepest = 0
@lru_cache(None)
def f(n):
    global deepest
    deepest = max(deepest, 20000 - n)
    return 0 if n == 0 else f(n - 1) + 1
def main():
    try: print(f(20000))
    except RecursionError as error: print(f"RecursionError after {deepest} levels: {error}")
if __name__ == "__main__": main()
PYTHON
cat >thread.py <<'PYTHON'
import threading
from main import main
threading.stack_size(1 << 28)
thread = threading.Thread(target=main)
thread.start()
thread.join()
PYTHON

libraries=$folder/root/usr/lib/x86_64-linux-gnu
export PYTHONHOME=$folder/root/usr PYTHONDONTWRITEBYTECODE=1
python=("$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" "$folder/root/usr/bin/python3.14")
without_proc() { unshare --user --map-root-user --mount sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$@"; }
ulimit -S -s "$(ulimit -H -s)"
"${python[@]}" --version
echo "limit of the stack: $(ulimit -s)"
with=$("${python[@]}" main.py)
without=$(without_proc "${python[@]}" main.py)
thread=$(without_proc "${python[@]}" thread.py)
echo "with /proc:              $with"
echo "without /proc:           $without"
echo "without, in a thread:    $thread"
[ "$with" = 20000 ] && [ "$thread" = 20000 ] && [[ $without = RecursionError*'Stack overflow (used 38'??' kB)'* ]]
