# problem: leetcode-1510, verdict: AC
class Solution:
    @lru_cache(None)
    def winnerSquareGame(self, n: int) -> bool:
        return any(not self.winnerSquareGame(n - k * k) for k in range(int(math.sqrt(n)), 0, -1))
