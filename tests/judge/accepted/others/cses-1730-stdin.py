# problem: cses-1730, verdict: AC
import sys
it = iter(map(int, sys.stdin.buffer.read().split()))
out = []
for _ in range(next(it)):
    s = 0
    for _ in range(next(it)):
        s ^= next(it)
    out.append("first" if s else "second")
sys.stdout.write("\n".join(out))
