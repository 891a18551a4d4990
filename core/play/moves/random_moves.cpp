#include "core/play/moves/random_moves.h"

#include <algorithm>
#include <numeric>

#include "core/wide.h"

namespace nimstone::play {

namespace {

/// Draws a legal move from a heap that has one.
class Draw {
public:
    Draw(const Position& position, std::size_t heap, Chance& chance, Cutter player)
        : m_position(position), m_heap(heap), m_size(position.heaps[heap]), m_chance(chance), m_player(player)
    {
    }

    /// Nim, misère Nim, staircases: any amount.
    template <class G>
    Move operator()(const G&) const
    {
        return take(m_chance.between(1, m_size));
    }

    Move operator()(const BashGame& game) const { return take(m_chance.between(1, std::min(game.m(), m_size))); }

    Move operator()(const SubtractionGame& game) const
    {
        const auto amounts = game.set().amounts();
        const auto end = std::ranges::upper_bound(amounts, m_size);
        return take(amounts[m_chance.below(static_cast<std::uint64_t>(end - amounts.begin()))]);
    }

    Move operator()(const FibonacciNim&) const
    {
        return take(m_chance.between(1, std::min(m_position.quota, m_size)));
    }

    Move operator()(const MooreNim& game) const
    {
        std::vector<std::size_t> filled;
        for (std::size_t heap = 0; heap < m_position.heaps.size(); ++heap) {
            if (m_position.heaps[heap] != 0)
                filled.push_back(heap);
        }
        const std::size_t changed = m_chance.between(1, std::min<Count>(game.k(), filled.size()));
        for (std::size_t i = 0; i < changed; ++i)
            std::swap(filled[i], filled[i + m_chance.below(filled.size() - i)]);
        filled.resize(changed);
        std::ranges::sort(filled);
        std::vector<Take> takes;
        for (const std::size_t heap : filled)
            takes.push_back({heap, m_chance.between(1, m_position.heaps[heap])});
        return moveOf(std::move(takes));
    }

    Move operator()(const Wythoff&) const
    {
        const Count both = std::ranges::min(m_position.heaps);
        if (both == 0 || m_chance.below(3) != 0)
            return take(m_chance.between(1, m_size));
        const Count taken = m_chance.between(1, both);
        return {0, taken, {}, {{1, taken}}};
    }

    Move operator()(const Euclid&) const
    {
        const std::size_t larger = m_position.heaps[m_heap] >= m_position.heaps[1 - m_heap] ? m_heap : 1 - m_heap;
        const Count unit = m_position.heaps[1 - larger];
        return {larger, unit * m_chance.between(1, m_position.heaps[larger] / unit)};
    }

    Move operator()(const LaskersNim&) const
    {
        if (m_size >= 2 && m_chance.below(2) == 0)
            return split(0, m_chance.between(1, m_size / 2));
        return take(m_chance.between(1, m_size));
    }

    Move operator()(const GrundysGame&) const { return split(0, m_chance.between(1, (m_size - 1) / 2)); }

    /// First an amount and a number of pieces that the code allows.
    Move operator()(const TakeAndBreakGame& game) const
    {
        const TakeAndBreakCode& code = game.code();
        std::vector<std::pair<Count, int>> ways;
        for (Count amount = 0; amount <= std::min<Count>(m_size, code.last()); ++amount) {
            const Count rest = m_size - amount;
            if (rest == 0 ? code.mayEmpty(amount) : code.mayLeaveOne(amount))
                ways.emplace_back(amount, 1);
            if (rest >= 2 && code.mayLeaveTwo(amount))
                ways.emplace_back(amount, 2);
            if (rest >= 3 && code.mayLeaveThree(amount))
                ways.emplace_back(amount, 3);
        }
        const auto [amount, pieces] = ways[m_chance.below(ways.size())];
        const Count rest = m_size - amount;
        if (pieces == 1)
            return take(amount);
        if (pieces == 2)
            return split(amount, m_chance.between(1, rest / 2));
        const Count first = m_chance.between(1, rest / 3);
        return split(amount, first, m_chance.between(first, (rest - first) / 2));
    }

    Move operator()(const Cutcake&) const
    {
        Move move{m_heap / 2, 0};
        move.pieces.first = m_chance.between(1, m_size - 1);
        move.cutter = m_player;
        return move;
    }

private:
    Move take(Count amount) const { return {m_heap, amount}; }
    Move split(Count amount, Count first, Count second = 0) const { return {m_heap, amount, {first, second}}; }

