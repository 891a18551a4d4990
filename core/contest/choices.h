// The numbers of a case as a sequence of choices, which a generator proposes and a search changes.
//
// The code that writes a case states the range of each number, which may depend on the numbers before it. So every sequence
// of proposals gives valid input, and the search for the smallest case on which a program fails is a search among sequences
// (D. R. MacIver, A. F. Donaldson 2020, Test-case reduction via test-case generation: insights from Hypothesis).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// The numbers of a case in the order in which they are written; letters and signs are numbers too.
using Case = std::vector<Count>;

/// Orders cases: fewer numbers come first, then the smaller sum, then lexicographic order.
bool isSmaller(const Case& a, const Case& b);

struct NumberRange {
    Count least = 0;
    Count most = 0;
};

class Choices {
public:
    /// A number and its range; a number up to `smallMost` counts as small.
    struct Choice {
        Count value = 0;
        NumberRange range{};
        Count smallMost = 0;
    };

    /// An item of a list: its numbers are at [begin, end), and the length of the list is at `count` (indices into the
    /// case).
    struct Item {
        std::size_t count = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// All choices and list items, recorded if the caller passes a record.
    struct Record {
        std::vector<Choice> choices;
        std::vector<Item> items;

        Case numbers() const;
    };

    /// The way in which a list continues after the last proposal: with the least numbers, or not at all, if the caller rejects a case
    /// that is cut short.
    enum class Afterwards { Least, Nothing };

    explicit Choices(std::span<const Count> proposed, Record* record = nullptr, Afterwards afterwards = Afterwards::Least)
        : m_proposed(proposed), m_record(record), m_afterwards(afterwards)
    {
    }

    /// The next proposal clamped to `range`; the least number of `range` after the last proposal.
    Count number(NumberRange range, Count smallMost);

    /// Records `value` in place of the last number, which the caller had to change.
    void settle(Count value);

    /// A list that begins: the number of its items, and the index of that number in the case.
    struct List {
        Count count = 0;
        std::size_t at = 0;
    };
    List list(NumberRange range, Count smallMost);

    /// Calls `each` for every item of the list; the argument is true for the first item.
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

    /// True if more numbers were requested than proposed.
    bool ranOut() const { return m_at > m_proposed.size(); }

private:
    std::span<const Count> m_proposed;
    Record* m_record;
    Afterwards m_afterwards;
    std::size_t m_at = 0;
};

}  // namespace nimstone::contest
