#include "core/notation/nearest_name.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/utf8.h"

namespace nimstone {

namespace {

/// The length of the longest text that can be a misspelled name, in bytes.
constexpr std::size_t longestWritten = 100;

/// The smallest number of letters that can be the beginning of a name. In Chinese texts one character fewer is enough.
constexpr std::size_t shortestBeginning = 3;

/// The characters of a text; ASCII capitals are replaced by small letters.
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

/// Returns the edit distance: the smallest number of characters to change, insert or delete.
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

/// Returns the part of the name before the first dash, such as "grundy" for "grundy-game", or the whole name if it has no dash.
Characters firstWordOf(const Characters& name)
{
    return {name.begin(), std::ranges::find(name, "-")};
}

/// True if the text begins with the first word of the name, or the name begins with the text: "grundys" begins with the first
/// word of "grundy-game", and "lasker-nim" begins with "lask".
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
            // If every character must be changed, the text and the name are not similar.
            if (apart <= least && apart < word.size() && apart < characters.size()) {
                if (apart < least || nearest.empty())
                    nearest = name;
                least = apart;
            }
        }
    }
    // If at most one character in four is wrong, the text is a misspelled name. Otherwise a name with a matching beginning is
    // preferred to a name with more errors.
    const bool isSlip = !nearest.empty() && 4 * least <= characters.size();
    return isSlip || alike.empty() ? nearest : alike;
}

}  // namespace nimstone
