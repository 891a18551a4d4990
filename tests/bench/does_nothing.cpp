// What bench_judge runs.
int main() {}
