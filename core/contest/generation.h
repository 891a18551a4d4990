// Generates contest input. The input is valid by construction, and the same seed gives the same input on every machine.
//
// A case is first drawn as numbers and then written as text. So a search can change the numbers and write them with the
// same code.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "core/contest/choices.h"
#include "core/contest/io/line_writer.h"
#include "core/random.h"

namespace nimstone::contest {

/// Small: a few cases that exhaustive search can answer. Large: numbers of every length up to the official bounds. Limit:
/// the bounds themselves occur.
enum class Size { Small, Large, Limit };

/// A sweep of one number of a case: the number that is drawn in call `call` is its least value plus `value`, clamped to its
/// range, and all other numbers stay small.
struct Sweep {
    Count call;  ///< index of the number, from 0, in the order of the calls
    Count value;
    Count calls = 0;  ///< numbers drawn so far
};

/// Draws the numbers of a case.
class Draw {
public:
    Draw(Chance& chance, Size size, Count index, Count cases, Sweep* sweep = nullptr)
        : m_chance(chance), m_size(size), m_index(index), m_cases(cases), m_sweep(sweep)
    {
    }

    /// A Draw for the case with index `index`, from the same random stream.
    Draw at(Count index) const { return {m_chance, m_size, index, m_cases, m_sweep}; }

    Chance& chance() { return m_chance; }
    Size size() const { return m_size; }
    Count index() const { return m_index; }  ///< index of the case, from 0
    Count cases() const { return m_cases; }  ///< number of cases of the input

    /// A number in `range`. If the size is Small or the case is swept, the number is at most max(smallMost, range.least).
    /// With Size::Limit the first case gets range.most and the second range.least.
    Count number(NumberRange range, Count smallMost);

    /// True with probability 1/`count`.
    bool rarely(Count count) { return m_chance.below(count) == 0; }

private:
    Chance& m_chance;
    Size m_size;
    Count m_index;
    Count m_cases;
    Sweep* m_sweep;
};

/// The way in which an input marks the end of its cases: their number comes first, or the text ends, or a line of one to three zeros
/// follows, or there is a single case.
enum class CaseEnding { CountFirst, EndOfInput, Zero, TwoZeros, ThreeZeros, OneCase };

/// The way in which the cases of an input end, and the largest number of cases.
struct Framing {
    CaseEnding ending;
    Count cases;
};

/// Appends the numbers of a drawn case to `numbers`.
using DrawCase = void (*)(Draw& draw, Case& numbers);

/// Writes a case, and chooses each number with `choices`.
using WriteCase = void (*)(Choices& choices, LineWriter& input);

struct CaseForm {
    DrawCase draw;
    WriteCase write;
};

/// The form of a whole input: its framing, and the form of each case.
struct InputForm {
    Framing framing;
    CaseForm form;
};

/// Draws the cases of an input. Calls `begin` with the number of cases, then `each` with every case until `each` returns
/// false.
void drawCases(const InputForm& input, Chance& chance, Size size, const std::function<void(Count)>& begin,
               const std::function<bool(const Case&)>& each);

/// writeBegin writes the text before the cases (their number, if the framing has it), and writeEnd the text after them (a
/// line of zeros, if the framing has it).
void writeBegin(const InputForm& input, Count cases, LineWriter& text);
void writeEnd(const InputForm& input, LineWriter& text);

/// The bounds of a case that is a list of heaps.
struct HeapBounds {
    NumberRange count;
    NumberRange size;
    Count smallSize = 6;          ///< largest heap of a small case
    Count together = 1'000'000;   ///< largest total number of heaps of all cases, unless the size is Small

    /// The way in which drawHeaps makes about half of the cases lost for the first player.
    enum class Balance {
        None,
        NimSum,    ///< the last heap is the nim-sum of the others, where the bounds allow it
        Mirrored,  ///< each heap occurs twice
    };
    Balance balance = Balance::NimSum;

    /// A judged program is tried on all cases of at most `few` heaps with at most `fewStones` stones each.
    Count few = 3;
    Count fewStones = 7;
};

std::vector<Count> drawHeaps(Draw& draw, const HeapBounds& bounds);

/// Writes the heaps and ends the line; `begins` is true if the line is still empty.
void writeHeaps(const HeapBounds& bounds, Choices::List heaps, bool begins, Choices& choices, LineWriter& input);

void writeHeapList(const HeapBounds& bounds, Choices& choices, LineWriter& input);

/// Writes a line with the number of heaps and a line with the heaps.
template <HeapBounds bounds>
void writeHeapCase(Choices& choices, LineWriter& input)
{
    writeHeapList(bounds, choices, input);
}

/// Appends the length of `things`, then the things.
void append(std::span<const Count> things, Case& numbers);

template <HeapBounds bounds>
void drawHeapCase(Draw& draw, Case& numbers)
{
    append(drawHeaps(draw, bounds), numbers);
}

template <HeapBounds bounds>
inline constexpr CaseForm heapCases{drawHeapCase<bounds>, writeHeapCase<bounds>};

/// The number of heaps and the heaps in one line.
template <HeapBounds bounds>
inline constexpr CaseForm heapLines{drawHeapCase<bounds>, [](Choices& choices, LineWriter& input) {
                                        const auto heaps = choices.list(bounds.count, bounds.few);
                                        input.put(heaps.count);
                                        writeHeaps(bounds, heaps, false, choices, input);
                                    }};

/// Chooses a number that is not in `others` yet, and inserts it there. If `others` has all numbers of `range`, the result is one of
/// them.
Count distinctNumber(Choices& choices, NumberRange range, Count smallMost, std::set<Count>& others);

/// A case that is one number on a line of its own.
template <NumberRange range, Count smallMost>
inline constexpr CaseForm numberCases{
    [](Draw& draw, Case& numbers) { numbers.push_back(draw.number(range, smallMost)); },
    [](Choices& choices, LineWriter& input) { input.line(choices.number(range, 100)); }};

}  // namespace nimstone::contest
