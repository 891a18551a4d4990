// problem: cses-2207, verdict: ILE
// Waits for a promise that nobody keeps.
#include <future>

int main()
{
    std::promise<void> never;
    never.get_future().wait();
}
