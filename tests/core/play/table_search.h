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
        const std::string key = print(table) + "LR "[player == Cutter::Left ? 0 : player == Cutter::Right ? 1 : 2];
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

    std::map<std::string, Decided> m_decided;
};

}  // namespace nimstone::tests
