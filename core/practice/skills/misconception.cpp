#include "core/practice/skills/misconception.h"

#include "core/names.h"

namespace nimstone::practice {

namespace {

constexpr auto misconceptionNames = std::to_array<NamedValue<Misconception>>({
    {Misconception::ReadBackwards, "read-backwards"},
    {Misconception::CountedOnes, "counted-ones"},
    {Misconception::AddedPlaces, "added-places"},
    {Misconception::WeightsFromTwo, "weights-from-two"},
    {Misconception::DecimalDigits, "decimal-digits"},
    {Misconception::AddedWithCarries, "added-with-carries"},
    {Misconception::JoinedOnes, "joined-ones"},
    {Misconception::HeapLeftOut, "heap-left-out"},
    {Misconception::XorEverywhere, "xor-everywhere"},
    {Misconception::ResidueOfMost, "residue-of-most"},
    {Misconception::MisereAsNim, "misere-as-nim"},
    {Misconception::MisereReversed, "misere-reversed"},
    {Misconception::QuotaForgotten, "quota-forgotten"},
    {Misconception::PartsApart, "parts-apart"},
    {Misconception::EvenHeaps, "even-heaps"},
    {Misconception::EvenStones, "even-stones"},
    {Misconception::LargestHeap, "largest-heap"},
    {Misconception::TopColumn, "top-column"},
    {Misconception::LowerColumn, "lower-column"},
    {Misconception::FullestColumn, "fullest-column"},
    {Misconception::HighestBit, "highest-bit"},
    {Misconception::AlwaysOne, "always-one"},
    {Misconception::AllHeaps, "all-heaps"},
    {Misconception::OddColumns, "odd-columns"},
    {Misconception::AnyOddColumn, "any-odd-column"},
    {Misconception::StoppedAtFirst, "stopped-at-first"},
    {Misconception::TookWhatIsLeft, "took-what-is-left"},
    {Misconception::TookTheSum, "took-the-sum"},
    {Misconception::TookAll, "took-all"},
    {Misconception::GoalNotLowered, "goal-not-lowered"},
    {Misconception::ModuloMost, "modulo-most"},
    {Misconception::AnsweredReply, "answered-reply"},
    {Misconception::AnsweredQuotient, "answered-quotient"},
    {Misconception::TookMost, "took-most"},
    {Misconception::RoundedGolden, "rounded-golden"},
    {Misconception::CountedFromZero, "counted-from-zero"},
    {Misconception::WrongSideOfPair, "wrong-side-of-pair"},
    {Misconception::AnsweredDifference, "answered-difference"},
    {Misconception::PairBeside, "pair-beside"},
    {Misconception::DoubledNumber, "doubled-number"},
    {Misconception::PowersOfTwo, "powers-of-two"},
    {Misconception::NeighborsUsed, "neighbours-used"},
    {Misconception::PartLeftOut, "part-left-out"},
    {Misconception::PartTooMany, "part-too-many"},
    {Misconception::BeganTooLow, "began-too-low"},
    {Misconception::TookLargestPart, "took-largest-part"},
    {Misconception::TookRestBelowLargest, "took-rest-below-largest"},
    {Misconception::TookAllAllowed, "took-all-allowed"},
    {Misconception::TookOne, "took-one"},
    {Misconception::QuotaTripled, "quota-tripled"},
    {Misconception::LargestPlusOne, "largest-plus-one"},
    {Misconception::ForgotZero, "forgot-zero"},
    {Misconception::CountedValues, "counted-values"},
    {Misconception::GapAfterRun, "gap-after-run"},
    {Misconception::LeastValue, "least-value"},
    {Misconception::NeighborOptions, "neighbour-options"},
    {Misconception::AllSmallerHeaps, "all-smaller-heaps"},
    {Misconception::XorOfOptions, "xor-of-options"},
    {Misconception::SizesForValues, "sizes-for-values"},
    {Misconception::LargestValue, "largest-value"},
    {Misconception::MexOfValues, "mex-of-values"},
    {Misconception::ForgotTheSwitch, "forgot-the-switch"},
    {Misconception::SwitchedEarly, "switched-early"},
    {Misconception::NimSumOne, "nim-sum-one"},
    {Misconception::EqualAllowed, "equal-allowed"},
    {Misconception::QuotaAsTaken, "quota-as-taken"},
    {Misconception::PeriodByEye, "period-by-eye"},
    {Misconception::WindowFromZero, "window-from-zero"},
});
static_assert(namesEachUpTo(static_cast<Misconception>(misconceptionCount - 1), misconceptionNames));

}  // namespace

std::string_view name(Misconception misconception) { return nameIn(misconceptionNames, misconception); }

std::optional<Misconception> misconceptionNamed(std::string_view name) { return valueIn(misconceptionNames, name); }

}  // namespace nimstone::practice
