// The binary columns of a position, as a table model for QML: one row per heap, one column per power of two, and the
// nim-sum below. While a move is previewed, the table shows the position after that move, and which bits the move flips.
//
//            32 16  8  4  2  1      `bits` of a row is a text of 0s and 1s, highest weight first.
//   Heap 1    1  0  1  0  1  0      `flipped` has a 1 where the previewed move changes the bit.
//   Heap 2    0  1  1  0  1  1
//   s         1  1  0  0  0  1      The odd columns are those with a 1 in the nim-sum.
#pragma once

#include <QStringList>
#include <optional>

#include "app/viewmodels/shell/list_model.h"
#include "core/nimber.h"
#include "core/position.h"

namespace nimstone {

class BitTableModel : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT

    /// The position to show, in the notation, if QML creates the table. If it is a sum, its first component is shown.
    Q_PROPERTY(QString position MEMBER m_position WRITE setPosition FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY shown FINAL)
    /// The weights of the columns, highest first. A large weight is a power in rich text: 2<sup>40</sup>.
    Q_PROPERTY(QStringList weights READ weights NOTIFY shown FINAL)
    /// The number of 1s in each column, the highest column first.
    Q_PROPERTY(QStringList ones READ ones NOTIFY shown FINAL)
    /// The bits of the nim-sum as a text of 0s and 1s: 1 for every odd column.
    Q_PROPERTY(QString sumBits READ sumBits NOTIFY shown FINAL)
    Q_PROPERTY(QString sumFlipped READ sumFlipped NOTIFY shown FINAL)
    /// The nim-sum in decimal: the sum s of the position, or the sum t after the move while a move is previewed.
    Q_PROPERTY(QString sum READ sum NOTIFY shown FINAL)
    Q_PROPERTY(bool previewing READ previewing NOTIFY shown FINAL)
    /// The largest number that fits into the columns, in decimal.
    Q_PROPERTY(QString widest READ widest NOTIFY shown FINAL)

public:
    enum Role {
        HeapRole = Qt::UserRole + 1,  ///< the index of the heap, from 0
        /// The size of the heap in decimal; while a move is previewed, the size after the move.
        SizeRole,
        BitsRole,
        FlippedRole,
        ChangedRole,                  ///< true if the previewed move changes this heap
    };

    BitTableModel() : ListModel({"heap", "size", "bits", "flipped", "changed"}) {}

    /// Shows `position`, or the position after the move `preview`, which has to be legal. The table has at least
    /// `columns` columns, and more if `position` needs them; so a preview does not change the number of columns.
    void show(const Position& position, std::optional<Move> preview = std::nullopt, int columns = 1);
    /// Shows the position `after`, with the bits in which it differs from `before` as `flipped`. Both positions must have the
    /// same number of heaps.
    void compare(const Position& before, const Position& after, int columns = 1);

    void setPosition(const QString& position);

    int columns() const { return m_columns; }
    QStringList weights() const;
    QStringList ones() const;
    QString sumBits() const { return bits(nimSum(m_after.heaps)); }
    QString sumFlipped() const { return bits(nimSum(m_before.heaps) ^ nimSum(m_after.heaps)); }
    QString sum() const { return QString::number(nimSum(m_after.heaps)); }
    bool previewing() const { return m_before != m_after; }
    QString widest() const { return QString::number((Count{2} << (m_columns - 1)) - 1); }
    int count() const override { return static_cast<int>(m_before.heaps.size()); }

Q_SIGNALS:
    void shown();

private:
    QVariant field(int row, int role) const override;
    QString bits(Count number) const;

    QString m_position;
    Position m_before;
    Position m_after;
    int m_columns = 1;
};

}  // namespace nimstone
