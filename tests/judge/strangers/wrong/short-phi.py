# problem: poj-1067, verdict: WA
import sys
for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    print(0 if int((b - a) * 1.618) == a else 1)
