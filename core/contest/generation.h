// Generates contest input. Every generated input is valid. The same seed gives the same input on every machine.
//
// A case is first drawn as a list of numbers, and then the code writes the numbers as text. So a search can change the
// numbers and write them with the same code.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "core/contest/choices.h"
#include "core/contest/io/line_writer.h"
#include "core/random.h"

namespace nimstone::contest {

/// The sizes of generated input. Small: a few cases that exhaustive search can answer. Large: numbers of a random
/// length in bits, within the official bounds. Limit: some numbers are equal to the official bounds.
enum class Size { Small, Large, Limit };

/// Sets one number of a case to a certain value while all other numbers of the case stay small. The number that is
/// drawn in call `call` becomes the least number of its range plus `value`, clamped to the range.
struct Sweep {
    Count call;  ///< the number to set: its index, from 0, among the numbers that are drawn for the case
    Count value;
    Count calls = 0;  ///< the number of numbers drawn so far
};

/// Draws the numbers of a case.
class Draw {
public:
    Draw(Chance& chance, Size size, Count index, Count cases, Sweep* sweep = nullptr)
        : m_chance(chance), m_size(size), m_index(index), m_cases(cases), m_sweep(sweep)
    {
    }

    /// Returns a Draw for the case with the index `index`. It uses the same random numbers as this object.
    Draw at(Count index) const { return {m_chance, m_size, index, m_cases, m_sweep}; }

    Chance& chance() { return m_chance; }
    Size size() const { return m_size; }
    Count index() const { return m_index; }  ///< the index of the case, from 0
    Count cases() const { return m_cases; }  ///< the number of cases of the input

    /// Draws a number in `range`. If the size is Small, or if a Sweep sets another number of the case, the result is at
    /// most max(smallMost, range.least). With Size::Limit the result is range.most in the first case and range.least in
    /// the second case.
    Count number(NumberRange range, Count smallMost);

    /// Returns true with the probability 1/`count`.
    bool rarely(Count count) { return m_chance.below(count) == 0; }

private:
    Chance& m_chance;
    Size m_size;
    Count m_index;
    Count m_cases;
    Sweep* m_sweep;
};

/// The way in which an input marks the end of its cases: the number of cases comes first; or the last case is followed
/// by the end of the text; or by a line of one, two or three zeros; or the input is a single case.
enum class CaseEnding { CountFirst, EndOfInput, Zero, TwoZeros, ThreeZeros, OneCase };

/// The way in which an input marks the end of its cases, and the largest number of cases in an input.
struct Framing {
    CaseEnding ending;
    Count cases;
};

/// Appends the numbers of a drawn case to `numbers`.
using DrawCase = void (*)(Draw& draw, Case& numbers);

/// Writes a case as text. Each number of the case comes from `choices`.
using WriteCase = void (*)(Choices& choices, LineWriter& input);

struct CaseForm {
    DrawCase draw;
    WriteCase write;
};

/// The form of a whole input: how its end is marked, and the form of each case.
struct InputForm {
    Framing framing;
    CaseForm form;
};

/// Draws the cases of an input. The function calls `begin` with the number of cases, and then calls `each` with each
/// case until `each` returns false.
void drawCases(const InputForm& input, Chance& chance, Size size, const std::function<void(Count)>& begin,
               const std::function<bool(const Case&)>& each);

/// writeBegin writes the text before the first case, which is the number of cases if the form of the input requires it.
/// writeEnd writes the text after the last case, which is a line of zeros if the form of the input requires it.
void writeBegin(const InputForm& input, Count cases, LineWriter& text);
void writeEnd(const InputForm& input, LineWriter& text);

/// The bounds of a case that is a list of heaps.
struct HeapBounds {
    NumberRange count;
    NumberRange size;
    Count smallSize = 6;          ///< the largest heap of a case in an input of size Small
    Count together = 1'000'000;   ///< the largest total number of heaps in all cases of an input, unless its size is Small

    /// The method by which drawHeaps makes positions that the first player loses, in about half of the cases.
    enum class Balance {
        None,
        NimSum,    ///< the last heap is the nim-sum of the other heaps, if the bounds allow this size
        Mirrored,  ///< there are two heaps of each size
    };
    Balance balance = Balance::NimSum;

    /// The judge tests a program with all cases that have at most `few` heaps of at most `fewStones` stones each.
    Count few = 3;
    Count fewStones = 7;
};

std::vector<Count> drawHeaps(Draw& draw, const HeapBounds& bounds);

/// Writes the heaps and ends the line. `begins` is true if no number has been written to the line yet,
/// so that no blank comes before the first heap.
void writeHeaps(const HeapBounds& bounds, Choices::List heaps, bool begins, Choices& choices, LineWriter& input);

void writeHeapList(const HeapBounds& bounds, Choices& choices, LineWriter& input);

/// Writes a line with the number of heaps and a line with the heaps.
template <HeapBounds bounds>
void writeHeapCase(Choices& choices, LineWriter& input)
{
    writeHeapList(bounds, choices, input);
}

/// Appends the number of `things` and then the `things` to `numbers`.
void append(std::span<const Count> things, Case& numbers);

template <HeapBounds bounds>
void drawHeapCase(Draw& draw, Case& numbers)
{
    append(drawHeaps(draw, bounds), numbers);
}

template <HeapBounds bounds>
inline constexpr CaseForm heapCases{drawHeapCase<bounds>, writeHeapCase<bounds>};

/// A case that is one line with the number of heaps and the heaps.
template <HeapBounds bounds>
inline constexpr CaseForm heapLines{drawHeapCase<bounds>, [](Choices& choices, LineWriter& input) {
                                        const auto heaps = choices.list(bounds.count, bounds.few);
                                        input.put(heaps.count);
                                        writeHeaps(bounds, heaps, false, choices, input);
                                    }};

/// Chooses a number that is not yet in `others`, and inserts it there. If `others` already contains all numbers of
/// `range`, the result is one of these numbers.
Count distinctNumber(Choices& choices, NumberRange range, Count smallMost, std::set<Count>& others);

/// A case that is one number on a line of its own.
template <NumberRange range, Count smallMost>
inline constexpr CaseForm numberCases{
    [](Draw& draw, Case& numbers) { numbers.push_back(draw.number(range, smallMost)); },
    [](Choices& choices, LineWriter& input) { input.line(choices.number(range, 100)); }};

}  // namespace nimstone::contest
