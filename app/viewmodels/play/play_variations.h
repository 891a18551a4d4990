// The lines of a game that were left when another move was played after going back.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <vector>

#include "core/play/record/variations.h"

namespace nimstone {

class PlayVariations : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its lines")

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        /// From which move on it is another line, counted from 1, and how many moves it has.
        BranchRole = Qt::UserRole + 1,
        MovesRole,
        /// Its moves from there on in the notation, the first few.
        TextRole,
        OverRole,
    };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return rowCount(); }

    void show(const play::Variations& lines);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    struct Row {
        int branch;
        int moves;
        QString text;
        bool over;

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> m_rows;
};

}  // namespace nimstone
