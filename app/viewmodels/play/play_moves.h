// The moves of a game as a list: who took what, how it is marked, and why.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <functional>
#include <optional>
#include <vector>

#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/list_model.h"
#include "core/play/record/record.h"
#include "core/play/record/verdict.h"

namespace nimstone {

class PlayMoves : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its list of moves")

    /// Whom the game was won for before its first move; Nobody where that is not to be shown yet.
    Q_PROPERTY(Winner firstWinner READ firstWinner NOTIFY currentRowChanged FINAL)
    /// The row of the last move that is played; −1 at the start.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged FINAL)
    /// Whether all moves are judged; what takes long is worked out meanwhile.
    Q_PROPERTY(bool judged READ judged NOTIFY judgedChanged FINAL)

public:
    enum Mark {
        Unmarked,    ///< not to be shown yet
        KeptTheWin,
        GaveItAway,
        LostAnyway,
        Undecided,   ///< who wins is beyond the bound of what is computed
    };
    Q_ENUM(Mark)

    /// Whom a position is won for: the side at the foot of the board, the other one.
    enum Winner { Nobody, Foot, Head };
    Q_ENUM(Winner)

    enum Role {
        PlyRole = Qt::UserRole + 1,  ///< counted from 1
        MineRole,                    ///< whether the person played it
        TextRole,
        AfterRole,                   ///< the position it led to; empty where the text of the move names it
        MarkRole,
        MarkTextRole,
        ReasonRole,
        UndoneRole,
        CurrentRole,
        PendingRole,                 ///< whether it is still being judged
        WinnerRole,                  ///< whom the position after it is won for: a Winner
        RefutedRole,                 ///< whether a reply punishes it that can be tried
    };

    PlayMoves();

    int count() const override { return static_cast<int>(m_rows.size()); }
    int currentRow() const { return m_played - 1; }
    bool judged() const { return m_pending == 0; }

    /// Which moves show their mark and reason.
    enum class Marked { All, AllButCurrent, None };

    /// What a side did, as a sentence without its full stop.
    using Told = std::function<QString(play::Side, const GameSum& before, const MoveInSum& move)>;

    /// `countedTo` as in app/wording/play/moves.h.
    void show(const play::Record& record, Marked marked, Told told, std::optional<Count> countedTo = {});

    /// In the notation: the position that the move of a row was made in, and the move.
    Q_INVOKABLE QString positionBefore(int row) const;
    Q_INVOKABLE QString notation(int row) const;

    Winner firstWinner() const;
    const play::SumVerdict& verdict(int row) const { return m_rows[static_cast<std::size_t>(row)].verdict; }

    /// The last of the played moves that gave the win away: after it nobody did.
    std::optional<int> lastGivenAway() const;

    /// Whether every move since then is judged.
    bool decisionKnown() const;

Q_SIGNALS:
    void currentRowChanged();
    void judgedChanged();

private:
    QVariant field(int row, int role) const override;
    Winner winner(int row) const;

    struct Row {
        play::Side side;
        play::SumVerdict verdict;  ///< undecided, with move, before and after, as long as it is pending
        bool pending = false;
    };
    void judgeNext();
    void accept(std::size_t row, const play::SumVerdict& verdict);

    bool hidden(int row) const
    {
        return m_marked == Marked::None || (m_marked == Marked::AllButCurrent && row == currentRow());
    }

    std::vector<Row> m_rows;
    int m_played = 0;
    int m_pending = 0;
    Marked m_marked = Marked::All;
    Told m_told;
    std::optional<Count> m_countedTo;
    BackgroundWork m_work;
};

}  // namespace nimstone
