// The theorem on Fibonacci Nim checked. Inside core/proofs/verify only.
#pragma once

#include <cstddef>
#include <optional>

namespace nimstone::proof {

struct Proof;

/// Of a heap of Fibonacci Nim of at most maxCount, without a move.
std::optional<std::size_t> verifyFibonacciNim(const Proof& proof);

}  // namespace nimstone::proof