    const Position& m_position;
    std::size_t m_heap;
    Count m_size;
    Chance& m_chance;
    Cutter m_player;
};

/// Whether a move can be made in that heap, or across that side of a block.
bool canMoveIn(const Component& part, std::size_t heap, Cutter player)
{
    const Count size = part.position.heaps[heap];
    switch (part.rules.layout()) {
    case Layout::Heaps: return part.rules.canMove(Position{{size}});
    case Layout::Pair: return size != 0 && part.rules.canMove(part.position);
    case Layout::Quota: return part.rules.canMove(part.position);
    case Layout::Blocks: break;
    }
    return size >= 2 && (heap % 2 == 0) == (player == Cutter::Left);
}

/// Bounds of the moves of one position, in a wide number: a million heaps of 2^63 do not pass it.
struct MoveCount {
    const Position& position;
    Cutter player;

    template <class G>
    Wide operator()(const G&) const
    {
        return wideSum(position.heaps, [](Count heap) { return Wide{heap}; });
    }

    Wide operator()(const BashGame& game) const
    {
        return wideSum(position.heaps, [most = game.m()](Count heap) { return Wide{std::min(heap, most)}; });
    }

    Wide operator()(const SubtractionGame& game) const
    {
        return Wide{game.set().amounts().size()} * position.heaps.size();
    }

    Wide operator()(const FibonacciNim&) const { return position.quota; }

    Wide operator()(const MooreNim&) const
    {
        Wide all = 1;
        for (const Count heap : position.heaps)
            all = std::min<Wide>(maxCount, all * (Wide{heap} + 1));
        return all;
    }

    Wide operator()(const Wythoff&) const { return 3 * Wide{std::ranges::max(position.heaps)}; }

    Wide operator()(const Euclid&) const
    {
        const auto [smaller, larger] = std::ranges::minmax(position.heaps);
        return smaller == 0 ? 0 : 2 * (larger / smaller);
    }

    Wide operator()(const LaskersNim&) const
    {
        return wideSum(position.heaps, [](Count heap) { return Wide{heap} + heap / 2; });
    }

    Wide operator()(const TakeAndBreakGame& game) const
    {
        unsigned all = 0;
        for (Count amount = 0; amount <= game.code().last(); ++amount)
            all |= game.code().digit(amount);
        return wideSum(position.heaps, [all, ways = game.code().last() + 1](Count heap) {
            const Wide splits = (all & 8U) != 0 ? std::min<Wide>(maxCount, product(heap, heap)) : (all & 4U) != 0 ? heap : 1;
            return std::min<Wide>(maxCount, splits * ways);
        });
    }

    Wide operator()(const Cutcake&) const
    {
        Wide all = 0;
        for (std::size_t side = player == Cutter::Right ? 1 : 0; side < position.heaps.size(); side += 2)
            all += position.heaps[side] - 1;
        return all;
    }
};

/// All legal moves of a part; of Cutcake the player's own, since the other's may be without number.
std::vector<Move> movesOf(const Component& part, Cutter player)
{
    if (const auto* cutcake = std::get_if<Cutcake>(&part.rules.game()))
        return cutcake->legalMoves(part.position, player);
    return part.rules.legalMoves(part.position);
}

}  // namespace

std::optional<MoveInSum> randomMove(const GameSum& sum, Seed seed, Cutter player)
{
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        for (std::size_t heap = 0; heap < sum.components()[part].position.heaps.size(); ++heap) {
            if (canMoveIn(sum.components()[part], heap, player))
                places.emplace_back(part, heap);
        }
    }
    if (places.empty())
        return std::nullopt;
    Chance chance(seed);
    const auto [part, heap] = places[chance.below(places.size())];
    const auto& [rules, position] = sum.components()[part];
    return MoveInSum{part, std::visit(Draw(position, heap, chance, player), rules.game())};
}

Count moveCountBound(const GameSum& sum, Cutter player)
{
    Wide all = 0;
    for (const auto& [rules, position] : sum.components())
        all += std::visit(MoveCount{position, player}, rules.game());
    return static_cast<Count>(std::min<Wide>(maxCount, all));
}

std::vector<MoveInSum> someMoves(const GameSum& sum, std::size_t most, Seed seed, Cutter player)
{
    std::vector<MoveInSum> moves;
    if (moveCountBound(sum, player) > most) {
        Chance chance(seed);
        while (moves.size() < most) {
            auto move = randomMove(sum, chance.below(maxCount), player);
            if (!move)
                break;
            moves.push_back(*std::move(move));
        }
        return moves;
    }
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        for (Move& move : movesOf(sum.components()[part], player))
            moves.push_back({part, std::move(move)});
    }
    return moves;
}

}  // namespace nimstone::play
