#include "app/viewmodels/explore/explore_map.h"

#include <algorithm>

#include "app/viewmodels/play/play_setup_games.h"
#include "app/wording/errors.h"
#include "app/wording/names.h"
#include "core/conjecture/conjecture.h"
#include "core/games/golden/euclid.h"
#include "core/games/golden/wythoff.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using explore::Cell;
using explore::MapTable;
using explore::Plane;

namespace {

constexpr std::size_t mostArrows = 8;

/// A claim is computed cell by cell.
constexpr Count mostClaimed = 1024;

QPoint pointOf(Cell cell)
{
    return {static_cast<int>(std::min<Count>(cell.across, 1'000'000'000)), static_cast<int>(std::min<Count>(cell.up, 1'000'000'000))};
}

}  // namespace

ExploreMap::ExploreMap(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreMap::changed);
    connect(this, &ExploreMap::changed, this, &ExploreMap::pictureChanged);
    connect(this, &ExploreMap::grew, this, &ExploreMap::pictureChanged);
    connect(this, &ExploreMap::changed, this, &ExploreMap::kindsChanged);
}

ExploreMap::~ExploreMap()
{
    m_work.stop();
    m_reaching.stop();
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
            //: A number of a sum: %1 is a component, such as kayles:7, %2 one of its numbers, such as Heap 1
            names << (m_plane->sum().isSum() ? tr("%1: %2").arg(QString::fromStdString(print(part)), name) : name);
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
    const auto known = [&places](int place) { return static_cast<std::size_t>(place) < places.size(); };
    const auto place = [&](int index, int otherwise) { return places[static_cast<std::size_t>(known(m_across) && known(m_up) ? index : otherwise)]; };
    Plane plane(*two, place(m_across, 0), place(m_up, 1));
    return plane.across().quota ? Plane(*two, plane.up(), plane.across()) : plane;
}

void ExploreMap::setPlaces(int across, int up)
{
    if (across == up || (across == m_across && up == m_up))
        return;
    m_across = across;
    m_up = up;
    m_plane = planeOf(session()->sum());
    m_other.reset();
    rebuild();
    findReach();
    findArrows();
    Q_EMIT cursorChanged();
}

void ExploreMap::setValues(bool values)
{
    if (values == m_valuesWanted)
        return;
    m_valuesWanted = values;
    rebuild();
}

bool ExploreMap::goldenOffered() const
{
    if (!m_plane || m_plane->sum().isSum())
        return false;
    const Rules& rules = m_plane->sum().components().front().rules;
    return rules.as<Wythoff>() || rules.as<Euclid>();
}

QString ExploreMap::other() const
{
    return m_other ? QString::fromStdString(print(m_other->sum())) : QString();
}

bool ExploreMap::compareWith(const QString& game)
{
    m_otherProblem.clear();
    const auto end = [this](bool could) {
        rebuild();
        return could;
    };
    const bool had = m_other.has_value();
    m_other.reset();
    if (game.trimmed().isEmpty() || !m_plane)
        return had ? end(true) : true;
    const std::string written = game.trimmed().toStdString();
    auto sum = parseSum(written);
    if (!sum) {
        // A name alone is enough: the numbers are those of this map.
        if (const auto rules = parseGame(written)) {
            Component part{*rules, m_plane->sum().components().front().position};
            if (rules->layout() == Layout::Quota && part.position.quota == noQuota)
                part.position = {{part.position.heaps.front()}, part.position.heaps.front()};
            if (!rules->checkShape(part.position))
                sum = GameSum(std::move(part));
        }
    }
    if (!sum) {
        m_otherProblem = wording::atColumn(sum.error());
        return end(false);
    }
    auto other = planeOf(*sum);
    if (!other || other->isPartisan())
        m_otherProblem = tr("%1 cannot be compared: a map needs two numbers and an impartial game.").arg(QString::fromStdString(print(*sum)));
    else
        m_other = std::move(other);
    return end(m_other.has_value());
}

void ExploreMap::setClaim(const QString& claim)
{
    if (claim == m_claim)
        return;
    m_claim = claim;
    rebuild();
}

void ExploreMap::setLitAlike(bool lit)
{
    m_litAlike = lit;
    Q_EMIT changed();
}

void ExploreMap::setShowsReach(bool shows)
{
    m_showsReach = shows;
    findReach();
    Q_EMIT changed();
}

QPoint ExploreMap::cursor() const
{
    return m_plane ? pointOf(m_plane->here()) : QPoint(-1, -1);
}

void ExploreMap::look()
{
    auto plane = planeOf(session()->sum());
    const bool same = plane && m_plane && plane->across() == m_plane->across() && plane->up() == m_plane->up()
        && m_plane->cellOf(plane->sum()).has_value();
    m_plane = std::move(plane);
    if (!same) {
        m_other.reset();
        m_otherProblem.clear();
        rebuild();
    }
    findReach();
    findArrows();
    Q_EMIT cursorChanged();
    if (m_litAlike)
        Q_EMIT pictureChanged();
}

