# problem: luogu-p2197, verdict: RE, says: FileNotFoundError
import sys
sys.stdin = open('data.in')
for _ in range(int(input())):
    input()
    s = 0
    for x in map(int, input().split()): s ^= x
    print("Yes" if s else "No")
