// Writes contest input of about 100 MB for benchmarks, the same in each run.
#pragma once

#include <filesystem>

namespace nimstone::bench {

/// Writes about `bytes` bytes; throws if they cannot be written.
using WriteInput = void (*)(const std::filesystem::path& path, std::size_t bytes);

/// Writes cases of 50,000 heaps of up to 10^9.
void writeManyHeaps(const std::filesystem::path& path, std::size_t bytes);

/// Writes cases of up to 20 heaps of up to 10^7.
void writeFewHeaps(const std::filesystem::path& path, std::size_t bytes);

/// Writes pairs of numbers up to 10^9; half of them are cold positions.
void writePairs(const std::filesystem::path& path, std::size_t bytes);

/// Writes heaps from 2 to 2^31 − 1, some of them Fibonacci numbers; the list ends with 0.
void writeFibonacciHeaps(const std::filesystem::path& path, std::size_t bytes);

}  // namespace nimstone::bench
