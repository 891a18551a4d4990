#include "core/proofs/verify/golden/wythoff_facts.h"

#include <algorithm>
#include <set>

#include "core/proofs/verifiers.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

constexpr Count numbersByMex = 1000;

/// The cold pairs by the mex rule: the smaller number is the least number that is in no earlier pair, and the larger
/// number is the smaller number plus the index of the pair. The list contains every number less than numbersByMex.
const std::vector<ColdRow>& pairsByMex()
{
    static const auto pairs = [] {
        std::vector<bool> used(3 * numbersByMex);
        std::vector<ColdRow> grown;
        for (Count least = 0; least < numbersByMex; ++least) {
            if (used[least])
                continue;
            const Count index = grown.size();
            grown.push_back({index, least, least + index});
            used[least] = used[least + index] = true;
        }
        return grown;
    }();
    return pairs;
}

/// The greatest x < end for which `isBelow` returns true, found by bisection. `isBelow` must return true for 0 and for
/// all x up to some number, and false for all larger x.
template <class IsBelow>
Count greatest(Count end, IsBelow isBelow)
{
    Count low = 0;
    while (end - low > 1) {
        const Count middle = low + (end - low) / 2;
        (isBelow(middle) ? low : end) = middle;
    }
    return low;
}

}  // namespace

Count wholeOfGolden(Count k)
{
    return k + wholeOfGoldenShare(k);
}

Count wholeOfGoldenShare(Count n)
{
    // A number t > 0 is less than 1/φ exactly when t² + t < 1. Here t = x/n.
    return n == 0 ? 0 : greatest(n, [n](Count x) { return product(x, x + n) < product(n, n); });
}

ColdRow pairOfDifference(Count k)
{
    if (k < pairsByMex().size())
        return pairsByMex()[k];
    const Count smaller = wholeOfGolden(k);
    return {k, smaller, smaller + k};
}

ColdRow pairHolding(Count n)
{
    if (n < numbersByMex) {
        const auto holdsIt = [n](const ColdRow& row) { return row.smaller == n || row.larger == n; };
        return *std::ranges::find_if(pairsByMex(), holdsIt);
    }
    // Let x = ⌊n/φ⌋. If n = ⌊kφ⌋ for some k, this k is x + 1. Otherwise n = ⌊kφ²⌋ for k = n − x.
    const Count share = wholeOfGoldenShare(n);
    const ColdRow smaller = pairOfDifference(share + 1);
    return smaller.smaller == n ? smaller : pairOfDifference(n - share);
}

WythoffFacts::WythoffFacts(const Position& position)
    : first(position.heaps[0]), second(position.heaps[1]), smaller(first < second ? first : second),
      larger(first < second ? second : first), difference(larger - smaller), withSmaller(pairHolding(smaller)),
      withLarger(pairHolding(larger)), ofDifference(pairOfDifference(difference)),
      outcome(ofDifference.smaller == smaller ? Outcome::P : Outcome::N)
{
}

bool areRows(const std::vector<ColdRow>& rows, bool whole, const std::vector<Count>& wanted, Count least)
{
    std::set<Count> indices{0, 1, 2, 3};
    Count last = least;
    for (const Count index : wanted) {
        last = std::max(last, index);
        indices.insert({index, index == 0 ? 0 : index - 1});
    }
    const bool isShort = last <= 12;
    for (Count index = 0; isShort && index <= last; ++index)
        indices.insert(index);
    if (isShort)
        std::erase_if(indices, [last](Count index) { return index > last; });
    return whole == isShort
        && std::ranges::equal(rows, indices, [](const ColdRow& row, Count index) { return row == pairOfDifference(index); });
}

std::optional<std::size_t> verifyWythoff(const Proof& proof)
{
    if (!isAbout(proof, {"wythoff"}, 2, 2))
        return 0;
    const WythoffFacts facts(proof.position());
    switch (proof.theorem) {
    case Theorem::WythoffCold: return verifyWythoffCold(proof, facts);
    case Theorem::WythoffGolden: return verifyWythoffGolden(proof, facts);
    case Theorem::WythoffExact: return verifyWythoffExact(proof, facts);
    case Theorem::WythoffZeckendorf: return verifyWythoffZeckendorf(proof, facts);
    default: return verifyFlawWythoffDouble(proof, facts);
    }
}

}  // namespace nimstone::proof
