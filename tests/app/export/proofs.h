// A proof of each theorem, and of each of its cases.
#pragma once

#include <utility>
#include <vector>

#include "core/count.h"
#include "core/proof/proof.h"

namespace nimstone::tests {

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

}  // namespace nimstone::tests
