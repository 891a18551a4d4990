// How the map looks: its colours and what they mean, and what it is written to a file as.
#include "app/viewmodels/explore/explore_map.h"

#include <QRegularExpression>
#include <algorithm>
#include <bit>

#include "app/figures/explore/map_files.h"
#include "app/theme/tokens.h"

namespace nimstone {

figures::MapLooks ExploreMap::looks(bool dark, bool highContrast) const
{
    figures::MapLooks looks;
    looks.colours = figures::mapColours(dark, highContrast);
    if (m_other || !m_claim.isEmpty())
        looks.colours.marked = looks.colours.reach;
    looks.values = values();
    looks.isSigned = m_plane && m_plane->isPartisan();
    looks.triangle = m_plane && m_plane->isTriangle();
    looks.most = most();
    looks.apart = m_reach;
    looks.font = Tokens::instance().font("text");
    const QPoint at = cursor();
    if (m_litAlike && looks.values && m_table && at.x() >= 0 && at.x() < done() && at.y() < done())
        looks.lit = m_table->value({static_cast<Count>(at.x()), static_cast<Count>(at.y())});
    return looks;
}

std::int32_t ExploreMap::most() const
{
    // A value is hardly over twice the numbers of its cell: what is seen near the corner keeps the whole scale.
    const double farthest = std::max({m_seen.left + m_seenSize.width() / m_seen.cell, m_seen.bottom + m_seenSize.height() / m_seen.cell, 4.0});
    const auto likely = std::bit_ceil(static_cast<std::uint32_t>(std::min(farthest, 1e6)));
    return std::min(m_largest, static_cast<std::int32_t>(likely));
}

QVariantList ExploreMap::legend() const
{
    const figures::MapLooks looks = this->looks(m_dark, m_highContrast);
    QVariantList entries;
    const auto add = [&entries](const QColor& colour, const QString& text) {
        entries << QVariantMap{{QStringLiteral("colour"), colour}, {QStringLiteral("text"), text}};
    };
    if (!m_claim.isEmpty()) {
        //: What a colour of a map means
        add(looks.colours.marked, tr("the claim fails"));
    } else if (m_other) {
        //: What a colour of a map means: %1 is another position, such as misere-nim:3,5
        add(looks.colours.marked, tr("not the same in %1").arg(other()));
    } else if (looks.isSigned) {
        add(figures::valueColour(looks, looks.most), tr("Left is ahead"));
        add(looks.colours.marked, tr("0: the second player wins"));
        add(figures::valueColour(looks, -looks.most), tr("Right is ahead"));
    } else if (looks.values) {
        add(looks.colours.marked, tr("value 0: P-position"));
        for (std::int32_t value = 1; value <= looks.most; value *= looks.most > 8 ? 4 : 2)
            add(figures::valueColour(looks, value), QString::number(value));
    } else {
        add(looks.colours.marked, tr("P-position"));
        add(looks.colours.unmarked, tr("N-position"));
    }
    if (m_showsReach)
        add(looks.colours.reach, tr("one move away"));
    return entries;
}

void ExploreMap::setSeen(const figures::MapView& view, QSize size, bool dark, bool highContrast)
{
    const std::int32_t before = most();
    m_seen = view;
    m_seenSize = size;
    const bool other = dark != m_dark || highContrast != m_highContrast || (values() && most() != before);
    m_dark = dark;
    m_highContrast = highContrast;
    if (other)
        Q_EMIT changed();
}

QStringList ExploreMap::kinds() const
{
    return there() ? QStringList{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")} : QStringList();
}

QString ExploreMap::fileName() const
{
    QString name = session()->position();
    return name.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-")) + QStringLiteral("-map");
}

std::function<QByteArray()> ExploreMap::content(const QString& kind) const
{
    return [kind, table = m_table, view = m_seen, size = m_seenSize, looks = looks(m_dark, m_highContrast)] {
        return table ? figures::mapFile(kind, *table, view, size, looks) : QByteArray();
    };
}

}  // namespace nimstone
