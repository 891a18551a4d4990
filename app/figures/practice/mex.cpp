// The picture of an exercise about the mex: the given values, and below them the numbers 0, 1, 2, …; the user looks for
// the first number that is not among the values. If the exercise is about a heap, the picture shows the values of all
// smaller heaps, and lines to the heaps to which a move leads.
//
//        __________________
//    0   1   2   3   4   5   6         [ 3 ] [ 0 ] [ 4 ] [ 0 ]
//   [0] [1] [0] [1] [2] [3] [?]
//
//        mex  [0] [1] [2] [3] [4]      mex  [0] [1] [2] [3] [4] [5]
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <array>

namespace nimstone::figures {

namespace {

class MexPicture {
public:
    MexPicture(const practice::MexExercise& exercise, QSizeF size, double textScale)
        : m_exercise(exercise), m_scenes(size, textScale), m_type(m_scenes.type("body")),
          m_last(std::max<Count>(*std::ranges::max_element(exercise.values),
                                 exercise.isOfHeap() ? exercise.amounts.size() : exercise.values.size())
                 + 1)
    {
        layOut();
    }

    bool fits() const { return m_fits; }

    ExercisePicture draw(const PracticeState& state) &&
    {
        addPieces();
        showHints<practice::MexExercise::Rung>(state, *this);
        if (state.draft && state.draft->number() <= m_last)
            ring(m_draft, state.draft->number(), Tone::Chosen);
        showResult<practice::MexExercise::Result>(state, *this);
        return drawn(std::move(m_scenes), std::move(m_picks));
    }

    // --- highlights of hints ---
    void operator()(const OneOf<practice::AskWhatIsMissing, practice::CountUpFromZero> auto&) {}
    void operator()(const practice::MexIsAtMost& rung)
    {
        for (const Count option : rung.options)
            showOption(option, Tone::Chosen);
        for (Count number = rung.most + 1; number <= m_last; ++number)
            m_scenes.setTone(std::array{m_numbers[number], m_texts[number]}, Tone::Dim);
    }
    void operator()(const practice::MexIsOneOfTwo& rung)
    {
        for (const Count number : {rung.smaller, rung.larger})
            m_scenes.setTone(m_numbers[number], Tone::Lit);
    }
    void operator()(const practice::TheMex& rung) { fill(rung.mex); }

    // --- the result of an answer ---
    void operator()(const practice::RightMex& result)
    {
        fill(result.mex);
        ring(m_answer, result.mex, Tone::Even);
        m_scenes.hide(m_draft);
    }
    void operator()(const practice::WrongMex& fault)
    {
        if (fault.answer <= m_last) {
            m_scenes.setTone(m_numbers[fault.answer], Tone::Odd);
            ring(m_answer, fault.answer, Tone::Odd);
        }
        m_scenes.hide(m_draft);
        if (!fault.place)
            return;
        if (fault.heap)
            showOption(*fault.place, Tone::Odd);
        else
            m_scenes.setTone(m_tiles[*fault.place], Tone::Odd);
    }

private:
    static constexpr double margin = 10;
    static constexpr double mostCell = 54;  ///< the largest width of a cell, in pixels at text scale 1
    static constexpr double spare = 6;      ///< the distance between the word "mex" and its neighbors, in pixels

