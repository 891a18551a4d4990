#include "app/figures/boards/rows/row_words.h"

#include <QCoreApplication>

namespace nimstone::figures {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RowWords)
};

}  // namespace

std::array<QString, 3> rowLabels(bool row, std::size_t heap, const QString& size)
{
    return {
        //: Under a row of pins, pawns or squares: the row's number and its size
        row ? Words::tr("Row %1: %2").arg(heap + 1).arg(size)
            //: Under a heap that is drawn as a row of pins: its number and its size
            : Words::tr("Heap %1: %2").arg(heap + 1).arg(size),
        //: The same where there is little room
        Words::tr("#%1: %2").arg(heap + 1).arg(size),
        size,
    };
}

QString squaresText(Count squares)
{
    //: Treblecross: n squares are a heap of n + 2
    return Words::tr("%1 + 2").arg(squares);
}

}  // namespace nimstone::figures
