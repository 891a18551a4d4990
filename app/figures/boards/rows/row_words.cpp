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
        //: A shorter label of a row, with its number and its size, used if the longer one does not fit
        Words::tr("#%1: %2").arg(heap + 1).arg(size),
        size,
    };
}

QString squaresText(Count squares)
{
    //: The size of a heap of Treblecross; %1 is the number of its squares, and the heap has two stones more
    return Words::tr("%1 + 2").arg(squares);
}

}  // namespace nimstone::figures
