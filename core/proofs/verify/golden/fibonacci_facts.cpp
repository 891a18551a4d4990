#include "core/proofs/verify/golden/fibonacci_facts.h"

#include <algorithm>

namespace nimstone::proof {

bool isAboutFibonacci(const Proof& proof)
{
    const auto& heaps = proof.position().heaps;
    return !proof.subject.isSum() && proof.rules().entry().name == "fibonacci-nim" && !proof.move && heaps.size() == 1
        && heaps[0] <= maxCount;
}

const std::vector<Count>& fibonacciSequence()
{
    static const std::vector<Count> sequence = [] {
        std::vector<Count> numbers{1, 2};
        while (true) {
            const Count last = numbers.back();
            const Count next = last + numbers[numbers.size() - 2];
            if (next < last)
                return numbers;
            numbers.push_back(next);
        }
    }();
    return sequence;
}

std::size_t fibonacciPlace(Count number)
{
    const auto& sequence = fibonacciSequence();
    for (std::size_t index = 0; index < sequence.size() && sequence[index] <= number; ++index) {
        if (sequence[index] == number)
            return index + 1;
    }
    return 0;
}

bool isFormOf(const std::vector<Count>& parts, Count n)
{
    std::size_t last = 0;
    Count left = n;
    for (const Count part : parts) {
        const std::size_t place = fibonacciPlace(part);
        if (place == 0 || (last != 0 && place < last + 2) || part > left)
            return false;
        last = place;
        left -= part;
    }
    return left == 0;
}

bool isFallingFormOf(const std::vector<Count>& parts, Count n)
{
    return isFormOf({parts.rbegin(), parts.rend()}, n);
}

const std::vector<Count>& searchedWins(Count n)
{
    static const auto wins = [] {
        std::vector<std::vector<Count>> of(searchedHeaps + 1);
        // After a move, the opponent loses if no stones are left, or if the least winning amount is larger than the
        // opponent's quota.
        for (Count heap = 1; heap <= searchedHeaps; ++heap) {
            for (Count taken = 1; taken <= heap; ++taken) {
                const std::vector<Count>& after = of[heap - taken];
                if (after.empty() || after.front() > 2 * taken)
                    of[heap].push_back(taken);
            }
        }
        return of;
    }();
    return wins[n];
}

}  // namespace nimstone::proof
