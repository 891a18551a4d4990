// `verify`, a function a family of theorems. Inside core/proof only.
#pragma once

#include <cstddef>
#include <optional>

namespace nimstone::proof {

struct Proof;

std::optional<std::size_t> verifyNim(const Proof& proof);
std::optional<std::size_t> verifyBash(const Proof& proof);
std::optional<std::size_t> verifyWythoff(const Proof& proof);
std::optional<std::size_t> verifyMisere(const Proof& proof);
std::optional<std::size_t> verifyStaircase(const Proof& proof);

}  // namespace nimstone::proof
