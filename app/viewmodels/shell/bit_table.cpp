#include "app/viewmodels/shell/bit_table.h"

#include <algorithm>
#include <bit>

#include "core/nimber.h"

namespace nimstone {

namespace {

constexpr Count largestWeightInDigits = Count{1} << 19;

QString weightText(Count weight)
{
    return weight <= largestWeightInDigits ? QString::number(weight)
                                           : QStringLiteral("2<sup>%1</sup>").arg(std::countr_zero(weight));
}

}  // namespace

void BitTableModel::show(const Position& position, std::optional<Move> preview, int columns)
{
    const bool sameShape = position.heaps.size() == m_before.heaps.size();
    if (!sameShape)
        beginResetModel();
    m_before = position;
    m_after = position;
    m_preview = preview;
    if (preview)
        m_after.heaps[preview->heap] -= preview->taken;
    m_columns = std::max(columns, columnsNeeded(position.heaps));
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
        texts.push_back(weightText(Count{1} << column));
    return texts;
}

QStringList BitTableModel::ones() const
{
    QStringList texts;
    for (int column = m_columns - 1; column >= 0; --column)
        texts.push_back(QString::number(onesInColumn(m_after.heaps, Count{1} << column)));
    return texts;
}

QString BitTableModel::sumBits() const
{
    return bits(nimSum(m_after.heaps));
}

QString BitTableModel::sumFlipped() const
{
    return bits(nimSum(m_before.heaps) ^ nimSum(m_after.heaps));
}

QString BitTableModel::sum() const
{
    return QString::number(nimSum(m_after.heaps));
}

QString BitTableModel::widest() const
{
    const Count largest = (Count{1} << (m_columns - 1)) - 1 + (Count{1} << (m_columns - 1));
    return QString::number(largest);
}

QVariant BitTableModel::field(int row, int role) const
{
    const auto heap = static_cast<std::size_t>(row);
    switch (role) {
    case HeapRole: return row;
    case SizeRole: return QString::number(m_after.heaps[heap]);
    case BitsRole: return bits(m_after.heaps[heap]);
    case FlippedRole: return bits(m_before.heaps[heap] ^ m_after.heaps[heap]);
    case ChangedRole: return m_preview && m_preview->heap == heap;
    default: return {};
    }
}

QString BitTableModel::bits(Count number) const
{
    QString text(m_columns, QLatin1Char('0'));
    for (int column = 0; column < m_columns; ++column) {
        if (hasBit(number, Count{1} << column))
            text[m_columns - 1 - column] = QLatin1Char('1');
    }
    return text;
}

}  // namespace nimstone
