// problem: atcoder-dp-k, verdict: AC
#include <algorithm>
#include <iostream>
#include <ranges>
#include <vector>
#include <concepts>
namespace rng = std::ranges;
template <std::integral T> auto get() { T x; std::cin >> x; return x; }
int main() {
    const auto n = get<int>(), k = get<int>();
    std::vector<int> a(n);
    rng::generate(a, get<int>);
    std::vector<char> win(k + 1);
    for (int i : std::views::iota(0, k + 1))
        win[i] = rng::any_of(a, [&](int x) { return x <= i && !win[i - x]; });
    std::cout << (win[k] ? "First" : "Second") << '\n';
}
