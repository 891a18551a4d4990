# problem: leetcode-1510, verdict: AC
import sys
sys.setrecursionlimit(10 ** 6)
win = {0: False}
def f(n):
    if n not in win:
        r, k = False, 1
        while k * k <= n and not r:
            r, k = not f(n - k * k), k + 1
        win[n] = r
    return win[n]
for line in sys.stdin:
    print(str(f(int(line))).lower())
