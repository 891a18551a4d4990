// The binary columns of a position as a table that QML shows: a row a heap, a column a power of two, the nim-sum
// beneath. With a move in preview it shows the position after that move, and which bits the move flips.
//
//            32 16  8  4  2  1      bits of a row are a text of 0s and 1s, the highest weight first;
//   Heap 1    1  0  1  0  1  0      `flipped` has a 1 where the move in preview changes the bit
//   Heap 2    0  1  1  0  1  1
//   s         1  1  0  0  0  1      odd columns are those with a 1 in the nim-sum
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "core/position.h"

namespace nimstone {

class BitTableModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its table")

    Q_PROPERTY(int columns READ columns NOTIFY shown FINAL)
    /// What each column is worth, the highest first; marked up where it is a power: 2<sup>40</sup>.
    Q_PROPERTY(QStringList weights READ weights NOTIFY shown FINAL)
    /// The number of 1s in each column, the highest first.
    Q_PROPERTY(QStringList ones READ ones NOTIFY shown FINAL)
    /// The nim-sum's bits: a 1 in every odd column.
    Q_PROPERTY(QString sumBits READ sumBits NOTIFY shown FINAL)
    Q_PROPERTY(QString sumFlipped READ sumFlipped NOTIFY shown FINAL)
    /// The nim-sum in decimal: s, or t where a move is in preview.
    Q_PROPERTY(QString sum READ sum NOTIFY shown FINAL)
    Q_PROPERTY(bool previewing READ previewing NOTIFY shown FINAL)
    /// As wide a number as any that this table may have to show.
    Q_PROPERTY(QString widest READ widest NOTIFY shown FINAL)

public:
    enum Role {
        HeapRole = Qt::UserRole + 1,  ///< counted from 0
        SizeRole,                     ///< in decimal, after the move in preview
        BitsRole,
        FlippedRole,
        ChangedRole,                  ///< whether it is this heap that the move in preview changes
    };

    using QAbstractListModel::QAbstractListModel;

    /// Shows `position`, or what becomes of it by `preview`, which has to be legal there. The columns are those that
    /// the position needs, so a preview never changes the table's shape; or more, where `columns` asks for more.
    void show(const Position& position, std::optional<Move> preview = std::nullopt, int columns = 1);

    int columns() const { return m_columns; }
    QStringList weights() const;
    QStringList ones() const;
    QString sumBits() const;
    QString sumFlipped() const;
    QString sum() const;
    bool previewing() const { return m_preview.has_value(); }
    QString widest() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    QString bits(Count number) const;

    Position m_before;
    Position m_after;
    std::optional<Move> m_preview;
    int m_columns = 1;
};

}  // namespace nimstone
