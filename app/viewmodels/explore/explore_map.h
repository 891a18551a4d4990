// The map of the Explore page: which numbers of the position run, what the cells show, the table behind it, what is marked in it,
// and which part of it is seen. MapPicture paints it; what stands over the map are items of their own, that ask here where cells are.
#pragma once

#include <QRect>
#include <QVariantList>
#include <memory>
#include <optional>

#include "app/figures/explore/map_picture.h"
#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "core/explore/plane.h"

namespace nimstone {

class ExploreMap : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(MapModel)

    /// Whether the position has two numbers to run; else `problem` says why there is no map.
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The numbers of the position, in words, and which of them run.
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL)
    Q_PROPERTY(int across READ across WRITE setAcross NOTIFY changed FINAL)
    Q_PROPERTY(int up READ up WRITE setUp NOTIFY changed FINAL)
    /// Whether the cells show values, and not only who wins; and whether they could.
    Q_PROPERTY(bool values READ values WRITE setValues NOTIFY changed FINAL)
    Q_PROPERTY(bool valuesOffered READ valuesOffered NOTIFY changed FINAL)
    Q_PROPERTY(bool outcomesOffered READ outcomesOffered NOTIFY changed FINAL)
    /// The lines of slope φ and 1/φ mean something in this game.
    Q_PROPERTY(bool goldenOffered READ goldenOffered NOTIFY changed FINAL)
    /// The other game that this one is compared with; empty for none. And why a text was none.
    Q_PROPERTY(QString other READ other NOTIFY changed FINAL)
    Q_PROPERTY(QString otherProblem MEMBER m_otherProblem NOTIFY changed FINAL)
    /// A claim about the game that is checked in each cell, as the conjecture lab has it; empty for none.
    Q_PROPERTY(QString claim MEMBER m_claim NOTIFY claimChanged FINAL)
    /// Cells of the value of the chosen cell stand out.
    Q_PROPERTY(bool litAlike MEMBER m_litAlike NOTIFY changed FINAL)
    /// Cells from which one move leads to the chosen one are set apart.
    Q_PROPERTY(bool showsReach MEMBER m_showsReach NOTIFY showsReachChanged FINAL)
    /// How many cells across and up the map has, and how many of them are worked out.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    Q_PROPERTY(int done READ done NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// The label of both axes, the vertical one first: "heap 2 ↑, heap 1 →".
    Q_PROPERTY(QString axes READ axes NOTIFY changed FINAL)
    /// The legend: an object for each colour of a visible cell, with `colour`, `last` (the colour of the last value of an entry that
    /// names several values), `text`, and `framed`.
    Q_PROPERTY(QVariantList legend READ legend NOTIFY changed FINAL)
    /// How the picture looks.
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY changed FINAL)
    /// How many pixels a cell is wide; and which point of the map, in cells, is at the left and at the bottom.
    Q_PROPERTY(double cell READ cell NOTIFY viewChanged FINAL)
    Q_PROPERTY(QPointF corner READ corner NOTIFY viewChanged FINAL)
    /// The cell of the chosen position; of the pointed one, or (−1, −1).
    Q_PROPERTY(QPoint cursor READ cursor NOTIFY cursorChanged FINAL)
    Q_PROPERTY(QPoint pointed READ pointed NOTIFY pointedChanged FINAL)
    /// Where the winning moves of the pointed cell lead, else of the chosen one: points, at most eight.
    Q_PROPERTY(QVariantList arrows MEMBER m_arrows NOTIFY pointedChanged FINAL)

