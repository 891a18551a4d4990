// Searches any game or sum exhaustively, by the rules alone. Tests of verdicts and opponents compare with this search.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/sum/sum_notation.h"

namespace nimstone::tests {

/// Returns the legal moves of one player in a small position; the player is Cutter::None in impartial games.
inline std::vector<MoveInSum> legalMoves(const GameSum& sum, Cutter cutter)
{
    std::vector<MoveInSum> moves;
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        for (const Move& move : sum.components()[part].rules->legalMoves(sum.components()[part].position)) {
            if (move.cutter == cutter)
                moves.push_back({part, move});
        }
    }
    return moves;
}

class SumSearch {
public:
    bool wins(const GameSum& sum, Cutter player) { return decided(sum, player).wins; }

    /// Returns the largest number of moves that the game can last.
    Count longest(const GameSum& sum, Cutter player) { return decided(sum, player).longest; }

    /// Returns a key that is equal for positions that play alike: independent heaps are sorted, and empty ones are left out.
    static std::string keyOf(const GameSum& sum, Cutter player)
    {
        std::string key(1, "LR "[player == Cutter::Left ? 0 : player == Cutter::Right ? 1 : 2]);
        for (const Component& part : sum.components()) {
            key += part.rules.name();
            for (const Count heap : inOrder(part))
                key.append(reinterpret_cast<const char*>(&heap), sizeof heap);
            key.append(reinterpret_cast<const char*>(&part.position.quota), sizeof part.position.quota);
        }
        return key;
    }

    /// Returns the number of the player's winning moves.
    std::size_t winningMoves(const GameSum& sum, Cutter player) { return decided(sum, player).winning; }

private:
    struct Decided {
        bool wins;
        std::size_t winning;
        Count longest;
    };

    Decided decided(const GameSum& sum, Cutter player)
    {
        const std::string key = keyOf(sum, player);
        if (const auto known = m_decided.find(key); known != m_decided.end())
            return known->second;
        const auto moves = legalMoves(sum, player);
        Decided all{moves.empty() && sum.isMisere(), 0, 0};
        for (const MoveInSum& move : moves) {
            const Decided after = decided(sum.play(move).value(), opponent(player));
            all.winning += !after.wins;
            all.longest = std::max(all.longest, after.longest + 1);
        }
        all.wins = all.wins || all.winning != 0;
        return m_decided[key] = all;
    }

    static std::vector<Count> inOrder(const Component& part)
    {
        std::vector<Count> heaps = part.position.heaps;
        if (part.rules.layout() == Layout::Blocks)
            return blocksInOrder(heaps);
        if (part.rules.layout() != Layout::Heaps || part.rules.entry().ordered)
            return heaps;
        std::erase(heaps, Count{0});
        std::ranges::sort(heaps);
        return heaps;
    }

    static std::vector<Count> blocksInOrder(const std::vector<Count>& sides)
    {
        std::vector<std::pair<Count, Count>> blocks;
        for (std::size_t side = 0; side < sides.size(); side += 2)
            blocks.emplace_back(sides[side], sides[side + 1]);
        std::erase(blocks, std::pair(Count{1}, Count{1}));
        std::ranges::sort(blocks);
        std::vector<Count> ordered;
        for (const auto& [first, second] : blocks)
            ordered.insert(ordered.end(), {first, second});
        return ordered;
    }

    std::unordered_map<std::string, Decided> m_decided;
};

}  // namespace nimstone::tests
