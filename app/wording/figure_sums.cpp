#include "app/wording/figure_sums.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Figure {
    Q_DECLARE_TR_FUNCTIONS(SumsFigure)
};

}  // namespace

QString figureOptionValues()
{
    //: Over a row of numbers, some of which are taken: the values of the positions that one move leads to. Short
    return Figure::tr("values of the options");
}

QString figureMovesInTurn()
{
    return Figure::tr("Lines show the moves of one position at a time.");
}

QString figureSumOfValues()
{
    //: A row of the figure: the nim-sum of the values above. Short
    return Figure::tr("nim-sum <i>b</i>");
}

QString figurePart(std::size_t part)
{
    //: One of the games of a sum by its number. Short
    return Figure::tr("part <b>%1</b>").arg(part + 1);
}

}  // namespace nimstone::wording
