#include "app/viewmodels/play/play_letters.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace nimstone {

namespace {

/// The largest number of letters side by side across a lane. A lane is a line on the board along which moves have their
/// letters.
constexpr std::size_t mostAcross = 3;

/// Neighboring moves on a lane that share a letter, and the range that they cover on the lane.
struct Run {
    double from = 0;
    double to = 0;
    const LetteredMove* middle = nullptr;
    std::vector<const LetteredMove*> moves;
};

bool isDown(const QLineF& lane) { return std::abs(lane.dy()) > std::abs(lane.dx()); }
double along(const QLineF& lane, QPointF point) { return isDown(lane) ? point.y() : point.x(); }

std::vector<Run> runsOf(std::vector<const LetteredMove*> moves, const QLineF& lane, double size)
{
    std::ranges::stable_sort(moves, {}, [&lane](const LetteredMove* one) { return along(lane, one->place.point); });
    std::vector<Run> runs;
    for (const LetteredMove* one : moves) {
        const double at = along(lane, one->place.point);
        if (runs.empty() || runs.back().moves.back()->good != one->good || at - runs.back().to > 2 * size)
            runs.push_back({at, at, one, {}});
        runs.back().to = at;
        runs.back().moves.push_back(one);
    }
    for (Run& run : runs)
        run.middle = run.moves[run.moves.size() / 2];
    return runs;
}

/// Increases the places so that the distance from each place to the next is at least `size`.
void spread(std::vector<double>& places, double size)
{
    for (std::size_t i = 1; i < places.size(); ++i)
        places[i] = std::max(places[i], places[i - 1] + size);
}

/// Moves the places so that the distance between neighbors is at least `size`, and the places are within `from` …
/// `to` if this range is long enough.
void spreadWithin(std::vector<double>& places, double size, double from, double to)
{
    for (double& place : places)
        place = std::clamp(place, std::min(from, to), std::max(from, to));
    spread(places, size);
    if (places.empty() || places.back() <= to)
        return;
    places.back() = to;
    for (std::size_t i = places.size() - 1; i-- > 0;)
        places[i] = std::min(places[i], places[i + 1] - size);
}

bool addLane(std::vector<Letter>& letters, const std::vector<const LetteredMove*>& moves, double size)
{
    const QLineF lane = moves.front()->place.lane->line;
    const bool down = isDown(lane);
    const std::vector<Run> runs = runsOf(moves, lane, size);
    const double from = std::min(down ? lane.y1() : lane.x1(), down ? lane.y2() : lane.x2());
    const double to = std::max(down ? lane.y1() : lane.x1(), down ? lane.y2() : lane.x2());
    const double room = to - from + size;
    const auto across = static_cast<std::size_t>(std::ceil(static_cast<double>(runs.size()) * size / std::max(room, size)));
    if (across > mostAcross)
        return false;
    for (std::size_t column = 0; column < across; ++column) {
        std::vector<double> places;
        for (std::size_t i = column; i < runs.size(); i += across)
            places.push_back((runs[i].from + runs[i].to) / 2);
        spreadWithin(places, size, from, to);
        const double aside = (static_cast<double>(column) - static_cast<double>(across - 1) / 2) * size;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Run& run = runs[column + i * across];
            const QPointF own = run.middle->place.point;
            Letter letter{down ? QPointF(own.x() + aside, places[i]) : QPointF(places[i], own.y() + aside), run.middle->good,
                          run.middle->move, run.middle->place.right, {}, run.moves.size()};
            if (run.moves.size() > 1)
                letter.span = down ? QRectF(own.x(), run.from, 0, run.to - run.from) : QRectF(run.from, own.y(), run.to - run.from, 0);
            letters.push_back(letter);
        }
    }
    return true;
}

}  // namespace

std::optional<std::vector<Letter>> arrangeLetters(const std::vector<LetteredMove>& moves, double size)
{
    std::vector<Letter> letters;
    std::map<int, std::vector<const LetteredMove*>> lanes;
    for (const LetteredMove& one : moves) {
        if (one.place.lane)
            lanes[one.place.lane->id].push_back(&one);
        else
            letters.push_back({one.place.point, one.good, one.move, one.place.right});
    }
    for (const auto& [id, lane] : lanes) {
        if (!addLane(letters, lane, size))
            return std::nullopt;
    }
    return letters;
}

}  // namespace nimstone
