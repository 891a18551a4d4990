#include "core/proofs/prove/subjects/position_graph.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace nimstone::proof {

namespace {

/// Goes out from a position move by move, the nearest positions first: where there are too many, that is soon seen.
class Explorer {
public:
    Explorer(const Rules& rules, std::size_t most) : m_rules(rules), m_most(most) {}

    /// False where there are more positions than that.
    bool explore(const Position& start)
    {
        placeOf(start);
        for (std::size_t place = 0; place < m_found.size(); ++place) {
            const Position position = m_found.positions[place];
            std::set<std::size_t> options;
            for (const Move& move : m_rules.legalMoves(position)) {
                options.insert(placeOf(m_rules.plain(*m_rules.play(position, move))));
                if (m_found.size() > m_most)
                    return false;
            }
            m_found.options.emplace_back(options.begin(), options.end());
        }
        m_found.longest.assign(m_found.size(), unknown);
        measure(0);
        return true;
    }

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
    static constexpr Count unknown = maxCount;

    std::size_t placeOf(const Position& position)
    {
        const auto [known, isNew] = m_places.try_emplace(position, m_found.size());
        if (isNew)
            m_found.positions.push_back(position);
        return known->second;
    }

    /// How long a game from there can last. No deeper than there are positions.
    Count measure(std::size_t place)
    {
        if (m_found.longest[place] == unknown) {
            Count longest = 0;
            for (const std::size_t option : m_found.options[place])
                longest = std::max(longest, measure(option) + 1);
            m_found.longest[place] = longest;
        }
        return m_found.longest[place];
    }

    const Rules& m_rules;
    std::size_t m_most;
    PositionGraph m_found;  ///< in the order in which they were come to
    std::map<Position, std::size_t> m_places;
};

}  // namespace

std::optional<PositionGraph> graphOf(const Component& part, std::size_t most)
{
    struct Explored {
        Component part;
        std::size_t most;
        std::optional<PositionGraph> graph;
    };
    // Whether there is a graph, and the graph itself, are asked for one after the other.
    thread_local std::optional<Explored> last;
    if (!last || last->most != most || last->part != part) {
        Explorer explorer(part.rules, most);
        const bool isSmall = explorer.explore(part.rules.plain(part.position));
        last = Explored{part, most, isSmall ? std::optional(explorer.sorted()) : std::nullopt};
    }
    return last->graph;
}

}  // namespace nimstone::proof
