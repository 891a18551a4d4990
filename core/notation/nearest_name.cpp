#include "core/notation/nearest_name.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace nimstone {

namespace {

/// Nothing that long is a name misspelt.
constexpr std::size_t longestWritten = 100;

/// How many letters have to be changed, added or left out; capitals count as small letters.
std::size_t distance(std::string_view a, std::string_view b)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (small(a[i - 1]) != b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

}  // namespace

std::string_view nearestName(std::string_view written, std::span<const std::string_view> names)
{
    std::string_view nearest;
    if (written.size() > longestWritten)
        return nearest;
    std::size_t least = written.size() / 3 + 1;
    for (const std::string_view name : names) {
        const std::size_t apart = distance(written, name);
        // A change of every letter is no likeness.
        if (apart <= least && apart < name.size() && apart < written.size()) {
            if (apart < least || nearest.empty())
                nearest = name;
            least = apart;
        }
    }
    return nearest;
}

}  // namespace nimstone
