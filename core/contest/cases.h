// Reads contest input case by case: a Shape reads the numbers of one case, and a reader of Shapes finds the next case.
//
// A Shape has a type `Case` for the numbers of one case. Its function `read` returns false if the case cannot be read.
// Its function `last` returns true for the terminator, the case that marks the end of the input. A reader has a
// function `next`, which returns false if the input has no further case. If the input is invalid, the scanner keeps the
// error.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/contest/io/scanner.h"
#include "core/position.h"

namespace nimstone::contest {

// --- Shapes, which read the numbers of one case

/// A case that is one number for each of the `fields`. If `terminated` is true, a case of zeros only is the terminator.
/// So a field also accepts 0 as long as all fields before it are 0.
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

/// A case that is the number of heaps and then the heaps. The case with 0 heaps is the terminator. The buffer grows to
/// the size of the largest case and is used again for each case.
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

/// A case that is the number of pairs and then the pairs.
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

// --- readers, which find one case after the other

/// Reads an input that begins with the number of cases. Anything after the last case is an error.
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

    /// The number, from 1, of the line that contains the number of cases; 0 before the first call of `next`.
    std::uint64_t countLine() const { return m_countLine; }

private:
    bool m_counted = false;
    Count m_left = 0;
    std::uint64_t m_countLine = 0;
};

/// Reads cases until the input ends.
template <class Shape>
struct CasesToTheEnd {
    using Case = typename Shape::Case;
    bool next(Scanner& input, Case& next) { return !input.atEnd() && Shape::read(input, next); }
};

/// Reads cases until a terminator, and ignores all text after the terminator. The terminator may be missing at the end
/// of the input.
template <class Shape>
struct CasesToATerminator {
    using Case = typename Shape::Case;
    bool next(Scanner& input, Case& next) { return !input.atEnd() && Shape::read(input, next) && !Shape::last(next); }
};

/// Reads an input that is a single case. Anything after this case is an error.
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
