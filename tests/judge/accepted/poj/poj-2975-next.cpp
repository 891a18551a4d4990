// problem: poj-2975, verdict: AC
#include <iostream>
#include <string>
#include <vector>
#include <iterator>
using namespace std;
int data[1001], count;
int main()
{
    int size;
    while (cin >> size && size) {
        int x = 0;
        count = 0;
        for (int i = 0; i < size; i++) { cin >> data[i]; x ^= data[i]; }
        for (int i = 0; i < size; i++) count += (data[i] ^ x) < data[i];
        cout << count << endl;
    }
    return 0;
}
