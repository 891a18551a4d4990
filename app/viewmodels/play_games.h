// The games that were played before the one on the board, as a list: when, from what start, how far, and how they ended.
#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QtQml/qqmlregistration.h>
#include <vector>

#include "app/storage/game_shelf.h"
#include "app/viewmodels/play_kept.h"

namespace nimstone {

class PlayGames : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its list of games")

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Whether the game before, the first of the list, was left before its end.
    Q_PROPERTY(bool interrupted READ interrupted NOTIFY countChanged FINAL)

public:
    enum Result { NotOver, Won, Lost };
    Q_ENUM(Result)

    enum Role {
        TimeRole = Qt::UserRole + 1,  ///< when it was played last, in local time
        HeapsRole,                    ///< at its start
        OpponentRole,
        ResultRole,
        ResultTextRole,
        MovesTextRole,
    };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return rowCount(); }
    bool interrupted() const { return count() > 0 && !m_rows.front().game.record().isOver(); }

    /// The games of the shelf but the open one.
    void show(const GameShelf& shelf);
    /// The same games in another language.
    void rewordAll();

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
    };

    std::vector<Row> m_rows;
};

}  // namespace nimstone
