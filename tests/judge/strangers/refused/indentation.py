# problem: hdu-1847, verdict: CE
import sys
for line in sys.stdin:
    n = int(line)
	print("Kiki" if n % 3 else "Cici")
