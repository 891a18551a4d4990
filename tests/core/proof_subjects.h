// What the theorems are tested on: besides tables by chance, the edges of each.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/proof/suggestions.h"
#include "core/table/table_notation.h"

namespace nimstone::tests {

/// Tables at the edges of what a theorem speaks of: the smallest, the largest, those where its proof takes another way.
inline std::vector<std::string> edgesOf(proof::Theorem theorem)
{
    using proof::Theorem;
    switch (theorem) {
    case Theorem::NimLemma1: return {"nim:1,1", "nim:1,2,3,0"};
    case Theorem::NimLemma2: return {"nim:1", "nim:42,27,19,10", "nim:0,0,9223372036854775807"};
    case Theorem::Bouton: return {"nim:0", "nim:0,0", "nim:1,1", "nim:9223372036854775807,9223372036854775807,1",
                                    "nim:9223372036854775807,9223372036854775806,1,2,3,4,5,6,7,8,9,4611686018427387904"};
    case Theorem::NimCount: return {"nim:0", "nim:7,11,13", "nim:5,5"};
    case Theorem::MisereNim:
        return {"misere-nim:0",     "misere-nim:1",     "misere-nim:1,1,0", "misere-nim:2",
                "misere-nim:1,1,5", "misere-nim:1,5",   "misere-nim:2,2",   "misere-nim:3,4,5",
                "misere-nim:1,2,3", "misere-nim:0,0,9223372036854775807",
                "misere-nim:9223372036854775807,9223372036854775806,1,1,1,1,1,1,1,1,1,4611686018427387904"};
    case Theorem::StaircaseNim:
        return {"staircase-nim:0",     "staircase-nim:3",         "staircase-nim:0,4", "staircase-nim:3,0,3",
                "staircase-nim:2,7,2,5", "staircase-nim:1,2,4,8,16", "staircase-nim:0,9223372036854775807",
                "staircase-nim:9223372036854775800,1,1,1,1,0,0,0,0,0,1,1"};
    case Theorem::FlawMisereSum:
        return {"misere-nim:0", "misere-nim:1,1", "misere-nim:1,1,1", "misere-nim:2,2", "misere-nim:3,1", "misere-nim:3,4,5"};
    case Theorem::FlawHighestBit: return {"nim:2,3", "nim:6,4", "nim:4,1"};
    case Theorem::Bash:
        return {"bash(4):30", "bash(4):33", "bash(4):0", "bash(4):3", "bash(1):7", "bash(20):21", "bash(9):100",
                "bash(9223372036854775807):9223372036854775807", "bash(1):9223372036854775807"};
    case Theorem::BashCountUp:
        return {"bash(4):30", "bash(4):31", "bash(4):33", "bash(4):3", "bash(1):1", "bash(10):100", "bash(2):1000",
                "bash(9223372036854775807):9223372036854775807", "bash(1):9223372036854775807"};
    case Theorem::WythoffCold:
        return {"wythoff:0,0", "wythoff:0,7", "wythoff:1,2", "wythoff:5,3", "wythoff:5,5", "wythoff:7,9", "wythoff:4,9",
                "wythoff:12,16", "wythoff:60,97", "wythoff:165580140,267914295",
                "wythoff:9223372036854775807,9223372036854775807", "wythoff:0,9223372036854775807",
                "wythoff:9223372036854775807,9223372036854775806", "wythoff:5700357409661599241,9223372036854775807"};
    default: return {};
    }
}

/// A proof of that table, of an example move where it needs one.
inline proof::Proof proofOn(proof::Theorem theorem, const Table& table)
{
    const auto move = needsMove(theorem) ? proof::exampleMove(table.parts().front().position) : std::nullopt;
    return *proof::prove(theorem, table, move);
}

/// Proofs of the edges, and of so many tables by chance.
inline std::vector<proof::Proof> proofsOf(proof::Theorem theorem, int random)
{
    std::vector<proof::Proof> proofs;
    for (const std::string& text : edgesOf(theorem))
        proofs.push_back(proofOn(theorem, *parseTable(text)));
    for (int seed = 0; seed < random; ++seed)
        proofs.push_back(proofOn(theorem, proof::randomTable(theorem, static_cast<Seed>(seed))));
    return proofs;
}

}  // namespace nimstone::tests
