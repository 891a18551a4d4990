# problem: luogu-p2197, verdict: WA, says: left over from an earlier case
t = int(input())
s = 0
for _ in range(t):
    input()
    for x in map(int, input().split()): s ^= x
    print("Yes" if s else "No")
