// The rungs of the hint ladder that were asked for in this position, the first one first.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "core/play/hints.h"

namespace nimstone {

class PlayHints : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its hints")

    /// How many rungs show, of `most`.
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(int most READ most CONSTANT FINAL)
    /// Whether there is one more.
    Q_PROPERTY(bool more READ more NOTIFY countChanged FINAL)

public:
    enum Role {
        RungRole = Qt::UserRole + 1,  ///< counted from 1
        TitleRole,
        SentenceRole,
    };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return m_shown; }
    int most() const { return static_cast<int>(play::rungCount); }
    bool more() const { return m_ladder && m_shown < most(); }

    /// Starts again below the first rung; no ladder where there is nothing to play.
    void show(const std::optional<play::Ladder>& ladder);
    /// Shows one more rung, if there is one.
    void climb();
    void rewordAll();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    std::optional<play::Ladder> m_ladder;
    int m_shown = 0;
};

}  // namespace nimstone
