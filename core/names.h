// Tables of the names by which files store the values of an enumeration. The names are string literals, so renaming an
// enumerator in the code does not change any file.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace nimstone {

/// A row of a table: a value of the enumeration and its name in files.
template <class Enum>
struct NamedValue {
    Enum value;
    std::string_view name;
};

/// True if the table has one row for each value up to `last`, in the order of the enumerators, and all names are
/// different.
template <class Enum, std::size_t rows>
consteval bool namesEachUpTo(Enum last, const std::array<NamedValue<Enum>, rows>& table)
{
    for (std::size_t row = 0; row < rows; ++row) {
        if (static_cast<std::size_t>(table[row].value) != row
            || std::ranges::count(table, table[row].name, &NamedValue<Enum>::name) != 1)
            return false;
    }
    return static_cast<std::size_t>(last) + 1 == rows;
}

/// Returns the name of the value. The table must have a row for each value.
template <class Enum, std::size_t rows>
constexpr std::string_view nameIn(const std::array<NamedValue<Enum>, rows>& table, Enum value)
{
    return table[static_cast<std::size_t>(value)].name;
}

/// Returns the value with this name, or nothing if the table has no such name.
template <class Enum, std::size_t rows>
constexpr std::optional<Enum> valueIn(const std::array<NamedValue<Enum>, rows>& table, std::string_view name)
{
    const auto row = std::ranges::find(table, name, &NamedValue<Enum>::name);
    return row == table.end() ? std::nullopt : std::optional(row->value);
}

}  // namespace nimstone
