#include "core/sum/game_sum.h"

#include <algorithm>
#include <limits>

#include "core/wide.h"

namespace nimstone {

namespace {

using Values = std::vector<Known<Count>>;

/// Returns the nim-sum of the values of all components except the component `without`.
Known<Count> sumOf(const Values& values, std::size_t without)
{
    Count sum = 0;
    for (std::size_t part = 0; part < values.size(); ++part) {
        if (part == without)
            continue;
        if (!values[part])
            return values[part];
        sum ^= *values[part];
    }
    return sum;
}

constexpr std::size_t noPart = maxComponents;

void append(WinningMovesInSum& all, WinningMoves&& found, std::size_t part)
{
    all.stopped = all.stopped || found.stopped;
    if (__builtin_add_overflow(all.count, found.count, &all.count)) {
        all.count = std::numeric_limits<std::size_t>::max();
        all.stopped = true;
    }
    for (Move& move : found.listed)
        all.listed.push_back({part, std::move(move)});
}

Values valuesOf(const GameSum& gameSum)
{
    Values values;
    for (std::size_t part = 0; part < gameSum.components().size(); ++part)
        values.push_back(gameSum.grundyOfPart(part));
    return values;
}

}  // namespace

tl::expected<GameSum, NoSum> GameSum::make(std::vector<Component> parts)
{
    const bool partisan = parts.front().rules->isPartisan();
    for (std::size_t part = 0; parts.size() > 1 && part < parts.size(); ++part) {
        const auto obstacle = parts[part].rules.obstacle();
        if (partisan && obstacle != SumObstacle::Partisan)
            return tl::unexpected(NoSum{0, SumObstacle::Partisan});
        if (!partisan && obstacle)
            return tl::unexpected(NoSum{part, *obstacle});
    }
    return GameSum(std::move(parts));
}

std::size_t GameSum::heapCount() const
{
    std::size_t heaps = 0;
    for (const Component& part : m_components)
        heaps += part.position.heaps.size();
    return heaps;
}

std::optional<MoveInSumError> GameSum::check(const MoveInSum& move) const
{
    if (move.component >= m_components.size())
        return NoSuchComponent{move.component, m_components.size()};
    const Component& part = m_components[move.component];
    if (auto error = part.rules->check(part.position, move.move))
        return *std::move(error);
    return std::nullopt;
}

tl::expected<GameSum, MoveInSumError> GameSum::play(const MoveInSum& move) const
{
    if (auto error = check(move))
        return tl::unexpected(*std::move(error));
    GameSum after = *this;
    Component& part = after.m_components[move.component];
    part.position = *part.rules->play(part.position, move.move);
    return after;
}

bool GameSum::canMove(Cutter player) const
{
    return std::ranges::any_of(m_components, [player](const Component& part) {
        return part.rules->canMove(part.position, player);
    });
}

Count GameSum::longestPlay() const
{
    return overAll([](const Component& part) { return part.rules->longestPlay(part.position); });
}

Count GameSum::moveCount(Cutter player) const
{
    return overAll([player](const Component& part) { return part.rules->moveCount(part.position, player); });
}

Count GameSum::overAll(auto valueOf) const
{
    Wide all = 0;
    for (const Component& part : m_components)
        all += std::min<Wide>(maxCount, valueOf(part));
    return static_cast<Count>(std::min<Wide>(maxCount, all));
}

Known<OutcomeClass> GameSum::outcome() const
{
    const Component& first = m_components.front();
    if (!isSum())
        return first.rules->outcomeClass(first.position);
    if (isPartisan())
        return first.rules->outcomeClass(joined().position);
    const Values values = valuesOf(*this);
    if (const auto sum = sumOf(values, noPart))
        return *sum == 0 ? OutcomeClass::P : OutcomeClass::N;
    // If the values of all components but one are known and have the nim-sum 0, the sum has the outcome of this component.
    // Otherwise the outcome of the sum is unknown.
    for (std::size_t part = 0; part < values.size(); ++part) {
        if (!values[part] && sumOf(values, part) == Known<Count>(0))
            return m_components[part].rules->outcomeClass(m_components[part].position);
    }
    return tl::unexpected(Unknown::NotComputed);
}

WinningMovesInSum GameSum::winningMoves(std::size_t limit, Cutter player) const
{
    WinningMovesInSum all;
    const auto room = [&] { return limit - all.listed.size(); };
    if (!isSum()) {
        append(all, m_components.front().rules->winningMovesOf(player, m_components.front().position, limit), 0);
        return all;
    }
    if (isPartisan()) {
        WinningMoves found = m_components.front().rules->winningMovesOf(player, joined().position, limit);
        all.count = found.count;
        all.stopped = found.stopped;
        for (Move& move : found.listed) {
            std::size_t part = 0;
            for (; move.heap >= m_components[part].position.heaps.size() / 2; ++part)
                move.heap -= m_components[part].position.heaps.size() / 2;
            all.listed.push_back({part, std::move(move)});
        }
        return all;
    }
    const Values values = valuesOf(*this);
    for (std::size_t part = 0; part < m_components.size(); ++part) {
        const auto others = sumOf(values, part);
        if (!others)
            all.stopped = true;
        else if (values[part] != others)
            append(all, m_components[part].rules->winningMovesBeside(*others, m_components[part].position, room()), part);
    }
    return all;
}

Known<Count> GameSum::grundy() const
{
    if (!isSum())
        return m_components.front().rules->grundy(m_components.front().position);
    return isPartisan() ? Known<Count>(tl::unexpected(Unknown::Undefined)) : sumOf(valuesOf(*this), noPart);
}

GameSum GameSum::plain() const
{
    GameSum same = *this;
    for (Component& part : same.m_components)
        part.position = part.rules.plain(std::move(part.position));
    return same;
}

Component GameSum::joined() const
{
    Component all = m_components.front();
    for (std::size_t part = 1; part < m_components.size(); ++part) {
        const auto& heaps = m_components[part].position.heaps;
        all.position.heaps.insert(all.position.heaps.end(), heaps.begin(), heaps.end());
    }
    return all;
}

Known<Count> GameSum::grundyOfPart(std::size_t part) const
{
    const auto& [rules, position] = m_components[part];
    const auto value = rules->grundy(position);
    const bool lost = !value && value.error() == Unknown::NotComputed
        && rules->outcomeClass(position) == Known<OutcomeClass>(OutcomeClass::P);
    return lost ? Known<Count>(0) : value;
}

}  // namespace nimstone
