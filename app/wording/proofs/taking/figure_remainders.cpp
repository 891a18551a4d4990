#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

#include "app/wording/figure_words.h"
#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct Remainders {
    Q_DECLARE_TR_FUNCTIONS(RemainderFigures)
};

/// "n = 0 … 3", "n = 0, 1" of two heaps, "n = 0" of one.
QString heapsOf(Count first, Count length)
{
    if (length == 1)
        return QStringLiteral("n = %1").arg(number(first));
    return (length == 2 ? QStringLiteral("n = %1, %2") : QStringLiteral("n = %1 … %2"))
        .arg(number(first), number(first + length - 1));
}

}  // namespace

QString figureHeapSize(Count size)
{
    return QStringLiteral("n = <b>%1</b>").arg(number(size));
}

QString figureDivision(Count size, Count quotient, Count block, Count rest)
{
    return QStringLiteral("%1 = %2·%3 + <b>%4</b>").arg(number(size), number(quotient), number(block), number(rest));
}

QString figureBlock(Count block)
{
    return QStringLiteral("m + 1 = %1").arg(number(block));
}

QString figureRest(Count rest)
{
    return QStringLiteral("r = <b>%1</b>").arg(number(rest));
}

QString figureAnswer(Count taken, Count answer)
{
    //: Under the figure: the opponent takes k = %1 stones, and is answered with %2
    return Remainders::tr("k = %1, answer %2").arg(number(taken), number(answer));
}

QString figureTakeRest(Count size, Count rest, Count after)
{
    return QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(size), number(rest), number(after));
}

QString figureRounds(Count before, Count rounds)
{
    //: Under the figure: how many stones there were, and after how many rounds of a move and its answer none is left
    return Remainders::tr("%1 → 0, rounds: %2").arg(number(before), number(rounds));
}

QString figureResidue(Count size, Count block, Count rest, Outcome outcome)
{
    return figureOutcome(QStringLiteral("%1 ≡ %2 (mod %3)").arg(number(size), number(rest), number(block)), outcome);
}

QString noteBlocks(std::size_t shown, Count all)
{
    //: Under the figure: how many blocks it shows, and how many there are
    return Remainders::tr("%1 of %2 blocks are drawn.").arg(QString::number(shown), number(all));
}

QString figureCountTo(Count goal, Count most)
{
    //: Over the figure: the number to count to, and by how much at most a player goes on
    return Remainders::tr("From 0 to %1, by 1 to m = %2").arg(number(goal), number(most));
}

QString figureSafe()
{
    //: Under a number of the figure that is safe to say. As short as can be
    return Remainders::tr("safe");
}

QString figureLeft(Count said, Count left)
{
    //: Under the figure: the number that was said, and how many are left to count
    return Remainders::tr("said %1, left %2").arg(number(said), number(left));
}

QString figureSafeNumbers(Count first, Count block)
{
    //: Under the figure: the first safe number, and how far each of them is from the next
    return Remainders::tr("safe: %1, then in steps of %2").arg(number(first), number(block));
}

QString figureCountAnswer(Count from, Count taken, Count answer, Count next)
{
    return QStringLiteral("%1 + %2 = %3, %3 + %4 = <b>%5</b>")
        .arg(number(from), number(taken), number(from + taken), number(answer), number(next));
}

QString noteNumbers(std::size_t shown, Count last)
{
    //: Under the figure: how many numbers it shows of 0 … %2
    return Remainders::tr("%1 of the numbers from 0 to %2 are drawn.").arg(QString::number(shown), number(last));
}

QString figureOctalCode(const QString& code)
{
    //: Over the figure: the code of a game, 0.77
    return Remainders::tr("octal code %1").arg(code);
}

QString figureWindow(Count first, Count length)
{
    //: Under the figure; %1 are the heaps of a window of values, "n = 0 … 3"
    return Remainders::tr("window A: %1").arg(heapsOf(first, length));
}

QString figureWindows(Count first, Count second, Count length)
{
    //: Under the figure; %1 and %2 are the heaps of two windows of values, "n = 0 … 3". On one line
    return Remainders::tr("window A: %1, window B: %2").arg(heapsOf(first, length), heapsOf(second, length));
}

QString figureEqualWindows(Count first, Count second, Count length)
{
    //: Under the figure; %1 and %2 are the heaps of two windows of values, "n = 0 … 3", which are equal. On one line
    return Remainders::tr("A = B (A: %1, B: %2)").arg(heapsOf(first, length), heapsOf(second, length));
}

QString figureWindowsAtMost(Count values, Count length)
{
    //: Under the figure: how many windows A there can be: %2 values in a row, each of %1 kinds
    return Remainders::tr("at most %1<sup>%2</sup> different windows A").arg(number(values), number(length));
}

QString figureValuesDecide(const std::vector<Count>& heaps, const std::vector<Count>& values, Count sum, Outcome outcome)
{
    const QString equation = values.size() == 1 ? QStringLiteral("g(%1) = %2").arg(number(heaps.front()), number(sum))
                                                : nimSumEquation(values, sum);
    return figureOutcome(equation, outcome);
}

QString figureSplit(Count heap, Count first, Count second, const QString& values)
{
    return first == 0
        //: Under the figure: a move from a heap of %1 leaves b = %2; %3 is an equation of values
        ? Remainders::tr("%1 → b = %2, %3").arg(number(heap), number(second), values)
        //: Under the figure: a move from a heap of %1 leaves two heaps, a = %2 and b = %3; %4 is an equation of values
        : Remainders::tr("%1 → a + b = %2 + %3, %4").arg(number(heap), number(first), number(second), values);
}

}  // namespace nimstone::wording
