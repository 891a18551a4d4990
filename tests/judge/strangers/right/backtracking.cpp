// problem: leetcode-294, verdict: AC, says: evidently lacks
class Solution {
    unordered_map<string, bool> memo;
public:
    bool canWin(string s) {
        if (memo.count(s)) return memo[s];
        for (int i = 0; i + 1 < (int)s.size(); i++)
            if (s[i] == '+' && s[i + 1] == '+') {
                string t = s;
                t[i] = t[i + 1] = '-';
                if (!canWin(t)) return memo[s] = true;
            }
        return memo[s] = false;
    }
};
