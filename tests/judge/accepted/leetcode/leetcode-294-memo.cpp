// problem: leetcode-294, verdict: AC
class Solution {
    unordered_map<int, int> memo;
    int grundy(int n) {
        if (memo.count(n)) return memo[n];
        unordered_set<int> seen;
        for (int i = 0; i + 2 <= n; i++) seen.insert(grundy(i) ^ grundy(n - 2 - i));
        int v = 0;
        while (seen.count(v)) v++;
        return memo[n] = v;
    }
public:
    bool canWin(string currentState) {
        istringstream in(currentState);
        string run;
        int x = 0;
        while (getline(in, run, '-')) x ^= grundy(run.size());
        return x;
    }
};
