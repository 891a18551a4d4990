#include "app/figures/boards/heaps/heap_words.h"

#include <QCoreApplication>

namespace nimstone::figures {

namespace {

struct HeapTexts {
    Q_DECLARE_TR_FUNCTIONS(HeapBoard)
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

}  // namespace nimstone::figures
