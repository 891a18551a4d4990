# problem: luogu-p2197, verdict: AC
for _ in range(int(input())):
    n=int(input())
    s=0
    for x in map(int,input().split()):
        s^=x
    print(["No","Yes"][s!=0])
