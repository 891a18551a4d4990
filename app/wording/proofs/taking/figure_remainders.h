// The texts in the figures about remainders and periods. Each text is short, fits on one line, and may contain simple markup.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "app/wording/figure_words.h"
#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct Remainders {
    Q_DECLARE_TR_FUNCTIONS(RemainderFigures)
};

/// Returns a text for `length` consecutive heap sizes from `first` on: "n = 0 … 3", "n = 0, 1" for two sizes, "n = 0" for one size.
inline QString heapsOf(Count first, Count length)
{
    if (length == 1)
        return QStringLiteral("n = %1").arg(number(first));
    return (length == 2 ? QStringLiteral("n = %1, %2") : QStringLiteral("n = %1 … %2"))
        .arg(number(first), number(first + length - 1));
}

// --- the Bash game ---

/// Returns the size of the heap, such as "n = 33".
inline QString figureHeapSize(Count size) { return QStringLiteral("n = <b>%1</b>").arg(number(size)); }

/// Returns the division by m + 1, such as "33 = 6·5 + 3".
inline QString figureDivision(Count size, Count quotient, Count block, Count rest)
{
    return QStringLiteral("%1 = %2·%3 + <b>%4</b>").arg(number(size), number(quotient), number(block), number(rest));
}

/// Returns the label above a block of m + 1 stones, such as "m + 1 = 5".
inline QString figureBlock(Count block) { return QStringLiteral("m + 1 = %1").arg(number(block)); }
/// Returns the label below the remainder, such as "r = 3".
inline QString figureRest(Count rest) { return QStringLiteral("r = <b>%1</b>").arg(number(rest)); }

/// Returns an amount and the reply to it, such as "k = 2, reply 3".
inline QString figureAnswer(Count taken, Count answer)
{
    //: Below the figure: the opponent takes k = %1 stones, and the reply takes %2 stones
    return Remainders::tr("k = %1, reply %2").arg(number(taken), number(answer));
}

/// Returns the winning move, which takes the remainder, such as "33 − 3 = 30".
inline QString figureTakeRest(Count size, Count rest, Count after)
{
    return QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(size), number(rest), number(after));
}

/// Returns a text with the number of rounds, each a move and its reply, that remove all stones, such as "30 → 0, rounds: 6".
inline QString figureRounds(Count before, Count rounds)
{
    //: Below the figure: %1 is the number of stones, %2 the number of rounds (a move and its reply) after which no stones are left
    return Remainders::tr("%1 → 0, rounds: %2").arg(number(before), number(rounds));
}

/// Returns the remainder of the heap with its outcome, such as "33 ≡ 3 (mod 5): N".
inline QString figureResidue(Count size, Count block, Count rest, Outcome outcome)
{
    return figureOutcome(QStringLiteral("%1 ≡ %2 (mod %3)").arg(number(size), number(rest), number(block)), outcome);
}

/// Returns the note below a figure that leaves out blocks: "7 of 200 blocks are drawn."
inline QString noteBlocks(std::size_t shown, Count all)
{
    //: Below the figure: %1 is the number of blocks that are drawn, %2 the number of all blocks
    return Remainders::tr("%1 of %2 blocks are drawn.").arg(QString::number(shown), number(all));
}

// --- counting up ---

/// Returns the label above the figure, such as "From 0 to 30, adding 1 to m = 4 each time".
inline QString figureCountTo(Count goal, Count most)
{
    //: Above the figure: %1 is the number to count to, %2 the largest number that a move may add
    return Remainders::tr("From 0 to %1, adding 1 to m = %2 each time").arg(number(goal), number(most));
}

/// The label below a number that is safe to say. The label must be as short as possible.
//: The label below a number that is safe to say; as short as possible
inline QString figureSafe() { return Remainders::tr("safe"); }

/// Returns a text with a number that was said, and its distance from the goal, such as "said 4, left 26".
inline QString figureLeft(Count said, Count left)
{
    //: Below the figure: %1 is the number that was said, %2 its distance from the goal
    return Remainders::tr("said %1, left %2").arg(number(said), number(left));
}

/// Returns a text with the first safe number and the distance between safe numbers, such as "safe: 3, then in steps of 5".
inline QString figureSafeNumbers(Count first, Count block)
{
    //: Below the figure: %1 is the first safe number, %2 the distance between consecutive safe numbers
    return Remainders::tr("safe: %1, then in steps of %2").arg(number(first), number(block));
}

/// Returns a move and the reply to it as additions, such as "3 + 2 = 5, 5 + 3 = 8".
inline QString figureCountAnswer(Count from, Count taken, Count answer, Count next)
{
    return QStringLiteral("%1 + %2 = %3, %3 + %4 = <b>%5</b>")
        .arg(number(from), number(taken), number(from + taken), number(answer), number(next));
}

