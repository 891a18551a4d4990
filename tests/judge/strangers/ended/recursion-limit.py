# problem: poj-2348, verdict: RE, says: RecursionError
def win(a, b):
    if a < b:
        return win(b, a)
    if b == 0:
        return False
    return a >= 2 * b or not win(a - b, b)
def steps(a, b):
    return 0 if b == 0 else 1 + steps(max(a - b, b), min(a - b, b))
while True:
    a, b = map(int, input().split())
    if a == b == 0:
        break
    steps(max(a, b), min(a, b))
    print("Stan wins" if a == b or win(a, b) else "Ollie wins")
