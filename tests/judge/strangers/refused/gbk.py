# problem: hdu-1847, verdict: CE, says: Line 2 is not UTF-8
# °ÍÊ²²©ÞÄ
import sys
for line in sys.stdin:
    n = int(line)
    print("Kiki" if n % 3 else "Cici")
