#include "app/wording/figure_words.h"

#include <QCoreApplication>
#include <bit>
#include <limits>

namespace nimstone::wording {

namespace {

struct Figure {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

int plural(std::size_t count)
{
    constexpr std::size_t most = std::numeric_limits<int>::max();
    return static_cast<int>(count < most ? count : most);
}

}  // namespace

QString figureHeap(std::size_t heap)
{
    //: The name of a row of the figure
    return Figure::tr("Heap %1").arg(heap + 1);
}

QString figureSum()
{
    //: A row of the figure: the nim-sum of the heaps, no move made. Short
    return Figure::tr("Nim-sum <i>s</i>");
}

QString figureSumBefore()
{
    //: A row of the figure, under heaps as a move has left them: the nim-sum before the move. Short
    return Figure::tr("Before: <i>s</i>");
}

QString figureSumAfter()
{
    //: A row of the figure: the nim-sum after the move. Short
    return Figure::tr("After: <i>t</i>");
}

QString figureOnes()
{
    //: A row of the figure: how many 1s each column holds. Short
    return Figure::tr("1s");
}

QString figureOnes(std::size_t ones)
{
    return ones % 2 == 1
        //: How many 1s a column holds, an odd number. As short as can be
        ? Figure::tr("%1 odd").arg(ones)
        //: How many 1s a column holds, an even number. As short as can be
        : Figure::tr("%1 even").arg(ones);
}

QString figureTaken()
{
    //: Over the stones that a move has taken; a number follows on the next line
    return Figure::tr("taken");
}

QString figureTarget()
{
    return QStringLiteral("<i>s</i> ⊕ <i>x</i>");
}

QString figureDifference()
{
    return QStringLiteral("<i>x</i> ⊕ <i>y</i>");
}

QString figureComparison(Count target, Count size)
{
    const QString relation = target < size ? QStringLiteral("&lt;") : target > size ? QStringLiteral("&gt;")
                                                                                     : QStringLiteral("=");
    return QStringLiteral("<b>%1</b> %2 %3").arg(number(target), relation, number(size));
}

QString figureChange(Count before, Count after)
{
    return QStringLiteral("%1 → <b>%2</b>").arg(number(before), number(after));
}

QString figureEnd()
{
    //: Beneath the figure. The end position: no stones left
    return Figure::tr("no stones left: <i>s</i> = 0, a <b>P</b>-position");
}

QString figureStones(Count stones, bool exact)
{
    return exact
        //: Beneath the figure. Options: the positions that a move leads to
        ? Figure::tr("stones left: <b>%1</b>; every option has fewer").arg(number(stones))
        : Figure::tr("stones left: more than <b>%1</b>; every option has fewer").arg(number(stones));
}

QString figureOptions(Outcome each)
{
    return each == Outcome::N
        //: Beneath the figure. Options: the positions that a move leads to
        ? Figure::tr("every option has <i>t</i> ≠ 0: <b>N</b>-positions only")
        : Figure::tr("this option has <i>t</i> = 0: a <b>P</b>-position");
}

QString figureMove(Count taken, std::size_t heap)
{
    //: Beneath the figure; %1 a number of stones, %2 the number of a heap
    return Figure::tr("take <b>%1</b> from heap %2").arg(number(taken)).arg(heap + 1);
}

QString figureConclusion(Outcome outcome)
{
    return outcome == Outcome::P ? Figure::tr("<b>P</b>-position: the second player wins")
                                 : Figure::tr("<b>N</b>-position: the first player wins");
}

QString figureOutcome(const QString& what, Outcome outcome)
{
    //: Beneath a figure: %1 is a position or what decides it, "(4, 7)" or "30 ≡ 0 (mod 5)", %2 the letter P or N
    return Figure::tr("%1: <b>%2</b>").arg(what, outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"));
}

QString figureWinningMoves(std::size_t count)
{
    return Figure::tr("<b>%n</b> winning first move(s)", nullptr, plural(count));
}

QString figureVerdict(std::size_t claimed, std::size_t eligible)
{
    //: Beneath the figure. How many heaps the false claim finds, and how many there are
    return Figure::tr("heaps with their highest bit there: <b>%1</b>, with a 1 there: <b>%2</b>").arg(claimed).arg(eligible);
}

QString figureBit(std::size_t heap, Count weight, bool set)
{
    //: For a screen reader: %1 the number of a heap, %2 the weight of a column, %3 the bit, 0 or 1
    return Figure::tr("heap %1, %2s column: %3").arg(heap + 1).arg(number(weight)).arg(set ? 1 : 0);
}

QString figureToggle(std::size_t heap, Count before, Count after)
{
    //: What a click on a bit does to a heap: %2 its size before, %3 after
    return Figure::tr("Heap %1: %2 → %3").arg(heap + 1).arg(number(before), number(after));
}

QString figureTooLarge()
{
    return Figure::tr("These heaps need more rows and columns than can be drawn at this size. The proof "
                      "speaks of them all the same.");
}

QString figureWindow(Count highest, Count lowest, std::size_t columns)
{
    //: %1 and %2 are powers of 2, %3 a number of columns
    return Figure::tr("There is room for the columns from %1 down to %2, of %3 in all. The others are left out of the picture; "
                      "the proof speaks of them all the same.")
        .arg(figurePower(highest), figurePower(lowest)).arg(columns);
}

QString figurePower(Count weight)
{
    return QStringLiteral("2<sup>%1</sup>").arg(std::countr_zero(weight));
}

}  // namespace nimstone::wording
