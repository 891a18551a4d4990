// The moves of a game as a list: who took what, how it is marked, and why.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "core/play/record.h"
#include "core/play/table_verdict.h"

namespace nimstone {

class PlayMoves : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its list of moves")

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// The row of the last move that is played; −1 at the start.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged FINAL)

public:
    enum Mark {
        Unmarked,    ///< not to be shown yet
        KeptTheWin,
        GaveItAway,
        LostAnyway,
        Undecided,   ///< who wins is beyond the bound of what is computed
    };
    Q_ENUM(Mark)

    enum Role {
        PlyRole = Qt::UserRole + 1,  ///< counted from 1
        MineRole,                    ///< whether the person played it
        TextRole,
        AfterRole,                   ///< the position it led to
        MarkRole,
        MarkTextRole,
        ReasonRole,
        UndoneRole,
        CurrentRole,
    };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return rowCount(); }
    int currentRow() const { return m_played - 1; }

    /// Which moves show their mark and reason.
    enum class Marked { All, AllButCurrent, None };

    void show(const play::Record& record, Marked marked);
    /// The same moves in another language.
    void rewordAll();

    /// The last of the played moves that gave the win away: after it nobody did.
    std::optional<int> lastGivenAway() const;

    /// Whether every move since then is judged.
    bool decisionKnown() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void currentRowChanged();

private:
    struct Row {
        play::Side side;
        play::TableVerdict verdict;
    };
    bool hidden(int row) const
    {
        return m_marked == Marked::None || (m_marked == Marked::AllButCurrent && row == currentRow());
    }

    std::vector<Row> m_rows;
    int m_played = 0;
    Marked m_marked = Marked::All;
};

}  // namespace nimstone
