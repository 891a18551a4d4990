# problem: leetcode-294, verdict: AC
class Solution:
    def canWin(self, currentState: str) -> bool:
        @cache
        def grundy(n: int) -> int:
            seen = {grundy(i) ^ grundy(n - 2 - i) for i in range(n - 1)}
            return next(v for v in count() if v not in seen)
        values: List[int] = [grundy(len(run)) for run in currentState.split("-")]
        return reduce(xor, values) != 0
