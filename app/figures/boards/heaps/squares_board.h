// The board of games with coins on the squares of a row. If there are too many squares, a line replaces them: the coins keep their order
// on this line and are close to their true places, and each coin has the number of its square below it.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

class SquaresBoard : public ComponentBoard {
public:
    bool usesTrays() const override { return false; }
    QSizeF leastSize() const override;

protected:
    static constexpr double squareGap = 2;

    /// `first` is the number of the first square.
    SquaresBoard(const ComponentPlan& plan, Count first);

    /// Computes the sizes of the squares and the coins in this room.
    void layOut(const QRectF& room);
    /// Adds the squares and their numbers, or the line.
    void addSquares(BoardScenes& scenes);
    /// Adds the coins of the start, and on a line a label for each of them.
    void addCoins(BoardScenes& scenes);
    /// Moves a coin to the x coordinate `place`. On a line, also writes the number of its square below it.
    void moveCoin(BoardScenes& scenes, std::size_t coin, double place, Count square) const;

    QRectF squareRect(Count square) const;
    /// Returns the x coordinates of the middles of coins on these squares, which must be in ascending order. On a line, the coins are so
    /// far apart that their labels do not overlap.
    std::vector<double> placesOf(const std::vector<Count>& squares) const;

    Count m_first;
    Count m_last;  ///< the highest square that has a coin at the start
    bool m_drawn;  ///< true if every square is drawn

    QRectF m_room;
    double m_square = 0;  ///< the width of a square and of the gap beside it
    double m_coin = 0;    ///< the diameter of a coin
    double m_left = 0;    ///< the left end of the squares or of the line
    std::vector<std::size_t> m_squares;  ///< the piece of each square, from the first one on
    std::vector<std::size_t> m_coins;    ///< the piece of each coin
    std::vector<std::size_t> m_numbers;  ///< on a line, the label of each coin

private:
    double squareCount() const { return static_cast<double>(m_last - m_first + 1); }
    double leastSpacing() const;
    QPointF under(double x) const;

    double m_type;
    double m_label;  ///< the width of the longest number
};

}  // namespace nimstone::figures
