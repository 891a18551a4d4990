// Rows of pins, squares or files: the board of the take-and-break games in which a move leaves at most two rows.
//
//   ♟ ♟ ♟ ♟ ♟ ♟ ♟        Kayles and other octal games: pins fall, and the pins to their left and right move apart a
//   ────────────         little. They stay in one line, so players see which row they came from.
//   ▢ ▢ × ▢ ▢ ▢ ▢        Treblecross: a cross dims the two squares on each side of it, because a cross there would
//                        lose
//
// A row with too many pins is drawn as a bar with a number.
#pragma once

#include "app/figures/boards/component_board.h"
#include "app/figures/boards/ply_history.h"
#include "app/figures/boards/rows/row_lines.h"
#include "app/figures/boards/rows/rows_layout.h"

namespace nimstone::figures {

class RowsBoard : public ComponentBoard {
public:
    /// `plan` must be for a take-and-break game whose code has no digit over 7.
    explicit RowsBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return m_look == RowKind::Pins; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override;
    std::optional<Move> moveAt(const BoardClick& click) const override;
    BoardMark markOf(const BoardView& view, const Move& move) const override;
    std::vector<BadgePlace> badgesOf(const BoardView& view, const Move& move) const override;
    BoardMark markUnder(const BoardClick& click) const override;
    bool isAtRight(const BoardClick& click) const override;

private:
    struct Picked {
        std::size_t heap = 0;
        RowPick pick;
    };

    std::vector<RowNeed> needs() const;
    double labelType() const;
    bool isRight(std::size_t ply, const Move& move) const;

    void addLine(BoardScenes& scenes, std::size_t line);
    void addRow(BoardScenes& scenes, std::size_t line, std::optional<std::size_t> parent = {});

    void placeLine(BoardScenes& scenes, std::size_t line);
    void placePins(BoardScenes& scenes, std::size_t line);
    void placeBars(BoardScenes& scenes, std::size_t line);
    void placeLabels(BoardScenes& scenes, std::size_t line);
    void takePins(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick);
    void cross(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick);
    void advance(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick);

    QRectF rectOf(const Scene& scene, const RowPiece& row) const;
    static QRectF partOfBar(const QRectF& bar, const RowPiece& row, const RowPick& pick) { return barPart(bar, row.size, pick.first, pick.taken, Qt::Horizontal, 4); }
    RowPoint pointInBar(const QRectF& bar, Count size, QPointF point) const;
    std::optional<Picked> pickAt(const Scene& scene, std::size_t ply, QPointF point, const std::optional<Move>& held) const;
    BoardMark markOfPick(const Scene& scene, const RowPiece& row, const RowPick& pick) const;
    BoardMark markOfFiles(const Scene& scene, const RowPiece& row, const RowPick& pick) const;

    std::pair<std::size_t, std::size_t> heapsOf(std::size_t line) const;
    std::size_t pieceOf(std::size_t line, Count place) const;
    QString sizeText(Count size) const;
    bool isLive(const RowPiece& row) const { return row.size > (m_look == RowKind::Squares ? 2U : 0U); }

    RowKind m_look;
    bool m_isRow;
    TakeAndBreakCode m_code;
    PlyHistory<RowPiece> m_rows;
    RowsLayout m_layout;
    std::vector<bool> m_isBar;           ///< one value for each line: true if the line is drawn as a bar
    std::vector<double> m_drift;         ///< for each line, the largest distance by which its rows move apart, in places
    std::vector<std::size_t> m_first;    ///< for each line, the piece of its first place
    std::vector<std::size_t> m_parts;    ///< for each line, the number of rows that it is split into in the end
    std::vector<std::size_t> m_labels;   ///< the piece of the label of each row, by the id of the row
    std::vector<std::size_t> m_bars;     ///< the piece of the bar of each row, by the id of the row; used only for lines that are drawn as bars
    std::size_t m_played = 0;            ///< the number of moves in this component so far
};

}  // namespace nimstone::figures