    void layOut()
    {
        const double scale = m_scenes.textScale();
        const QSizeF size = m_scenes.size();
        const double width = size.width() - 2 * margin;
        const std::size_t places = m_exercise.values.size() + (m_exercise.isOfHeap() ? 1 : 0);
        m_cell = std::min({mostCell * scale, width / static_cast<double>(places), size.height() * 0.28});
        m_name = labelWidth(QStringLiteral("mex"), m_type) + 2 * spare;
        m_number = std::min({mostCell * scale, (width - m_name) / static_cast<double>(m_last + 1), size.height() * 0.28});
        const double small = m_scenes.type("small") * lineHeight;
        m_heads = m_exercise.isOfHeap() ? small : 0;
        const double high = m_type * lineHeight + 2;
        // The cells are squares unless the picture is too low.
        m_cellHigh = std::max(high, std::min(m_cell, size.height() * 0.16));
        m_numberHigh = std::max(high, std::min(m_number, size.height() * 0.16));
        m_arcs = m_exercise.isOfHeap() ? std::clamp(size.height() * 0.22, 22 * scale, 90 * scale) : 0;
        m_gap = std::clamp(size.height() * 0.1, 8 * scale, 44 * scale);
        const double all = m_arcs + m_heads + m_cellHigh + m_gap + m_numberHigh;
        m_top = (size.height() - all) / 2;
        const QString widest = QString::number(std::max<Count>(m_last, m_exercise.isOfHeap() ? m_exercise.heap() : 0));
        m_fits = m_top >= margin - 2 && labelWidth(QString::number(m_last), m_type) <= m_number - 2
            && labelWidth(QStringLiteral("8"), m_type) <= m_cell - 2
            && (!m_exercise.isOfHeap() || labelWidth(widest, m_scenes.type("small")) <= m_cell);
    }

    double placeX(std::size_t place) const
    {
        const std::size_t places = m_exercise.values.size() + (m_exercise.isOfHeap() ? 1 : 0);
        return m_scenes.size().width() / 2 + (static_cast<double>(place) - static_cast<double>(places - 1) / 2) * m_cell;
    }
    double placeY() const { return m_top + m_arcs + m_heads + m_cellHigh / 2; }
    double numberX(Count number) const
    {
        const double left = (m_scenes.size().width() - m_name - static_cast<double>(m_last + 1) * m_number) / 2 + m_name;
        return left + (static_cast<double>(number) + 0.5) * m_number;
    }
    double numberY() const { return m_top + m_arcs + m_heads + m_cellHigh + m_gap + m_numberHigh / 2; }

    int addTile(const QString& name, QPointF middle, QSizeF size)
    {
        return m_scenes.add(PieceKind::Tile, name, posed(middle, size, {.z = 1}));
    }

    int addText(const QString& name, QPointF middle, const char* type, Tone tone, const QString& text)
    {
        return m_scenes.addLabel(name, middle, m_scenes.type(type), tone, text, {.z = 2});
    }

    void addPieces()
    {
        const auto& values = m_exercise.values;
        for (std::size_t place = 0; place < values.size(); ++place) {
            const QPointF middle(placeX(place), placeY());
            m_tiles.push_back(addTile(QStringLiteral("value%1").arg(place), middle, {m_cell - 3, m_cellHigh}));
            addText(QStringLiteral("value%1-number").arg(place), middle, "body", Tone::Plain, QString::number(values[place]));
        }
        if (m_exercise.isOfHeap())
            addHeapPieces();
        addText(QStringLiteral("mex"), {numberX(0) - m_number / 2 - m_name / 2, numberY()}, "body", Tone::Heading, QStringLiteral("mex"));
        for (Count number = 0; number <= m_last; ++number) {
            const QPointF middle(numberX(number), numberY());
            m_numbers.push_back(addTile(QStringLiteral("number%1").arg(number), middle, {m_number - 3, m_numberHigh}));
            m_texts.push_back(addText(QStringLiteral("number%1-text").arg(number), middle, "body", Tone::Plain, QString::number(number)));
            m_picks.push_back({m_numbers.back(), number});
        }
        m_draft = m_scenes.add(PieceKind::Ring, QStringLiteral("draft"), {.opacity = 0, .z = 3});
        m_answer = m_scenes.add(PieceKind::Ring, QStringLiteral("answer"), {.opacity = 0, .z = 3});
    }

