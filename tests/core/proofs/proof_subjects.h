// The positions and sums on which theorems are tested: random ones, and the edge cases of each theorem.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone::tests {

/// Returns the edge cases of a theorem: the smallest and the largest positions, and the positions for which its proof
/// takes another course. A theorem without a case below has the smallest and the largest position of its main game, and its example.
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
    case Theorem::CoinsOnAStrip:
        return {"coins:0",       "coins:5",        "coins:0,1,2", "coins:3,4",          "coins:0,4",
                "coins:1,4,9",   "coins:2,3,6,7",  "coins:0,3,9", "coins:4,8,14,20,21", "coins:0,9223372036854775807",
                "coins:9223372036854775806,9223372036854775807",
                "coins:1,2,5,9,10,4611686018427387904,4611686018427387910,9223372036854775000,9223372036854775100,"
                "9223372036854775101,9223372036854775800,9223372036854775807"};
    case Theorem::TurningTurtles:
        return {"turning-turtles:0",         "turning-turtles:5",     "turning-turtles:1,2,3",
                "turning-turtles:1,2,3,5,8", "turning-turtles:2,5,6", "turning-turtles:9223372036854775806,9223372036854775807"};
    case Theorem::MooreNim:
        return {"moore-nim(2):0",     "moore-nim(2):1",     "moore-nim(1):42,27,19", "moore-nim(2):5,5,5",
                "moore-nim(2):1,2,4", "moore-nim(2):8,5,5,2", "moore-nim(3):9,7,5,3,1", "moore-nim(5):4,2,7",
                "moore-nim(9223372036854775807):9223372036854775807,1",
                "moore-nim(2):9223372036854775807,4611686018427387904,9223372036854775806,1,2,3,4,5,6,7,8,9"};
    case Theorem::FlawNotStrict: return {"nim:0", "nim:5,5", "nim:1", "nim:42,27,19", "nim:0,0,9223372036854775807"};
    case Theorem::FlawCountAtMost:
        return {"nim:0", "nim:5,0,5,0", "nim:1", "nim:7,11,13", "nim:9223372036854775807,9223372036854775807,1"};
    case Theorem::FlawTrailingBlank:
        return {"nim:0", "nim:1,2,3", "nim:5,5,9", "nim:6,4,0", "nim:42,27,19",
                "nim:9223372036854775807,9223372036854775806,9223372036854775805,9223372036854775804,9223372036854775803,1"};
    case Theorem::FlawMisereSum:
        return {"misere-nim:0", "misere-nim:1,1", "misere-nim:1,1,1", "misere-nim:2,2", "misere-nim:3,1", "misere-nim:3,4,5"};
    case Theorem::FlawMisereGrundy:
        return {"kayles:0,0", "kayles:1", "kayles:5", "kayles:5,1", "kayles:8", "dawson-kayles:12", "octal(0.121):5",
                "subtraction(1,3,4):9,2", "lasker-nim:4", "octal(0.4):7,1", "kayles:1,1,1,1,1,1,1,1,1,1,1,1"};
    case Theorem::FlawHighestBit: return {"nim:2,3", "nim:6,4", "nim:4,1"};
    case Theorem::Bash:
        return {"bash(4):30", "bash(4):33", "bash(4):0", "bash(4):3", "bash(1):7", "bash(20):21", "bash(9):100",
                "bash(9223372036854775807):9223372036854775807", "bash(1):9223372036854775807"};
    case Theorem::BashCountUp:
        return {"bash(4):30", "bash(4):31", "bash(4):33", "bash(4):3", "bash(1):1", "bash(10):100", "bash(2):1000",
                "bash(9223372036854775807):9223372036854775807", "bash(1):9223372036854775807"};
    case Theorem::FlawWythoffDouble:
        return {"wythoff:165580140,267914295", "wythoff:267914296,165580141", "wythoff:1,2", "wythoff:0,1", "wythoff:4,9",
                "wythoff:5,102334160", "wythoff:0,9223372036854775807", "wythoff:5700357409661599241,9223372036854775807",
                "wythoff:9223372036854775806,9223372036854775807", "wythoff:1,7540113804746346430"};
    case Theorem::WythoffGolden:
    case Theorem::WythoffZeckendorf:
        return {"wythoff:1,0", "wythoff:0,2", "wythoff:1,2", "wythoff:5,3", "wythoff:5,5", "wythoff:8,13", "wythoff:33,20",
                "wythoff:60,97", "wythoff:165580140,267914295", "wythoff:9223372036854775807,9223372036854775807",
                "wythoff:5700357409661599241,9223372036854775807", "wythoff:1,7540113804746346429"};
    case Theorem::WythoffExact:
    case Theorem::WythoffCold:
        return {"wythoff:0,0", "wythoff:0,7", "wythoff:1,2", "wythoff:5,3", "wythoff:5,5", "wythoff:7,9", "wythoff:4,9",
                "wythoff:12,16", "wythoff:60,97", "wythoff:165580140,267914295",
                "wythoff:9223372036854775807,9223372036854775807", "wythoff:0,9223372036854775807",
                "wythoff:9223372036854775807,9223372036854775806", "wythoff:5700357409661599241,9223372036854775807"};
    case Theorem::SubtractionPeriod:
        return {"subtraction(1,3,4):20,7", "subtraction(1,3,4):13", "subtraction(1):5", "subtraction(5):0",
                "subtraction(2,4,7):100", "subtraction(1,2,3):0,0", "subtraction(2,3):9223372036854775807",
                "subtraction(3,8,11):1,2,3,4,5,6,7,8,9,10,11,12"};
    case Theorem::GuySmith:
        return {"kayles:12,7", "octal(0.07):51", "octal(0.3):5", "octal(0.1):3", "octal(0.1):0", "octal(0.5):7,8",
                "octal(0.33):9223372036854775807", "dawsons-chess:9"};
    case Theorem::FlawWindowFromZero:
        return {"octal(0.4):3", "octal(0.4):0", "octal(0.4):9223372036854775807", "octal(0.33):7", "octal(0.3):4"};
    case Theorem::FlawPeriodByEye:
        return {"subtraction(1,3,4):20", "subtraction(1,3,4):7", "subtraction(1):5", "subtraction(2,4,7):9",
                "subtraction(2,5,6):9223372036854775807"};
    case Theorem::Mex:
        return {"nim:0", "nim:1", "kayles:5", "wythoff:2,4", "octal(0.07):1,1", "subtraction(2,5):9", "euclid:7,3",
                "grundy-game:9", "moore-nim(2):2,2,1", "staircase-nim:1,2", "coins:1,3,6", "hexadecimal(0.8):7", "bash(3):31",
                "fibonacci-nim:0", "fibonacci-nim:1", "fibonacci-nim:1~1", "fibonacci-nim:5", "fibonacci-nim:6~4", "fibonacci-nim:7~7"};
    case Theorem::Zeckendorf:
        return {"fibonacci-nim:1", "fibonacci-nim:2", "fibonacci-nim:3", "fibonacci-nim:33", "fibonacci-nim:55",
                "fibonacci-nim:100", "fibonacci-nim:7540113804746346429", "fibonacci-nim:9223372036854775807"};
    case Theorem::FibonacciNim:
        return {"fibonacci-nim:0", "fibonacci-nim:1", "fibonacci-nim:2", "fibonacci-nim:7~7", "fibonacci-nim:8~8",
                "fibonacci-nim:13", "fibonacci-nim:20", "fibonacci-nim:20~1", "fibonacci-nim:59", "fibonacci-nim:55~20",
                "fibonacci-nim:7540113804746346429", "fibonacci-nim:9223372036854775807"};
    case Theorem::FlawFibonacciInt:
        return {"fibonacci-nim:1", "fibonacci-nim:2", "fibonacci-nim:144", "fibonacci-nim:100", "fibonacci-nim:368225352",
                "fibonacci-nim:512559680", "fibonacci-nim:1776683621", "fibonacci-nim:2144908973",
                "fibonacci-nim:1836311903", "fibonacci-nim:2147483647"};
    case Theorem::Euclid:
        return {"euclid:0,0", "euclid:0,5", "euclid:7,7", "euclid:1,1", "euclid:2,1", "euclid:8,5", "euclid:5,8", "euclid:13,8",
                "euclid:34,13", "euclid:60,12", "euclid:25,17", "euclid:1500000000,2000000000",
                "euclid:7540113804746346429,4660046610375530309", "euclid:9223372036854775807,1",
                "euclid:9223372036854775807,9223372036854775806"};
    case Theorem::SumTheorem:
        return {"nim:3,4 + wythoff:3,5 + kayles:7", "nim:0 + nim:0", "nim:1 + kayles:0", "nim:2,3 + wythoff:1,2",
                "nim:20 + bash(4):7", "euclid:7,3 + staircase-nim:1,2,3", "nim:4 + coins:1,4,9", "moore-nim(2):2,2,1 + hexadecimal(0.8):7",
                "grundy-game:9 + lasker-nim:4 + subtraction(1,3,4):9,5", "dawson-kayles:5 + treblecross:6 + octal(4.3):5",
                // A move raises the value, and leaves a step of more than 1,000 stones or more heaps than a component may have.
                "staircase-nim:0,900,900 + nim:1", "kayles:5,5,5,5,5,5,5,5,5,5,5,5 + nim:1",
                "fibonacci-nim:13~6 + nim:3", "fibonacci-nim:12~3 + fibonacci-nim:300 + kayles:2", "fibonacci-nim:1 + fibonacci-nim:0"};
    case Theorem::Cutcake:
        return {"cutcake:1x1", "cutcake:4x7,2x3", "cutcake:1x1,1x1", "cutcake:1x5", "cutcake:5x1,5x1", "cutcake:9x2,1x4",
                "cutcake:3x5,5x3", "cutcake:12x12", "cutcake:13x13", "cutcake:64x63", "cutcake:10000x7,3x9999",
                "cutcake:2x9223372036854775807", "cutcake:9223372036854775807x3,1x9223372036854775807",
                "cutcake:9223372036854775807x9223372036854775807,9223372036854775807x1,4611686018427387904x2",
                "cutcake:2x5 + cutcake:5x3,2x5", "cutcake:1x2,1x3,1x4,1x5,1x6,1x7,2x2,2x3,2x4,2x5,2x6,2x7,2x7"};
    default: break;
    }
    const std::string game(proof::gamesOf(theorem).front());
    return {game + ":0", std::string(gameNamed(game)->example), game + ':' + std::to_string(maxCount)};
}

/// Returns a proof about `sum`, with an example move if the theorem needs a move.
inline proof::Proof proofOn(proof::Theorem theorem, const GameSum& sum)
{
    const auto move = needsMove(theorem) ? proof::exampleMove(sum.components().front().position) : std::nullopt;
    return *proof::prove(theorem, sum, move);
}

/// Returns proofs about the edge cases, and about `random` random positions or sums.
inline std::vector<proof::Proof> proofsOf(proof::Theorem theorem, int random)
{
    std::vector<proof::Proof> proofs;
    for (const std::string& text : edgesOf(theorem))
        proofs.push_back(proofOn(theorem, *parseSum(text)));
    for (int seed = 0; seed < random; ++seed)
        proofs.push_back(proofOn(theorem, proof::randomGameSum(theorem, static_cast<Seed>(seed))));
    return proofs;
}

}  // namespace nimstone::tests
