// The texts in the figures about Fibonacci numbers. They are short, fit on one line each, and may contain simple markup.
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

/// Returns n as the sum of the parts found so far, such as "50 = 34 + 13 + …". The "…" is left out if the sum is complete. The list goes
/// from the longest text to the shortest, which is for narrow figures.
inline QStringList figureForm(Count n, const std::vector<Count>& parts, bool complete)
{
    const QString open = complete ? QString() : QStringLiteral(" + …");
    const QString head = QStringLiteral("%1 = ").arg(number(n));
    QStringList texts{head + QStringLiteral("<b>%1</b>").arg(additionText(parts)) + open};
    if (parts.size() > 2)
        texts << head + QStringLiteral("<b>%1 + … + %2</b>").arg(number(parts.front()), number(parts.back())) + open;
    //: How many parts there are so far, in a narrow room. %1 is a number
    texts << FibonacciFigure::tr("%1: %n term(s)", nullptr, static_cast<int>(parts.size())).arg(number(n));
    return texts;
}

/// Returns the largest sum of smaller Fibonacci numbers, such as "without 34: at most 33".
inline QString figureWithout(Count part, Count most)
{
    //: Beneath the figure; %1 a Fibonacci number, %2 the most that smaller ones add up to
    return FibonacciFigure::tr("without %1: at most <b>%2</b>").arg(number(part), number(most));
}

/// Says that a Fibonacci number is needed for the rest, such as "16 > 12, so 13 is needed".
inline QString figureForced(Count left, Count most, Count part)
{
    //: Beneath the figure; %1 is what is left, %2 less than it, %3 a Fibonacci number
    return FibonacciFigure::tr("%1 &gt; %2, so <b>%3</b> is needed").arg(number(left), number(most), number(part));
}

/// Returns the only representation of n, such as "50 = 34 + 13 + 3, in no other way". The list goes from the longest text to the shortest.
inline QStringList figureOnlyForm(Count n, const std::vector<Count>& parts)
{
    QStringList texts;
    for (const QString& form : figureForm(n, parts, true)) {
        //: Beneath the figure; %1 is a number as a sum
        texts << FibonacciFigure::tr("%1, in no other way").arg(form);
    }
    return texts;
}

/// The note beside a figure that shows only some rows at a time: `rows` of `numbers`.
inline QString figureRowsNote(std::size_t rows, std::size_t numbers)
{
    //: %1 is how many rows are seen at a time, %2 how many there are
    return FibonacciFigure::tr("%1 of the %2 Fibonacci numbers are shown at a time; the smaller the remainder, the larger the scale.").arg(rows).arg(numbers);
}

// --- Fibonacci Nim ---

inline QString figureHeapAndQuota(Count n, Count quota)
{
    return QStringLiteral("n = <b>%1</b>, q = <b>%2</b>").arg(number(n), number(quota));
}

/// The label over the heap after a move, such as "2 taken, 18 left".
inline QString figureAfterTaking(Count taken, Count left)
{
    //: Over a heap; %1 is how many stones were taken, %2 how many are left
    return FibonacciFigure::tr("%1 taken, <b>%2</b> left").arg(number(taken), number(left));
}

//: Over the part of the heap that may be taken; %1 is how many stones
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

/// The headings of the rows of replies: the amount taken, the reply to it, and the largest amount that the reply may be.
//: The head of a row of numbers: stones taken. Short
inline QString figureTakenHead() { return FibonacciFigure::tr("taken <i>m</i>"); }
//: The head of a row of numbers: the answer to each. Short
inline QString figureAnswerHead() { return FibonacciFigure::tr("answer <i>w</i>"); }
//: The head of a row of numbers: the most that may answer. Short
inline QString figureTwiceHead() { return FibonacciFigure::tr("at most 2<i>m</i>"); }

