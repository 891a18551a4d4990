// A worked proof, as data: a theorem applied to the user's own numbers.
#pragma once

#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "core/proofs/refusal.h"
#include "core/proofs/step.h"
#include "core/proofs/theorem.h"
#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// Every theorem that has a proof, in the order in which the Prove page lists them.
std::span<const Theorem> allTheorems();

/// Heaps of Nim as the subject of a proof.
GameSum nimSubject(Position position);

/// A worked proof. The functions in core/proofs/prove/ that make the steps say which steps each theorem has, and in which
/// order.
struct Proof {
    Theorem theorem = Theorem::NimLemma2;
    GameSum subject = nimSubject({});  ///< several parts only for the theorem on sums and for sums of Cutcake; else one
    std::optional<Move> move{};    ///< the move that the proof is about; empty unless the theorem is Lemma 1
    Steps steps{};

    /// The position and the rules of the first part, which is the only part for most theorems.
    const Position& position() const { return subject.components().front().position; }
    const Rules& rules() const { return subject.components().front().rules; }
};

/// Returns the first step of that kind; null if there is none.
template <class Kind>
const Kind* firstStep(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        if (const Kind* const held = stepAs<Kind>(step))
            return held;
    }
    return nullptr;
}

/// A theorem on which a step relies, and the position (and move) to which the step applies it.
struct Use {
    Theorem theorem;
    GameSum subject;
    std::optional<Move> move{};

    bool operator==(const Use&) const = default;
};

/// The laws that justify the equalities of a step, in the order in which the equalities are written.
std::span<const Law> lawsOf(const Proof& proof, std::size_t step);

/// The theorems on which a step relies; empty for most steps.
std::vector<Use> usesOf(const Proof& proof, std::size_t step);

/// Returns the proof, or the reason why the theorem does not apply to the subject or the move.
tl::expected<Proof, Refusal> prove(Theorem theorem, const GameSum& subject, std::optional<Move> move = std::nullopt);

/// Returns the proof for heaps of Nim, or the reason why the theorem does not apply to them or to the move.
tl::expected<Proof, Refusal> prove(Theorem theorem, const Position& position, std::optional<Move> move = std::nullopt);

/// Checks a proof from the rules of its game and from arithmetic alone; apart from arithmetic, it shares no code with
/// `prove`. Returns nullopt if every field of every step is correct and the steps are exactly those that the theorem
/// needs, in their order. Otherwise it returns the index of the first wrong step: steps.size() if a step is missing at
/// the end, 0 if the theorem does not apply to the position or the move.
std::optional<std::size_t> verify(const Proof& proof);

}  // namespace nimstone::proof
