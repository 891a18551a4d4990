#include "core/crosscheck/cake_check.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/partisan_search.h"
#include "core/simplest.h"

namespace nimstone::crosscheck {

namespace {

/// Computes the values of the blocks a × b from the values of smaller blocks, row by row.
class BlockValues {
public:
    explicit BlockValues(Count largest) : m_width(largest + 1), m_values(m_width * m_width, 0) {}

    /// Computes the value of the block a × b. Returns nothing if the cuts do not give an integer value.
    std::optional<std::int64_t> decide(Count a, Count b)
    {
        std::optional<std::int64_t> left;
        std::optional<std::int64_t> right;
        for (Count place = 1; place <= a / 2; ++place)
            left = std::max(left, std::optional(of(place, b) + of(a - place, b)));
        for (Count place = 1; place <= b / 2; ++place) {
            const std::int64_t value = of(a, place) + of(a, b - place);
            right = right ? std::min(*right, value) : value;
        }
        const auto value = simplest(left, right);
        of(a, b) = value.value_or(0);
        return value;
    }

private:
    std::int64_t& of(Count a, Count b) { return m_values[a * m_width + b]; }

    std::size_t m_width;
    std::vector<std::int64_t> m_values;
};

bool compareBlocks(const Cutcake& game, Section& section, const WorkMonitor& watch)
{
    BlockValues values(section.upTo);
    for (Count a = 1; a <= section.upTo; ++a) {
        for (Count b = 1; b <= section.upTo; ++b) {
            const Position block{{a, b}};
            const auto value = values.decide(a, b);
            if (!value || game.value(block) != *value)
                section.differsAt(block);
            ++section.compared;
        }
        if (!watch.goOn(a, section.upTo, 1))
            return false;
    }
    return true;
}

bool agrees(const Cutcake& game, PartisanSearch<Cutcake>& search, const Position& position)
{
    return std::ranges::all_of(std::array{Cutter::Left, Cutter::Right}, [&](Cutter cutter) {
        const std::vector<Move> expected = search.winningMoves(position, cutter);
        const WinningMoves winning = game.winningMovesOf(cutter, position, expected.size() + 1);
        return game.winner(position, cutter) == search.winner(position, cutter) && winning.complete()
            && winning.listed == expected;
    });
}

bool comparePairs(const Cutcake& game, Section& section, const WorkMonitor& watch)
{
    PartisanSearch<Cutcake> search(game);
    const Count sides = section.upTo;
    for (Count number = 0; number < sides * sides * sides * sides; ++number) {
        Position position;
        for (Count rest = number; position.heaps.size() < 4; rest /= sides)
            position.heaps.push_back(1 + rest % sides);
        if (!agrees(game, search, position))
            section.differsAt(position);
        if (!watch.goOn(++section.compared, sides * sides * sides * sides, 1))
            return false;
    }
    return true;
}

}  // namespace

Report checkCake(const Cutcake& game, Count upTo, const WorkMonitor& watch)
{
    Report report;
    Section& values = report.sections.emplace_back(
        Section{.claim = Compared::Values, .range = CheckedPositions::Blocks, .upTo = upTo, .heaps = 1});
    report.cancelled = !compareBlocks(game, values, watch);
    if (!report.cancelled) {
        Section& moves = report.sections.emplace_back(
            Section{.range = CheckedPositions::Blocks, .upTo = std::min(upTo, largestSearchedSide), .heaps = 2});
        report.cancelled = !comparePairs(game, moves, watch);
    }
    return report;
}

}  // namespace nimstone::crosscheck
