// The proof of Grundy values by mex. The steps are MexPositions, MexEnds, one MexValue for each position that has
// options, in the order of MexPositions, and MexConclusion.
#include "core/proofs/entry.h"

#include <algorithm>

#include "core/proofs/prove/subjects/position_graph.h"
#include "core/proofs/prove/subjects/small_sum.h"
#include "core/sum/sum_notation.h"

namespace nimstone::proof {

namespace {

/// The largest number of positions in a proof, including the user's position.
constexpr std::size_t maxMexPositions = 32;

/// The largest heap size for which moves are listed.
constexpr Count maxMexHeap = 100;

/// The impartial games under normal play.
std::vector<std::string_view> mexGames()
{
    return gamesWith([](const Rules& rules) { return !rules.obstacle(); });
}

std::optional<Refusal> refuseLarge(Subject subject, Given)
{
    return refuseGraph(subject.components().front(), maxMexHeap, maxMexPositions);
}

GameSum nearestSmall(Subject subject)
{
    return shrunk(subject, mexGames(), "nim", [](const GameSum& sum) { return !refuseLarge(sum, std::nullopt); });
}

/// Draws positions until it has drawn one from which 5 to 18 positions can be reached.
GameSum randomSmall(Seed seed)
{
    Chance chance(seed);
    while (true) {
        GameSum sum = randomSubject(chance, {"nim", "wythoff", "kayles", "subtraction(1,3,4)", "grundy-game", "lasker-nim",
                                          "dawson-kayles", "octal(0.137)", "fibonacci-nim"},
                                 9);
        const auto graph = refuseLarge(sum, std::nullopt) ? std::nullopt : graphOf(sum.components().front(), 18);
        if (graph && graph->size() >= 5)
            return sum;
    }
}

std::vector<Count> distinct(std::vector<Count> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// The mex of `values`, which are in ascending order, each once.
Count mexOf(const std::vector<Count>& values)
{
    Count least = 0;
    while (least < values.size() && values[least] == least)
        ++least;
    return least;
}

Steps mexSteps(const Proof& proof)
{
    const Component& subject = proof.subject.components().front();
    const PositionGraph graph = *graphOf(subject, maxMexPositions);
    const auto numbersAt = [&](std::size_t place) { return subject.rules.numbersOf(graph.positions[place]); };
    MexPositions all;
    std::size_t ends = 0;
    for (std::size_t place = 0; place < graph.size(); ++place) {
        all.positions.push_back({numbersAt(place), graph.longest[place]});
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
        made.push_back(MexValue{place, numbersAt(place), graph.options[place], found, values.back()});
    }
    MexConclusion conclusion{values.back(), {}, values.back() == 0 ? Outcome::P : Outcome::N};
    std::ranges::copy_if(graph.options.back(), std::back_inserter(conclusion.lost),
                         [&values](std::size_t option) { return values[option] == 0; });
    made.push_back(conclusion);
    return made;
}

}  // namespace

std::vector<Entry> mexEntries()
{
    return {{Theorem::Mex, mexGames(), refuseLarge, mexSteps, nearestSmall, randomSmall}};
}

}  // namespace nimstone::proof
