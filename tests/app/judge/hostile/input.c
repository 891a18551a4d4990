// Reads past the end of its input many times, and then tries to open its input again.
#include <stdio.h>

int main(void)
{
    long letters = 0;
    while (getchar() != EOF)
        letters++;
    for (int i = 0; i < 1000; i++)
        if (getchar() != EOF || fread(&letters, 1, 1, stdin) != 0)
            return 1;
    FILE *again = fopen("/dev/stdin", "r");
    printf("%ld %s\n", letters, again ? "again" : "once");
    return 0;
}
