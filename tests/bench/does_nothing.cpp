// The program that bench_judge runs by default.
int main() {}
