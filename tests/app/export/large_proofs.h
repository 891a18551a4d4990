// Proofs on 64-bit numbers, which need the most room on a line, for every theorem that accepts such numbers.
#pragma once

#include <QtGlobal>
#include <string>
#include <vector>

#include "tests/core/proofs/proof_subjects.h"

namespace nimstone::tests {

/// Returns the notation of `count` heaps, at most 12, that differ in their highest and lowest bits.
inline std::string largeHeaps(int count)
{
    std::string text;
    for (int heap = 0; heap < count; ++heap)
        text += (heap == 0 ? "" : ",") + std::to_string(maxCount - (Count{1} << (heap % 2 == 0 ? 5 * heap : 62 - 4 * heap)));
    return text;
}

/// Returns the notation of 12 heads on squares that differ in their highest bits.
inline std::string largeSquares()
{
    std::string text;
    for (int head = 0; head < 12; ++head)
        text += (head == 0 ? "" : ",") + std::to_string(maxCount - (Count{1} << (60 - 5 * head)));
    return text;
}

/// The stones of all steps together still fit in one step, so all of them can move down to one step.
inline const std::string largeStaircase = "staircase-nim:4611686018427387904,2305843009213693953,1152921504606846977,576460752303423489,288230376151711745";

/// Returns positions with 64-bit numbers or many heaps. For some theorems, `edgesOf` has no such positions.
inline std::vector<std::string> largeSubjects(proof::Theorem theorem)
{
    using proof::Theorem;
    switch (theorem) {
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount:
    case Theorem::FlawNotStrict:
    case Theorem::FlawCountAtMost:
    case Theorem::FlawTrailingBlank: return {"nim:" + largeHeaps(3), "nim:" + largeHeaps(12)};
    case Theorem::NimLemma1: return {"nim:" + largeHeaps(4) + ',' + largeHeaps(4)};
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum: return {"misere-nim:" + largeHeaps(12)};
    case Theorem::MooreNim: return {"moore-nim(3):" + largeHeaps(12)};
    case Theorem::StaircaseNim: return {largeStaircase};
    case Theorem::TurningTurtles: return {"turning-turtles:" + largeSquares()};
    case Theorem::SubtractionPeriod: return {"subtraction(1,3,4):" + largeHeaps(12)};
    case Theorem::GuySmith: return {"octal(0.33):" + largeHeaps(12), "kayles:" + largeHeaps(3)};
    case Theorem::Mex: return {"nim:9223372036854775807", "bash(9):9223372036854775807"};
    case Theorem::SumTheorem:
        return {"nim:" + largeHeaps(2) + " + bash(9):9223372036854775807",
                "lasker-nim:9223372036854775807 + nim:1 + subtraction(1,3,4):9223372036854775807 + " + largeStaircase};
    case Theorem::WythoffCold:
    case Theorem::WythoffGolden:
    case Theorem::WythoffExact:
    case Theorem::WythoffZeckendorf: return {"wythoff:9223372036854775806,5700357409661599241", "wythoff:5700357409661599240,9223372036854775807"};
    case Theorem::FibonacciNim: return {"fibonacci-nim:9223372036854775806~4611686018427387904", "fibonacci-nim:9223372036854775805"};
    default: return {};
    }
}

/// Returns the proofs of the theorem for all its edge cases and all large positions to which it applies. Random positions
/// are left out because they are small.
inline std::vector<proof::Proof> largeProofsOf(proof::Theorem theorem)
{
    std::vector<std::string> texts = edgesOf(theorem);
    for (std::string& text : largeSubjects(theorem))
        texts.push_back(std::move(text));
    std::vector<proof::Proof> proofs;
    for (const std::string& text : texts) {
        const auto sum = parseSum(text);
        if (!sum)
            qFatal("no position: %s", text.c_str());
        const auto move = needsMove(theorem) ? proof::exampleMove(sum->components().front().position) : std::nullopt;
        if (auto proof = proof::prove(theorem, *sum, move))
            proofs.push_back(*std::move(proof));
    }
    return proofs;
}

}  // namespace nimstone::tests
