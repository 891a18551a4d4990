// The look of the map: its visible part, its colors and their meaning, and its content for files.
#include "app/viewmodels/explore/explore_map.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "app/wording/play/positions.h"
#include "app/wording/proof_words.h"
#include "app/wording/rich_text.h"

namespace nimstone {

void ExploreMap::setSize(QSizeF size)
{
    m_size = size;
    if (m_moved)
        return show(m_view.cell, corner(), {0, size.height()});
    m_view = {};
    reveal();
    m_moved = false;
}

void ExploreMap::show(double cell, QPointF point, QPointF at)
{
    constexpr double mostCell = 96;
    const double side = std::max(64, this->side());
    const double least = std::min(mostCell, std::max(1.0, std::min(m_size.width(), m_size.height())) / side * 0.95);
    figures::MapView view{.cell = std::clamp(cell, least, mostCell), .size = m_size.toSize()};
    // Clamps an edge of the view, so that the map stays visible.
    const auto held = [side](double edge, double seen) {
        const double margin = seen * 0.02 + 0.5;
        return std::clamp(edge, std::min(-margin, side + margin - seen), std::max(-margin, side + margin - seen));
    };
    view.left = held(point.x() - at.x() / view.cell, m_size.width() / view.cell);
    view.bottom = held(point.y() - (m_size.height() - at.y()) / view.cell, m_size.height() / view.cell);
    m_moved = true;
    if (view == m_view)
        return;
    const std::int32_t before = most();
    m_view = view;
    Q_EMIT viewChanged();
    if (most() != before)
        Q_EMIT changed();
}

void ExploreMap::reveal()
{
    const QPointF cell = cursor();
    const QSizeF seen = m_size / m_view.cell;
    const double room = std::min(1.0, 0.1 * std::min(seen.width(), seen.height()));
    const auto revealed = [room](double edge, double length, double at) {
        return at < edge + room ? at - room : at + 1 > edge + length - room ? at + 1 - length + room : edge;
    };
    show(m_view.cell, {revealed(m_view.left, seen.width(), cell.x()), revealed(m_view.bottom, seen.height(), cell.y())}, {0, m_size.height()});
}

void ExploreMap::follow()
{
    if (!m_scrollPending || side() == 0 || m_size.isEmpty())
        return;
    m_scrollPending = false;
    if (std::max(cursor().x(), cursor().y()) < side())
        reveal();
}

QPoint ExploreMap::cellAt(double x, double y) const
{
    const QPointF place = placeAt(x, y);
    return {static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))};
}

QImage ExploreMap::picture(double ratio) const
{
    QImage image = figures::toImage(m_table.get(), {m_view.cell * ratio, m_view.left, m_view.bottom, (m_size * ratio).toSize()}, looks());
    image.setDevicePixelRatio(ratio);
    return image;
}

std::int32_t ExploreMap::most() const
{
    // A value is hardly ever more than twice as large as the numbers of its cell. So the color scale ends at the first
    // power of two that is not below the largest visible number, and a view near the corner uses all colors.
    const double farthest = std::max({m_view.left + m_view.size.width() / m_view.cell, m_view.bottom + m_view.size.height() / m_view.cell, 4.0});
    const auto likely = std::bit_ceil(static_cast<std::uint32_t>(std::min(farthest, 1e6)));
    return values() && m_table ? std::min(m_table->largest(), static_cast<std::int32_t>(likely)) : 1;
}

figures::MapStyle ExploreMap::looks() const
{
    return {.dark = m_dark,
            .highContrast = m_highContrast,
            .compared = m_other || !m_claim.isEmpty(),
            .values = values(),
            .isSigned = m_plane && m_plane->isPartisan(),
            .triangle = m_plane && m_plane->isTriangle(),
            .lit = m_litAlike && values() && isDone(cursor()) ? m_table->value(m_plane->here()) : explore::noValue,
            .most = most(),
            .apart = m_reach};
}

