// Starts as many processes as it can, at most 200 with itself, that compute for a minute; prints no answer.
#include <time.h>
#include <unistd.h>

int main(void)
{
    const time_t end = time(NULL) + 60;
    for (int children = 0; children < 199; ++children) {
        if (fork() == 0)
            break;  // a child starts no others, so there are never more
    }
    while (time(NULL) < end) {
    }
    return 0;
}
