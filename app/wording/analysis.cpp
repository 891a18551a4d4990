#include "app/wording/analysis.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "core/nimber.h"

namespace nimstone::wording {

namespace {

struct Analyzed {
    Q_DECLARE_TR_FUNCTIONS(Analysis)
};

/// The largest number of heaps that a sentence names one by one. A longer list is replaced by the number of heaps.
constexpr std::size_t mostHeapsNamed = 12;

std::vector<std::size_t> heapsOf(const std::vector<Move>& moves)
{
    std::vector<std::size_t> heaps;
    for (const Move& move : moves)
        heaps.push_back(move.heap);
    return heaps;
}

}  // namespace

QString outcomeText(Outcome outcome)
{
    return outcome == Outcome::P ? Analyzed::tr("P-position: the player to move loses.")
                                 : Analyzed::tr("N-position: the player to move wins.");
}

QString outcomeText(const Known<OutcomeClass>& outcome)
{
    if (!outcome)
        return Analyzed::tr("This position is too large to decide who wins.");
    switch (*outcome) {
    case OutcomeClass::P: return outcomeText(Outcome::P);
    case OutcomeClass::N: return outcomeText(Outcome::N);
    case OutcomeClass::Left: return Analyzed::tr("Left wins, whoever starts.");
    case OutcomeClass::Right: break;
    }
    return Analyzed::tr("Right wins, whoever starts.");
}

QString outcomeLetter(OutcomeClass outcome)
{
    switch (outcome) {
    case OutcomeClass::P: return QStringLiteral("P");
    case OutcomeClass::N: return QStringLiteral("N");
    case OutcomeClass::Left: return QStringLiteral("L");
    case OutcomeClass::Right: break;
    }
    return QStringLiteral("R");
}

QString outcomeReason(const Position& position, const WinningMoves& winning)
{
    const Count sum = nimSum(position.heaps);
    const auto column = highestColumn(sum);
    if (!column) {
        return totalStones(position).stones == 0
            ? Analyzed::tr("No stone is left: the player to move cannot move, and has lost.")
            : Analyzed::tr("Every column has an even number of 1s, so the nim-sum is 0, and every move makes it different from 0.");
    }
    const QString columnText = columnName(*column);
    if (winning.count == 1) {
        //: %1 is the nim-sum, %2 is "the 32s column", %3 is "heap 1"
        return Analyzed::tr("The highest 1 of the nim-sum %1 is in %2. Only %3 has a 1 there, so only a move in that heap can make "
                            "the nim-sum 0.")
            .arg(QString::number(sum), columnText, heapName(winning.listed.front().heap));
    }
    if (winning.complete() && winning.count <= mostHeapsNamed) {
        //: %1 is the nim-sum, %2 is "the 32s column", %3 is "heaps 1, 3 and 4"
        return Analyzed::tr("The highest 1 of the nim-sum %1 is in %2. In that column %3 have a 1, and in each of these heaps one "
                            "move makes the nim-sum 0.")
            .arg(QString::number(sum), columnText, heapNames(heapsOf(winning.listed)));
    }
    //: %1 is the nim-sum, %2 is "the 32s column", %3 a number of heaps, more than 12
    return Analyzed::tr("The highest 1 of the nim-sum %1 is in %2. In that column %3 heaps have a 1, and in each of them one move "
                        "makes the nim-sum 0.")
        .arg(QString::number(sum), columnText, QString::number(winning.count));
}

}  // namespace nimstone::wording
