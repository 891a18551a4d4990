// Does nothing.
int main(void) { return 0; }
