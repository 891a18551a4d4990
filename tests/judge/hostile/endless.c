// Prints an answer for ever.
#include <stdio.h>

int main(void)
{
    for (;;)
        puts("first");
}
