// A strip of cells, one cell for each number 0, 1, 2, …, in rows, with dots where numbers are left out. The figures of
// periods and of counting up are strips.
//
//   heap        0   1   2   3        the number above a cell
//             ┌───┬───┬───┬───┐
//             │ 0 │ 1 │ 0 │ 1 │      the value in the cell
//             └───┴───┴───┴───┘
//               A   A   A            a tag below the cell
#pragma once

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

/// The numbers that a strip shows, in ascending order. They do not depend on the size of the figure.
class StripWindow {
public:
    static constexpr std::size_t mostCells = 60;

    /// The numbers from `first` to `last`.
    struct Stretch {
        Count first;
        Count last;
    };
    /// Selects from the numbers 0 to `last`. If there are at most `most` numbers, it selects all of them. Otherwise it
    /// selects the numbers of the stretches, the most important stretch first, until there are `most` numbers.
    StripWindow(Count last, const std::vector<Stretch>& stretches, std::size_t most = mostCells);

    const std::vector<Count>& numbers() const { return m_numbers; }
    bool isWhole() const { return m_whole; }
    /// True if there are numbers between this cell and the cell before that are not shown.
    bool gapBefore(std::size_t cell) const;
    /// The index of the cell of a number, or cells() if the number is not shown.
    std::size_t cellOf(Count number) const;
    std::size_t cells() const { return m_numbers.size(); }

private:
    std::vector<Count> m_numbers;
    bool m_whole;
};

struct StripLayout {
    std::vector<QRectF> cells;
    std::vector<QPointF> gaps;   ///< the centers of the dots that stand for numbers left out, in ascending order
    bool fits = false;
};

class StripScenes : public FigureScenes {
public:
    struct Plan {
        StripWindow window;
        bool numbersAbove = true;       ///< true if numbers are above the cells; false if each cell shows its number instead of a value
        QString widestValue = {};
        QString widestTag = {};
        Count period = 0;
        bool rehearsal = false;         ///< true at the rehearsal (see drawRehearsed()): the strip notes the numbers that are named
    };
    StripScenes(const Plan& plan, const proof::Proof& proof, const Sheet& sheet);

    const StripWindow& window() const { return m_window; }

    /// The numbers for which setCellTone(), setTag() or ring() was called at the rehearsal, and the stretches that
    /// noteEnds() added.
    const std::vector<StripWindow::Stretch>& named() const { return m_named; }
    /// Notes the first and the last numbers of the stretch from `first` to `below` − 1, and the number `below`.
    void noteEnds(Count first, Count below);

    /// These functions do nothing if the strip does not show `number`.
    void setValue(Count number, const QString& text);
    void setCellTone(Count number, Tone tone);
    void setTag(Count number, const QString& text, Tone tone = Tone::Plain);
    /// Moves one of the two rings (`which` is 0 or 1) to the cell of a number, and shows the ring.
    void ring(int which, Count number, Tone tone);
    /// Sets the point of the transition into the next scene at which the cell begins to change, from 0 (its start) to 1
    /// (its end).
    void setBegin(Count number, double begin);

    /// Restores the look that the cells have at first. The cells keep their values; tags and rings are hidden.
    void quiet();

    /// The tile of a number that the strip shows.
    int tileOf(Count number) const { return find({"cell", number}); }

private:
    /// The rectangle of the cell of a number, or null if the strip does not show it. cellFor() is for numbers that a step
    /// names.
    const QRectF* cellOf(Count number) const;
    const QRectF* cellFor(Count number);
    Line tagLine(const QRectF& cell) const;

    StripWindow m_window;
    std::vector<StripWindow::Stretch> m_named;
    StripLayout m_layout;
};

}  // namespace nimstone::figures
