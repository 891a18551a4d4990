// The texts in the figures about remainders and periods. They are short, fit on one line each, and may contain simple markup.
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

/// Returns `length` consecutive heaps from `first` on: "n = 0 … 3", "n = 0, 1" for two heaps, "n = 0" for one.
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

/// The label over a block of m + 1 stones, such as "m + 1 = 5".
inline QString figureBlock(Count block) { return QStringLiteral("m + 1 = %1").arg(number(block)); }
/// The label under the remainder, such as "r = 3".
inline QString figureRest(Count rest) { return QStringLiteral("r = <b>%1</b>").arg(number(rest)); }

/// Returns an amount and the reply to it, such as "k = 2, reply 3".
inline QString figureAnswer(Count taken, Count answer)
{
    //: Under the figure: the opponent takes k = %1 stones, and is answered with %2
    return Remainders::tr("k = %1, reply %2").arg(number(taken), number(answer));
}

/// Returns the winning move, which takes the remainder, such as "33 − 3 = 30".
inline QString figureTakeRest(Count size, Count rest, Count after)
{
    return QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(size), number(rest), number(after));
}

/// Says how many rounds of a move and its reply remove all stones, such as "30 → 0, rounds: 6".
inline QString figureRounds(Count before, Count rounds)
{
    //: Under the figure: how many stones there were, and after how many rounds of a move and its answer none is left
    return Remainders::tr("%1 → 0, rounds: %2").arg(number(before), number(rounds));
}

/// Returns the remainder of the heap with its outcome, such as "33 ≡ 3 (mod 5): N".
inline QString figureResidue(Count size, Count block, Count rest, Outcome outcome)
{
    return figureOutcome(QStringLiteral("%1 ≡ %2 (mod %3)").arg(number(size), number(rest), number(block)), outcome);
}

/// The note below a figure that leaves out blocks: "7 of 200 blocks are drawn."
inline QString noteBlocks(std::size_t shown, Count all)
{
    //: Under the figure: how many blocks it shows, and how many there are
    return Remainders::tr("%1 of %2 blocks are drawn.").arg(QString::number(shown), number(all));
}

// --- counting up ---

/// The label over the figure, such as "From 0 to 30, adding 1 to m = 4 each time".
inline QString figureCountTo(Count goal, Count most)
{
    //: Over the figure: the number to count to, and by how much at most a player goes on
    return Remainders::tr("From 0 to %1, adding 1 to m = %2 each time").arg(number(goal), number(most));
}

/// The label under a number that is safe to say. It must be as short as possible.
//: Under a number of the figure that is safe to say. As short as can be
inline QString figureSafe() { return Remainders::tr("safe"); }

/// Returns a number that was said, and the distance to the goal, such as "said 4, left 26".
inline QString figureLeft(Count said, Count left)
{
    //: Under the figure: the number that was said, and how many are left to count
    return Remainders::tr("said %1, left %2").arg(number(said), number(left));
}

/// Returns the first safe number and the distance between safe numbers, such as "safe: 3, then in steps of 5".
inline QString figureSafeNumbers(Count first, Count block)
{
    //: Under the figure: the first safe number, and how far each of them is from the next
    return Remainders::tr("safe: %1, then in steps of %2").arg(number(first), number(block));
}

/// Returns a move and its reply as additions, such as "3 + 2 = 5, 5 + 3 = 8".
inline QString figureCountAnswer(Count from, Count taken, Count answer, Count next)
{
    return QStringLiteral("%1 + %2 = %3, %3 + %4 = <b>%5</b>")
        .arg(number(from), number(taken), number(from + taken), number(answer), number(next));
}

/// The note below a figure that leaves out numbers: "60 of the numbers from 0 to 100 are drawn."
inline QString noteNumbers(std::size_t shown, Count last)
{
    //: Under the figure: how many numbers it shows of 0 … %2
    return Remainders::tr("%1 of the numbers from 0 to %2 are drawn.").arg(QString::number(shown), number(last));
}

// --- periods ---

