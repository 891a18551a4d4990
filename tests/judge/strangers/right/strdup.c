/* problem: sicily-1922, verdict: AC */
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static char line[2000000];
int main() {
    int t, n;
    gets(line); t = atoi(line);
    while (t--) {
        char *copy, *at;
        unsigned x = 0; int ways = 0;
        gets(line); n = atoi(line);
        gets(line);
        copy = strdup(line);
        for (at = strtok(line, " "); at; at = strtok(NULL, " ")) x ^= atoi(at);
        for (at = strtok(copy, " "); at; at = strtok(NULL, " ")) ways += (x ^ atoi(at)) < atoi(at);
        free(copy);
        printf("%d\n", ways);
    }
    return 0;
}
