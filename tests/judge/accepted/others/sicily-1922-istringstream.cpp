// problem: sicily-1922, verdict: AC
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;
int main() {
    int t, n;
    string line;
    getline(cin, line);
    istringstream(line) >> t;
    for (; t > 0; --t) {
        getline(cin, line);
        istringstream(line) >> n;
        getline(cin, line);
        istringstream in(line);
        vector<int> v;
        int x = 0, h;
        while (in >> h) { v.push_back(h); x ^= h; }
        int c = 0;
        for (int i = 0; i < (int)v.size(); ++i) if ((v[i] ^ x) < v[i]) ++c;
        cout << c << endl;
    }
    return 0;
}