QVariantList ExploreMap::legend() const
{
    const figures::MapStyle looks = this->looks();
    QVariantList entries;
    const auto add = [&entries](const QColor& color, const QString& text, const QColor& last = {}, bool framed = false) {
        entries << QVariantMap{{QStringLiteral("colour"), color},
                               {QStringLiteral("last"), last.isValid() ? last : color},
                               {QStringLiteral("text"), text},
                               {QStringLiteral("framed"), framed}};
    };
    if (!m_claim.isEmpty()) {
        //: The meaning of a colour of a map
        add(looks.marked(), tr("the claim fails"));
        //: The meaning of a colour of a map
        add(looks.unmarked(), tr("the claim holds"));
    } else if (m_other) {
        //: The meaning of a colour of a map: %1 is another position, such as "Misère Nim (3, 5)"
        add(looks.marked(), tr("not the same in %1").arg(wording::positionName(m_other->sum())));
        //: The meaning of a colour of a map: the outcome is the same in both games
        add(looks.unmarked(), tr("the same"));
    } else if (looks.isSigned) {
        add(looks.ofValue(1), tr("Left is ahead"), looks.ofValue(looks.most));
        add(looks.marked(), tr("0: the second player wins"));
        add(looks.ofValue(-1), tr("Right is ahead"), looks.ofValue(-looks.most));
    } else if (looks.values) {
        add(looks.shown(0), tr("value 0: P-position"));
        const std::int32_t largest = m_table ? m_table->largest() : looks.most;
        for (const auto& [from, to] : figures::rangesOf(looks.most, largest)) {
            const QString first = QString::number(from);
            add(looks.shown(from), from == to ? first
                //: The meaning of a colour of a map: the Grundy value is %1 or a larger number
                : to > looks.most ? tr("%1 or more").arg(first)
                                  : QStringLiteral("%1–%2").arg(first, QString::number(to)),
                looks.shown(to));
        }
    } else {
        add(looks.marked(), tr("P-position"));
        add(looks.unmarked(), tr("N-position"));
    }
    if (m_table && m_table->hasUnknown()) {
        //: The meaning of a colour of a map: the value or the outcome of the position is not known
        add(looks.unknown(), tr("not computed"));
    }
    if (m_showsReach)
        add(looks.reach(), tr("one move away"), {}, true);
    return entries;
}

QString ExploreMap::nameOf(int place) const
{
    QString name = places().value(place);
    // The name is written inside a sentence, so it begins with a small letter.
    return name.isEmpty() ? name : name.replace(0, 1, name[0].toLower());
}

QString ExploreMap::axes() const
{
    //: The names of the axes below a map: "heap 2 ↑, heap 1 →"
    return m_plane ? tr("%1 ↑, %2 →").arg(nameOf(m_up), nameOf(m_across)) : QString();
}

QString ExploreMap::description() const
{
    const auto range = [this](double edge, int pixels) {
        const int last = std::min(side() - 1, static_cast<int>(std::ceil(edge + pixels / m_view.cell)) - 1);
        return std::pair(std::max(0, static_cast<int>(std::floor(edge))), std::max(0, last));
    };
    const auto [left, right] = range(m_view.left, m_view.size.width());
    const auto [bottom, top] = range(m_view.bottom, m_view.size.height());
    QStringList colors;
    for (const QVariant& entry : legend())
        colors << entry.toMap()[QStringLiteral("text")].toString();
    //: A description of the picture of a map: %1 and %4 are heaps, such as "heap 1", %2, %3, %5 and %6 their sizes
    return wording::joinSentences({tr("A map: %1 across from %2 to %3, %4 up from %5 to %6.")
                                .arg(nameOf(m_across), QString::number(left), QString::number(right), nameOf(m_up), QString::number(bottom),
                                     QString::number(top)),
                            //: A description of the picture of a map: %1 is a list of the meanings of its colors, such
                            //: as "P-position, N-position"
                            tr("Its colors mean: %1.").arg(wording::commaList(colors))});
}

QStringList ExploreMap::kinds() const
{
    return there() ? ExploreView::kinds() : QStringList();
}

std::function<QByteArray()> ExploreMap::content(const QString& kind) const
{
    return [kind, table = m_table, view = m_view, looks = looks(), words = figures::SvgWords{wording::positionName(session()->sum()), description()}] {
        return table ? figures::mapFile(kind, *table, view, looks, words) : QByteArray();
    };
}

}  // namespace nimstone
