#include "core/practice/misconception.h"

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
