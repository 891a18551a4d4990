// How contest input is laid out: what a case holds (a Shape), and how the cases follow each other (a reader of Shapes).
//
// A Shape has a Case, says with `read` whether one could be read, and with `last` whether it is the terminator.
// A reader has `next`, which says whether there is a further case; a fault of the input is the scanner's to keep.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/contest/io/scanner.h"
#include "core/position.h"

namespace nimstone::contest {

// --- what a case holds

/// As many numbers as there are fields. Where all are 0 they are the terminator, so a field may be 0 as long as those
/// before it are.
template <bool terminated, InputField... fields>
struct NumberShape {
    using Case = std::array<Count, sizeof...(fields)>;

    static bool read(Scanner& input, Case& numbers)
    {
        std::size_t at = 0;
        bool zeros = terminated;
        const auto readOne = [&]<InputField field>() {
            static constexpr InputField orZero{field.expected, 0, field.most};
            Count number = 0;
            if (!input.read(zeros ? orZero : field, number))
                return false;
            numbers[at++] = number;
            zeros = zeros && number == 0;
            return true;
        };
        return (readOne.template operator()<fields>() && ...);
    }
    static bool last(const Case& numbers)
    {
        return std::ranges::all_of(numbers, [](Count number) { return number == 0; });
    }
};

/// A number of heaps, then the heaps; no heaps are the terminator. The memory is that of the largest case.
template <InputError::Expected countOf = InputError::Expected::HeapCount,
          InputError::Expected numberOf = InputError::Expected::HeapSize>
struct HeapShape {
    class Case : public std::span<const Count> {
        friend HeapShape;
        std::vector<Count> m_largest;
    };

    static bool read(Scanner& input, Case& heaps)
    {
        const auto count = input.next({countOf, 0, maxHeaps});
        if (!count)
            return false;
        if (heaps.m_largest.size() < *count)
            heaps.m_largest.resize(*count);
        const std::span<Count> numbers = std::span(heaps.m_largest).first(*count);
        static_cast<std::span<const Count>&>(heaps) = numbers;
        return input.fill(numberOf, numbers);
    }
    static bool last(const Case& heaps) { return heaps.empty(); }
};
using HeapCase = HeapShape<>::Case;

/// A number of pairs, then the pairs.
template <InputError::Expected countOf, InputField first, InputField second>
struct PairsShape {
    using Pair = std::array<Count, 2>;
    using Case = std::vector<Pair>;

    static bool read(Scanner& input, Case& pairs)
    {
        pairs.clear();
        const auto count = input.next({countOf, 0, maxHeaps});
        for (Count left = count.value_or(0); left > 0; --left) {
            const auto a = input.next(first);
            const auto b = input.next(second);
            if (!a || !b)
                return false;
            pairs.push_back({*a, *b});
        }
        return count.has_value();
    }
};

// --- how cases follow each other

/// How many there are, then the cases; nothing may follow.
template <class Shape>
class CountedCases {
public:
    using Case = typename Shape::Case;

    bool next(Scanner& input, Case& next)
    {
        if (!m_counted) {
            m_left = input.next({InputError::Expected::CaseCount}).value_or(0);
            m_counted = true;
            m_countLine = input.lastPlace().line;
        }
        if (m_left == 0) {
            input.finish();
            return false;
        }
        --m_left;
        return Shape::read(input, next);
    }

    /// Where their number stands.
    std::uint64_t countLine() const { return m_countLine; }

private:
    bool m_counted = false;
    Count m_left = 0;
    std::uint64_t m_countLine = 0;
};

/// Cases up to the end of the input.
template <class Shape>
struct CasesToTheEnd {
    using Case = typename Shape::Case;
    bool next(Scanner& input, Case& next) { return !input.atEnd() && Shape::read(input, next); }
};

/// Cases up to a terminator; what follows it is not read. The end of the input stands for it too.
template <class Shape>
struct CasesToATerminator {
    using Case = typename Shape::Case;
    bool next(Scanner& input, Case& next) { return !input.atEnd() && Shape::read(input, next) && !Shape::last(next); }
};

/// One case alone; nothing may follow.
template <class Shape>
class OneCase {
public:
    using Case = typename Shape::Case;

    bool next(Scanner& input, Case& next)
    {
        if (m_read) {
            input.finish();
            return false;
        }
        m_read = true;
        return Shape::read(input, next);
    }

private:
    bool m_read = false;
};

}  // namespace nimstone::contest
