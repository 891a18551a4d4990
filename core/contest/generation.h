// Makes contest input: valid by construction, the same for the same seed everywhere.
#pragma once

#include <functional>
#include <vector>

#include "core/contest/io/line_writer.h"
#include "core/random.h"

namespace nimstone::contest {

/// Small: a few cases that exhaustive search can answer. Large: numbers of every length up to the official bounds.
/// Limit: the bounds are reached.
enum class Size { Small, Large, Limit };

struct Range {
    Count least = 0;
    Count most = 0;
};

/// Draws what a case is made of.
class Draw {
public:
    Draw(Chance& chance, Size size, Count index, Count cases)
        : m_chance(chance), m_size(size), m_index(index), m_cases(cases)
    {
    }

    Chance& chance() { return m_chance; }
    Size size() const { return m_size; }
    Count index() const { return m_index; }  ///< of the case, from 0
    Count cases() const { return m_cases; }  ///< how many there are in all

    /// In `range`; over `smallMost` only where `range` leaves nothing else, when the size is small. The first two cases
    /// at the limit get the most and the least.
    Count number(Range range, Count smallMost);

    /// One in `count`.
    bool rarely(Count count) { return m_chance.below(count) == 0; }

private:
    Chance& m_chance;
    Size m_size;
    Count m_index;
    Count m_cases;
};

/// How cases follow each other; `EndedByZeros` writes as many zeros as a case has numbers.
enum class Ending { CountFirst, EndOfInput, Zero, TwoZeros, ThreeZeros, OneCase };

/// How the cases of an input follow each other, and how many there may be.
struct Framing {
    Ending ending;
    Count cases;
};

using DrawCase = void (*)(Draw& draw, LineWriter& input);

/// The whole input: a case after the other.
void generate(Framing framing, Chance& chance, Size size, LineWriter& input, DrawCase drawCase);

/// The heaps of a case.
struct HeapBounds {
    Range count;
    Range size;
    Count smallSize = 6;          ///< the largest heap of a small case
    Count together = 1'000'000;   ///< of all cases, that many heaps at most where the size is not small

    /// What makes half of the cases lost for the first player.
    enum class Balance {
        None,
        NimSum,    ///< the last heap is the nim-sum of the others, where the bounds allow it
        Mirrored,  ///< two of each heap
    };
    Balance balance = Balance::NimSum;
};

std::vector<Count> drawHeaps(Draw& draw, const HeapBounds& bounds);

void writeHeaps(std::span<const Count> heaps, LineWriter& input);

/// A line with their number, a line with the heaps.
template <HeapBounds bounds>
void drawHeapCase(Draw& draw, LineWriter& input)
{
    const std::vector<Count> heaps = drawHeaps(draw, bounds);
    input.line(heaps.size());
    writeHeaps(heaps, input);
}

/// A line of one number.
template <Range range, Count smallMost>
void drawNumberCase(Draw& draw, LineWriter& input)
{
    input.line(draw.number(range, smallMost));
}

/// As a problem's row has it.
template <Framing framing, DrawCase drawCase>
void generating(Chance& chance, Size size, LineWriter& input)
{
    generate(framing, chance, size, input, drawCase);
}

}  // namespace nimstone::contest
