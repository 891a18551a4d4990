// The misconceptions that answers fit, named as a teacher would name them.
#include "app/wording/practice/practice.h"

#include <QCoreApplication>

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
    case Misconception::ReadBackwards: return Misconceptions::tr("read the bits from the other end");
    case Misconception::CountedOnes: return Misconceptions::tr("counted the 1s");
    case Misconception::AddedPlaces: return Misconceptions::tr("added places in place of weights");
    case Misconception::WeightsFromTwo: return Misconceptions::tr("took the last column to be worth 2");
    case Misconception::DecimalDigits: return Misconceptions::tr("took decimal digits for binary ones");
    case Misconception::AddedWithCarries: return Misconceptions::tr("added with carries");
    case Misconception::JoinedOnes: return Misconceptions::tr("took OR for ⊕");
    case Misconception::HeapLeftOut: return Misconceptions::tr("left a heap out");
    case Misconception::XorEverywhere: return Misconceptions::tr("took the nim-sum where it does not decide");
    case Misconception::ResidueOfMost: return Misconceptions::tr("divided by the wrong number");
    case Misconception::MisereAsNim: return Misconceptions::tr("judged misère Nim as Nim");
    case Misconception::MisereReversed: return Misconceptions::tr("turned the rule of Nim round");
    case Misconception::QuotaForgotten: return Misconceptions::tr("forgot the quota");
    case Misconception::PartsApart: return Misconceptions::tr("judged the parts one by one");
    case Misconception::EvenHeaps: return Misconceptions::tr("went by the number of heaps");
    case Misconception::EvenStones: return Misconceptions::tr("went by the number of stones");
    case Misconception::LargestHeap: return Misconceptions::tr("took from the largest heap");
    case Misconception::TopColumn: return Misconceptions::tr("trusted the highest column, which is even");
    case Misconception::LowerColumn: return Misconceptions::tr("trusted a lower odd column");
    case Misconception::FullestColumn: return Misconceptions::tr("trusted the column with most 1s");
    case Misconception::HighestBit: return Misconceptions::tr("looked at the highest bit of each heap");
    case Misconception::AlwaysOne: return Misconceptions::tr("thought there is just one winning move");
    case Misconception::AllHeaps: return Misconceptions::tr("counted every heap");
    case Misconception::OddColumns: return Misconceptions::tr("counted the odd columns");
    case Misconception::AnyOddColumn: return Misconceptions::tr("counted heaps with a 1 in any odd column");
    case Misconception::StoppedAtFirst: return Misconceptions::tr("stopped at the first winning move");
    case Misconception::TookWhatIsLeft: return Misconceptions::tr("answered what is left, not what is taken");
    case Misconception::TookTheSum: return Misconceptions::tr("took s stones");
    case Misconception::TookAll: return Misconceptions::tr("took the whole heap");
    case Misconception::GoalNotLowered: return Misconceptions::tr("counted to n, though whoever comes to n loses");
    case Misconception::ModuloMost: return Misconceptions::tr("divided by m, not by m + 1");
    case Misconception::AnsweredReply: return Misconceptions::tr("answered m + 1 − r, the reply to r");
    case Misconception::AnsweredQuotient: return Misconceptions::tr("answered the number of blocks");
    case Misconception::TookMost: return Misconceptions::tr("took as many as may be taken");
    case Misconception::RoundedGolden: return Misconceptions::tr("rounded to the nearest, not down");
    case Misconception::CountedFromZero: return Misconceptions::tr("took a difference one too small");
    case Misconception::WrongSideOfPair: return Misconceptions::tr("took the smaller number of a pair for the larger");
    case Misconception::AnsweredDifference: return Misconceptions::tr("answered the difference of the pair");
    case Misconception::PairBeside: return Misconceptions::tr("was one row of the table off");
    case Misconception::DoubledNumber: return Misconceptions::tr("doubled or halved the number");
    case Misconception::PowersOfTwo: return Misconceptions::tr("took powers of 2 for Fibonacci numbers");
    case Misconception::NeighboursUsed: return Misconceptions::tr("used two neighbouring Fibonacci numbers");
    case Misconception::PartLeftOut: return Misconceptions::tr("left a part out");
    case Misconception::PartTooMany: return Misconceptions::tr("took a part too many");
    case Misconception::BeganTooLow: return Misconceptions::tr("passed over the largest number that fits");
    case Misconception::TookLargestPart: return Misconceptions::tr("took the largest Zeckendorf part");
    case Misconception::TookRestBelowLargest: return Misconceptions::tr("took all below the largest part");
    case Misconception::TookAllAllowed: return Misconceptions::tr("took the whole quota");
    case Misconception::TookOne: return Misconceptions::tr("took 1, whatever the heap");
    case Misconception::QuotaTripled: return Misconceptions::tr("thought three times as many may be taken");
    case Misconception::LargestPlusOne: return Misconceptions::tr("answered the largest value plus 1");
    case Misconception::ForgotZero: return Misconceptions::tr("forgot that 0 counts");
    case Misconception::CountedValues: return Misconceptions::tr("counted the values");
    case Misconception::GapAfterRun: return Misconceptions::tr("took a later gap");
    case Misconception::LeastValue: return Misconceptions::tr("answered the least value");
    case Misconception::NeighbourOptions: return Misconceptions::tr("looked at heaps one too far down");
    case Misconception::AllSmallerHeaps: return Misconceptions::tr("took every smaller heap for an option");
    case Misconception::XorOfOptions: return Misconceptions::tr("took ⊕ of the options for their mex");
    case Misconception::SizesForValues: return Misconceptions::tr("took sizes for Grundy values");
    case Misconception::LargestValue: return Misconceptions::tr("answered the largest value");
    case Misconception::MexOfValues: return Misconceptions::tr("took the mex of the parts");
    case Misconception::ForgotTheSwitch: return Misconceptions::tr("forgot the misère switch");
    case Misconception::SwitchedEarly: return Misconceptions::tr("switched too early");
    case Misconception::NimSumOne: return Misconceptions::tr("made the nim-sum 1");
    case Misconception::EqualAllowed: return Misconceptions::tr("allowed a target that is not smaller");
    case Misconception::QuotaAsTaken: return Misconceptions::tr("took the quota to be what was taken");
    case Misconception::PeriodByEye: return Misconceptions::tr("read a period off a few values");
    case Misconception::WindowFromZero: return Misconceptions::tr("began the window at heap 0");
    }
    return {};
}

}  // namespace nimstone::wording
