// How the map looks: its colours and what they mean, and what it is written to a file as.
#include "app/viewmodels/explore/explore_map.h"

#include <QRegularExpression>
#include <algorithm>
#include <bit>

namespace nimstone {

figures::MapLooks ExploreMap::looks() const
{
    figures::MapLooks looks{.dark = m_dark,
                            .highContrast = m_highContrast,
                            .compared = m_other || !m_claim.isEmpty(),
                            .values = values(),
                            .isSigned = m_plane && m_plane->isPartisan(),
                            .triangle = m_plane && m_plane->isTriangle(),
                            .apart = m_reach};
    if (!looks.values || !m_table)
        return looks;
    // A value is hardly over twice the numbers of its cell: what is seen near the corner keeps the whole scale.
    const double farthest = std::max({m_seen.left + m_seen.size.width() / m_seen.cell, m_seen.bottom + m_seen.size.height() / m_seen.cell, 4.0});
    const auto likely = std::bit_ceil(static_cast<std::uint32_t>(std::min(farthest, 1e6)));
    looks.most = std::min(m_table->largest(), static_cast<std::int32_t>(likely));
    if (m_litAlike && isDone(cursor()))
        looks.lit = m_table->value(m_plane->here());
    return looks;
}

QVariantList ExploreMap::legend() const
{
    const figures::MapLooks looks = this->looks();
    QVariantList entries;
    const auto add = [&entries](const QColor& colour, const QString& text) {
        entries << QVariantMap{{QStringLiteral("colour"), colour}, {QStringLiteral("text"), text}};
    };
    if (!m_claim.isEmpty()) {
        //: What a colour of a map means
        add(looks.marked(), tr("the claim fails"));
    } else if (m_other) {
        //: What a colour of a map means: %1 is another position, such as misere-nim:3,5
        add(looks.marked(), tr("not the same in %1").arg(other()));
    } else if (looks.isSigned) {
        add(looks.ofValue(looks.most), tr("Left is ahead"));
        add(looks.marked(), tr("0: the second player wins"));
        add(looks.ofValue(-looks.most), tr("Right is ahead"));
    } else if (looks.values) {
        add(looks.marked(), tr("value 0: P-position"));
        for (std::int32_t value = 1; value <= looks.most; value *= looks.most > 8 ? 4 : 2)
            add(looks.ofValue(value), QString::number(value));
    } else {
        add(looks.marked(), tr("P-position"));
        add(looks.unmarked(), tr("N-position"));
    }
    if (m_showsReach)
        add(looks.reach(), tr("one move away"));
    return entries;
}

void ExploreMap::setSeen(const figures::MapView& view, bool dark, bool highContrast)
{
    const figures::MapLooks before = looks();
    m_seen = view;
    m_dark = dark;
    m_highContrast = highContrast;
    if (looks() != before)
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
    return [kind, table = m_table, view = m_seen, looks = looks(), title = session()->position()] {
        return table ? figures::mapFile(kind, *table, view, looks, title) : QByteArray();
    };
}

}  // namespace nimstone
