#include "app/viewmodels/play_moves.h"

#include "app/wording/moves.h"
#include "app/wording/verdicts.h"

namespace nimstone {

namespace {

using Kind = play::TableVerdict::Kind;

PlayMoves::Mark markOf(Kind kind)
{
    switch (kind) {
    case Kind::KeptTheWin: return PlayMoves::KeptTheWin;
    case Kind::GaveItAway: return PlayMoves::GaveItAway;
    case Kind::LostAnyway: return PlayMoves::LostAnyway;
    case Kind::Undecided: return PlayMoves::Undecided;
    }
    return PlayMoves::Unmarked;
}

}  // namespace

void PlayMoves::show(const play::Record& record, Marked marked, MoverOf moverOf)
{
    m_moverOf = std::move(moverOf);
    // What both games share stays, so that a list that is looked at does not jump.
    std::size_t same = 0;
    const auto& moves = record.moves();
    const bool sameStart = !m_rows.empty() && m_rows.front().verdict.before == record.startTable();
    while (sameStart && same < m_rows.size() && same < moves.size() && m_rows[same].side == record.sideOfMove(same)
           && m_rows[same].verdict.move == moves[same])
        ++same;
    if (same < m_rows.size()) {
        beginRemoveRows({}, static_cast<int>(same), rowCount() - 1);
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(same), m_rows.end());
        endRemoveRows();
    }
    if (same < moves.size()) {
        beginInsertRows({}, static_cast<int>(same), static_cast<int>(moves.size()) - 1);
        for (std::size_t i = same; i < moves.size(); ++i) {
            const Table& before = i == 0 ? record.startTable() : m_rows.back().verdict.after;
            m_rows.push_back({record.sideOfMove(i), *play::judge(before, moves[i])});
        }
        endInsertRows();
    }
    m_played = static_cast<int>(record.cursor());
    m_marked = marked;
    rewordAll();
    Q_EMIT countChanged();
    Q_EMIT currentRowChanged();
}

void PlayMoves::rewordAll()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

std::optional<int> PlayMoves::lastGivenAway() const
{
    for (int row = m_played - 1; row >= 0; --row) {
        if (m_rows[static_cast<std::size_t>(row)].verdict.kind == Kind::GaveItAway)
            return row;
    }
    return std::nullopt;
}

bool PlayMoves::decisionKnown() const
{
    const int first = lastGivenAway().value_or(0);
    for (int row = m_played - 1; row >= first; --row) {
        if (m_rows[static_cast<std::size_t>(row)].verdict.kind == Kind::Undecided)
            return false;
    }
    return true;
}

PlayMoves::Winner PlayMoves::winner(int row) const
{
    const auto& [side, verdict] = m_rows[static_cast<std::size_t>(row)];
    if (verdict.kind == Kind::Undecided)
        return Nobody;
    const bool movers = verdict.kind == Kind::KeptTheWin;
    return movers == (side == play::Side::Person) ? Foot : Head;
}

PlayMoves::Winner PlayMoves::firstWinner() const
{
    if (m_rows.empty() || hidden(0) || m_rows.front().verdict.kind == Kind::Undecided)
        return Nobody;
    const bool movers = m_rows.front().verdict.kind != Kind::LostAnyway;
    return movers == (m_rows.front().side == play::Side::Person) ? Foot : Head;
}

int PlayMoves::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PlayMoves::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row();
    const auto& [side, verdict] = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case PlyRole: return row + 1;
    case MineRole: return side == play::Side::Person;
    case TextRole: return wording::moveDoneText(m_moverOf(side), verdict.before, verdict.move);
    case AfterRole: return wording::positionText(verdict.after.parts()[verdict.move.part]);
    case MarkRole: return hidden(row) ? Unmarked : markOf(verdict.kind);
    case MarkTextRole: return hidden(row) ? QString() : wording::verdictMark(verdict.kind);
    case ReasonRole: return hidden(row) ? QString() : wording::verdictReason(verdict);
    case UndoneRole: return row >= m_played;
    case CurrentRole: return row == currentRow();
    case WinnerRole: return hidden(row) ? Nobody : winner(row);
    case RefutedRole: return !hidden(row) && verdict.refutation.has_value();
    default: return {};
    }
}

QHash<int, QByteArray> PlayMoves::roleNames() const
{
    return {{PlyRole, "ply"},           {MineRole, "mine"},         {TextRole, "doneText"},
            {AfterRole, "after"},       {MarkRole, "mark"},         {MarkTextRole, "markText"},
            {ReasonRole, "reason"},     {UndoneRole, "undone"},     {CurrentRole, "current"},
            {WinnerRole, "winner"},       {RefutedRole, "refuted"}};
}

}  // namespace nimstone
