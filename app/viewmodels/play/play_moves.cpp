#include "app/viewmodels/play/play_moves.h"

#include <algorithm>

#include "app/wording/notation.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/verdicts.h"
#include "core/play/moves/work_bound.h"

namespace nimstone {

namespace {

using Kind = play::SumVerdict::Kind;

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

/// True if the move can be judged without delay. Moves that take long are judged in the background.
bool isJudgedAtOnce(const GameSum& before, const GameSum& after)
{
    return play::isQuickToAnalyze(before) && play::isQuickToAnalyze(after);
}

}  // namespace

PlayMoves::PlayMoves()
    : ListModel({"ply", "mine", "doneText", "after", "mark", "markText", "reason", "undone", "current", "pending", "winner", "refuted"})
{
}

void PlayMoves::show(const play::Record& record, Marked marked, Told told, std::optional<Count> countedTo)
{
    m_told = std::move(told);
    m_countedTo = countedTo;
    // The first rows that are equal in the old and the new game stay in the list, so that a view does not jump.
    std::size_t same = 0;
    const auto& moves = record.moves();
    const bool sameStart = !m_rows.empty() && m_rows.front().verdict.before == record.startSum();
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
            const GameSum& before = i == 0 ? record.startSum() : m_rows.back().verdict.after;
            GameSum after = *before.play(moves[i]);
            if (isJudgedAtOnce(before, after))
                m_rows.push_back({record.sideOfMove(i), *play::judge(before, moves[i])});
            else
                m_rows.push_back({record.sideOfMove(i), {.move = moves[i], .before = before, .after = std::move(after)}, true});
        }
        endInsertRows();
    }
    const bool wasJudged = judged();
    m_pending = static_cast<int>(std::ranges::count_if(m_rows, &Row::pending));
    m_played = static_cast<int>(record.cursor());
    m_marked = marked;
    rewordAll();
    Q_EMIT countChanged();
    Q_EMIT currentRowChanged();
    if (judged() != wasJudged)
        Q_EMIT judgedChanged();
    judgeNext();
}

void PlayMoves::judgeNext()
{
    if (m_pending == 0 || m_work.busy())
        return;
    // The current row is judged first, then the other rows, from the last row to the first.
    auto next = m_rows.rend();
    if (m_played > 0)
        next = std::make_reverse_iterator(m_rows.begin() + m_played);
    if (next == m_rows.rend() || !next->pending)
        next = std::ranges::find_if(m_rows.rbegin(), m_rows.rend(), &Row::pending);
    const auto row = static_cast<std::size_t>(m_rows.rend() - next) - 1;
    m_work.start([before = next->verdict.before, move = next->verdict.move] { return *play::judge(before, move); },
                 [this, row](const play::SumVerdict& verdict) { accept(row, verdict); });
}

void PlayMoves::accept(std::size_t row, const play::SumVerdict& verdict)
{
    // While the verdict was computed, another game or another variation may have been shown.
    if (row < m_rows.size() && m_rows[row].pending && m_rows[row].verdict.move == verdict.move
        && m_rows[row].verdict.before == verdict.before) {
        m_rows[row].verdict = verdict;
        m_rows[row].pending = false;
        --m_pending;
        Q_EMIT dataChanged(index(static_cast<int>(row)), index(static_cast<int>(row)));
        Q_EMIT currentRowChanged();
        Q_EMIT judgedChanged();
    }
    judgeNext();
}

QString PlayMoves::positionBefore(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : wording::notation(verdict(row).before);
}

QString PlayMoves::notation(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : wording::notation(verdict(row).move, verdict(row).before);
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
    const auto& [side, verdict, pending] = m_rows[static_cast<std::size_t>(row)];
    if (pending || verdict.kind == Kind::Undecided)
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

QVariant PlayMoves::field(int row, int role) const
{
    const auto& [side, verdict, pending] = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case PlyRole: return row + 1;
    case MineRole: return side == play::Side::Person;
    case TextRole: return m_told(side, verdict.before, verdict.move);
    case AfterRole: {
        // If the text of the move already contains the position after the move, the position is left out.
        const QString after = wording::positionText(verdict.after.components()[verdict.move.component]);
        return m_told(side, verdict.before, verdict.move).contains(after) ? QString() : after;
    }
    case MarkRole: return hidden(row) || pending ? Unmarked : markOf(verdict.kind);
    case MarkTextRole:
        if (pending && !hidden(row))
            //: Shown in place of the mark of a move while the mark is being computed
            return tr("computing…");
        return hidden(row) ? QString() : wording::verdictMark(verdict.kind);
    case ReasonRole: return hidden(row) || pending ? QString() : wording::verdictReason(verdict, m_countedTo);
    case PendingRole: return pending;
    case UndoneRole: return row >= m_played;
    case CurrentRole: return row == currentRow();
    case WinnerRole: return hidden(row) ? Nobody : winner(row);
    case RefutedRole: return !hidden(row) && verdict.refutation.has_value();
    default: return {};
    }
}

}  // namespace nimstone
