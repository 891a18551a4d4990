// The words in the figures of errors about Nim that circulate.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct FlawPresets {
    Q_DECLARE_TR_FUNCTIONS(FlawPresets)
};

/// Beneath the figures: what is claimed and what is true.
//: Beneath the figure: a move that would take nothing
inline QString figureNoStone() { return FlawPresets::tr("0 stones: not a move"); }
inline QString figureStrictly() { return QStringLiteral("<i>s</i> ⊕ <i>x</i> &lt; <i>x</i>"); }

inline QString figureCounted(std::size_t counted, std::size_t truth)
{
    //: Beneath the figure: how many heaps a program counts, and how many winning moves there are
    return FlawPresets::tr("counted: <b>%1</b>; winning first moves: <b>%2</b>").arg(counted).arg(truth);
}

/// The line of text with its blanks to be seen; the middle of a long one is left out.
inline QString figureLine(const std::vector<Count>& heaps)
{
    constexpr qsizetype most = 44;
    QString line;
    for (const Count heap : heaps)
        line += QString::number(heap) + QStringLiteral("·");
    return line.size() <= most ? line : line.left(most / 2) + QStringLiteral("…") + line.right(most / 2 - 1);
}

/// The name of the row that is not there, and of the nim-sum that the program finds.
//: The name of a row of the figure: a heap that a program reads though it is not there. Short
inline QString figureFalseHeap() { return FlawPresets::tr("False heap"); }
//: A row of the figure: the nim-sum that a program finds. Short
inline QString figureFalseSum() { return FlawPresets::tr("Nim-sum as read"); }

/// "the program says P, the truth is N".
inline QString figureTold(Outcome told, Outcome truth)
{
    const auto letter = [](Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"); };
    //: Beneath the figure; %1 and %2 are P or N
    return FlawPresets::tr("program: <b>%1</b>; correct: <b>%2</b>").arg(letter(told), letter(truth));
}

}  // namespace nimstone::wording
