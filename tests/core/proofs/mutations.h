// Changes the values of a proof in every possible way. Each function calls `test` with the value changed in place, and
// restores the value afterwards.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fields.h"
#include "core/outcome.h"
#include "core/position.h"
#include "core/wide.h"
#include "tests/counts.h"

namespace nimstone::tests {

using Test = std::function<void()>;

template <class T>
void tryValue(T& value, T changed, const Test& test)
{
    const T original = std::exchange(value, std::move(changed));
    if (value != original)
        test();
    value = original;
}

/// True if this bit of `bits` is flipped: every bit with deep counts, otherwise the lowest three, the highest two, and the
/// first and last of each 32 bits.
inline bool isFlipped(int bit, int bits)
{
    static const bool each = deep();
    return each || bit < 3 || bit + 2 >= bits || bit % 32 == 31 || bit % 32 == 0;
}

inline void forEachChange(bool& value, const Test& test)
{
    tryValue(value, !value, test);
}

inline void forEachChange(Outcome& value, const Test& test)
{
    tryValue(value, opposite(value), test);
}

inline void forEachChange(PartisanOutcome& value, const Test& test)
{
    for (const auto other : {PartisanOutcome::Left, PartisanOutcome::Right, PartisanOutcome::Previous})
        tryValue(value, other, test);
}

inline void forEachChange(Cutter& value, const Test& test)
{
    for (const auto other : {Cutter::None, Cutter::Left, Cutter::Right})
        tryValue(value, other, test);
}

inline void forEachChange(SignedWide& value, const Test& test)
{
    for (const int change : {1, -1})
        tryValue(value, value + change, test);
    for (int shift = 0; shift < 127; ++shift) {
        if (isFlipped(shift, 127))
            tryValue(value, value ^ (SignedWide{1} << shift), test);
    }
    tryValue(value, -value, test);
    tryValue(value, SignedWide{0}, test);
}

/// Tries the number plus one and minus one, with flipped bits, and the ends of the range.
template <std::integral T>
void forEachChange(T& value, const Test& test)
{
    using Bits = std::make_unsigned_t<T>;
    const auto bits = static_cast<Bits>(value);
    const auto tryBits = [&](Bits changed) { tryValue(value, static_cast<T>(changed), test); };
    tryBits(bits + 1);
    tryBits(bits - 1);
    for (int shift = 0; shift < std::numeric_limits<Bits>::digits; ++shift) {
        if (isFlipped(shift, std::numeric_limits<Bits>::digits))
            tryBits(bits ^ (Bits{1} << shift));
    }
    tryBits(0);
    tryBits(~Bits{0});
    tryBits(~bits);
}

/// Changes each field of a move, or of a row of a table in a step.
template <class Row>
    requires std::is_aggregate_v<Row>
void forEachChange(Row& row, const Test& test);

/// Calls `use` with changed lists: with one more element at either end, with one element removed at each place, with
/// two neighbors swapped, or with no elements.
template <class T, class Use>
void forEachOtherList(const std::vector<T>& original, Use use)
{
    const auto useChanged = [&](const auto& change) {
        std::vector<T> changed = original;
        change(changed);
        use(std::move(changed));
    };
    useChanged([](auto& changed) { changed.emplace_back(); });
    useChanged([](auto& changed) { changed.insert(changed.begin(), T{}); });
    useChanged([](auto& changed) { changed.clear(); });
    for (std::size_t index = 0; index < original.size(); ++index) {
        const auto offset = static_cast<std::ptrdiff_t>(index);
        useChanged([&](auto& changed) { changed.push_back(original[index]); });
        useChanged([&](auto& changed) { changed.erase(changed.begin() + offset); });
        if (index != 0)
            useChanged([&](auto& changed) { std::swap(changed[index], changed[index - 1]); });
    }
}

/// Changes each element, and then the list itself.
template <class T>
void forEachChange(std::vector<T>& values, const Test& test)
{
    for (T& value : values)
        forEachChange(value, test);
    forEachOtherList(std::vector<T>(values), [&](std::vector<T> other) { tryValue(values, std::move(other), test); });
}

template <class Row>
    requires std::is_aggregate_v<Row>
void forEachChange(Row& row, const Test& test)
{
    members::each(row, [&test](auto& field) { forEachChange(field, test); });
}

}  // namespace nimstone::tests
