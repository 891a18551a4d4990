#include "core/notation/nearest_name.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/utf8.h"

namespace nimstone {

namespace {

/// The longest text, in bytes, that can be a misspelt name.
constexpr std::size_t longestWritten = 100;

/// The fewest letters that can be taken as the beginning of a name. Chinese texts need one character fewer.
constexpr std::size_t shortestBeginning = 3;

/// The characters of a text, with ASCII capitals as small letters.
using Characters = std::vector<std::string>;

Characters charactersOf(std::string_view text)
{
    Characters characters;
    while (!text.empty()) {
        const std::size_t bytes = utf8::first(text).bytes;
        characters.emplace_back(text.substr(0, bytes));
        char& first = characters.back().front();
        first = first >= 'A' && first <= 'Z' ? static_cast<char>(first - 'A' + 'a') : first;
        text.remove_prefix(bytes);
    }
    return characters;
}

/// The edit distance: the number of characters to change, insert or delete.
std::size_t distance(const Characters& a, const Characters& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

bool startsWith(const Characters& text, const Characters& beginning)
{
    return text.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), text.begin());
}

/// Returns the text up to the first dash, "grundy" of "grundy-game", or the whole name if it has no dash.
Characters firstWordOf(const Characters& name)
{
    return {name.begin(), std::ranges::find(name, "-")};
}

/// True if one text begins with the other: "grundys" begins with the first word of "grundy-game", and "lasker-nim" with "lask".
bool beginsAlike(const Characters& written, const Characters& name)
{
    const Characters firstWord = firstWordOf(name);
    const bool isChinese = written.front().size() > 1;
    const std::size_t least = isChinese ? shortestBeginning - 1 : shortestBeginning;
    return (written.size() >= least && startsWith(name, written)) || (firstWord.size() >= least && startsWith(written, firstWord));
}

}  // namespace

std::string_view nearestName(std::string_view written, std::span<const std::string_view> names)
{
    if (written.empty() || written.size() > longestWritten)
        return {};
    const Characters characters = charactersOf(written);
    std::string_view nearest;
    std::string_view alike;
    std::size_t least = characters.size() / 3 + 1;
    for (const std::string_view name : names) {
        const Characters known = charactersOf(name);
        if (alike.empty() && beginsAlike(characters, known))
            alike = name;
        for (const Characters& word : {known, firstWordOf(known)}) {
            const std::size_t apart = distance(characters, word);
            // If every character must be changed, the texts are not similar.
            if (apart <= least && apart < word.size() && apart < characters.size()) {
                if (apart < least || nearest.empty())
                    nearest = name;
                least = apart;
            }
        }
    }
    // At most one wrong character in four counts as a slip. Otherwise a matching beginning is preferred to a word with more
    // errors.
    const bool isSlip = !nearest.empty() && 4 * least <= characters.size();
    return isSlip || alike.empty() ? nearest : alike;
}

}  // namespace nimstone
