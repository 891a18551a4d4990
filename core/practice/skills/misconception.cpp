#include "core/practice/skills/misconception.h"

namespace nimstone::practice {

std::string_view name(Misconception misconception)
{
    switch (misconception) {
    case Misconception::ReadBackwards: return "read-backwards";
    case Misconception::CountedOnes: return "counted-ones";
    case Misconception::AddedPlaces: return "added-places";
    case Misconception::WeightsFromTwo: return "weights-from-two";
    case Misconception::DecimalDigits: return "decimal-digits";
    case Misconception::AddedWithCarries: return "added-with-carries";
    case Misconception::JoinedOnes: return "joined-ones";
    case Misconception::HeapLeftOut: return "heap-left-out";
    case Misconception::XorEverywhere: return "xor-everywhere";
    case Misconception::ResidueOfMost: return "residue-of-most";
    case Misconception::MisereAsNim: return "misere-as-nim";
    case Misconception::MisereReversed: return "misere-reversed";
    case Misconception::QuotaForgotten: return "quota-forgotten";
    case Misconception::PartsApart: return "parts-apart";
    case Misconception::EvenHeaps: return "even-heaps";
    case Misconception::EvenStones: return "even-stones";
    case Misconception::LargestHeap: return "largest-heap";
    case Misconception::TopColumn: return "top-column";
    case Misconception::LowerColumn: return "lower-column";
    case Misconception::FullestColumn: return "fullest-column";
    case Misconception::HighestBit: return "highest-bit";
    case Misconception::AlwaysOne: return "always-one";
    case Misconception::AllHeaps: return "all-heaps";
    case Misconception::OddColumns: return "odd-columns";
    case Misconception::AnyOddColumn: return "any-odd-column";
    case Misconception::StoppedAtFirst: return "stopped-at-first";
    case Misconception::TookWhatIsLeft: return "took-what-is-left";
    case Misconception::TookTheSum: return "took-the-sum";
    case Misconception::TookAll: return "took-all";
    case Misconception::GoalNotLowered: return "goal-not-lowered";
    case Misconception::ModuloMost: return "modulo-most";
    case Misconception::AnsweredReply: return "answered-reply";
    case Misconception::AnsweredQuotient: return "answered-quotient";
    case Misconception::TookMost: return "took-most";
    case Misconception::RoundedGolden: return "rounded-golden";
    case Misconception::CountedFromZero: return "counted-from-zero";
    case Misconception::WrongSideOfPair: return "wrong-side-of-pair";
    case Misconception::AnsweredDifference: return "answered-difference";
    case Misconception::PairBeside: return "pair-beside";
    case Misconception::DoubledNumber: return "doubled-number";
    case Misconception::PowersOfTwo: return "powers-of-two";
    case Misconception::NeighboursUsed: return "neighbours-used";
    case Misconception::PartLeftOut: return "part-left-out";
    case Misconception::PartTooMany: return "part-too-many";
    case Misconception::BeganTooLow: return "began-too-low";
    case Misconception::TookLargestPart: return "took-largest-part";
    case Misconception::TookRestBelowLargest: return "took-rest-below-largest";
    case Misconception::TookAllAllowed: return "took-all-allowed";
    case Misconception::TookOne: return "took-one";
    case Misconception::QuotaTripled: return "quota-tripled";
    case Misconception::LargestPlusOne: return "largest-plus-one";
    case Misconception::ForgotZero: return "forgot-zero";
    case Misconception::CountedValues: return "counted-values";
    case Misconception::GapAfterRun: return "gap-after-run";
    case Misconception::LeastValue: return "least-value";
    case Misconception::NeighbourOptions: return "neighbour-options";
    case Misconception::AllSmallerHeaps: return "all-smaller-heaps";
    case Misconception::XorOfOptions: return "xor-of-options";
    case Misconception::SizesForValues: return "sizes-for-values";
    case Misconception::LargestValue: return "largest-value";
    case Misconception::MexOfValues: return "mex-of-values";
    case Misconception::ForgotTheSwitch: return "forgot-the-switch";
    case Misconception::SwitchedEarly: return "switched-early";
    case Misconception::NimSumOne: return "nim-sum-one";
    case Misconception::EqualAllowed: return "equal-allowed";
    case Misconception::QuotaAsTaken: return "quota-as-taken";
    case Misconception::PeriodByEye: return "period-by-eye";
    case Misconception::WindowFromZero: return "window-from-zero";
    }
    return {};
}

std::optional<Misconception> misconceptionNamed(std::string_view text)
{
    for (int index = 0; index < misconceptionCount; ++index) {
        if (name(static_cast<Misconception>(index)) == text)
            return static_cast<Misconception>(index);
    }
    return std::nullopt;
}

}  // namespace nimstone::practice
