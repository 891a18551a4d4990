# problem: hdu-2188, verdict: AC
for _ in range(int(input())):
	n, m = map(int, input().split())
	print("Grass" if n % (m + 1) else "Rabbit")
