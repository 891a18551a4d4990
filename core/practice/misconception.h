// The mistakes that have a name: what someone who holds a mistaken idea answers.
#pragma once

#include <optional>
#include <string_view>

#include "core/practice/answer.h"

namespace nimstone::practice {

enum class Misconception {
    ReadBackwards,     ///< reads the bits from the other end
    CountedOnes,       ///< counts the 1s
    AddedPlaces,       ///< adds the places of the 1s in place of their weights
    WeightsFromTwo,    ///< takes the rightmost column to be worth 2
    DecimalDigits,     ///< takes decimal digits for binary ones, or the other way round
    AddedWithCarries,  ///< added the heaps as ordinary numbers
    JoinedOnes,        ///< OR in place of ⊕
    HeapLeftOut,       ///< ⊕ of all heaps but one
    LargestHeap,       ///< moves in the largest heap, whatever the columns
    TopColumn,         ///< trusts the highest column of the table, though it is even
    LowerColumn,       ///< trusts an odd column that is not the highest odd one
    FullestColumn,     ///< trusts the column with most 1s, though it is even
    HighestBit,        ///< looks for heaps whose highest bit is in the deciding column
    AlwaysOne,         ///< thinks that there is exactly one winning move
    AllHeaps,          ///< counts every heap
    OddColumns,        ///< counts the odd columns
    AnyOddColumn,      ///< counts the heaps with a 1 in some odd column
    StoppedAtFirst,    ///< stops at the first winning move
    TookWhatIsLeft,    ///< answers y, what must be left, for x − y
    TookTheSum,        ///< takes s stones
    TookAll,           ///< takes the whole heap
};

inline constexpr int misconceptionCount = static_cast<int>(Misconception::TookAll) + 1;

/// The tag in records and files: `added-with-carries`. It never changes.
std::string_view name(Misconception misconception);
std::optional<Misconception> misconceptionNamed(std::string_view name);

/// What a person who holds it would answer.
struct Misled {
    Misconception misconception;
    Answer answer;

    bool operator==(const Misled&) const = default;
};

}  // namespace nimstone::practice
