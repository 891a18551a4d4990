// The games that were played before the one on the board, as a list: when, from what start, how far, and how they ended.
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

    /// Whether the game before, the first of the list, was left before its end.
    Q_PROPERTY(bool interrupted READ interrupted NOTIFY countChanged FINAL)

public:
    /// Of a game between others, Decided.
    enum Result { NotOver, Won, Lost, Decided };
    Q_ENUM(Result)

    enum Role {
        TimeRole = Qt::UserRole + 1,  ///< when it was played last, in local time
        NameRole,                     ///< of the game
        HeapsRole,                    ///< the position at its start
        OpponentRole,
        ResultRole,
        ResultTextRole,
        MovesTextRole,
        AgainstRole,                  ///< whether a person played against an opponent
        StripRole,                    ///< a number a position: 0 unknown, 1 or 2 won for the foot or the head, 4 more where given away
    };

    PlayGames();

    int count() const override { return static_cast<int>(m_rows.size()); }
    bool interrupted() const { return count() > 0 && !m_rows.front().game.record().isOver(); }

    /// The games of the shelf but the open one; those that were read before need not be read again.
    void show(const GameStore& shelf, const KeptGames& known = {});
    /// Works out the strips, one game after the other and not on this thread; each is worked out once.
    Q_INVOKABLE void wantStrips();

    /// The name under which the shelf keeps a row.
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
