// The numbers of a case as a sequence of choices. A generator proposes the numbers, or a search changes them.
//
// The code that writes a case states the range of each number, which may depend on the numbers before it. Every
// proposed number is clamped to its range, so every sequence of proposals gives a valid input. The search for the
// smallest case on which a program fails is a search among such sequences (D. R. MacIver, A. F. Donaldson 2020,
// Test-case reduction via test-case generation: insights from Hypothesis).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// The numbers of a case, in the order in which they are written. A letter or a sign of a case is a number too.
using Case = std::vector<Count>;

/// True if `a` comes before `b` in the order of cases: the case with fewer numbers comes first, then the case with the
/// smaller sum, then the case that is first in lexicographic order.
bool isSmaller(const Case& a, const Case& b);

struct NumberRange {
    Count least = 0;
    Count most = 0;
};

class Choices {
public:
    /// A number of a case and its range. The number counts as small if it is at most `smallMost`.
    struct Choice {
        Count value = 0;
        NumberRange range{};
        Count smallMost = 0;
    };

    /// An item of a list in a case. The numbers of the item have the indices begin … end − 1 in the case. `count` is
    /// the index of the number that is the length of the list.
    struct Item {
        std::size_t count = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// A record of all choices and list items. It is filled if the caller passes it to the constructor.
    struct Record {
        std::vector<Choice> choices;
        std::vector<Item> items;

        Case numbers() const;
    };

    /// The items of a list that remain when all proposed numbers are used: `Least` gives each of these items the least
    /// numbers; `Nothing` ends the list. A caller that rejects a case with missing numbers uses `Nothing`.
    enum class Afterwards { Least, Nothing };

    explicit Choices(std::span<const Count> proposed, Record* record = nullptr, Afterwards afterwards = Afterwards::Least)
        : m_proposed(proposed), m_record(record), m_afterwards(afterwards)
    {
    }

    /// Returns the next proposed number, clamped to `range`. After the last proposed number, it returns the least
    /// number of `range`.
    Count number(NumberRange range, Count smallMost);

    /// Replaces the last recorded number by `value`, because the caller could not use this number.
    void settle(Count value);

    /// The start of a list: the number of its items, and the index of this number in the case.
    struct List {
        Count count = 0;
        std::size_t at = 0;
    };
    List list(NumberRange range, Count smallMost);

    /// Calls `each` for every item of the list, with true for the first item and false for the others.
    template <class Each>
    void items(List list, Each&& each)
    {
        for (Count left = list.count; left > 0 && (m_afterwards == Afterwards::Least || !ranOut()); --left) {
            const std::size_t begin = m_at;
            each(left == list.count);
            if (m_record)
                m_record->items.push_back({list.at, begin, m_at});
        }
    }

    /// True if the caller has requested more numbers than were proposed.
    bool ranOut() const { return m_at > m_proposed.size(); }

private:
    std::span<const Count> m_proposed;
    Record* m_record;
    Afterwards m_afterwards;
    std::size_t m_at = 0;
};

}  // namespace nimstone::contest
