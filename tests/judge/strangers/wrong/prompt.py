# problem: hdu-1847, verdict: WA, says: also prints
while True:
    try:
        n = int(input('n = '))
    except EOFError:
        break
    print('Kiki' if n % 3 else 'Cici')
