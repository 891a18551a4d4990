// The names of the misconceptions that wrong answers reveal, in the words of a teacher.
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
    case Misconception::ReadBackwards: return Misconceptions::tr("read the bits backwards");
    case Misconception::CountedOnes: return Misconceptions::tr("counted the 1s, whatever their weights");
    case Misconception::AddedPlaces: return Misconceptions::tr("added the positions of the 1s, not their weights");
    case Misconception::WeightsFromTwo: return Misconceptions::tr("took the rightmost column to be worth 2");
    case Misconception::DecimalDigits: return Misconceptions::tr("mixed up decimal digits and bits");
    case Misconception::AddedWithCarries: return Misconceptions::tr("added with carries");
    case Misconception::JoinedOnes: return Misconceptions::tr("used OR instead of ⊕");
    case Misconception::HeapLeftOut: return Misconceptions::tr("left out a heap or a component");
    case Misconception::XorEverywhere: return Misconceptions::tr("used the nim-sum where it does not decide");
    case Misconception::ResidueOfMost: return Misconceptions::tr("divided by the wrong number");
    case Misconception::MisereAsNim: return Misconceptions::tr("judged misère Nim by the rule of Nim");
    case Misconception::MisereReversed: return Misconceptions::tr("judged misère Nim by reversing the rule of Nim");
    case Misconception::QuotaForgotten: return Misconceptions::tr("forgot the quota");
    case Misconception::PartsApart: return Misconceptions::tr("judged the sum by a single component");
    case Misconception::EvenHeaps: return Misconceptions::tr("looked only at whether the number of heaps is even");
    case Misconception::EvenStones: return Misconceptions::tr("looked only at whether the number of stones is even");
    case Misconception::LargestHeap: return Misconceptions::tr("chose the largest heap, whatever the columns");
    case Misconception::TopColumn: return Misconceptions::tr("chose the highest column, although it is even");
    case Misconception::LowerColumn: return Misconceptions::tr("chose an odd column that is not the highest");
    case Misconception::FullestColumn: return Misconceptions::tr("chose the column with the most 1s");
    case Misconception::HighestBit: return Misconceptions::tr("looked only at the highest bit of each heap");
    case Misconception::AlwaysOne: return Misconceptions::tr("thought that there is exactly one winning move");
    case Misconception::AllHeaps: return Misconceptions::tr("counted every heap");
    case Misconception::OddColumns: return Misconceptions::tr("counted the odd columns, not the heaps");
    case Misconception::AnyOddColumn: return Misconceptions::tr("counted the heaps with a 1 in any odd column");
    case Misconception::StoppedAtFirst: return Misconceptions::tr("stopped at the first winning move");
    case Misconception::TookWhatIsLeft: return Misconceptions::tr("answered what is left, not what is taken");
    case Misconception::TookTheSum: return Misconceptions::tr("took s stones, the nim-sum");
    case Misconception::TookAll: return Misconceptions::tr("took the whole heap");
    case Misconception::GoalNotLowered: return Misconceptions::tr("aimed for n, although whoever reaches n loses");
    case Misconception::ModuloMost: return Misconceptions::tr("divided by m, not by m + 1");
    case Misconception::AnsweredReply: return Misconceptions::tr("answered m + 1 − r, the reply to r");
    case Misconception::AnsweredQuotient: return Misconceptions::tr("answered the number of blocks");
    case Misconception::TookMost: return Misconceptions::tr("took the most that a move allows");
    case Misconception::RoundedGolden: return Misconceptions::tr("rounded to the nearest integer, not down");
    case Misconception::CountedFromZero: return Misconceptions::tr("used a difference that is 1 too small");
    case Misconception::WrongSideOfPair: return Misconceptions::tr("mixed up the smaller and the larger number of a pair");
    case Misconception::AnsweredDifference: return Misconceptions::tr("answered the difference of the pair");
    case Misconception::PairBeside: return Misconceptions::tr("was one row off in the table");
    case Misconception::DoubledNumber: return Misconceptions::tr("doubled or halved the number");
    case Misconception::PowersOfTwo: return Misconceptions::tr("used powers of 2 instead of Fibonacci numbers");
    case Misconception::NeighborsUsed: return Misconceptions::tr("used two consecutive Fibonacci numbers");
    case Misconception::PartLeftOut: return Misconceptions::tr("left out a term");
    case Misconception::PartTooMany: return Misconceptions::tr("chose one number too many");
    case Misconception::BeganTooLow: return Misconceptions::tr("skipped the largest Fibonacci number that fits");
    case Misconception::TookLargestPart: return Misconceptions::tr("took the largest Zeckendorf term");
    case Misconception::TookRestBelowLargest: return Misconceptions::tr("took everything except the largest term");
    case Misconception::TookAllAllowed: return Misconceptions::tr("took the whole quota");
    case Misconception::TookOne: return Misconceptions::tr("took 1, whatever the heap");
    case Misconception::QuotaTripled: return Misconceptions::tr("thought that the reply may take three times as many");
    case Misconception::LargestPlusOne: return Misconceptions::tr("answered the largest value plus 1");
    case Misconception::ForgotZero: return Misconceptions::tr("forgot to begin at 0");
    case Misconception::CountedValues: return Misconceptions::tr("answered how many values there are");
    case Misconception::GapAfterRun: return Misconceptions::tr("took a later gap, not the first");
    case Misconception::LeastValue: return Misconceptions::tr("answered the least value");
    case Misconception::NeighborOptions: return Misconceptions::tr("read the options one place too low");
    case Misconception::AllSmallerHeaps: return Misconceptions::tr("counted every smaller heap as an option");
    case Misconception::XorOfOptions: return Misconceptions::tr("used ⊕ for the options instead of mex");
    case Misconception::SizesForValues: return Misconceptions::tr("took sizes for Grundy values");
    case Misconception::LargestValue: return Misconceptions::tr("answered the largest Grundy value");
    case Misconception::MexOfValues: return Misconceptions::tr("used mex for the components instead of ⊕");
    case Misconception::ForgotTheSwitch: return Misconceptions::tr("forgot the misère switch");
    case Misconception::SwitchedEarly: return Misconceptions::tr("switched too early");
    case Misconception::NimSumOne: return Misconceptions::tr("left nim-sum 1, not 0");
    case Misconception::EqualAllowed: return Misconceptions::tr("thought that a move may leave a heap unchanged");
    case Misconception::QuotaAsTaken: return Misconceptions::tr("took the quota to be what was taken, not twice that");
    case Misconception::PeriodByEye: return Misconceptions::tr("inferred a period from a few values");
    case Misconception::WindowFromZero: return Misconceptions::tr("took the first few Grundy values for a proof");
    }
    return {};
}

}  // namespace nimstone::wording
