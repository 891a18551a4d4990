# problem: hdu-1846, verdict: RE, says: ValueError
for _ in range(int(input())):
    n = int(input())
    m = int(input())
    print("first" if n % (m + 1) else "second")
