# problem: poj-2484, verdict: CE, says: Python 2
while True:
    n = int(raw_input())
    if n == 0:
        break
    print n < 3 and 'Alice' or 'Bob'
