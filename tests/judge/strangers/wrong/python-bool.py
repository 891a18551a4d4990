# problem: leetcode-292, verdict: WA, says: capital letters
import sys
for line in sys.stdin: print(int(line) % 4 != 0)
