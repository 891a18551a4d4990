// The misconceptions that answers fit, named as a teacher would name them.
#include <QCoreApplication>

#include "app/wording/practice.h"

namespace nimstone::wording {

namespace {

struct Misconceptions {
    Q_DECLARE_TR_FUNCTIONS(Misconceptions)
};

}  // namespace

QString misconceptionText(practice::Misconception misconception)
{
    using practice::Misconception;
    switch (misconception) {
    case Misconception::AddedWithCarries: return Misconceptions::tr("added with carries");
    case Misconception::JoinedOnes: return Misconceptions::tr("took OR for ⊕");
    case Misconception::HeapLeftOut: return Misconceptions::tr("left a heap out");
    case Misconception::LargestHeap: return Misconceptions::tr("took from the largest heap");
    case Misconception::TopColumn: return Misconceptions::tr("trusted the highest column, which is even");
    case Misconception::LowerColumn: return Misconceptions::tr("trusted a lower odd column");
    case Misconception::TookWhatIsLeft: return Misconceptions::tr("answered what is left, not what is taken");
    case Misconception::TookTheSum: return Misconceptions::tr("took s stones");
    case Misconception::TookAll: return Misconceptions::tr("took the whole heap");
    }
    return {};
}

}  // namespace nimstone::wording
