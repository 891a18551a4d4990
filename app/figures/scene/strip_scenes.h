// The scenes of a strip of cells, one for each number 0, 1, 2, …: what all figures of periods and of counting up are made
// of. Inside app/figures only.
//
//     heap      0   1   2   3        the number over a cell
//             ┌───┬───┬───┬───┐
//             │ 0 │ 1 │ 0 │ 1 │      its value
//             └───┴───┴───┴───┘
//               A   A   A            a tag under it
#pragma once

#include "app/figures/scene/figure_scenes.h"
#include "app/figures/scene/strip_layout.h"

namespace nimstone::figures {

class StripScenes : public FigureScenes {
public:
    struct Plan {
        StripWindow window;
        bool numbersAbove = true;       ///< else a cell has its number for its value
        QString widestValue = {};
        QString widestTag = {};
        Count period = 0;
    };
    StripScenes(const Plan& plan, QSizeF size, double textScale);

    bool fits() const { return m_layout.fits; }
    const StripWindow& window() const { return m_window; }

    /// All of these do nothing for a number that is not shown.
    void setValue(Count number, const QString& text);
    void setCellTone(Count number, Tone tone);
    void setTag(Count number, const QString& text, Tone tone = Tone::Plain);
    /// One ring at a time of each of two.
    void ring(std::size_t which, Count number, Tone tone);
    /// When in the way into the next scene the cell changes: 0 … 1.
    void setBegin(Count number, double begin);

    /// Every cell as it was at first, with its value; no tags, no rings.
    void quiet();

    /// The lines over and under the strip, smaller where they are too long.
    void setTitle(const QString& text, Tone tone = Tone::Plain) { writeLarge(m_title, m_width, text, tone); }
    void setCaption(const QString& text, Tone tone = Tone::Plain) { writeLarge(m_caption, m_width, text, tone); }

    int tileOf(std::size_t cell) const { return m_tiles[cell]; }

private:
    int addText(const QString& name, QPointF middle, double size, Tone tone, const QString& text);

    StripWindow m_window;
    StripLayout m_layout;
    double m_width = 0;
    std::vector<int> m_tiles;
    std::vector<int> m_values;
    std::vector<int> m_tags;
    int m_rings[2] = {0, 0};
    int m_title = 0;
    int m_caption = 0;
};

}  // namespace nimstone::figures