/// The label over the strip of values, such as "octal code 0.77".
//: Over the figure: the code of a game, 0.77
inline QString figureOctalCode(const QString& code) { return Remainders::tr("octal code %1").arg(code); }
/// Returns the heaps of a window, such as "window A: n = 0 … 3".
//: Under the figure; %1 are the heaps of a window of values, "n = 0 … 3"
inline QString figureWindow(Count first, Count length) { return Remainders::tr("window A: %1").arg(heapsOf(first, length)); }

/// Returns the heaps of two windows, such as "window A: n = 0 … 3, window B: n = 7 … 10".
inline QString figureWindows(Count first, Count second, Count length)
{
    //: Under the figure; %1 and %2 are the heaps of two windows of values, "n = 0 … 3". On one line
    return Remainders::tr("window A: %1, window B: %2").arg(heapsOf(first, length), heapsOf(second, length));
}

/// Returns the heaps of two windows whose values were found to be equal, "A = B (A: …, B: …)".
inline QString figureEqualWindows(Count first, Count second, Count length)
{
    //: Under the figure; %1 and %2 are the heaps of two windows of values, "n = 0 … 3", which are equal. On one line
    return Remainders::tr("A = B (A: %1, B: %2)").arg(heapsOf(first, length), heapsOf(second, length));
}

/// Returns the number of possible windows, such as "at most 4⁴ different windows A": each of `length` values has `values` possibilities.
inline QString figureWindowsAtMost(Count values, Count length)
{
    //: Under the figure: how many windows A there can be: %2 values in a row, each of %1 kinds
    return Remainders::tr("at most %1<sup>%2</sup> different windows A").arg(number(values), number(length));
}

/// Returns the value of the position with its outcome: "g(20) = 2: N" for one heap, "4 ⊕ 2 = 6: N" for several.
inline QString figureValuesDecide(const std::vector<Count>& heaps, const std::vector<Count>& values, Count sum, Outcome outcome)
{
    const QString equation = values.size() == 1 ? QStringLiteral("g(%1) = %2").arg(number(heaps.front()), number(sum))
                                                : nimSumEquation(values, sum);
    return figureOutcome(equation, outcome);
}

/// Returns a move and the equation of its value, such as "6 → a + b = 1 + 4, g(1) ⊕ g(4) = 1". If `first` is 0, the move leaves only one
/// heap.
inline QString figureSplit(Count heap, Count first, Count second, const QString& values)
{
    return first == 0
        //: Under the figure: a move from a heap of %1 leaves b = %2; %3 is an equation of values
        ? Remainders::tr("%1 → b = %2, %3").arg(number(heap), number(second), values)
        //: Under the figure: a move from a heap of %1 leaves two heaps, a = %2 and b = %3; %4 is an equation of values
        : Remainders::tr("%1 → a + b = %2 + %3, %4").arg(number(heap), number(first), number(second), values);
}

// --- also used by the lines of the proofs ---

/// Returns pairs of a move and its reply, such as "1 + 4, 2 + 3, 3 + 2, 4 + 1". Pairs that are left out are replaced by "…".
QString bashPairsText(const std::vector<proof::BashPair>& pairs, Count most);

/// Returns the safe numbers, such as "0, 5, 10, …, 30".
QString safeNumbersText(const proof::CountUpSafeNumbers& step);

/// Returns at most `most` values, such as "0, 1, 0, 1, 2, 3, 2, …".
QString valuesText(const std::vector<Count>& values, std::size_t most = 24);
/// Returns the value of an option as a term: "g(3) ⊕ g(4)" for a split, "g(3)" for one heap, "0" for no heap.
QString optionText(const proof::CodeOption& option);
/// Returns the values of all options of a heap n, such as "g(n − 1), g(n − 3), g(n − 4)".
QString ruleText(const std::vector<Count>& amounts);
/// Returns the values of a window: "g(0), …, g(3)", or "g(0)" for one value.
QString windowText(Count first, Count length);
/// Returns the values of the options of one heap, such as "g(3), g(1), g(0)".
QString optionNames(const proof::SubtractionMex& step);
QString optionNames(const proof::CodeMex& step);

}  // namespace nimstone::wording
