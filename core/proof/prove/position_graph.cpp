#include "core/proof/prove/position_graph.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace nimstone::proof {

namespace {

class Explorer {
public:
    Explorer(const Rules& rules, std::size_t most) : m_rules(rules), m_most(most) {}

    /// The place of the position in the order in which they were come to; none where there are too many.
    std::optional<std::size_t> explore(const Position& position)
    {
        if (const auto known = m_places.find(position); known != m_places.end())
            return known->second;
        // A longer game has more positions than that.
        if (m_depth == m_most)
            return std::nullopt;
        ++m_depth;
        const auto place = exploreOptions(position);
        --m_depth;
        return place;
    }

private:
    std::optional<std::size_t> exploreOptions(const Position& position)
    {
        std::set<Position> options;
        for (const Move& move : m_rules.legalMoves(position)) {
            options.insert(plainForm(m_rules, *m_rules.play(position, move)));
            if (options.size() >= m_most)
                return std::nullopt;
        }
        std::vector<std::size_t> places;
        Count longest = 0;
        for (const Position& option : options) {
            const auto place = explore(option);
            if (!place)
                return std::nullopt;
            places.push_back(*place);
            longest = std::max(longest, m_found.longest[*place] + 1);
        }
        if (m_found.size() == m_most)
            return std::nullopt;
        m_found.positions.push_back(position);
        m_found.longest.push_back(longest);
        m_found.options.push_back(std::move(places));
        return m_places[position] = m_found.size() - 1;
    }

public:
    PositionGraph sorted() const
    {
        std::vector<std::size_t> order(m_found.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [this](std::size_t place) {
            const Position& position = m_found.positions[place];
            return std::tuple(m_found.longest[place], totalStones(position).stones, position.heaps);
        });
        std::vector<std::size_t> placeOf(order.size());
        for (std::size_t place = 0; place < order.size(); ++place)
            placeOf[order[place]] = place;
        PositionGraph graph;
        for (const std::size_t found : order) {
            graph.positions.push_back(m_found.positions[found]);
            graph.longest.push_back(m_found.longest[found]);
            std::vector<std::size_t> options;
            for (const std::size_t option : m_found.options[found])
                options.push_back(placeOf[option]);
            std::ranges::sort(options);
            graph.options.push_back(std::move(options));
        }
        return graph;
    }

private:
    const Rules& m_rules;
    std::size_t m_most;
    std::size_t m_depth = 0;
    PositionGraph m_found;
    std::map<Position, std::size_t> m_places;
};

}  // namespace

Position plainForm(const Rules& rules, Position position)
{
    // A step of a staircase is not like another.
    if (rules.entry().name == "staircase-nim")
        return position;
    if (rules.layout() == Layout::Heaps) {
        std::erase(position.heaps, Count{0});
        if (position.heaps.empty())
            position.heaps.push_back(0);
    }
    std::ranges::sort(position.heaps);
    return position;
}

std::optional<PositionGraph> graphOf(const Part& part, std::size_t most)
{
    struct Explored {
        Part part;
        std::size_t most;
        std::optional<PositionGraph> graph;
    };
    // Whether there is a graph, and the graph itself, are asked for one after the other.
    thread_local std::optional<Explored> last;
    if (!last || last->most != most || last->part != part) {
        Explorer explorer(part.rules, most);
        const bool isSmall = explorer.explore(plainForm(part.rules, part.position)).has_value();
        last = Explored{part, most, isSmall ? std::optional(explorer.sorted()) : std::nullopt};
    }
    return last->graph;
}

}  // namespace nimstone::proof
