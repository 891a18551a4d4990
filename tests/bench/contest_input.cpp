#include "tests/bench/contest_input.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <string>

#include "core/golden.h"
#include "core/random.h"
#include "core/zeckendorf.h"

namespace nimstone::bench {

namespace {

/// Writes lines until the file has `bytes` bytes or `line` returns no more lines.
template <class Line>
void writeLines(const std::filesystem::path& path, std::size_t bytes, Line&& line, const std::string& first = {},
                const std::string& last = {})
{
    std::ofstream file(path, std::ios::binary);
    file << first;
    for (std::size_t written = 0; written < bytes;) {
        const std::string text = line();
        if (text.empty())
            break;
        file << text;
        written += text.size();
    }
    file << last;
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

/// A case: the number of heaps, the character `afterNumber`, and the heaps, each from 1 to `most`.
std::string heapCase(Chance& chance, Count heaps, char afterNumber, Count most)
{
    std::string text = std::to_string(heaps) + afterNumber;
    for (; heaps > 0; --heaps) {
        text += std::to_string(chance.between(0, most));
        text += heaps > 1 ? ' ' : '\n';
    }
    return text;
}

}  // namespace

void writeManyHeaps(const std::filesystem::path& path, std::size_t bytes)
{
    constexpr Count heaps = 50'000;
    // Nearly every heap has nine digits; with its separator it takes ten bytes.
    const Count cases = std::max<Count>(1, bytes / (heaps * 10));
    Chance chance(1922);
    Count left = cases;
    writeLines(path, bytes, [&] { return left-- > 0 ? heapCase(chance, heaps, '\n', 1'000'000'000) : std::string(); },
               std::to_string(cases) + '\n');
}

void writeFewHeaps(const std::filesystem::path& path, std::size_t bytes)
{
    Chance chance(2234);
    writeLines(path, bytes, [&] { return heapCase(chance, chance.between(1, 20), ' ', 10'000'000); });
}

void writePairs(const std::filesystem::path& path, std::size_t bytes)
{
    constexpr Count most = 1'000'000'000;
    Chance chance(1527);
    writeLines(path, bytes, [&] {
        Count a = chance.between(0, most);
        Count b = chance.between(0, most);
        if (chance.below(2) == 0) {
            const Count difference = chance.below(goldenPart(goldenPart(most)));
            a = goldenMultiple(difference);
            b = a + difference;
        }
        return std::to_string(a) + ' ' + std::to_string(b) + '\n';
    });
}

void writeFibonacciHeaps(const std::filesystem::path& path, std::size_t bytes)
{
    constexpr Count most = (Count{1} << 31) - 1;
    const auto end = std::ranges::upper_bound(fibonacciNumbers, most);
    const auto numbers = static_cast<Count>(end - fibonacciNumbers.begin());
    Chance chance(2516);
    writeLines(path, bytes, [&] {
        const Count heap = chance.below(10) == 0 ? fibonacciNumbers[chance.between(1, numbers - 1)] : chance.between(2, most);
        return std::to_string(heap) + '\n';
    }, {}, "0\n");
}

}  // namespace nimstone::bench
