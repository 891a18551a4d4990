#include "core/proofs/prove/subjects/position_graph.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "core/sum/game_tree.h"

namespace nimstone::proof {

namespace {

PositionGraph inOrder(const GameTree& tree)
{
    const auto& nodes = tree.nodes();
    const auto positionOf = [&nodes](std::size_t node) -> const Position& { return nodes[node].position.components().front().position; };
    std::vector<std::size_t> order(nodes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t node) {
        return std::tuple(nodes[node].height, totalStones(positionOf(node)).stones, positionOf(node));
    });
    std::vector<std::size_t> placeOf(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        placeOf[order[place]] = place;
    PositionGraph graph;
    for (const std::size_t node : order) {
        graph.positions.push_back(positionOf(node));
        graph.longest.push_back(nodes[node].height - 1);
        std::vector<std::size_t> options;
        for (const std::size_t option : nodes[node].options)
            options.push_back(placeOf[option]);
        std::ranges::sort(options);
        graph.options.push_back(std::move(options));
    }
    return graph;
}

}  // namespace

std::optional<PositionGraph> graphOf(const Component& part, std::size_t most)
{
    struct Explored {
        Component part;
        std::size_t most;
        std::optional<PositionGraph> graph;
    };
    // Caches the last result, because callers first ask whether the graph is small enough and then ask for the graph.
    thread_local std::optional<Explored> last;
    if (!last || last->most != most || last->part != part) {
        const auto tree = GameTree::whole(GameSum(part), most);
        last = Explored{part, most, tree ? std::optional(inOrder(*tree)) : std::nullopt};
    }
    return last->graph;
}

}  // namespace nimstone::proof
