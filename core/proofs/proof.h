// A worked proof: a theorem on a person's own numbers, as data.
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

/// Every theorem that has a proof, in the order in which a person is told of them.
std::span<const Theorem> allTheorems();

/// Heaps of Nim as a table.
GameSum nimSubject(Position position);

/// The steps of each theorem, in order, stand beside the functions that make them: core/proofs/prove/.
struct Proof {
    Theorem theorem = Theorem::NimLemma2;
    GameSum subject = nimSubject({});  ///< one part; several for the theorem on sums, and where Cutcake is its parts
    std::optional<Move> move{};    ///< Lemma 1 only
    Steps steps{};

    /// Of the first part, which is the only one in most theorems.
    const Position& position() const { return subject.components().front().position; }
    const Rules& rules() const { return subject.components().front().rules; }
};

/// The first step of that kind; null where there is none.
template <class Kind>
const Kind* firstStep(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        if (const Kind* const held = stepAs<Kind>(step))
            return held;
    }
    return nullptr;
}

/// A theorem that a step leans on, and what it is about there.
struct Use {
    Theorem theorem;
    GameSum subject;
    std::optional<Move> move{};

    bool operator==(const Use&) const = default;
};

/// Why each equality of a step holds, in the order in which they are written.
std::span<const Law> lawsOf(const Proof& proof, std::size_t step);

/// The theorems that a step leans on: none for most.
std::vector<Use> usesOf(const Proof& proof, std::size_t step);

/// The proof, or why the theorem does not speak of it.
tl::expected<Proof, Refusal> prove(Theorem theorem, const GameSum& subject, std::optional<Move> move = std::nullopt);

/// Of heaps of Nim.
tl::expected<Proof, Refusal> prove(Theorem theorem, const Position& position, std::optional<Move> move = std::nullopt);

/// Checks a proof from the rules of its game and arithmetic alone, sharing nothing with `prove`.
/// None when every field of every step holds and the steps are the ones the theorem needs, in their order;
/// otherwise the index of the first step that does not hold (steps.size() when one is missing, 0 when the theorem
/// does not speak of the position or the move).
std::optional<std::size_t> verify(const Proof& proof);

}  // namespace nimstone::proof
