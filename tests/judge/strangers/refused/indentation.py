# problem: hdu-1847, verdict: CE, says: Line 5 is not indented
import sys
for line in sys.stdin:
    n = int(line)
	print("Kiki" if n % 3 else "Cici")
