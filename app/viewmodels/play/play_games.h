// The games that were played before the one on the board, as a list: when, from what start, how far, and how they ended.
#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "app/storage/games/game_store.h"
#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/shell/background_work.h"

namespace nimstone {

class PlayGames : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its list of games")

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
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
        StripRole,                    ///< a number a position: StripField's winner, and 4 more where it was given away
    };

    explicit PlayGames(QObject* parent = nullptr);

    int count() const { return rowCount(); }
    bool interrupted() const { return count() > 0 && !m_rows.front().game.record().isOver(); }

    /// The games of the shelf but the open one; those that were read before need not be read again.
    void show(const GameStore& shelf, const KeptGames& known = {});
    /// The same games in another language.
    void rewordAll();
    /// Works out the strips, one game after the other and not on this thread; each is worked out once.
    Q_INVOKABLE void wantStrips();

    /// The name under which the shelf keeps a row.
    const QString& nameOf(std::size_t row) const { return m_rows[row].name; }
    const KeptGame& game(std::size_t row) const { return m_rows[row].game; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    struct Row {
        QString name;
        QDateTime time;
        KeptGame game;
        std::optional<QVariantList> strip{};
    };

    void nextStrip();

    std::vector<Row> m_rows;
    bool m_stripsWanted = false;
    BackgroundWork m_work;
};

}  // namespace nimstone
