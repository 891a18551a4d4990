// problem: cses-2207, verdict: ILE
// Waits for a std::promise whose value is never set.
#include <future>

int main()
{
    std::promise<void> never;
    never.get_future().wait();
}
