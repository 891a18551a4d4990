// The checks of each theorem on Wythoff's game. Inside core/proofs only; the proof is about two heaps of that game.
#pragma once

#include "core/proofs/verify/golden/wythoff_facts.h"

namespace nimstone::proof {

std::optional<std::size_t> verifyWythoffCold(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffGolden(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffExact(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffZeckendorf(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyFlawWythoffDouble(const Proof& proof, const WythoffFacts& facts);

}  // namespace nimstone::proof
