// A worked proof as data: a theorem applied to the numbers that the user entered.
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

/// Makes heaps of Nim the subject of a proof.
GameSum nimSubject(Position position);

/// A worked proof. The functions in core/proofs/prove/ that make the steps say which steps the proof of each theorem
/// has, and their order.
struct Proof {
    Theorem theorem = Theorem::NimLemma2;
    GameSum subject = nimSubject({});  ///< one component, or several for the theorem on sums and for sums of Cutcake positions
    std::optional<Move> move{};    ///< the move that the proof is about; empty unless the theorem is Lemma 1
    Steps steps{};

    /// The position and the rules of the first component. For most theorems it is the only component.
    const Position& position() const { return subject.components().front().position; }
    const Rules& rules() const { return subject.components().front().rules; }
};

/// Returns the first step of the kind `Kind`; null if the proof has no such step.
template <class Kind>
const Kind* firstStep(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        if (const Kind* const held = stepAs<Kind>(step))
            return held;
    }
    return nullptr;
}

/// A theorem on which a step relies, and the position (and the move, if the theorem needs one) to which the step
/// applies the theorem.
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

/// Returns the proof for heaps of Nim, or the reason why the theorem does not apply to the heaps or to the move.
tl::expected<Proof, Refusal> prove(Theorem theorem, const Position& position, std::optional<Move> move = std::nullopt);

/// Checks a proof with the rules of its game and with arithmetic. Apart from arithmetic, it uses no code that `prove`
/// uses. Returns nullopt if every field of every step is correct and the steps are exactly the steps that the theorem
/// needs, in the right order. Otherwise it returns the index of the first wrong step. This index is steps.size() if a
/// step is missing at the end, and 0 if the theorem does not apply to the position or the move.
std::optional<std::size_t> verify(const Proof& proof);

}  // namespace nimstone::proof
