// problem: hdu-1846, verdict: ILE
// Waits for a signal that never comes.
#include <unistd.h>

int main(void)
{
    for (;;)
        pause();
}
