# problem: luogu-p1247, verdict: AC
from functools import reduce
from operator import xor
import sys

def main():
    data = sys.stdin.read().split()
    k = int(data[0])
    a = [int(v) for v in data[1:k + 1]]
    s = reduce(xor, a)
    if s == 0:
        print("lose")
        return
    for i, v in enumerate(a):
        if v ^ s < v:
            print(f"{v - (v ^ s)} {i + 1}")
            a[i] ^= s
            break
    print(*a)

if __name__ == "__main__":
    main()
