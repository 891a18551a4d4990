// The map of the Explore page: the two numbers of the position on its axes, the content of the cells, the table of
// values, the marked cells, and the visible part. MapPicture paints the map. Items above the map ask this model where
// the cells are.
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

    /// True if there is a map, which needs a position with two numbers for the axes.
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    /// A sentence that says why there is no map; empty if there is a map.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The names of the position's numbers, in words.
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL)
    /// The index of the number on the horizontal axis.
    Q_PROPERTY(int across READ across WRITE setAcross NOTIFY changed FINAL)
    /// The index of the number on the vertical axis.
    Q_PROPERTY(int up READ up WRITE setUp NOTIFY changed FINAL)
    /// True if the cells show values; false if they show only the outcome.
    Q_PROPERTY(bool values READ values WRITE setValues NOTIFY changed FINAL)
    /// True if the cells can show values.
    Q_PROPERTY(bool valuesOffered READ valuesOffered NOTIFY changed FINAL)
    /// True if the cells can show the outcome.
    Q_PROPERTY(bool outcomesOffered READ outcomesOffered NOTIFY changed FINAL)
    /// True if lines with the slopes φ (the golden ratio) and 1/φ have a meaning in this game, so that the page offers
    /// to show them.
    Q_PROPERTY(bool goldenOffered READ goldenOffered NOTIFY changed FINAL)
    /// The position, in the notation, whose map this map is compared with; empty if there is no comparison.
    Q_PROPERTY(QString other READ other NOTIFY changed FINAL)
    /// A sentence that says why the last text given to compareWith() names no game to compare with; empty if it names one.
    Q_PROPERTY(QString otherProblem MEMBER m_otherProblem NOTIFY changed FINAL)
    /// A claim about the game in the syntax of the conjecture lab, which is checked in each cell; empty if there is no
    /// claim.
    Q_PROPERTY(QString claim MEMBER m_claim NOTIFY claimChanged FINAL)
    /// True if all cells with the same value as the chosen cell are highlighted.
    Q_PROPERTY(bool highlightsEqualValues MEMBER m_litAlike NOTIFY changed FINAL)
    /// True if the cells are highlighted from which one move leads to the chosen cell.
    Q_PROPERTY(bool showsReach MEMBER m_showsReach NOTIFY showsReachChanged FINAL)
    /// The number of cells of the map in each direction.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    /// The number of rows and columns that are computed so far, 0 to `side`.
    Q_PROPERTY(int done READ done NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// The labels of both axes, the vertical axis first: "heap 2 ↑, heap 1 →".
    Q_PROPERTY(QString axes READ axes NOTIFY changed FINAL)
    /// The legend: an object for each color of the map, with `colour`, `last` (the color of the last value if the entry
    /// stands for several values), `text`, and `framed` (true if the color is only a frame around cells).
    Q_PROPERTY(QVariantList legend READ legend NOTIFY changed FINAL)
    /// True if the picture of the map has dark colors.
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed FINAL)
    /// True if the picture of the map has high contrast.
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY changed FINAL)
    /// The width of a cell in pixels.
    Q_PROPERTY(double cell READ cell NOTIFY viewChanged FINAL)
    /// The point of the map, in cells, in the lower left corner of the picture.
    Q_PROPERTY(QPointF corner READ corner NOTIFY viewChanged FINAL)
    /// The cell of the chosen position, which is the cursor; (−1, −1) if there is no map.
    Q_PROPERTY(QPoint cursor READ cursor NOTIFY cursorChanged FINAL)
    /// The cell of the position under the pointer; (−1, −1) if there is none.
    Q_PROPERTY(QPoint pointed READ pointed NOTIFY pointedChanged FINAL)
    /// The cells to which winning moves lead, as at most eight points. The moves start at the cell under the pointer,
    /// or else at the chosen cell.
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

    /// Returns a picture of the visible part of the map, with `ratio` device pixels for each pixel.
    QImage picture(double ratio) const;
    /// Sets the size of the picture of the map, in pixels.
    void setSize(QSizeF size);
    /// Sets the cell size in pixels and scrolls so that map point `point` (in cells) is at pixel `at`, clamped to keep the
    /// map visible.
    void show(double cell, QPointF point, QPointF at);
    /// Enlarges the map by `factor`. The point of the map at (`x`, `y`) of the picture stays there.
    Q_INVOKABLE void zoomAt(double x, double y, double factor) { show(m_view.cell * factor, placeAt(x, y), {x, y}); }
    /// Moves the map by `right` and `down` pixels.
    Q_INVOKABLE void pan(double right, double down) { show(m_view.cell, placeAt(0, 0), {right, down}); }
    /// Shows the whole map.
    Q_INVOKABLE void fit() { show(0, {}, {m_size.width() * 0.02, m_size.height() * 0.98}); }
    /// Sets the cell size in pixels, and scrolls the cell of the cursor to the middle of the picture.
    Q_INVOKABLE void zoomTo(double cell) { show(cell, cursor() + QPointF(0.5, 0.5), QRectF({}, m_size).center()); }
    /// Returns the cell at a point of the picture. The cell may be outside the map.
    Q_INVOKABLE QPoint cellAt(double x, double y) const;

    /// Makes the position of a cell the chosen position; does nothing if the cell has no position.
    Q_INVOKABLE void choose(QPoint cell);
    /// Tells this object that the pointer is on a cell; (−1, −1) means that it is on no cell.
    Q_INVOKABLE void pointAt(QPoint cell);
    /// Moves the cursor by these numbers of cells; does nothing if the new cell has no position.
    Q_INVOKABLE void move(int across, int up) { choose(cursor() + QPoint(across, up)); }
    /// Moves the cursor to the next marked cell (a P-position, or a difference in a comparison) in its row, or on its
    /// diagonal if `diagonally` is true; forwards if `direction` is 1, backwards if it is −1.
    Q_INVOKABLE void seek(int direction, bool diagonally);
    /// Compares the map with the map of another game that has the same numbers. `game` is a position or the name of a
    /// game; an empty text ends the comparison. Returns false and sets `otherProblem` if the text is not a game to
    /// compare with.
    Q_INVOKABLE bool compareWith(const QString& game);