    void addHeapPieces()
    {
        const Count heap = m_exercise.heap();
        const QPointF middle(placeX(heap), placeY());
        m_asked = addTile(QStringLiteral("asked"), middle, {m_cell - 3, m_cellHigh});
        m_scenes.pose(m_asked).tone = Tone::Taken;
        m_askedText = addText(QStringLiteral("asked-number"), middle, "body", Tone::Plain, QStringLiteral("?"));
        for (Count each = 0; each <= heap; ++each) {
            m_heaps.push_back(addText(QStringLiteral("heap%1").arg(each), {placeX(each), placeY() - m_cellHigh / 2 - m_heads / 2}, "small",
                                      each == heap ? Tone::Plain : Tone::Heading, QString::number(each)));
        }
        // Two lines connect each option with the asked heap: they rise from both to a peak between them. The peaks of
        // all options are on one straight line.
        const double foot = m_top + m_arcs;
        const double longest = (placeX(heap) - placeX(m_exercise.options().back())) / 2;
        for (const std::size_t option : m_exercise.options()) {
            const double half = (placeX(heap) - placeX(option)) / 2;
            const double high = (m_arcs - 2) * half / longest;
            const auto line = [&](double from, Count falls) {
                return m_scenes.add({.kind = PieceKind::Slope, .objectName = QStringLiteral("option%1-%2").arg(option).arg(falls),
                                     .rows = falls},
                                    {.x = from + half / 2, .y = foot - high / 2, .width = half, .height = high, .opacity = 0,
                                     .tone = Tone::Chosen});
            };
            m_lines.push_back({option, line(placeX(option), 0), line(placeX(option) + half, 1)});
        }
    }

    void ring(int piece, Count number, Tone look)
    {
        m_scenes.pose(piece) = posed({numberX(number), numberY()}, {m_number - 1, m_numberHigh + 2}, {.z = 3, .tone = look});
    }

    void showOption(std::size_t place, Tone look)
    {
        m_scenes.setTone(m_tiles[place], look);
        for (const OptionLine& line : m_lines) {
            if (line.place != place)
                continue;
            m_scenes.show(line.rising, line.falling);
            m_scenes.setTone(std::array{line.rising, line.falling}, look);
        }
    }

    /// Marks the numbers below `mex`, the options that have these numbers as values, and `mex` itself.
    void fill(Count mex)
    {
        for (const std::size_t place : m_exercise.options()) {
            const bool below = m_exercise.values[place] < mex;
            if (m_exercise.isOfHeap())
                showOption(place, below ? Tone::Even : Tone::Chosen);
            else if (below)
                m_scenes.setTone(m_tiles[place], Tone::Even);
        }
        for (Count number = 0; number <= m_last; ++number) {
            m_scenes.setTone(m_numbers[number], number < mex ? Tone::Even : number == mex ? Tone::Lit : Tone::Plain);
            m_scenes.setTone(m_texts[number], Tone::Plain);
        }
        ring(m_answer, mex, Tone::Chosen);
        if (m_exercise.isOfHeap())
            m_scenes.setText(m_askedText, QString::number(mex));
    }

    struct OptionLine {
        std::size_t place;
        int rising;
        int falling;
    };

    const practice::MexExercise& m_exercise;
    Scenes m_scenes;
    double m_type;
    Count m_last;  ///< the last number of the row of numbers
    bool m_fits = false;
    double m_cell = 0;
    double m_number = 0;  ///< the width of a cell in the row of numbers, in pixels
    double m_name = 0;
    double m_heads = 0;
    double m_cellHigh = 0;
    double m_numberHigh = 0;
    double m_arcs = 0;
    double m_gap = 0;
    double m_top = 0;
    std::vector<int> m_tiles;
    std::vector<int> m_heaps;
    std::vector<OptionLine> m_lines;
    std::vector<int> m_numbers;
    std::vector<int> m_texts;
    std::vector<PracticePick> m_picks;
    int m_asked = 0;
    int m_askedText = 0;
    int m_draft = 0;
    int m_answer = 0;
};

}  // namespace

ExercisePicture pictureOf(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return pictureOf(MexPicture(exercise, size, textScale), state);
}

}  // namespace nimstone::figures