/// Returns the note below a figure that leaves out numbers: "60 of the numbers from 0 to 100 are drawn."
inline QString noteNumbers(std::size_t shown, Count last)
{
    //: Below the figure: %1 is the number of the numbers from 0 to %2 that are drawn
    return Remainders::tr("%1 of the numbers from 0 to %2 are drawn.").arg(QString::number(shown), number(last));
}

// --- periods ---

/// Returns the label above the strip of values, such as "octal code 0.77".
//: Above the figure: %1 is the code of a game, such as 0.77
inline QString figureOctalCode(const QString& code) { return Remainders::tr("octal code %1").arg(code); }
/// Returns the heap sizes of a window of consecutive values, such as "window A: n = 0 … 3".
//: Below the figure: %1 is the range of heap sizes of a window of values, such as "n = 0 … 3"
inline QString figureWindow(Count first, Count length) { return Remainders::tr("window A: %1").arg(heapsOf(first, length)); }

/// Returns the heap sizes of two windows of values, such as "window A: n = 0 … 3, window B: n = 7 … 10".
inline QString figureWindows(Count first, Count second, Count length)
{
    //: Below the figure, on one line: %1 and %2 are the ranges of heap sizes of two windows of values, such as "n = 0 … 3"
    return Remainders::tr("window A: %1, window B: %2").arg(heapsOf(first, length), heapsOf(second, length));
}

/// Returns the heap sizes of two windows with equal values, such as "A = B (A: …, B: …)".
inline QString figureEqualWindows(Count first, Count second, Count length)
{
    //: Below the figure, on one line: %1 and %2 are the ranges of heap sizes of two windows with equal values, such as "n = 0 … 3"
    return Remainders::tr("A = B (A: %1, B: %2)").arg(heapsOf(first, length), heapsOf(second, length));
}

/// Returns the largest number of different windows, such as "at most 4⁴ different windows A". A window has `length` values, and each value
/// has `values` possibilities.
inline QString figureWindowsAtMost(Count values, Count length)
{
    //: Below the figure: the largest number of different windows A; a window has %2 values, and each value has %1 possibilities
    return Remainders::tr("at most %1<sup>%2</sup> different windows A").arg(number(values), number(length));
}

/// Returns the value of the position with its outcome: "g(20) = 2: N" for one heap, "4 ⊕ 2 = 6: N" for several heaps.
inline QString figureValuesDecide(const std::vector<Count>& heaps, const std::vector<Count>& values, Count sum, Outcome outcome)
{
    const QString equation = values.size() == 1 ? QStringLiteral("g(%1) = %2").arg(number(heaps.front()), number(sum))
                                                : nimSumEquation(values, sum);
    return figureOutcome(equation, outcome);
}

/// Returns a move and the equation for the value after the move, such as "6 → a + b = 1 + 4, g(1) ⊕ g(4) = 1". If `first` is 0, the move
/// leaves only one heap.
inline QString figureSplit(Count heap, Count first, Count second, const QString& values)
{
    return first == 0
        //: Below the figure: a move from a heap of %1 leaves b = %2; %3 is an equation of values
        ? Remainders::tr("%1 → b = %2, %3").arg(number(heap), number(second), values)
        //: Below the figure: a move from a heap of %1 leaves two heaps, a = %2 and b = %3; %4 is an equation of values
        : Remainders::tr("%1 → a + b = %2 + %3, %4").arg(number(heap), number(first), number(second), values);
}

// --- the functions that the lines of the proofs use too ---

/// Returns pairs of a move and its reply, such as "1 + 4, 2 + 3, 3 + 2, 4 + 1". "…" replaces pairs that are left out.
QString bashPairsText(const std::vector<proof::BashPair>& pairs, Count most);

/// Returns the safe numbers, such as "0, 5, 10, …, 30".
QString safeNumbersText(const proof::CountUpSafeNumbers& step);

/// Returns at most `most` values of a nim-sequence, such as "0, 1, 0, 1, 2, 3, 2, …".
QString valuesText(const std::vector<Count>& values, std::size_t most = 24);
/// Returns the value of a heap as a term, such as "g(3)".
inline QString ofHeap(Count heap) { return QStringLiteral("g(%1)").arg(heap); }
/// Returns the value of an option as a term: "g(3) ⊕ g(4)" for a split, "g(3)" for one heap, "0" for no heap.
QString optionText(const proof::CodeOption& option);
/// Returns the values of a window of consecutive heap sizes: "g(0), …, g(3)", or "g(0)" for one value.
QString windowText(Count first, Count length);

}  // namespace nimstone::wording