public:
    explicit ExploreMap(QObject* parent = nullptr);

    bool there() const { return m_plane.has_value(); }
    QString problem() const;
    QStringList places() const;
    int across() const { return m_across; }
    void setAcross(int place) { setPlaces(place, place == m_up ? m_across : m_up); }
    int up() const { return m_up; }
    void setUp(int place) { setPlaces(place == m_across ? m_up : m_across, place); }
    bool values() const { return (m_valuesWanted && valuesOffered()) || (m_plane && m_plane->isPartisan()); }
    void setValues(bool values);
    bool valuesOffered() const { return m_plane && m_plane->hasValues() && !m_other && m_claim.isEmpty(); }
    bool outcomesOffered() const { return m_plane && !m_plane->isPartisan(); }
    bool goldenOffered() const { return m_plane && (m_plane->sum().only<Wythoff>() || m_plane->sum().only<Euclid>()); }
    QString other() const;
    int side() const { return m_table ? static_cast<int>(m_table->side()) : 0; }
    int done() const { return m_table ? static_cast<int>(m_table->done()) : 0; }
    bool busy() const { return m_work.busy(); }
    QString axes() const;
    QVariantList legend() const;
    double cell() const { return m_view.cell; }
    QPointF corner() const { return {m_view.left, m_view.bottom}; }
    QPoint cursor() const;
    QPoint pointed() const { return m_pointed; }

    QStringList kinds() const override;
    QString name() const override { return QStringLiteral("map"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    std::shared_ptr<const explore::MapTable> table() const { return m_table; }

    /// What is seen, in so many pixels for one; and how large it is, in pixels.
    QImage picture(double ratio) const;
    void setSize(QSizeF size);
    /// Cells of so many pixels, with a point of the map, in cells, at a point of the picture; as far as the map stays in sight.
    void show(double cell, QPointF point, QPointF at);
    /// Larger by `factor` about a point of the picture.
    Q_INVOKABLE void zoomAt(double x, double y, double factor) { show(m_view.cell * factor, placeAt(x, y), {x, y}); }
    /// By pixels.
    Q_INVOKABLE void pan(double right, double down) { show(m_view.cell, placeAt(0, 0), {right, down}); }
    /// All of the map; and cells of so many pixels, about the cell of the cursor.
    Q_INVOKABLE void fit() { show(0, {}, {m_size.width() * 0.02, m_size.height() * 0.98}); }
    Q_INVOKABLE void zoomTo(double cell) { show(cell, cursor() + QPointF(0.5, 0.5), QRectF({}, m_size).center()); }
    /// Which cell is at a point of the picture, perhaps none of the map.
    Q_INVOKABLE QPoint cellAt(double x, double y) const;

    /// The position of a cell becomes the chosen one, or the pointed one; of (−1, −1) none is.
    Q_INVOKABLE void choose(QPoint cell);
    Q_INVOKABLE void pointAt(QPoint cell);
    /// The cursor moves by so many cells; stays where there is no position.
    Q_INVOKABLE void move(int across, int up) { choose(cursor() + QPoint(across, up)); }
    /// The cursor moves on to the next marked cell along its row, or along the diagonal, forwards (1) or back (−1).
    Q_INVOKABLE void seek(int direction, bool diagonally);
    /// Compares with the same numbers of another game, a position or a name; with none of an empty text. Whether it could.
    Q_INVOKABLE bool compareWith(const QString& game);

Q_SIGNALS:
    /// Anything is another but which part is seen, and the cells that are chosen and pointed.
    void changed();
    void claimChanged();
    void showsReachChanged();
    void viewChanged();
    void cursorChanged();
    void pointedChanged();

protected:
    void look() override;
    void point() override;
    void word() override;

private:
    void setPlaces(int across, int up);
    void rebuild();
    void work();
    void findReach();
    void findArrows();
    figures::MapLooks looks() const;
    /// "heap 1": a number of the position as it stands within a sentence.
    QString nameOf(int place) const;
    /// What is seen, for a picture in a file.
    QString description() const;
    /// The value that has the last colour.
    std::int32_t most() const;
    /// Which point of the map, in cells, is at a point of the picture.
    QPointF placeAt(double x, double y) const { return corner() + QPointF(x, m_size.height() - y) / m_view.cell; }
    /// Moves so far that the cell of the cursor is seen.
    void reveal();
    /// The same once the cursor has moved and it is known how far the map goes.
    void follow();
    /// The plane of these numbers of a position; none where it has not two.
    std::optional<explore::Plane> planeOf(const GameSum& sum) const;
    /// The position of a cell; none where there is none.
    std::optional<GameSum> sumAt(QPoint cell) const;
    /// Whether the cell is worked out.
    bool isDone(QPoint cell) const { return QRect(0, 0, done(), done()).contains(cell); }

    std::optional<explore::Plane> m_plane;
    std::optional<explore::Plane> m_other;
    int m_across = 0;
    int m_up = 1;
    bool m_valuesWanted = false;
    QString m_otherText;
    QString m_otherProblem;
    QString m_claim;
    bool m_litAlike = false;
    bool m_showsReach = false;
    std::vector<explore::Cell> m_reach;
    QPoint m_pointed{-1, -1};
    QVariantList m_arrows;
    QSizeF m_size;
    figures::MapView m_view;
    bool m_moved = false;   ///< by a person: another size leaves alone where the map is
    bool m_sought = false;  ///< the cursor is to be brought in sight
    bool m_dark = false;
    bool m_highContrast = false;
    std::shared_ptr<explore::MapTable> m_table;
    BackgroundWork m_work;
    BackgroundWork m_reaching;
};

}  // namespace nimstone
