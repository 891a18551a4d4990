#include "app/viewmodels/shell/bit_table.h"

#include <algorithm>

#include "app/wording/names.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

void BitTableModel::show(const Position& position, std::optional<Move> preview, int columns)
{
    Position after = position;
    if (preview)
        after.heaps[preview->heap] -= preview->taken;
    compare(position, after, columns);
}

void BitTableModel::setPosition(const QString& position)
{
    m_position = position;
    if (const auto sum = parseSum(position.toStdString()))
        show(sum->components().front().position);
}

void BitTableModel::compare(const Position& before, const Position& after, int columns)
{
    const bool sameShape = before.heaps.size() == m_before.heaps.size();
    if (!sameShape)
        beginResetModel();
    m_before = before;
    m_after = after;
    m_columns = std::max({columns, columnsNeeded(before.heaps), columnsNeeded(after.heaps)});
    if (sameShape) {
        rewordAll();
    } else {
        endResetModel();
        Q_EMIT countChanged();
    }
    Q_EMIT shown();
}

QStringList BitTableModel::weights() const
{
    QStringList texts;
    for (int column = m_columns - 1; column >= 0; --column)
        texts.push_back(wording::weightText(Count{1} << column));
    return texts;
}

QStringList BitTableModel::ones() const
{
    QStringList texts;
    for (int column = m_columns - 1; column >= 0; --column)
        texts.push_back(QString::number(onesInColumn(m_after.heaps, Count{1} << column)));
    return texts;
}

QVariant BitTableModel::field(int row, int role) const
{
    const auto heap = static_cast<std::size_t>(row);
    switch (role) {
    case HeapRole: return row;
    case SizeRole: return QString::number(m_after.heaps[heap]);
    case BitsRole: return bits(m_after.heaps[heap]);
    case FlippedRole: return bits(m_before.heaps[heap] ^ m_after.heaps[heap]);
    case ChangedRole: return m_before.heaps[heap] != m_after.heaps[heap];
    default: return {};
    }
}

QString BitTableModel::bits(Count number) const
{
    return QString::number(number, 2).rightJustified(m_columns, QLatin1Char('0'));
}

}  // namespace nimstone
