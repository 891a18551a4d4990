# problem: nowcoder-116g, verdict: AC
import math
while True:
    try:
        a, b = map(int, input().split())
        if a > b:
            a, b = b, a
        if int((b - a) * (1 + math.sqrt(5)) / 2) == a:
            print('Lao Wang')
        else:
            print('Xiao Ren')
    except:
        break
