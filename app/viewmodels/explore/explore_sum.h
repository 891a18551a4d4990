// The sum of the Explore page: its parts, the Nim heap that each is worth, and the move that wins, found among the heaps and
// carried back into the game. Parts may be set aside and taken in again.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/bit_table.h"
#include "core/sum/analysis.h"

namespace nimstone {

class ExploreSum : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(SumModel)

    /// The parts, in their order: objects with `text` (kayles:7), `game`, `value` in words, `heap` (the stones of its Nim heap, −1
    /// where there is none), `within` (not set aside), `row` (of the bit table, −1 for none).
    Q_PROPERTY(QVariantList parts READ parts NOTIFY changed FINAL)
    /// What all of it is worth, and who wins.
    Q_PROPERTY(QString total READ total NOTIFY changed FINAL)
    /// Why there are no Nim heaps; empty where there are.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Why a typed part was none.
    Q_PROPERTY(QString addProblem READ addProblem NOTIFY changed FINAL)
    /// The Nim heaps in bits; with the chosen winning move in preview where it takes from its heap.
    Q_PROPERTY(nimstone::BitTableModel* table READ table CONSTANT FINAL)
    Q_PROPERTY(bool hasTable READ hasTable NOTIFY changed FINAL)
    /// The winning moves, in words: at most twelve; and how many there are besides.
    Q_PROPERTY(QStringList moves READ moves NOTIFY changed FINAL)
    Q_PROPERTY(QString moreMoves READ moreMoves NOTIFY changed FINAL)
    /// The chosen one of them, −1 for none; and how it is found, step by step, as rich text.
    Q_PROPERTY(int move READ move WRITE setMove NOTIFY moveChanged FINAL)
    Q_PROPERTY(QStringList steps READ steps NOTIFY moveChanged FINAL)

public:
    explicit ExploreSum(QObject* parent = nullptr);

    QVariantList parts() const;
    QString total() const;
    QString problem() const;
    QString addProblem() const { return m_addProblem; }
    BitTableModel* table() { return &m_table; }
    bool hasTable() const { return session() && problem().isEmpty() && !session()->sum().isPartisan(); }
    QStringList moves() const;
    QString moreMoves() const;
    int move() const { return m_move; }
    void setMove(int move);
    QStringList steps() const;

    QStringList kinds() const override { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}; }
    QString fileName() const override { return QStringLiteral("sum"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    /// Sets a part aside, or takes it in again. The last one of a sum stays; so does what would make no sum. Whether it could.
    Q_INVOKABLE bool setWithin(int part, bool within);
    Q_INVOKABLE void remove(int part);
    /// Takes in what is typed, a position or a sum. Whether it could.
    Q_INVOKABLE bool add(const QString& text);
    /// The position after the move becomes the pointed one; −1 for none.
    Q_INVOKABLE void pointAt(int move);
    /// The move is made: the position after it becomes the one of the page.
    Q_INVOKABLE void make(int move);

Q_SIGNALS:
    void changed();
    void moveChanged();

protected:
    void look() override;

private:
    struct Part {
        Component component;
        bool within = true;
        std::optional<Count> value{};
    };

    /// The parts of a position: its components, of heaps that do not look at each other each heap.
    static std::vector<Part> partsOf(const GameSum& sum);
    /// What those within make; none where they make no sum.
    static std::optional<GameSum> sumOf(const std::vector<Part>& parts);
    bool take(std::vector<Part> parts);
    void analyse();
    void showTable();
    /// The part that the heap of a move is.
    std::size_t partOf(const MoveInSum& move) const;
    /// What a part is worth after a move in it.
    std::optional<Count> valueAfter(const MoveInSum& move) const;

    std::vector<Part> m_parts;
    WinningMovesInSum m_winning;
    int m_move = -1;
    QString m_addProblem;
    BitTableModel m_table;
};

}  // namespace nimstone
