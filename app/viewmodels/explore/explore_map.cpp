#include "app/viewmodels/explore/explore_map.h"

#include <algorithm>
#include <atomic>

#include "app/viewmodels/play/play_setup_games.h"
#include "app/wording/errors.h"
#include "app/wording/play/positions.h"
#include "core/conjecture/conjecture.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using explore::Cell;
using explore::MapTable;
using explore::Plane;

namespace {

constexpr std::size_t mostArrows = 8;

/// The number of rows and columns of a map of a claim. It is small, because a claim is checked in each cell.
constexpr Count mostClaimed = 1024;

QPoint pointOf(Cell cell)
{
    return {static_cast<int>(std::min<Count>(cell.across, 1'000'000'000)), static_cast<int>(std::min<Count>(cell.up, 1'000'000'000))};
}

Cell cellOf(QPoint point)
{
    return {static_cast<Count>(point.x()), static_cast<Count>(point.y())};
}

}  // namespace

ExploreMap::ExploreMap(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreMap::changed);
    connect(this, &ExploreMap::changed, this, &ExploreMap::kindsChanged);
    connect(this, &ExploreMap::claimChanged, this, &ExploreMap::rebuild);
    connect(this, &ExploreMap::showsReachChanged, this, &ExploreMap::findReach);
    connect(this, &ExploreMap::showsReachChanged, this, &ExploreMap::changed);
}

QString ExploreMap::problem() const
{
    return there() || !session() ? QString() : tr("A map needs a position with two numbers.");
}

QStringList ExploreMap::places() const
{
    QStringList names;
    if (!m_plane)
        return names;
    for (const Component& part : m_plane->sum().components()) {
        for (const QString& name : numberNames(part)) {
            //: A number of a sum: %1 is one of the numbers of a component, such as "Row 1", %2 is the component, such
            //: as "Kayles (7)". The text begins with %1
            names << (m_plane->sum().isSum() ? tr("%1 of %2").arg(name, wording::positionName(part)) : name);
        }
    }
    return names;
}

std::optional<Plane> ExploreMap::planeOf(const GameSum& sum) const
{
    const auto two = explore::withTwoPlaces(sum);
    if (!two)
        return std::nullopt;
    const auto places = explore::placesOf(*two);
    const bool known = static_cast<std::size_t>(std::max(m_across, m_up)) < places.size();
    return Plane(*two, places[static_cast<std::size_t>(known ? m_across : 0)], places[static_cast<std::size_t>(known ? m_up : 1)]);
}

void ExploreMap::setPlaces(int across, int up)
{
    m_across = across;
    m_up = up;
    m_plane.reset();
    look();
}

void ExploreMap::setValues(bool values)
{
    if (std::exchange(m_valuesWanted, values) != values)
        rebuild();
}

QString ExploreMap::other() const
{
    return m_other ? QString::fromStdString(print(m_other->sum())) : QString();
}

bool ExploreMap::compareWith(const QString& game)
{
    const std::string written = game.trimmed().toStdString();
    m_otherText = game;
    m_otherProblem.clear();
    const bool had = std::exchange(m_other, std::nullopt).has_value();
    if (!m_plane)
        return true;
    auto sum = parseSum(written);
    // If the text is only the name of a game, the position of this map supplies the numbers.
    if (const auto rules = parseGame(written); !sum && rules) {
        Component part{*rules, m_plane->sum().components().front().position};
        if (rules->layout() == Layout::Quota && part.position.quota == noQuota)
            part.position = {{part.position.heaps.front()}, part.position.heaps.front()};
        if (!(*rules)->checkShape(part.position))
            sum = GameSum(std::move(part));
    }
    auto other = sum ? planeOf(*sum) : std::nullopt;
    if (!sum && !written.empty())
        m_otherProblem = wording::atColumn(sum.error());
    else if (sum && (!other || other->isPartisan()))
        m_otherProblem = tr("%1 cannot be compared: a map needs two numbers and an impartial game.").arg(wording::positionName(*sum));
    else
        m_other = std::move(other);
    if (had || m_other)
        rebuild();
    else
        Q_EMIT changed();
    return m_otherProblem.isEmpty();
}

void ExploreMap::word()
{
    if (!m_otherProblem.isEmpty())
        compareWith(m_otherText);
}

