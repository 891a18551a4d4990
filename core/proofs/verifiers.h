// The functions that `verify` calls: one or more per family of theorems. They are defined in core/proofs/verify/. For
// use in core/proofs only.
#pragma once

#include <cstddef>
#include <optional>

namespace nimstone::proof {

struct Proof;

std::optional<std::size_t> verifyNim(const Proof& proof);
std::optional<std::size_t> verifyBash(const Proof& proof);
std::optional<std::size_t> verifyWythoff(const Proof& proof);
std::optional<std::size_t> verifyMisere(const Proof& proof);
std::optional<std::size_t> verifyMisereGrundy(const Proof& proof);
std::optional<std::size_t> verifyMoore(const Proof& proof);
std::optional<std::size_t> verifyNimFlaws(const Proof& proof);
std::optional<std::size_t> verifyStaircase(const Proof& proof);
std::optional<std::size_t> verifyCoins(const Proof& proof);
std::optional<std::size_t> verifySubtraction(const Proof& proof);
std::optional<std::size_t> verifyGuySmith(const Proof& proof);
std::optional<std::size_t> verifyWindowFromZero(const Proof& proof);
std::optional<std::size_t> verifyByEye(const Proof& proof);
std::optional<std::size_t> verifyMex(const Proof& proof);
std::optional<std::size_t> verifyZeckendorf(const Proof& proof);
std::optional<std::size_t> verifyFibonacciNim(const Proof& proof);
std::optional<std::size_t> verifyFlawFibonacciInt(const Proof& proof);
std::optional<std::size_t> verifyEuclid(const Proof& proof);
std::optional<std::size_t> verifySum(const Proof& proof);
std::optional<std::size_t> verifyCutcake(const Proof& proof);

}  // namespace nimstone::proof
