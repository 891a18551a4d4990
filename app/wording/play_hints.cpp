// The hint ladder for a move, in words.
#include <QCoreApplication>

#include "app/wording/play.h"

namespace nimstone::wording {

namespace {

QString number(Count value)
{
    return QString::number(value);
}

/// One overload a kind of rung and no catch-all: a new kind does not compile until it is worded.
struct PlayHints {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)

public:
    QString operator()(const play::AskWhatToLeave&) const
    {
        return tr("The other player has to move in whatever you leave. What must it look like, so that no move there helps?");
    }

    QString operator()(const play::CountTheColumns& rung) const
    {
        return tr("Write the heaps in binary, one under another, and count the 1s in each of the %n columns. "
                  "Whoever leaves an even number in every column wins.", nullptr, rung.columns);
    }

    QString operator()(const play::LookAtOddColumn& rung) const
    {
        //: %1 is "the 32s column", %2 an odd number of 1s
        return tr("Look at %1, the highest with an odd number of 1s (here %2). The heap you take from must lose its 1 there.")
            .arg(columnName(rung.column), number(rung.ones));
    }

    QString operator()(const play::LookAtThinnestColumn& rung) const
    {
        //: %1 is "the 4s column", %2 an even number of 1s
        return tr("Every column holds an even number of 1s already, and every move makes some column odd: nothing wins here. "
                  "Of the columns that hold a 1, you resist longest by breaking one with the fewest: %1, with %2.")
            .arg(columnName(rung.column), number(rung.ones));
    }

    QString operator()(const play::TakeFromHeap& rung) const
    {
        if (rung.choices == 1) {
            //: %1 is "heap 1", %2 "the 32s column"
            return tr("Take from %1: no other heap has a 1 in %2.").arg(heapName(rung.heap), columnName(rung.column));
        }
        //: %1 is "heap 1", %2 "the 32s column", %3 is 3 or more
        return tr("Take from %1. It is one of %3 heaps with a 1 in %2, and any of them would do.")
            .arg(heapName(rung.heap), columnName(rung.column), number(rung.choices));
    }

    QString operator()(const play::ResistFromHeap& rung) const
    {
        //: %1 is "heap 1", %2 "the 4s column"
        return tr("Take from %1 until its 1 in %2 is gone. That leaves the other player %n winning replies, and no move "
                  "leaves fewer.", nullptr, static_cast<int>(rung.replies))
            .arg(heapName(rung.heap), columnName(rung.column));
    }

    QString operator()(const play::WinningMove& rung) const
    {
        const QString x = indexed(u'x', rung.move.heap);
        const QString y = indexed(u'y', rung.move.heap);
        //: %1 is how many stones, %2 "heap 1", %3 a calculation such as "y = s ⊕ x = 40 ⊕ 42 = 2"
        return tr("Take %1 from %2. That leaves %3, and every column holds an even number of 1s.")
            .arg(number(rung.move.taken), heapName(rung.move.heap),
                 QStringLiteral("%1 = s ⊕ %2 = %3 ⊕ %4 = <b>%5</b>")
                     .arg(y, x, number(rung.sum), number(rung.before), number(rung.after)));
    }

    QString operator()(const play::StubbornMove& rung) const
    {
        //: %1 is how many stones, %2 "heap 1", %3 is t
        return tr("Take %1 from %2. Like every move here it loses (t = %3), but it leaves only %n winning replies and as many "
                  "stones as possible.", nullptr, static_cast<int>(rung.replies))
            .arg(number(rung.move.taken), heapName(rung.move.heap), number(rung.t));
    }
};

}  // namespace

QString rungTitle(std::size_t rung)
{
    switch (rung) {
    //: The first rung of the hint ladder
    case 0: return PlayHints::tr("A question");
    //: The second rung of the hint ladder
    case 1: return PlayHints::tr("The idea");
    //: The third rung of the hint ladder
    case 2: return PlayHints::tr("Where to look");
    //: The fourth rung of the hint ladder
    case 3: return PlayHints::tr("Which heap");
    //: The fifth and last rung of the hint ladder
    case 4: return PlayHints::tr("The move");
    default: return {};
    }
}

QString hintText(const play::Rung& rung)
{
    return std::visit(PlayHints(), rung);
}

}  // namespace nimstone::wording
