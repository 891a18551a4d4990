// Proofs for the tests of exports: about the edge cases, the presets, and random positions of each theorem.
#pragma once

#include <utility>
#include <vector>

#include "app/wording/proofs/proof.h"
#include "core/count.h"
#include "core/proofs/proof.h"
#include "tests/core/proofs/proof_subjects.h"

namespace nimstone::tests {

/// Returns proofs that contain every kind of step of the theorems on Nim.
inline std::vector<proof::Proof> proofsOfAllKinds()
{
    using proof::Theorem;
    std::vector<proof::Proof> proofs;
    const auto add = [&proofs](Theorem theorem, Position position, std::optional<Move> move = std::nullopt) {
        proofs.push_back(*proof::prove(theorem, position, move));
    };
    add(Theorem::NimLemma1, {{3, 5, 6}}, Move{1, 2});
    add(Theorem::NimLemma1, {{maxCount, maxCount}}, Move{0, 1});
    add(Theorem::NimLemma2, {{42, 27, 19, 10}});
    add(Theorem::NimLemma2, {{maxCount, 1, 0}});
    add(Theorem::Bouton, {{0, 0}});
    add(Theorem::Bouton, {{1, 2, 3}});
    add(Theorem::Bouton, {{3, 4, 5}});
    add(Theorem::NimCount, {{7, 11, 13}});
    add(Theorem::NimCount, {{1, 1}});
    add(Theorem::FlawHighestBit, {{2, 3}});
    add(Theorem::FlawHighestBit, {{7, 11, 13, 1, 1}});
    return proofs;
}

/// Returns proofs of one theorem: its edge cases, its presets, and `random` proofs on random positions.
inline std::vector<proof::Proof> proofsWithPresets(proof::Theorem theorem, int random)
{
    std::vector<proof::Proof> proofs = proofsOf(theorem, random);
    for (const wording::ProofPreset& preset : wording::presetsOf(theorem)) {
        const auto table = parseSum(preset.position);
        if (!table)
            continue;
        const auto move = needsMove(theorem) ? proof::exampleMove(table->components().front().position) : std::nullopt;
        if (auto proof = proof::prove(theorem, *table, move))
            proofs.push_back(*std::move(proof));
    }
    return proofs;
}

/// Returns `proofsWithPresets` of every theorem.
inline std::vector<proof::Proof> proofsOfAllTheorems(int random)
{
    std::vector<proof::Proof> all;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        for (proof::Proof& proof : proofsWithPresets(theorem, random))
            all.push_back(std::move(proof));
    }
    return all;
}

}  // namespace nimstone::tests
