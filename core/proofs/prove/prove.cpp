// Decides whether a theorem applies to a subject, and makes the proof if the theorem applies.
#include "core/proofs/entry.h"

#include <algorithm>
#include <utility>

namespace nimstone::proof {

namespace {

/// Returns a refusal if the subject is a position of a wrong game, is a sum although the theorem is about one position, or
/// is one position although the theorem is about a sum. These refusals are possible for every theorem.
std::optional<Refusal> refuseGame(const Entry& entry, const GameSum& subject)
{
    if (entry.games.empty())
        return subject.isSum() ? std::nullopt : std::optional(Refusal{Refusal::Reason::NotASum});
    if (subject.isSum() && !entry.ofSums)
        return Refusal{Refusal::Reason::IsASum};
    const bool isOurs = std::ranges::all_of(subject.components(), [&entry](const Component& part) {
        return std::ranges::find(entry.games, part.rules.entry().name) != entry.games.end();
    });
    return isOurs ? std::nullopt : std::optional(Refusal{Refusal::Reason::WrongGame});
}

std::optional<Refusal> refuse(const Entry& entry, const GameSum& subject, const std::optional<Move>& move)
{
    auto refusal = refuseGame(entry, subject);
    if (!refusal)
        refusal = entry.refuse(subject, move);
    if (!refusal && move && !needsMove(entry.theorem))
        refusal = Refusal{Refusal::Reason::MoveNotWanted};
    if (refusal)
        refusal->theorem = entry.theorem;
    return refusal;
}

}  // namespace

GameSum nimSubject(Position position)
{
    static const Rules rules(*gameNamed("nim"), Nim());
    return GameSum(Component{rules, std::move(position)});
}

tl::expected<Proof, Refusal> prove(Theorem theorem, const GameSum& subject, std::optional<Move> move)
{
    const Entry& entry = entryOf(theorem);
    if (auto refusal = refuse(entry, subject, move))
        return tl::unexpected(*std::move(refusal));
    Proof made{theorem, subject, move};
    made.steps = entry.steps(made);
    return made;
}

tl::expected<Proof, Refusal> prove(Theorem theorem, const Position& position, std::optional<Move> move)
{
    return prove(theorem, nimSubject(position), std::move(move));
}

}  // namespace nimstone::proof
