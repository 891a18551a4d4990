#include "app/figures/boards/board_words.h"

#include <QCoreApplication>

namespace nimstone::figures {

namespace {

struct HeapTexts {
    Q_DECLARE_TR_FUNCTIONS(HeapBoard)
};

struct RowTexts {
    Q_DECLARE_TR_FUNCTIONS(RowWords)
};

}  // namespace

QString heapName(std::size_t heap)
{
    //: The name of a heap under its stones: Heap 1
    return HeapTexts::tr("Heap %1").arg(heap + 1);
}

QString shortHeapName(std::size_t heap)
{
    //: The name of a heap if only its number fits
    return HeapTexts::tr("#%1").arg(heap + 1);
}

QString heapWithSize(std::size_t heap, Count size)
{
    //: Read by a screen reader: the heap's name and its size
    return HeapTexts::tr("%1, size %2").arg(heapName(heap)).arg(size);
}

QString stepName(std::size_t step)
{
    //: The name of a step of a staircase, counted from the ground: Step 1
    return HeapTexts::tr("Step %1").arg(step + 1);
}

QString takenText(Count taken)
{
    //: The number of stones that a move took from a heap, as a difference: −3
    return HeapTexts::tr("−%1").arg(taken);
}

std::array<QString, 3> rowLabels(bool row, std::size_t heap, const QString& size)
{
    return {
        //: Under a row of pins, pawns or squares: the row's number and its size
        row ? RowTexts::tr("Row %1: %2").arg(heap + 1).arg(size)
            //: Under a heap that is drawn as a row of pins: its number and its size
            : RowTexts::tr("Heap %1: %2").arg(heap + 1).arg(size),
        //: A shorter label of a row, with its number and its size, used if the longer one does not fit
        RowTexts::tr("#%1: %2").arg(heap + 1).arg(size),
        size,
    };
}

QString squaresText(Count squares)
{
    //: The size of a heap of Treblecross; %1 is the number of its squares, and the heap has two stones more
    return RowTexts::tr("%1 + 2").arg(squares);
}

}  // namespace nimstone::figures
