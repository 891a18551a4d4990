// The moves of a game as a list model: the player, the move, the verdict on the move, and the reason for the verdict.
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

    /// The side that can win the start position; Nobody if this is not known or may not be shown yet.
    Q_PROPERTY(Winner firstWinner READ firstWinner NOTIFY currentRowChanged FINAL)
    /// The row of the last move that was played; −1 at the start of the game.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged FINAL)
    /// True if all moves have a verdict. Verdicts that take long are computed in the background.
    Q_PROPERTY(bool judged READ judged NOTIFY judgedChanged FINAL)

public:
    enum Mark {
        Unmarked,    ///< the verdict on the move may not be shown yet
        KeptTheWin,
        GaveItAway,
        LostAnyway,
        Undecided,   ///< no verdict, because computing the outcome would take too long
    };
    Q_ENUM(Mark)

    /// The side that wins a position: the side at the foot of the board or the side at its head.
    enum Winner { Nobody, Foot, Head };
    Q_ENUM(Winner)

    enum Role {
        PlyRole = Qt::UserRole + 1,  ///< the number of the move, from 1
        MineRole,                    ///< true if the person made the move
        TextRole,
        /// The position after the move; empty if the text of the move contains this position.
        AfterRole,
        MarkRole,
        MarkTextRole,
        ReasonRole,
        UndoneRole,
        CurrentRole,
        PendingRole,                 ///< true while the verdict on the move is being computed
        WinnerRole,                  ///< the side that wins the position after the move, as a Winner
        RefutedRole,                 ///< true if a reply refutes the move and can be tried out on the board
    };

    PlayMoves();

    int count() const override { return static_cast<int>(m_rows.size()); }
    int currentRow() const { return m_played - 1; }
    bool judged() const { return m_pending == 0; }

    /// The moves that show a mark and a reason.
    enum class Marked { All, AllButCurrent, None };

    /// A function that returns the text of a move of a side: a sentence without its full stop.
    using Told = std::function<QString(play::Side, const GameSum& before, const MoveInSum& move)>;

    /// Shows the moves of a game. `countedTo` is explained in app/wording/play/moves.h.
    void show(const play::Record& record, Marked marked, Told told, std::optional<Count> countedTo = {});

    /// Returns the position before the move of a row, in the notation; empty if there is no such row.
    Q_INVOKABLE QString positionBefore(int row) const;
    /// Returns the move of a row in the notation; empty if there is no such row.
    Q_INVOKABLE QString notation(int row) const;

    Winner firstWinner() const;
    const play::SumVerdict& verdict(int row) const { return m_rows[static_cast<std::size_t>(row)].verdict; }

    /// Returns the row of the last played move that gave the win away; nothing if there is none.
    std::optional<int> lastGivenAway() const;

    /// True if the move of lastGivenAway() and all played moves after it have a verdict. If no move gave the win away,
    /// true if all played moves have a verdict.
    bool decisionKnown() const;

Q_SIGNALS:
    void currentRowChanged();
    void judgedChanged();

private:
    QVariant field(int row, int role) const override;
    Winner winner(int row) const;

    struct Row {
        play::Side side;
        /// While `pending` is true, the kind of the verdict is Undecided, but its `move`, `before` and `after` are set.
        play::SumVerdict verdict;
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
