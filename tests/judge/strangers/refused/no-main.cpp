// problem: hdu-1846, verdict: CE, says: The class Solution is what LeetCode takes
#include <string>
class Solution {
public:
    std::string winner(int n, int m) { return n % (m + 1) ? "first" : "second"; }
};
