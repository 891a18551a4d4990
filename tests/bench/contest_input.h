// Contest input of about 100 MB to measure with, always the same.
#pragma once

#include <filesystem>

namespace nimstone::bench {

/// About that many bytes; throws where they cannot be written.
using WriteInput = void (*)(const std::filesystem::path& path, std::size_t bytes);

/// Cases of 50,000 heaps of up to 10^9.
void writeManyHeaps(const std::filesystem::path& path, std::size_t bytes);

/// Cases of up to 20 heaps of up to 10^7.
void writeFewHeaps(const std::filesystem::path& path, std::size_t bytes);

/// Pairs of up to 10^9; half of them cold.
void writePairs(const std::filesystem::path& path, std::size_t bytes);

/// Heaps of 2 … 2^31 − 1, some of them Fibonacci numbers, ended by 0.
void writeFibonacciHeaps(const std::filesystem::path& path, std::size_t bytes);

}  // namespace nimstone::bench
