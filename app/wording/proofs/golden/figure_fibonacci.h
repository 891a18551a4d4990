// The texts in the figures about Fibonacci numbers. Each text is short, fits on one line, and may contain simple markup.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <vector>

#include "app/wording/proof_words.h"
#include "core/outcome.h"

namespace nimstone::wording {

struct FibonacciFigure {
    Q_DECLARE_TR_FUNCTIONS(FibonacciFigure)
};

// --- Zeckendorf's theorem ---

/// Returns n as the sum of the terms found so far, such as "50 = 34 + 13 + …". If the sum is complete, there is no "…". The list has
/// several texts, from the longest to the shortest, because a narrow figure needs a shorter text.
inline QStringList figureForm(Count n, const std::vector<Count>& parts, bool complete)
{
    const QString open = complete ? QString() : QStringLiteral(" + …");
    const QString head = QStringLiteral("%1 = ").arg(number(n));
    QStringList texts{head + QStringLiteral("<b>%1</b>").arg(additionText(parts)) + open};
    if (parts.size() > 2)
        texts << head + QStringLiteral("<b>%1 + … + %2</b>").arg(number(parts.front()), number(parts.back())) + open;
    //: The number of terms so far, in a narrow figure: %1 is a number, %n the number of its terms
    texts << FibonacciFigure::tr("%1: %n term(s)", nullptr, static_cast<int>(parts.size())).arg(number(n));
    return texts;
}

/// Returns a text with the largest sum of smaller Fibonacci numbers, such as "without 34: at most 33".
inline QString figureWithout(Count part, Count most)
{
    //: Below the figure: %1 is a Fibonacci number, %2 the largest sum of smaller Fibonacci numbers
    return FibonacciFigure::tr("without %1: at most <b>%2</b>").arg(number(part), number(most));
}

/// Returns the text which says that the rest needs the Fibonacci number `part` as a term, such as "16 > 12, so 13 is needed".
inline QString figureForced(Count left, Count most, Count part)
{
    //: Below the figure: %1 is the remainder, %2 a smaller number, %3 a Fibonacci number
    return FibonacciFigure::tr("%1 &gt; %2, so <b>%3</b> is needed").arg(number(left), number(most), number(part));
}

/// Returns the text about the only representation of n, such as "50 = 34 + 13 + 3, in no other way". The list has several texts, from the
/// longest to the shortest.
inline QStringList figureOnlyForm(Count n, const std::vector<Count>& parts)
{
    QStringList texts;
    for (const QString& form : figureForm(n, parts, true)) {
        //: Below the figure: %1 is a number written as a sum
        texts << FibonacciFigure::tr("%1, in no other way").arg(form);
    }
    return texts;
}

/// Returns the note beside a figure that shows only `rows` of the `numbers` Fibonacci numbers at a time.
inline QString figureRowsNote(std::size_t rows, std::size_t numbers)
{
    //: %1 is the number of rows that are visible at a time, %2 the number of all rows
    return FibonacciFigure::tr("%1 of the %2 Fibonacci numbers are shown at a time; the smaller the remainder, the larger the scale.").arg(rows).arg(numbers);
}

// --- Fibonacci Nim ---

inline QString figureHeapAndQuota(Count n, Count quota)
{
    return QStringLiteral("n = <b>%1</b>, q = <b>%2</b>").arg(number(n), number(quota));
}

/// Returns the label above the heap after a move, such as "2 taken, 18 left".
inline QString figureAfterTaking(Count taken, Count left)
{
    //: Above a heap: %1 is the number of stones that were taken, %2 the number of stones that are left
    return FibonacciFigure::tr("%1 taken, <b>%2</b> left").arg(number(taken), number(left));
}

//: Above the part of the heap that may be taken: %1 is the number of stones in this part
inline QString figureMayTake(Count quota) { return FibonacciFigure::tr("at most %1").arg(number(quota)); }

inline QString figureReach(Count quota, Count smallest)
{
    return QStringLiteral("q = %1 %2 %3 = z<sub>1</sub>")
        .arg(number(quota), quota >= smallest ? QStringLiteral("≥") : QStringLiteral("&lt;"), number(smallest));
}

inline QString figureNextPart(Count next, Count twice)
{
    return QStringLiteral("z<sub>2</sub> = <b>%1</b> &gt; %2 = 2z<sub>1</sub>").arg(number(next), number(twice));
}

inline QString figureQuotaAnswer(Count answer, Count twice)
{
    return QStringLiteral("w = <b>%1</b> ≤ %2 = 2m").arg(number(answer), number(twice));
}

/// The labels of three rows: the amount taken, the reply to this amount, and the largest amount that the reply may take.
//: The short label of a row of numbers: the stones that are taken
inline QString figureTakenHead() { return FibonacciFigure::tr("taken <i>m</i>"); }
//: The short label of a row of numbers: the replies to the amounts in the row above
inline QString figureAnswerHead() { return FibonacciFigure::tr("answer <i>w</i>"); }
//: The short label of a row of numbers: the largest amounts that the replies may take
inline QString figureTwiceHead() { return FibonacciFigure::tr("at most 2<i>m</i>"); }

/// Returns the text about taking a sum of the smallest terms, such as "4: 8 < 55, leaves P": twice the sum is less than the next term.
inline QString figurePartialSum(Count sum, Count next, bool allowed, bool wins)
{
    const QString amount = QStringLiteral("<b>%1</b>").arg(number(sum));
    if (!allowed)
        //: A sum of the smallest terms: %1 is the sum, which exceeds the quota q
        return FibonacciFigure::tr("%1: more than q").arg(amount);
    if (next == 0)
        //: A sum of the smallest terms: %1 is the sum, all stones of the heap. P stands for a P-position
        return FibonacciFigure::tr("%1: all, leaves P").arg(amount);
    if (wins)
        //: A sum of the smallest terms: %1 is the sum, %2 twice the sum, %3 the next term. P stands for a P-position
        return FibonacciFigure::tr("%1: %2 &lt; %3, leaves P").arg(amount, number(2 * sum), number(next));
    //: A sum of the smallest terms: %1 is the sum, %2 twice the sum, %3 the next term. N stands for an N-position
    return FibonacciFigure::tr("%1: %2 ≥ %3, leaves N").arg(amount, number(2 * sum), number(next));
}

inline QString figureQuotaOutcome(Outcome outcome)
{
    return outcome == Outcome::P ? FibonacciFigure::tr("<b>P</b>-position: the second player wins")
                                 : FibonacciFigure::tr("<b>N</b>-position: the first player wins");
}

inline QString figureWinningAmounts(const std::vector<Count>& moves)
{
    std::vector<QString> amounts;
    for (const Count move : moves)
        amounts.push_back(QStringLiteral("<b>%1</b>").arg(number(move)));
    //: Below the figure: %1 is an amount, or a list of amounts
    return FibonacciFigure::tr("winning moves: %1").arg(listText(amounts));
}

inline QString figureScaleNote(bool partsLeftOut, std::size_t sumsLeftOut)
{
    QString note = FibonacciFigure::tr("Each term is drawn to its own scale.");
    if (partsLeftOut)
        //: A note on the figure, in which "…" occurs
        note = FibonacciFigure::tr("Each term is drawn to its own scale; … stands for several.");
    if (sumsLeftOut == 0)
        return note;
    //: %1 is the sentence before this sentence, %n the number of sums of terms that are not drawn
    return FibonacciFigure::tr("%1 %n more partial sum(s) are given in the text.", nullptr, static_cast<int>(sumsLeftOut)).arg(note);
}

// --- a table of Fibonacci numbers in int ---

//: Below the figure: %1 is the number of entries in a table
inline QString figureIntTable(int entries) { return FibonacciFigure::tr("f[1], …, f[%1] in int").arg(entries); }

/// Returns the comparison of a sum with the largest value of an int: "2971215073 > 2147483647".
inline QString figureTooLong(Count sum, Count limit)
{
    return QStringLiteral("<b>%1</b> &gt; %2").arg(number(sum), number(limit));
}

/// Returns an entry of the table after the overflow, such as "f[47] = −1323752223".
inline QString figureWrappedEntry(int index, int kept)
{
    return QStringLiteral("f[%1] = <b>%2</b>").arg(index).arg(QString::number(kept).replace(QLatin1Char('-'), QStringLiteral("−")));
}

inline QString figureFalseEntries(int count)
{
    //: Below the figure: %n is the number of positive entries that are not Fibonacci numbers
    return FibonacciFigure::tr("<b>%n</b> positive entries that are not Fibonacci numbers", nullptr, count);
}

/// Returns the text about the program's answer. `index` is the index of the table entry that equals the heap, or 0 if the heap is not in
/// the table.
inline QString figureLookup(int index, Outcome says)
{
    const QString letter = says == Outcome::P ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>");
    if (index == 0)
        //: Below the figure: %1 is P or N
        return FibonacciFigure::tr("not in the table: the program says %1").arg(letter);
    //: Below the figure: %1 is an entry such as f[48], %2 is P or N
    return FibonacciFigure::tr("n = %1: the program says %2").arg(QStringLiteral("f[%1]").arg(index), letter);
}

inline QString figureIntVerdict(Outcome says, Outcome truth)
{
    const auto letter = [](Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>"); };
    if (says != truth)
        //: Below the figure: %1 and %2 are P or N
        return FibonacciFigure::tr("the program says %1, the truth is %2: wrong").arg(letter(says), letter(truth));
    //: Below the figure: %1 is P or N
    return FibonacciFigure::tr("the program says %1, which is right").arg(letter(says));
}

//: Below the figure: %1 is the number of entries that is enough
inline QString figureEnough(int entries) { return FibonacciFigure::tr("f[1], …, f[%1] are right, and they suffice").arg(entries); }

inline QString figureEntriesNote(int first, int last)
{
    //: %1 and %2 are entries such as f[38]
    return FibonacciFigure::tr("The figure shows %1 to %2.").arg(QStringLiteral("f[%1]").arg(first), QStringLiteral("f[%1]").arg(last));
}

// --- the function that the lines of the proofs use too ---

/// Returns a sum such as `1 + 3 + 55`. In a long sum, "…" replaces the middle.
QString shortSum(const std::vector<Count>& summands);

}  // namespace nimstone::wording
