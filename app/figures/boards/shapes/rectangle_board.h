// Euclid's game as a rectangle that squares are cut off: what is left of it grows until it fills the room again.
#pragma once

#include <array>

#include "app/figures/boards/component_board.h"
#include "app/figures/scene/square_levels.h"

namespace nimstone::figures {

class RectangleBoard : public ComponentBoard {
public:
    explicit RectangleBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;

    /// A click on a square cuts it off, and all before it. Of two equal numbers the first is cut, and with that held
    /// the second.
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    /// The pieces of a level: one a square, the first to be cut first; where the squares are too many to be drawn, a
    /// strip stands for all that are left until they are few enough.
    struct LevelPieces {
        std::size_t strip = 0;
        std::vector<std::size_t> squares;

        bool asStrip(Count left) const { return left > squares.size(); }
    };
    /// What a cut of a strip sends to the tray.
    struct Tag {
        std::size_t ply;
        std::size_t piece;
    };

    QString name(const QString& piece) const;
    Count mostSquares(const SquareLevel& level) const;
    void addSquares(BoardScenes& scenes);
    void addTags(BoardScenes& scenes);
    QRectF rectangle(const Position& position) const;
    void pose(BoardScenes& scenes, const Position& position) const;
    void poseLevel(BoardScenes& scenes, std::size_t level, Count left, std::size_t heap, const QRectF& box, bool now) const;
    void poseTile(BoardScenes& scenes, std::size_t piece, const QRectF& rect, const QString& text, bool seen, bool now) const;
    void poseNumbers(BoardScenes& scenes, const QRectF& box, const Position& position) const;

    ComponentPlan m_plan;
    std::vector<SquareLevel> m_levels;
    std::vector<LevelPieces> m_squares;
    std::vector<Tag> m_tags;
    QRectF m_area;  ///< that a rectangle may fill
    std::size_t m_frame = 0;
    std::array<std::size_t, 2> m_grounds{};  ///< behind the numbers, with their names
    std::array<std::size_t, 2> m_numbers{};
    double m_type = 0;      ///< of the numbers
    double m_smallType = 0;
    bool m_wide = false;    ///< the second number stands above the rectangle, else on its left
};

}  // namespace nimstone::figures
