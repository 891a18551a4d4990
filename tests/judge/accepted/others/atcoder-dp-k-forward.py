# problem: atcoder-dp-k, verdict: AC
import sys
input = sys.stdin.readline
sys.setrecursionlimit(10**7)
n, k = map(int, input().split())
a = list(map(int, input().split()))
dp = [False] * (k + 1 + a[-1])
for i in range(k + 1):
    if not dp[i]:
        for x in a:
            dp[i + x] = True
print("First" if dp[k] else "Second")
