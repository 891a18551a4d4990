# problem: hdu-1847, verdict: WA, says: Does the program read all of them
n = int(input())
print("Kiki" if n % 3 else "Cici")
