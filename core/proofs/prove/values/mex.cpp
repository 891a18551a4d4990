#include "core/proofs/prove/values/mex.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/proofs/prove/subjects/position_graph.h"
#include "core/proofs/prove/subjects/small_sum.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

/// Impartial games under normal play in which a position says all of what may be done next.
constexpr std::array<std::string_view, 16> games{
    "nim",    "wythoff",       "subtraction",   "bash",        "kayles",      "octal",      "hexadecimal", "dawson-kayles",
    "dawsons-chess", "treblecross", "grundy-game", "lasker-nim", "staircase-nim", "coins",       "euclid",     "moore-nim",
};

std::optional<Refusal> refuseLarge(const GameSum& subject, const std::optional<Move>&)
{
    return refuseGraph(subject.components().front(), maxMexHeap, maxMexPositions);
}

GameSum nearestSmall(const GameSum& subject)
{
    return shrunk(subject, games, "nim",
                  [](const GameSum& sum) { return !refuseLarge(sum, std::nullopt); });
}

/// With some positions to look at, and not all too many.
GameSum randomSmall(Seed seed)
{
    Chance chance(seed);
    while (true) {
        GameSum sum = randomSubject(chance, {"nim", "wythoff", "kayles", "subtraction(1,3,4)", "grundy-game", "lasker-nim",
                                          "dawson-kayles", "octal(0.137)"},
                                 9);
        const auto graph = refuseLarge(sum, std::nullopt) ? std::nullopt : graphOf(sum.components().front(), 18);
        if (graph && graph->size() >= 5)
            return sum;
    }
}

std::vector<Count> distinct(std::vector<Count> values)
{
    std::ranges::sort(values);
    const auto repeated = std::ranges::unique(values);
    values.erase(repeated.begin(), repeated.end());
    return values;
}

/// The least number that is not among these, which are ascending, each once.
Count mexOf(const std::vector<Count>& values)
{
    Count least = 0;
    while (least < values.size() && values[least] == least)
        ++least;
    return least;
}

Steps steps(const GameSum& subject, const std::optional<Move>&)
{
    return mexSteps(subject);
}

}  // namespace

Steps mexSteps(const GameSum& subject)
{
    const PositionGraph graph = *graphOf(subject.components().front(), maxMexPositions);
    MexPositions all;
    std::size_t ends = 0;
    for (std::size_t place = 0; place < graph.size(); ++place) {
        all.positions.push_back({graph.positions[place].heaps, graph.longest[place]});
        all.moves += graph.options[place].size();
        ends += graph.options[place].empty() ? 1 : 0;
    }
    Steps made{all, MexEnds{ends, 0, Outcome::P}};
    std::vector<Count> values(ends, 0);
    for (std::size_t place = ends; place < graph.size(); ++place) {
        std::vector<Count> found;
        for (const std::size_t option : graph.options[place])
            found.push_back(values[option]);
        found = distinct(std::move(found));
        values.push_back(mexOf(found));
        made.push_back(MexValue{place, graph.positions[place].heaps, graph.options[place], found, values.back()});
    }
    MexConclusion conclusion{values.back(), {}, values.back() == 0 ? Outcome::P : Outcome::N};
    std::ranges::copy_if(graph.options.back(), std::back_inserter(conclusion.lost),
                         [&values](std::size_t option) { return values[option] == 0; });
    made.push_back(conclusion);
    return made;
}

std::span<const Entry> mexEntries()
{
    static const std::array entries{Entry{Theorem::Mex, games, refuseLarge, steps, nearestSmall, randomSmall}};
    return entries;
}

}  // namespace nimstone::proof
