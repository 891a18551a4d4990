// problem: leetcode-1510, verdict: CE, says: winnerSquareGame
class Solution {
public:
    bool winnerSquare(int n) { vector<char> w(n + 1); for (int i = 1; i <= n; i++) for (int k = 1; k * k <= i; k++) w[i] |= !w[i - k * k]; return w[n]; }
};
