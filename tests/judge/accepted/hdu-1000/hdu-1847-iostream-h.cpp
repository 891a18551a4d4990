// problem: hdu-1847, verdict: AC
#include <iostream.h>
int main()
{
    int n;
    while (cin >> n)
    {
        if (n % 3 == 0)
            cout << "Cici" << endl;
        else
            cout << "Kiki" << endl;
    }
    return 0;
}
