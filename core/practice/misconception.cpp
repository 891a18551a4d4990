#include "core/practice/misconception.h"

namespace nimstone::practice {

std::string_view name(Misconception misconception)
{
    switch (misconception) {
    case Misconception::AddedWithCarries: return "added-with-carries";
    case Misconception::JoinedOnes: return "joined-ones";
    case Misconception::HeapLeftOut: return "heap-left-out";
    case Misconception::LargestHeap: return "largest-heap";
    case Misconception::TopColumn: return "top-column";
    case Misconception::LowerColumn: return "lower-column";
    case Misconception::TookWhatIsLeft: return "took-what-is-left";
    case Misconception::TookTheSum: return "took-the-sum";
    case Misconception::TookAll: return "took-all";
    case Misconception::LargestPlusOne: return "largest-plus-one";
    case Misconception::ForgotZero: return "forgot-zero";
    case Misconception::CountedValues: return "counted-values";
    case Misconception::GapAfterRun: return "gap-after-run";
    case Misconception::LeastValue: return "least-value";
    case Misconception::NeighbourOptions: return "neighbour-options";
    case Misconception::AllSmallerHeaps: return "all-smaller-heaps";
    case Misconception::XorOfOptions: return "xor-of-options";
    case Misconception::SizesForValues: return "sizes-for-values";
    case Misconception::ResidueModM: return "residue-mod-m";
    case Misconception::LargestValue: return "largest-value";
    case Misconception::MexOfValues: return "mex-of-values";
    case Misconception::ForgotTheSwitch: return "forgot-the-switch";
    case Misconception::SwitchedEarly: return "switched-early";
    case Misconception::NimSumOne: return "nim-sum-one";
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