QPoint ExploreMap::cursor() const
{
    return m_plane ? pointOf(m_plane->here()) : QPoint(-1, -1);
}

void ExploreMap::look()
{
    const bool same = m_plane && m_plane->cellOf(session()->sum());
    m_plane = planeOf(session()->sum());
    if (!same) {
        m_other.reset();
        m_otherProblem.clear();
        rebuild();
    }
    findReach();
    findArrows();
    m_scrollPending = true;
    follow();
    Q_EMIT cursorChanged();
}

void ExploreMap::point()
{
    const auto sum = parseSum(session()->pointed().toStdString());
    const auto cell = sum && m_plane ? m_plane->cellOf(*sum) : std::nullopt;
    const QPoint pointed = cell ? pointOf(*cell) : QPoint(-1, -1);
    if (std::exchange(m_pointed, pointed) != pointed)
        findArrows();
}

std::optional<GameSum> ExploreMap::sumAt(QPoint cell) const
{
    return m_plane && cell.x() >= 0 && cell.y() >= 0 ? m_plane->at(cellOf(cell)) : std::nullopt;
}

void ExploreMap::choose(QPoint cell)
{
    if (auto sum = sumAt(cell))
        session()->choose(*std::move(sum));
}

void ExploreMap::pointAt(QPoint cell)
{
    const auto sum = sumAt(cell);
    session()->setPointed(sum ? QString::fromStdString(print(*sum)) : QString());
}

void ExploreMap::seek(int direction, bool diagonally)
{
    const QPoint step(direction, diagonally ? direction : 0);
    for (QPoint at = cursor() + step; isDone(at); at += step) {
        if (m_table->marked(cellOf(at)))
            return choose(at);
    }
}

void ExploreMap::rebuild()
{
    m_table.reset();
    m_work.stop();
    if (!m_work.busy())
        work();
    Q_EMIT changed();
}

void ExploreMap::work()
{
    if (!m_plane)
        return;
    // The table of cells is shown while it is being filled.
    const auto growing = std::make_shared<std::atomic<std::shared_ptr<MapTable>>>();
    const auto take = [this, growing](auto&&...) {
        if (!m_work.isStopping())
            m_table = growing->load();
        else if (!m_work.busy())
            work();
        follow();
        Q_EMIT changed();
    };
    m_work.start(
        [growing, plane = *m_plane, other = m_other, claim = m_claim.toStdString(), values = values()](const std::stop_token& stop, const WorkProgress& progress) {
            const Count side = !claim.empty() ? mostClaimed : values ? Plane::mostWithValues : Plane::mostCells;
            explore::PlaneRows rows = plane.rows(side, values);
            // Rows that are computed cell by cell get a table with values, in which noPosition marks a cell without a position.
            const bool told = (values || rows.side < Plane::mostWithValues) && !other && claim.empty();
            if (other)
                rows = explore::differences(std::move(rows), other->rows(side, false));
            if (auto made = conjecture::Conjecture::make(claim, plane.sum().components().front().rules); !claim.empty() && made)
                rows = explore::differences(std::move(rows), explore::claimRows(*made, side));
            const auto table = std::make_shared<MapTable>(rows.side, told);
            growing->store(table);
            table->fill(rows, stop, [&] { progress(table->done(), table->side()); });
            return true;
        },
        take, take);
}

void ExploreMap::findReach()
{
    m_reach.clear();
    m_reaching.stop();
    if (m_showsReach && outcomesOffered() && !m_reaching.busy()) {
        m_reaching.start([plane = *m_plane](const std::stop_token& stop, const WorkProgress&) { return plane.reaching(plane.here(), stop); },
                         [this](std::vector<Cell> found) {
            if (m_reaching.isStopping())
                return findReach();
            m_reach = std::move(found);
            Q_EMIT changed();
        });
    }
}

void ExploreMap::findArrows()
{
    m_arrows.clear();
    // The number of moves is limited, because this code runs at each movement of the pointer.
    const QPoint from = m_pointed.x() >= 0 ? m_pointed : cursor();
    for (const Cell cell : m_plane ? m_plane->winningCells(cellOf(from), mostArrows) : std::vector<Cell>())
        m_arrows << QVariant(pointOf(cell));
    Q_EMIT pointedChanged();
}

}  // namespace nimstone
