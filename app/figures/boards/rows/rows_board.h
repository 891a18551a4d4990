// Rows of pins, of squares or of files: the board of the take-and-break games in which a move leaves at most two rows.
//
//   ♟ ♟ ♟ ♟ ♟ ♟ ♟        Kayles and all octal games: pins fall, and the pins to their left and right move apart a little.
//   ────────────         They stay in one line, so the player sees which row they came from.
//   ▢ ▢ × ▢ ▢ ▢ ▢        Treblecross: a cross dims the two squares at either side, where a second cross would be a mistake
//
// A row that is too long for pins is a bar with its number.
#pragma once

#include <functional>

#include "app/figures/boards/component_board.h"
#include "app/figures/boards/rows/row_lines.h"
#include "app/figures/boards/rows/rows_layout.h"

namespace nimstone::figures {

class RowsBoard : public ComponentBoard {
public:
    /// `plan` must be for a TakeAndBreakGame that has no digit over 7.
    explicit RowsBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return m_look == RowKind::Pins; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;
    std::vector<BadgePlace> badgesOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;
    BoardMark markUnder(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                        const std::optional<Move>& held) const override;
    bool isAtRight(const Scene& scene, std::size_t ply, const Position& position, QPointF point,
                   const std::optional<Move>& held) const override;

private:
    /// The additional pieces that the next move of the record needs in this component. If the move splits a row, these are the pieces
    /// of its right part.
    struct Coming {
        std::size_t parent = 0;             ///< the id of the row that the move takes from or splits
        std::optional<std::size_t> child{}; ///< the id of the part at the right, if the row is split
        std::optional<std::size_t> tag{};   ///< the piece that becomes the tag of the places taken from a bar
    };
    struct Picked {
        std::size_t heap = 0;
        RowPick pick;
    };

    std::vector<RowNeed> needs() const;
    double labelType() const;
    bool isRight(std::size_t ply, const Move& move) const;

    void addLine(BoardScenes& scenes, std::size_t line);
    void addFile(BoardScenes& scenes, std::size_t line, Count place);
    void addSpares(BoardScenes& scenes);

    void placeLine(BoardScenes& scenes, std::size_t line);
    void placePins(BoardScenes& scenes, std::size_t line);
    void placeBars(BoardScenes& scenes, std::size_t line);
    void placeLabels(BoardScenes& scenes, std::size_t line);
    void placeSpares(BoardScenes& scenes);
    void takePins(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick);
    void cross(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick);
    void advance(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick);
    void tagBar(BoardScenes& scenes, play::Side who, const RowPick& pick);

    QRectF rectIn(const std::function<const Pose&(std::size_t)>& pose, const RowPiece& row) const;
    QRectF rectNow(const BoardScenes& scenes, const RowPiece& row) const;
    QRectF rectOf(const Scene& scene, const RowPiece& row) const;
    RowPoint pointInBar(const QRectF& bar, Count size, QPointF point) const;
    std::optional<Picked> pickAt(const Scene& scene, std::size_t ply, QPointF point, const std::optional<Move>& held) const;
    BoardMark markOfPick(const Scene& scene, const RowPiece& row, const RowPick& pick) const;
    BoardMark markOfFiles(const Scene& scene, const RowPiece& row, const RowPick& pick) const;

    std::pair<std::size_t, std::size_t> heapsOf(std::size_t line) const;
    std::size_t pieceOf(std::size_t line, Count place) const;
    QString named(const char* kind, std::size_t number, std::optional<Count> place = {}) const;
    QString sizeText(Count size) const;
    bool isLive(const RowPiece& row) const { return row.size > (m_look == RowKind::Squares ? 2U : 0U); }

    ComponentPlan m_plan;
    RowKind m_look;
    bool m_isRow;
    TakeAndBreakCode m_code;
    RowLines m_lines;
    RowsLayout m_layout;
    std::vector<bool> m_isBar;           ///< one value for each line: true if the line is a bar
    std::vector<double> m_drift;         ///< for each line, the distance by which its parts can move apart, in places
    std::vector<std::size_t> m_first;    ///< the piece of the first place of each line
    std::vector<std::size_t> m_labels;   ///< the piece of the label of each part, by the id of the part
    std::vector<std::size_t> m_bars;     ///< the piece of the bar of each part, by the id of the part; only for lines that are bars
    std::vector<std::size_t> m_lineOf;   ///< the line of each part, by the id of the part
    std::vector<Coming> m_nextMoves;        ///< the additional pieces of each move in this component
    std::size_t m_next = 0;
    bool m_shown = false;                ///< true if the pieces are placed for the position after the moves so far
};

}  // namespace nimstone::figures
