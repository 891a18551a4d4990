// Sleeps for ever, and answers nothing.
#include <unistd.h>

int main(void)
{
    for (;;)
        sleep(3600);
}
