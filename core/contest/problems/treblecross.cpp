#include "core/contest/problems/treblecross.h"

#include <algorithm>

namespace nimstone::contest {

namespace {

bool isCross(std::string_view row, std::size_t cell)
{
    return cell < row.size() && row[cell] == 'X';
}

/// True if an X in this cell makes three adjacent X. An index below 0 becomes a very large number, for which isCross
/// returns false.
bool completes(std::string_view row, std::size_t cell)
{
    return row[cell] == '.'
        && ((isCross(row, cell - 2) && isCross(row, cell - 1)) || (isCross(row, cell - 1) && isCross(row, cell + 1))
            || (isCross(row, cell + 1) && isCross(row, cell + 2)));
}

bool isFree(std::string_view row, std::size_t cell)
{
    return !isCross(row, cell - 2) && !isCross(row, cell - 1) && !isCross(row, cell) && !isCross(row, cell + 1)
        && !isCross(row, cell + 2);
}

/// Of `cells` free cells on one side of a new X, the number that remain usable: the two cells next to the X do not.
std::size_t withoutTwo(std::size_t cells)
{
    return cells - std::min<std::size_t>(cells, 2);
}

struct Run {
    std::size_t begin;
    std::size_t length;
};

std::vector<Run> freeRuns(std::string_view row)
{
    std::vector<Run> runs;
    for (std::size_t cell = 0; cell < row.size(); ++cell) {
        if (!isFree(row, cell))
            continue;
        if (!runs.empty() && runs.back().begin + runs.back().length == cell)
            ++runs.back().length;
        else
            runs.push_back({cell, 1});
    }
    return runs;
}

}  // namespace

std::vector<std::size_t> Treblecross::winningCells(std::string_view row)
{
    std::vector<std::size_t> winning;
    for (std::size_t cell = 0; cell < row.size(); ++cell) {
        if (completes(row, cell))
            winning.push_back(cell);
    }
    if (!winning.empty())
        return winning;

    const std::vector<Run> runs = freeRuns(row);
    Count sum = 0;
    for (const Run& run : runs)
        sum ^= runValue(run.length);
    for (const Run& run : runs) {
        const Count others = sum ^ runValue(run.length);
        for (std::size_t at = 0; at < run.length; ++at) {
            const Count left = runValue(withoutTwo(at)) ^ runValue(withoutTwo(run.length - at - 1));
            if (left == others)
                winning.push_back(run.begin + at);
        }
    }
    return winning;
}

}  // namespace nimstone::contest
