# problem: hdu-1847, verdict: WA, says: capital letters
import sys
for line in sys.stdin: print("kiki" if int(line) % 3 else "cici")
