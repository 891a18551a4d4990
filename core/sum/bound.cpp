#include "core/sum/bound.h"

#include <algorithm>

#include "core/sequences/shared_sequence.h"

namespace nimstone {

namespace {

/// Returns the largest heap whose value is known. Requires that the value of the heap `unknown` is not known. Bisection finds the
/// result, because all heaps below a heap with a known value have known values too.
Count lastKnown(const SequenceGame& game, Count unknown)
{
    const auto shared = SharedSequence::of(game);
    SharedSequence::Reader values(*shared);
    Count known = 0;
    while (unknown - known > 1) {
        const Count middle = known + (unknown - known) / 2;
        (values.reaches(middle) ? known : unknown) = middle;
    }
    return known;
}

std::optional<GrundyBound> boundOf(const Component& part)
{
    using Kind = GrundyBound::Kind;
    if (part.rules.as<Wythoff>())
        return GrundyBound{Kind::Heaps, Wythoff::grundyBound - 1};
    if (part.rules.as<FibonacciNim>())
        return GrundyBound{Kind::Heaps, FibonacciNim::largestWithValue};
    if (part.rules.as<MooreNim>())
        return GrundyBound{Kind::Positions, MooreNim::mostSearched};
    const auto sequence = part.rules.sequence();
    if (!sequence)
        return std::nullopt;
    return GrundyBound{Kind::Heaps, lastKnown(*sequence, std::ranges::max(part.position.heaps))};
}

}  // namespace

std::optional<GrundyBound> boundOf(const GameSum& sum)
{
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        const auto value = sum.isSum() ? sum.grundyOfPart(part) : sum.grundy();
        if (value || value.error() == Unknown::Undefined)
            continue;
        auto bound = boundOf(sum.components()[part]);
        if (bound)
            bound->part = part;
        return bound;
    }
    return std::nullopt;
}

}  // namespace nimstone
