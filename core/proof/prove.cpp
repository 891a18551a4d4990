// Which theorem speaks of which position, and the proof where it does.
#include <utility>

#include "core/games/nim.h"
#include "core/nimber.h"
#include "core/proof/proof.h"
#include "core/proof/theorem_steps.h"

namespace nimstone::proof {

namespace {

using Reason = Refusal::Reason;

std::optional<Refusal> refuseMove(const Position& position, const std::optional<Move>& move)
{
    if (totalStones(position).stones == 0)
        return Refusal{Reason::NoMoves};
    if (!move)
        return Refusal{Reason::MoveMissing};
    if (const auto error = Nim().check(position, *move))
        return Refusal{Reason::MoveIllegal, 0, error};
    return std::nullopt;
}

std::optional<Refusal> refuse(Theorem theorem, const Position& position, const std::optional<Move>& move)
{
    const Count sum = nimSum(position.heaps);
    if (position.heaps.size() > maxProofHeaps)
        return Refusal{Reason::TooManyHeaps, sum};
    if (move && !needsMove(theorem))
        return Refusal{Reason::MoveNotWanted, sum};
    switch (theorem) {
    case Theorem::NimLemma1:
        return sum != 0 ? Refusal{Reason::SumIsNotZero, sum} : refuseMove(position, move);
    case Theorem::NimLemma2:
    case Theorem::FlawHighestBit:
        return sum == 0 ? std::optional(Refusal{Reason::SumIsZero}) : std::nullopt;
    case Theorem::Bouton:
    case Theorem::NimCount:
        return std::nullopt;
    }
    return std::nullopt;
}

Steps stepsOf(Theorem theorem, const Position& position, const std::optional<Move>& move)
{
    switch (theorem) {
    case Theorem::NimLemma1:
        return lemma1Steps(position, *move);
    case Theorem::NimLemma2:
        return lemma2Steps(position);
    case Theorem::Bouton:
        return boutonSteps(position);
    case Theorem::NimCount:
        return countSteps(position);
    case Theorem::FlawHighestBit:
        return flawSteps(position);
    }
    return {};
}

}  // namespace

tl::expected<Proof, Refusal> prove(Theorem theorem, const Position& position, std::optional<Move> move)
{
    if (auto refusal = refuse(theorem, position, move))
        return tl::unexpected(*std::move(refusal));
    return Proof{theorem, position, move, stepsOf(theorem, position, move)};
}

}  // namespace nimstone::proof
