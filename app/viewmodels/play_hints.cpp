#include "app/viewmodels/play_hints.h"

#include "app/wording/play.h"

namespace nimstone {

void PlayHints::show(const std::optional<play::Ladder>& ladder)
{
    beginResetModel();
    m_ladder = ladder;
    m_shown = 0;
    endResetModel();
    Q_EMIT countChanged();
}

void PlayHints::climb()
{
    if (!more())
        return;
    beginInsertRows({}, m_shown, m_shown);
    ++m_shown;
    endInsertRows();
    Q_EMIT countChanged();
}

void PlayHints::rewordAll()
{
    if (m_shown > 0)
        Q_EMIT dataChanged(index(0), index(m_shown - 1));
}

int PlayHints::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

QVariant PlayHints::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown)
        return {};
    const play::Rung& rung = (*m_ladder)[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RungRole: return index.row() + 1;
    case TitleRole: return wording::rungTitle(static_cast<std::size_t>(index.row()));
    case SentenceRole: return wording::hintText(rung);
    default: return {};
    }
}

QHash<int, QByteArray> PlayHints::roleNames() const
{
    return {{RungRole, "rung"}, {TitleRole, "title"}, {SentenceRole, "sentence"}};
}

}  // namespace nimstone
