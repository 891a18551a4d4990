// The exhaustive search over tables of any game, by the rules alone: the oracle of verdicts and opponents.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "core/table/table_notation.h"

namespace nimstone::tests {

/// The legal moves of a small table for whoever cuts.
inline std::vector<TableMove> legalMoves(const Table& table, Cutter cutter)
{
    std::vector<TableMove> moves;
    for (std::size_t part = 0; part < table.parts().size(); ++part) {
        for (const Move& move : table.parts()[part].rules.legalMoves(table.parts()[part].position)) {
            if (move.cutter == cutter)
                moves.push_back({part, move});
        }
    }
    return moves;
}

class TableSearch {
public:
    bool wins(const Table& table, Cutter player) { return decided(table, player).wins; }

    /// How many moves the game can last.
    Count longest(const Table& table, Cutter player) { return decided(table, player).longest; }

    std::size_t winningMoves(const Table& table, Cutter player)
    {
        return static_cast<std::size_t>(std::ranges::count_if(legalMoves(table, player), [&](const TableMove& move) {
            return !wins(table.play(move).value(), opponent(player));
        }));
    }

private:
    struct Decided {
        bool wins;
        Count longest;
    };

    Decided decided(const Table& table, Cutter player)
    {
        const std::string key = print(inOrder(table)) + "LR "[player == Cutter::Left ? 0 : player == Cutter::Right ? 1 : 2];
        if (const auto known = m_decided.find(key); known != m_decided.end())
            return known->second;
        const auto moves = legalMoves(table, player);
        Decided all{moves.empty() && table.isMisere(), 0};
        for (const TableMove& move : moves) {
            const Decided after = decided(table.play(move).value(), opponent(player));
            all.wins = all.wins || !after.wins;
            all.longest = std::max(all.longest, after.longest + 1);
        }
        return m_decided[key] = all;
    }

    /// Heaps that are free of each other in order and without empty ones: there are far fewer positions to decide.
    static Table inOrder(Table table)
    {
        for (std::size_t part = 0; part < table.parts().size(); ++part) {
            const Rules& rules = table.parts()[part].rules;
            if (rules.layout() == Layout::Blocks)
                table.replace(part, blocksInOrder(table.parts()[part].position));
            if (rules.layout() != Layout::Heaps || std::holds_alternative<StaircaseNim>(rules.game()))
                continue;
            Position position = table.parts()[part].position;
            std::ranges::sort(position.heaps);
            const auto filled = std::ranges::upper_bound(position.heaps, Count{0});
            position.heaps.erase(position.heaps.begin(), std::min(filled, position.heaps.end() - 1));
            table.replace(part, std::move(position));
        }
        return table;
    }

    static Position blocksInOrder(const Position& position)
    {
        std::vector<std::pair<Count, Count>> blocks;
        for (std::size_t side = 0; side < position.heaps.size(); side += 2)
            blocks.emplace_back(position.heaps[side], position.heaps[side + 1]);
        std::ranges::sort(blocks);
        while (blocks.size() > 1 && blocks.front() == std::pair(Count{1}, Count{1}))
            blocks.erase(blocks.begin());
        Position ordered;
        for (const auto& [first, second] : blocks)
            ordered.heaps.insert(ordered.heaps.end(), {first, second});
        return ordered;
    }

    std::map<std::string, Decided> m_decided;
};

}  // namespace nimstone::tests
