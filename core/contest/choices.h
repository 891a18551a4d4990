// The numbers of a case as a sequence of choices: a generator proposes them, or a search changes them.
//
// How a case is written states the range of each number, which may depend on the numbers before it. So every sequence of
// proposals gives valid input, and the smallest case that a program fails on is looked for among sequences
// (D. R. MacIver, A. F. Donaldson 2020, Test-case reduction via test-case generation: insights from Hypothesis).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// The numbers of a case in the order in which it is written; letters and signs are numbers too.
using Case = std::vector<Count>;

/// From the smallest: fewer numbers, then a smaller sum, then the first in order.
bool isSmaller(const Case& a, const Case& b);

struct NumberRange {
    Count least = 0;
    Count most = 0;
};

class Choices {
public:
    /// A number, its range, and up to where it is small.
    struct Choice {
        Count value = 0;
        NumberRange range{};
        Count smallMost = 0;
    };

    /// A thing in a list: where its numbers stand, and where the number does that counts the things.
    struct Item {
        std::size_t count = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// What was chosen, kept where it is asked for.
    struct Record {
        std::vector<Choice> choices;
        std::vector<Item> items;

        Case numbers() const;
    };

    /// What lists go on with once the proposals are used up: the least numbers, or nothing, where such a case is not wanted.
    enum class Afterwards { Least, Nothing };

    explicit Choices(std::span<const Count> proposed, Record* record = nullptr, Afterwards afterwards = Afterwards::Least)
        : m_proposed(proposed), m_record(record), m_afterwards(afterwards)
    {
    }

    /// What was proposed, or what of `range` comes next to it; the least where nothing was proposed.
    Count number(NumberRange range, Count smallMost);

    /// The last number, which had to be another.
    void settle(Count value);

    /// How many things follow.
    struct List {
        Count count = 0;
        std::size_t at = 0;
    };
    List list(NumberRange range, Count smallMost);

    /// Chooses each of them: `each` is called with whether it is the first.
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

    /// Whether a number was wanted for which there was no proposal.
    bool ranOut() const { return m_at > m_proposed.size(); }

private:
    std::span<const Count> m_proposed;
    Record* m_record;
    Afterwards m_afterwards;
    std::size_t m_at = 0;
};

}  // namespace nimstone::contest
