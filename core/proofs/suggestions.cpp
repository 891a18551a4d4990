#include "core/proofs/suggestions.h"

#include <algorithm>

#include "core/proofs/entry.h"

namespace nimstone::proof {

namespace {

/// True if the theorem applies to the subject. If the theorem needs a move, the function uses the example move.
bool appliesTo(Theorem theorem, const GameSum& subject)
{
    const auto move = needsMove(theorem) ? exampleMove(subject.components().front().position) : std::nullopt;
    return prove(theorem, subject, move).has_value();
}

}  // namespace

std::optional<Theorem> theoremFor(const GameSum& subject)
{
    const auto found = std::ranges::find_if(suggestedTheorems(), [&subject](Theorem theorem) { return appliesTo(theorem, subject); });
    return found == suggestedTheorems().end() ? std::nullopt : std::optional(*found);
}

bool isTooLargeToProve(const Refusal& refusal)
{
    switch (refusal.reason) {
    case Refusal::Reason::TooManyHeaps: return refusal.limit != 1;  // a limit of 1 means that the theorem is about a single heap
    case Refusal::Reason::TooLarge:
    case Refusal::Reason::TooManyPositions:
    case Refusal::Reason::TooManyParts:
    case Refusal::Reason::TooManyShapes:
    case Refusal::Reason::GrundyUnknown: return true;
    default: return false;
    }
}

std::optional<Theorem> theoremTooLargeToProve(const GameSum& subject)
{
    if (theoremFor(subject))
        return std::nullopt;
    for (const Theorem theorem : suggestedTheorems()) {
        // Each of the two lemmas applies only to some nim-sums; Bouton's theorem applies to every nim-sum.
        if (theorem == Theorem::NimLemma1 || theorem == Theorem::NimLemma2)
            continue;
        const auto refused = prove(theorem, subject);
        if (!refused && isTooLargeToProve(refused.error()))
            return theorem;
    }
    return std::nullopt;
}

Theorem theoremFor(const Position& position)
{
    return theoremFor(nimSubject(position)).value_or(Theorem::Bouton);
}

GameSum nearestSubject(Theorem theorem, const GameSum& subject)
{
    return appliesTo(theorem, subject) ? subject : entryOf(theorem).nearest(subject);
}

std::optional<Move> exampleMove(const Position& position)
{
    const auto largest = std::ranges::max_element(position.heaps);
    if (largest == position.heaps.end() || *largest == 0)
        return std::nullopt;
    const Count size = *largest;
    const Count taken = size == 1 || size % 2 == 0 ? 1 : 2;
    return Move{static_cast<std::size_t>(largest - position.heaps.begin()), taken};
}

GameSum randomGameSum(Theorem theorem, Seed seed)
{
    return entryOf(theorem).random(seed);
}

}  // namespace nimstone::proof
