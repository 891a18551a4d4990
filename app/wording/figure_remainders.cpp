#include "app/wording/figure_remainders.h"

#include <QCoreApplication>

#include "app/wording/figure.h"
#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct Remainders {
    Q_DECLARE_TR_FUNCTIONS(RemainderFigures)
};

QString number(Count count)
{
    return QString::number(count);
}

}  // namespace

QString figureHeapSize(Count size)
{
    return QStringLiteral("n = <b>%1</b>").arg(number(size));
}

QString figureDivision(Count size, Count quotient, Count block, Count rest)
{
    return QStringLiteral("%1 = %2 · %3 + <b>%4</b>").arg(number(size), number(quotient), number(block), number(rest));
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

}  // namespace nimstone::wording
