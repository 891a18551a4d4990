// The texts in a figure with bit columns. Each text is short, fits on one line, and may contain simple markup.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <bit>
#include <cstddef>

#include "app/wording/names.h"
#include "core/outcome.h"

namespace nimstone::wording {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

/// Returns the label "Heap 1" for the heap with the index 0.
//: The label of a row of the figure
inline QString figureHeap(std::size_t heap) { return FigureWords::tr("Heap %1").arg(heap + 1); }
/// The labels of the rows with nim-sums: the nim-sum if there is no move, the nim-sum before a move, and the nim-sum after it.
//: The short label of a row of the figure: the nim-sum of the heaps before any move
inline QString figureSum() { return FigureWords::tr("Nim-sum <i>s</i>"); }
//: The short label of a row of the figure, below the heaps after a move: the nim-sum before the move
inline QString figureSumBefore() { return FigureWords::tr("Before: <i>s</i>"); }
//: The short label of a row of the figure: the nim-sum after the move
inline QString figureSumAfter() { return FigureWords::tr("After: <i>t</i>"); }
/// The label of the row with the number of 1s in each column, and the text for one column, such as "3 odd".
//: The short label of a row of the figure: the number of 1s in each column
inline QString figureOnes() { return FigureWords::tr("1s"); }

inline QString figureOnes(std::size_t ones)
{
    return ones % 2 == 1
        //: The number of 1s in a column, which is odd; as short as possible
        ? FigureWords::tr("%1 odd").arg(ones)
        //: The number of 1s in a column, which is even; as short as possible
        : FigureWords::tr("%1 even").arg(ones);
}

/// Returns the text about a column that a move changes: "1s in the 4s column: 2 even → 1 odd".
inline QString figureParity(Count weight, std::size_t before, std::size_t after)
{
    //: Below the figure: %1 is "the 4s column"; %2 and %3 are the numbers of 1s in the column before and after the move, such as "2 even"
    //: and "1 odd"
    return FigureWords::tr("1s in %1: %2 → <b>%3</b>").arg(columnName(weight), figureOnes(before), figureOnes(after));
}

/// Returns the text which says that the nim-sum after the move is not 0, because it has a 1 in this column.
inline QString figureOneAfter(Count weight)
{
    //: Below the figure: t is the nim-sum after the move, %1 is "the 4s column"
    return FigureWords::tr("<i>t</i> has a 1 in %1: <b><i>t</i> ≠ 0</b>").arg(columnName(weight));
}

/// The label above the stones that a move took.
//: The label above the stones that a move has taken; their number follows on the next line
inline QString figureTaken() { return FigureWords::tr("taken"); }
/// The headings of two columns: s ⊕ x and x ⊕ y, where s is the nim-sum, and a heap changes from the size x to the size y.
inline QString figureTarget() { return QStringLiteral("<i>s</i> ⊕ <i>x</i>"); }
inline QString figureDifference() { return QStringLiteral("<i>x</i> ⊕ <i>y</i>"); }

/// Returns a comparison of the value s ⊕ x with the size of the heap: "<b>2</b> &lt; 42" or "<b>49</b> &gt; 27".
inline QString figureComparison(Count target, Count size)
{
    const QString relation = target < size ? QStringLiteral("&lt;") : target > size ? QStringLiteral("&gt;")
                                                                                     : QStringLiteral("=");
    return QStringLiteral("<b>%1</b> %2 %3").arg(number(target), relation, number(size));
}

/// Returns the size of a heap before and after the move, such as "5 → <b>3</b>".
inline QString figureChange(Count before, Count after)
{
    return QStringLiteral("%1 → <b>%2</b>").arg(number(before), number(after));
}

//: Below the figure: the end position, which has no stones
inline QString figureEnd() { return FigureWords::tr("no stones left: <i>s</i> = 0, a <b>P</b>-position"); }
inline QString figureNoHeap() { return FigureWords::tr("without any heap: <i>s</i> = 0, a <b>P</b>-position"); }

inline QString figureStones(Count stones, bool exact)
{
    return exact
        //: Below the figure: the options are the positions to which a move leads
        ? FigureWords::tr("stones left: <b>%1</b>; every option has fewer").arg(number(stones))
        : FigureWords::tr("stones left: more than <b>%1</b>; every option has fewer").arg(number(stones));
}

inline QString figureOptions(Outcome each)
{
    return each == Outcome::N
        //: Below the figure: the options are the positions to which a move leads
        ? FigureWords::tr("every option has <i>t</i> ≠ 0: <b>N</b>-positions only")
        : FigureWords::tr("this option has <i>t</i> = 0: a <b>P</b>-position");
}

inline QString figureConclusion(Outcome outcome)
{
    return outcome == Outcome::P ? FigureWords::tr("<b>P</b>-position: the second player wins")
                                 : FigureWords::tr("<b>N</b>-position: the first player wins");
}

/// Returns a position and its outcome: "(4, 7): <b>P</b>".
inline QString figureOutcome(const QString& what, Outcome outcome)
{
    //: Below a figure: %1 is a position or the fact that decides its outcome, such as "(4, 7)" or "30 ≡ 0 (mod 5)"; %2 is the letter P or N
    return FigureWords::tr("%1: <b>%2</b>").arg(what, outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"));
}

inline QString figureWinningMoves(std::size_t count)
{
    return FigureWords::tr("<b>%n</b> winning first move(s)", nullptr, pluralForm(count));
}

inline QString figureVerdict(std::size_t claimed, std::size_t eligible)
{
    //: Below the figure: %1 is the number of heaps that the false claim finds, %2 the true number of such heaps
    return FigureWords::tr("heaps whose highest bit is there: <b>%1</b>; heaps with a 1 there: <b>%2</b>").arg(claimed).arg(eligible);
}

/// Returns the name of a bit for a screen reader, such as "heap 1, 32s column: 1".
inline QString figureBit(std::size_t heap, Count weight, bool set)
{
    //: For a screen reader: %1 is the number of a heap, %2 the weight of a column, %3 the bit, 0 or 1
    return FigureWords::tr("heap %1, %2s column: %3").arg(heap + 1).arg(number(weight)).arg(set ? 1 : 0);
}

/// Returns a text about the effect of a click on a bit, such as "Heap 1: 42 → 10".
inline QString figureToggle(std::size_t heap, Count before, Count after)
{
    //: The effect of a click on a bit: %1 is the number of a heap, %2 its size before the click, %3 its size after the click
    return FigureWords::tr("Heap %1: %2 → %3").arg(heap + 1).arg(number(before), number(after));
}

/// Returns the weight of a column as a power, such as 2<sup>40</sup>. It is used for a column that is too narrow for all digits of the
/// weight.
inline QString figurePower(Count weight) { return QStringLiteral("2<sup>%1</sup>").arg(std::countr_zero(weight)); }

/// Returns the weight of a column in terms of d, where 2<sup>d</sup> is `highest`: "2<sup>d+1</sup>" for the next higher column. Both
/// weights are powers of 2.
inline QString figureColumn(Count weight, Count highest)
{
    const int above = std::countr_zero(weight) - std::countr_zero(highest);
    if (above == 0)
        return QStringLiteral("<b>2<sup>d</sup></b>");
    return QStringLiteral("2<sup>d%1%2</sup>").arg(above > 0 ? QChar(u'+') : QChar(u'−')).arg(std::abs(above));
}

/// Returns the note which says that the figure shows only some of the columns. `columns` is the number of all columns; `highest`
/// and `lowest` are the weights of the first and the last column that the figure shows.
inline QString figureWindow(Count highest, Count lowest, std::size_t columns)
{
    //: %1 and %2 are powers of 2, %3 a number of columns
    return FigureWords::tr("The figure shows the columns from %1 down to %2, out of %3. The proof covers the others as well.")
        .arg(figurePower(highest), figurePower(lowest)).arg(columns);
}

/// The text that replaces a figure if the figure would be too small to read.
inline QString figureTooLarge()
{
    return FigureWords::tr("These heaps need more rows and columns than fit at this size. The proof holds without the figure as well.");
}

}  // namespace nimstone::wording