Q_SIGNALS:
    /// Emitted after every change except a change of the visible part, the chosen cell or the cell under the pointer.
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
    figures::MapStyle looks() const;
    /// Returns the name of a number of the position, as it is written inside a sentence: "heap 1".
    QString nameOf(int place) const;
    /// Returns a description of the visible part of the map, for the file of a picture.
    QString description() const;
    /// Returns the value that has the last color of the scale.
    std::int32_t most() const;
    /// Returns the point of the map, in cells, that is at a point of the picture.
    QPointF placeAt(double x, double y) const { return corner() + QPointF(x, m_size.height() - y) / m_view.cell; }
    /// Scrolls the map so that the cell of the cursor is visible; does not scroll more than needed.
    void reveal();
    /// Scrolls to the cell of the cursor after the cursor has moved, as soon as the map has cells and the picture has a size.
    void follow();
    /// Returns the map of two numbers of a position; nothing if the position has fewer than two numbers.
    std::optional<explore::Plane> planeOf(const GameSum& sum) const;
    /// Returns the position of a cell; nothing if the cell has no position.
    std::optional<GameSum> sumAt(QPoint cell) const;
    /// True if the content of the cell is computed.
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
    /// True after the map was scrolled or zoomed: if the size changes, the lower left corner and the cell size then stay.
    bool m_moved = false;
    bool m_scrollPending = false;  ///< true if the map must still be scrolled to the cursor
    bool m_dark = false;
    bool m_highContrast = false;
    std::shared_ptr<explore::MapTable> m_table;
    BackgroundWork m_work;
    BackgroundWork m_reaching;
};

}  // namespace nimstone