void ExploreMap::point()
{
    QPoint pointed(-1, -1);
    if (const auto sum = parseSum(session()->pointed().toStdString()); sum && m_plane) {
        const auto two = explore::withTwoPlaces(*sum);
        if (const auto cell = two ? m_plane->cellOf(*two) : std::nullopt)
            pointed = pointOf(*cell);
    }
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    findArrows();
    Q_EMIT pointedChanged();
}

void ExploreMap::choose(int across, int up)
{
    if (!m_plane || across < 0 || up < 0)
        return;
    if (auto sum = m_plane->at({static_cast<Count>(across), static_cast<Count>(up)}))
        session()->choose(*std::move(sum));
}

void ExploreMap::pointAt(int across, int up)
{
    const auto sum = m_plane && across >= 0 && up >= 0 ? m_plane->at({static_cast<Count>(across), static_cast<Count>(up)}) : std::nullopt;
    session()->setPointed(sum ? QString::fromStdString(print(*sum)) : QString());
}

void ExploreMap::move(int across, int up)
{
    const QPoint to = cursor() + QPoint(across, up);
    choose(to.x(), to.y());
}

void ExploreMap::seek(int direction, bool diagonally)
{
    QPoint at = cursor();
    const QPoint step(direction, diagonally ? direction : 0);
    for (at += step; m_table && at.x() >= 0 && at.y() >= 0 && at.x() < done() && at.y() < done(); at += step) {
        if (m_table->marked({static_cast<Count>(at.x()), static_cast<Count>(at.y())}))
            return choose(at.x(), at.y());
    }
}

void ExploreMap::rebuild()
{
    m_table.reset();
    m_largest = 1;
    m_again = true;
    m_work.stop();
    if (!m_work.busy())
        work();
    Q_EMIT changed();
    Q_EMIT grew();
}

void ExploreMap::work()
{
    m_again = false;
    if (!m_plane)
        return;
    const auto growing = std::make_shared<Growing>();
    m_work.start(
        [growing, plane = *m_plane, other = m_other, claim = m_claim.toStdString(), values = values()](const std::stop_token& stop, const WorkProgress& progress) {
            const Count side = !claim.empty() ? mostClaimed : values ? Plane::mostWithValues : Plane::mostCells;
            auto rows = plane.rows(side, values);
            if (other)
                rows = explore::differences(std::move(rows), other->rows(side, false));
            if (auto made = conjecture::Conjecture::make(claim, plane.sum().components().front().rules); !claim.empty() && made)
                rows = explore::differences(std::move(rows), explore::claimRows(*made, side));
            // What was worked out cell by cell knows where there is no position.
            const bool told = values || rows.side < Plane::mostWithValues;
            const auto table = std::make_shared<MapTable>(rows.side, told && !other && claim.empty());
            {
                const std::scoped_lock lock(growing->mutex);
                growing->table = table;
            }
            table->fill(rows, stop, [&] {
                std::int32_t largest = 1;
                for (Count row = 0; values && row < table->done(); ++row) {
                    for (Count column = 0; column < table->done(); ++column) {
                        const std::int32_t value = table->value({column, row});
                        largest = std::max(largest, value <= explore::noValue ? 0 : std::abs(value));
                    }
                }
                {
                    const std::scoped_lock lock(growing->mutex);
                    growing->largest = largest;
                }
                progress(table->done(), table->side());
            });
            return growing;
        },
        [this](const std::shared_ptr<Growing>& grown) {
            if (m_again)
                return work();
            take(*grown);
        },
        [this, growing](std::size_t, std::size_t) {
            if (!m_again)
                take(*growing);
        });
}

void ExploreMap::take(Growing& growing)
{
    {
        const std::scoped_lock lock(growing.mutex);
        m_table = growing.table;
        m_largest = growing.largest;
    }
    Q_EMIT grew();
    Q_EMIT changed();
}

void ExploreMap::findReach()
{
    m_reach.clear();
    m_reaching.stop();
    if (m_showsReach && m_plane && !m_plane->isPartisan() && !m_reaching.busy()) {
        m_reaching.start([plane = *m_plane, to = m_plane->here()](const std::stop_token& stop, const WorkProgress&) {
            return std::pair(to, plane.reaching(to, stop));
        }, [this](std::pair<Cell, std::vector<Cell>> found) {
            if (!m_showsReach || !m_plane)
                return;
            if (m_plane->here() != found.first)
                return findReach();
            m_reach = std::move(found.second);
            Q_EMIT pictureChanged();
        });
    }
    Q_EMIT pictureChanged();
}

void ExploreMap::findArrows()
{
    QVariantList arrows;
    const QPoint from = m_pointed.x() >= 0 ? m_pointed : cursor();
    // A move of a pile of which many win is not looked for while the pointer passes.
    if (m_plane && from.x() >= 0) {
        for (const Cell cell : m_plane->winningCells({static_cast<Count>(from.x()), static_cast<Count>(from.y())}, mostArrows))
            arrows << QVariant(pointOf(cell));
    }
    if (arrows == m_arrows)
        return;
    m_arrows = arrows;
    Q_EMIT arrowsChanged();
}

}  // namespace nimstone
