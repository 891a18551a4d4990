// The games that were played before the current game, as a list model: the time, the start position, the length and the
// result of each game.
#pragma once

#include <QDateTime>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "app/storage/games/game_store.h"
#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/list_model.h"

namespace nimstone {

class PlayGames : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its list of games")

    /// True if the previous game, which is in the first row, was left before its end.
    Q_PROPERTY(bool interrupted READ interrupted NOTIFY countChanged FINAL)

public:
    /// The result of a game for the person. A game between two people or two computers has the result Decided.
    enum Result { NotOver, Won, Lost, Decided };
    Q_ENUM(Result)

    enum Role {
        TimeRole = Qt::UserRole + 1,  ///< the local time of the last move of the game
        NameRole,                     ///< the name of the game
        HeapsRole,                    ///< the position at the start of the game
        OpponentRole,
        ResultRole,
        ResultTextRole,
        MovesTextRole,
        AgainstRole,                  ///< true if a person played against the computer
        /// One number for each position: 0 if the winner is unknown, 1 if the side at the foot of the board wins, 2 if
        /// the side at the head wins; 4 is added if the move to this position gave the win away.
        StripRole,
    };

    PlayGames();

    int count() const override { return static_cast<int>(m_rows.size()); }
    bool interrupted() const { return count() > 0 && !m_rows.front().game.record().isOver(); }

    /// Shows all stored games except the open one. Games whose text is in `known` are not parsed again.
    void show(const GameStore& shelf, const KeptGames& known = {});
    /// Starts to compute the values of StripRole in the background, one game after the other. They are computed only
    /// once for each game.
    Q_INVOKABLE void wantStrips();

    /// Returns the name under which the store saves the game in this row.
    const QString& nameOf(std::size_t row) const { return m_rows[row].name; }
    const KeptGame& game(std::size_t row) const { return m_rows[row].game; }

private:
    struct Row {
        QString name;
        QDateTime time;
        KeptGame game;
        std::optional<QVariantList> strip{};
    };

    QVariant field(int row, int role) const override;
    void nextStrip();

    std::vector<Row> m_rows;
    bool m_stripsWanted = false;
    BackgroundWork m_work;
};

}  // namespace nimstone