/// Says what taking a sum of the smallest parts leads to, such as "4: 8 < 55, leaves P": twice the sum is less than the next part.
inline QString figurePartialSum(Count sum, Count next, bool allowed, bool wins)
{
    const QString amount = QStringLiteral("<b>%1</b>").arg(number(sum));
    if (!allowed)
        //: A sum of the smallest parts; %1 is that sum
        return FibonacciFigure::tr("%1: more than q").arg(amount);
    if (next == 0)
        //: A sum of the smallest parts; %1 is that sum, all stones of the heap. P is a P-position
        return FibonacciFigure::tr("%1: all, leaves P").arg(amount);
    if (wins)
        //: A sum of the smallest parts; %1 is that sum, %2 its double, %3 the next part. P is a P-position
        return FibonacciFigure::tr("%1: %2 &lt; %3, leaves P").arg(amount, number(2 * sum), number(next));
    //: A sum of the smallest parts; %1 is that sum, %2 its double, %3 the next part. N is an N-position
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
    //: Beneath the figure; %1 is an amount, or a list of amounts
    return FibonacciFigure::tr("winning moves: %1").arg(listText(amounts));
}

inline QString figureScaleNote(bool partsLeftOut, std::size_t sumsLeftOut)
{
    QString note = FibonacciFigure::tr("Each term is drawn to its own scale.");
    if (partsLeftOut)
        //: Added to a sentence. "…" stands in the figure
        note = FibonacciFigure::tr("Each term is drawn to its own scale; … stands for several.");
    if (sumsLeftOut == 0)
        return note;
    //: %1 is a sentence before this one, %n how many sums of parts are not drawn
    return FibonacciFigure::tr("%1 %n more partial sum(s) are given in the text.", nullptr, static_cast<int>(sumsLeftOut)).arg(note);
}

// --- a table of Fibonacci numbers in int ---

//: Beneath the figure; %1 is how many entries a table has
inline QString figureIntTable(int entries) { return FibonacciFigure::tr("f[1], …, f[%1] in int").arg(entries); }

/// Compares a sum with the largest value of an int: "2971215073 > 2147483647".
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
    //: Beneath the figure; %n is how many entries are sizes of heaps, but no Fibonacci numbers
    return FibonacciFigure::tr("<b>%n</b> positive entries that are not Fibonacci numbers", nullptr, count);
}

/// Says what the program answers. `index` is the entry that equals the heap, or 0 if the heap is not in the table.
inline QString figureLookup(int index, Outcome says)
{
    const QString letter = says == Outcome::P ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>");
    if (index == 0)
        //: Beneath the figure; %1 is P or N
        return FibonacciFigure::tr("not in the table: the program says %1").arg(letter);
    //: Beneath the figure; %1 is an entry such as f[48], %2 P or N
    return FibonacciFigure::tr("n = %1: the program says %2").arg(QStringLiteral("f[%1]").arg(index), letter);
}

inline QString figureIntVerdict(Outcome says, Outcome truth)
{
    const auto letter = [](Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>"); };
    if (says != truth)
        //: Beneath the figure; %1 and %2 are P or N
        return FibonacciFigure::tr("the program says %1, the truth is %2: wrong").arg(letter(says), letter(truth));
    //: Beneath the figure; %1 is P or N
    return FibonacciFigure::tr("the program says %1, which is right").arg(letter(says));
}

//: Beneath the figure; %1 is how many entries are enough
inline QString figureEnough(int entries) { return FibonacciFigure::tr("f[1], …, f[%1] are right, and they suffice").arg(entries); }

inline QString figureEntriesNote(int first, int last)
{
    //: %1 and %2 are entries such as f[38]
    return FibonacciFigure::tr("The figure shows %1 to %2.").arg(QStringLiteral("f[%1]").arg(first), QStringLiteral("f[%1]").arg(last));
}

// --- also used by the lines of the proofs ---

/// Returns a sum such as `1 + 3 + 55`. A long sum leaves out its middle.
QString shortSum(const std::vector<Count>& summands);

}  // namespace nimstone::wording
