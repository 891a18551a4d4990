// Makes contest input: valid by construction, the same for the same seed everywhere.
//
// A case is drawn as its numbers, and then written. So what a search changes in the numbers is written as it is here.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "core/contest/choices.h"
#include "core/contest/io/line_writer.h"
#include "core/random.h"

namespace nimstone::contest {

/// Small: a few cases that exhaustive search can answer. Large: numbers of every length up to the official bounds.
/// Limit: the bounds are reached.
enum class Size { Small, Large, Limit };

/// Makes all numbers of a case small but for one: that is as much above its least as `value` says, where it may be.
struct Sweep {
    Count call;  ///< which one, in the order in which they are drawn
    Count value;
    Count calls = 0;  ///< how many were drawn so far
};

/// Draws what a case is made of.
class Draw {
public:
    Draw(Chance& chance, Size size, Count index, Count cases, Sweep* sweep = nullptr)
        : m_chance(chance), m_size(size), m_index(index), m_cases(cases), m_sweep(sweep)
    {
    }

    /// What draws as in the case at that index.
    Draw at(Count index) const { return {m_chance, m_size, index, m_cases, m_sweep}; }

    Chance& chance() { return m_chance; }
    Size size() const { return m_size; }
    Count index() const { return m_index; }  ///< of the case, from 0
    Count cases() const { return m_cases; }  ///< how many there are in all

    /// In `range`; over `smallMost` only where `range` leaves nothing else, when the size is small or the case is swept. The first two cases
    /// at the limit get the most and the least.
    Count number(NumberRange range, Count smallMost);

    /// One in `count`.
    bool rarely(Count count) { return m_chance.below(count) == 0; }

private:
    Chance& m_chance;
    Size m_size;
    Count m_index;
    Count m_cases;
    Sweep* m_sweep;
};

/// How cases follow each other; `EndedByZeros` writes as many zeros as a case has numbers.
enum class CaseEnding { CountFirst, EndOfInput, Zero, TwoZeros, ThreeZeros, OneCase };

/// How the cases of an input follow each other, and how many there may be.
struct Framing {
    CaseEnding ending;
    Count cases;
};

/// Appends the numbers of a case.
using DrawCase = void (*)(Draw& draw, Case& numbers);

/// Writes a case as the numbers are chosen.
using WriteCase = void (*)(Choices& choices, LineWriter& input);

struct CaseForm {
    DrawCase draw;
    WriteCase write;
};

/// The whole input: a case after the other.
struct InputForm {
    Framing framing;
    CaseForm form;
};

/// Draws the cases of an input. Calls `begin` with their number, then `each` with every one until it returns false.
void drawCases(const InputForm& input, Chance& chance, Size size, const std::function<void(Count)>& begin,
               const std::function<bool(const Case&)>& each);

/// What comes before the cases, where their number does, and what comes after them.
void writeBegin(const InputForm& input, Count cases, LineWriter& text);
void writeEnd(const InputForm& input, LineWriter& text);

/// The heaps of a case.
struct HeapBounds {
    NumberRange count;
    NumberRange size;
    Count smallSize = 6;          ///< the largest heap of a small case
    Count together = 1'000'000;   ///< of all cases, that many heaps at most where the size is not small

    /// What makes half of the cases lost for the first player.
    enum class Balance {
        None,
        NimSum,    ///< the last heap is the nim-sum of the others, where the bounds allow it
        Mirrored,  ///< two of each heap
    };
    Balance balance = Balance::NimSum;

    /// All cases of so many heaps, none of them larger, are tried on a program that is judged.
    Count few = 3;
    Count fewStones = 7;
};

std::vector<Count> drawHeaps(Draw& draw, const HeapBounds& bounds);

/// The rest of a line; `begins` where it has nothing yet.
void writeHeaps(const HeapBounds& bounds, Choices::List heaps, bool begins, Choices& choices, LineWriter& input);

void writeHeapList(const HeapBounds& bounds, Choices& choices, LineWriter& input);

/// A line with their number, a line with the heaps.
template <HeapBounds bounds>
void writeHeapCase(Choices& choices, LineWriter& input)
{
    writeHeapList(bounds, choices, input);
}

/// How many things there are, then the things.
void append(std::span<const Count> things, Case& numbers);

template <HeapBounds bounds>
void drawHeapCase(Draw& draw, Case& numbers)
{
    append(drawHeaps(draw, bounds), numbers);
}

template <HeapBounds bounds>
inline constexpr CaseForm heapCases{drawHeapCase<bounds>, writeHeapCase<bounds>};

/// Their number and the heaps in one line.
template <HeapBounds bounds>
inline constexpr CaseForm heapLines{drawHeapCase<bounds>, [](Choices& choices, LineWriter& input) {
                                        const auto heaps = choices.list(bounds.count, bounds.few);
                                        input.put(heaps.count);
                                        writeHeaps(bounds, heaps, false, choices, input);
                                    }};

/// Chooses a number that is not among the others yet, and adds it to them.
Count distinctNumber(Choices& choices, NumberRange range, Count smallMost, std::set<Count>& others);

/// A line of one number.
template <NumberRange range, Count smallMost>
inline constexpr CaseForm numberCases{
    [](Draw& draw, Case& numbers) { numbers.push_back(draw.number(range, smallMost)); },
    [](Choices& choices, LineWriter& input) { input.line(choices.number(range, 100)); }};

}  // namespace nimstone::contest
