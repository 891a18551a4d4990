#include "core/atlas/code_groups.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>

#include "core/sequences/nim_sequence.h"

namespace nimstone::atlas {

namespace {

constexpr std::size_t mostPlaces = 4;
constexpr unsigned emptying = 1;
constexpr unsigned leavingOne = 2;
constexpr unsigned splitting = 4;

/// The digits of a code: the digit before the point, and mostPlaces digits after it.
using Digits = std::array<unsigned, mostPlaces + 1>;

/// Returns the values of the heaps 0 … mostPlaces in the game with these digits. At least one digit must not be 0.
std::vector<Count> firstValues(const Digits& digits)
{
    std::string text;
    for (const unsigned digit : digits)
        text += (text.size() == 1 ? "." : "") + std::to_string(digit);
    NimSequence sequence(TakeAndBreakCode::parse(text, TakeAndBreakCode::Base::Octal).value());
    sequence.extendTo(mostPlaces);
    std::vector<Count> values;
    for (Count heap = 0; heap <= mostPlaces; ++heap)
        values.push_back(sequence.value(heap));
    return values;
}

/// True if a move that leaves one or two heaps takes a heap of `heap` stones to an option with value 0.
bool reachesZero(const Digits& digits, const std::vector<Count>& values, std::size_t heap)
{
    for (std::size_t amount = 0; amount < heap; ++amount) {
        const std::size_t rest = heap - amount;
        if ((digits[amount] & leavingOne) != 0 && values[rest] == 0)
            return true;
        for (std::size_t part = 1; (digits[amount] & splitting) != 0 && part < rest; ++part) {
            if (values[part] == values[rest - part])
                return true;
        }
    }
    return false;
}

/// True if, for every heap, the option that takes `amount` stones and leaves one heap has the value of a split: a split that
/// takes fewer stones and leaves the difference as a second heap of value 0.
bool isLikeSplit(const Digits& digits, const std::vector<Count>& values, std::size_t amount)
{
    for (std::size_t fewer = 0; fewer < amount; ++fewer) {
        if ((digits[fewer] & splitting) != 0 && values[amount - fewer] == 0)
            return true;
    }
    return false;
}

/// Adds all moves that give no new values to the digits. `values` are the values of the game. Codes with the same result have
/// the same option values from every heap.
Digits withAllMoves(Digits digits, const std::vector<Count>& values)
{
    // Both conditions depend on splits, which are never added, and on digits before the amount, which are complete.
    for (std::size_t amount = 1; amount <= mostPlaces; ++amount) {
        if (reachesZero(digits, values, amount))
            digits[amount] |= emptying;
        if (isLikeSplit(digits, values, amount))
            digits[amount] |= leavingOne;
    }
    return digits;
}

/// Returns the code that the game plays with half heaps, with all its moves; nothing if it is not proved that the game plays one.
///
/// A piece of 2p − 1 or of 2p stones is p half heaps. So an even heap 2m becomes two even pieces, or two odd pieces with one half
/// heap more; and an odd heap 2m − 1 becomes an even and an odd piece. The other cases are alike.
std::optional<Digits> halfCode(const Digits& digits)
{
    Digits even{};
    Digits odd{};
    // Two odd pieces of an even heap would be more half heaps than the heap has.
    if (digits[0] != 0)
        return std::nullopt;
    for (std::size_t amount = 1; amount <= mostPlaces; ++amount) {
        const std::size_t half = amount / 2;
        const bool takesEven = amount % 2 == 0;
        const std::size_t oddHalf = takesEven ? half : half + 1;  // the half heaps that an odd heap loses if one heap remains
        (takesEven ? even[half] : odd[half + 1]) |= digits[amount] & emptying;
        even[half] |= digits[amount] & (leavingOne | splitting);
        odd[oddHalf] |= digits[amount] & (leavingOne | splitting);
        (takesEven ? even[half - 1] : odd[half]) |= digits[amount] & splitting;
    }
    const bool isCode = TakeAndBreakCode::mayStandFirst(even[0]) && TakeAndBreakCode::mayStandFirst(odd[0]) && even != Digits{};
    if (!isCode)
        return std::nullopt;
    const std::vector<Count> values = firstValues(even);
    const Digits code = withAllMoves(even, values);
    return code == withAllMoves(odd, values) ? std::optional(code) : std::nullopt;
}

}  // namespace

bool comesBefore(const TakeAndBreakCode& left, const TakeAndBreakCode& right)
{
    const std::string first = left.text();
    const std::string second = right.text();
    return std::tuple(first.size(), first) < std::tuple(second.size(), second);
}

const std::vector<CodeGroup>& codeGroups()
{
    static const std::vector<CodeGroup> groups = [] {
        std::map<std::pair<bool, Digits>, CodeGroup> byCode;  // the groups by their half code, or by their code with all moves
        for (const auto& [first, places] : {std::pair(0U, 4U), std::pair(4U, 3U)}) {
            for (unsigned number = 0; number < 1U << (3 * places); ++number) {
                Digits digits{first};
                std::string text = std::to_string(first) + '.';
                for (unsigned place = 1; place <= places; ++place) {
                    digits[place] = (number >> (3 * (places - place))) & 7U;
                    text += std::to_string(digits[place]);
                }
                // The code 0.0000 allows no move.
                const auto code = TakeAndBreakCode::parse(text, TakeAndBreakCode::Base::Octal);
                if (!code)
                    continue;
                const auto half = halfCode(digits);
                byCode[{half.has_value(), half ? *half : withAllMoves(digits, firstValues(digits))}].push_back(*code);
            }
        }
        std::vector<CodeGroup> sorted;
        for (auto& [key, group] : byCode) {
            std::ranges::sort(group, comesBefore);
            sorted.push_back(std::move(group));
        }
        std::ranges::sort(sorted, comesBefore, [](const CodeGroup& group) { return group.front(); });
        return sorted;
    }();
    return groups;
}

}  // namespace nimstone::atlas
