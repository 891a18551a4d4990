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

#include "app/figures/objects/stack.h"

namespace nimstone::figures {

namespace {

class MexPicture : public PictureScenes<practice::MexExercise> {
public:
    MexPicture(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale), m_type(type("body")),
          m_last(std::max<Count>(*std::ranges::max_element(exercise.values),
                                 exercise.isOfHeap() ? exercise.amounts.size() : exercise.values.size())
                 + 1)
    {
        const double scale = textScale;
        const double width = size.width() - 2 * margin;
        const double low = size.height() * 0.28;
        m_word = labelWidth(QStringLiteral("mex"), m_type) + 2 * spare;
        m_cell = std::min({mostCell * scale, width / static_cast<double>(places()), low});
        m_number = std::min({mostCell * scale, (width - m_word) / static_cast<double>(m_last + 1), low});
        // The cells are squares unless the picture is too low.
        const double high = m_type * lineHeight + 2;
        const auto heightOf = [&](double cell) { return std::max(high, std::min(cell, size.height() * 0.16)); };
        const double small = type("small");
        Stack stack(QRectF({0, 0}, size).adjusted(0, margin - 2, 0, 2 - margin));
        const auto arcs = stack.add(isOfHeap() ? std::clamp(size.height() * 0.22, 22 * scale, 90 * scale) : 0);
        const auto heads = stack.add(isOfHeap() ? small * lineHeight : 0);
        const auto values = stack.add(heightOf(m_cell));
        stack.add(std::clamp(size.height() * 0.1, 8 * scale, 44 * scale));
        const auto numbers = stack.add(heightOf(m_number));
        m_arcs = stack[arcs];
        m_heads = stack[heads];
        m_values = stack[values];
        m_numbers = stack[numbers];
        const QString widest = QString::number(std::max<Count>(m_last, isOfHeap() ? m_exercise.heap() : 0));
        m_fits = stack.fits() && labelWidth(QString::number(m_last), m_type) <= m_number - 2
            && labelWidth(QStringLiteral("8"), m_type) <= m_cell - 2 && (!isOfHeap() || labelWidth(widest, small) <= m_cell);
    }

    void draw()
    {
        addPieces();
        showHints<practice::MexExercise::Rung>(m_state, *this);
        if (m_state.draft && m_state.draft->number() <= m_last)
            ring("draft", m_state.draft->number(), Tone::Chosen);
        showResult<practice::MexExercise::Result>(m_state, *this);
    }

    // --- highlights of hints ---
    void operator()(const OneOf<practice::AskWhatIsMissing, practice::CountUpFromZero> auto&) {}
    void operator()(const practice::MexIsAtMost& rung)
    {
        for (const Count option : rung.options)
            showOption(option, Tone::Chosen);
        for (Count number = rung.most + 1; number <= m_last; ++number)
            setTone(std::array{PieceName("number", number), PieceName("number", number, "-text")}, Tone::Dim);
    }
    void operator()(const practice::MexIsOneOfTwo& rung)
    {
        for (const Count number : {rung.smaller, rung.larger})
            setTone(PieceName("number", number), Tone::Lit);
    }
    void operator()(const practice::TheMex& rung) { fill(rung.mex); }

    // --- the result of an answer ---
    void operator()(const practice::RightMex& result)
    {
        fill(result.mex);
        ring("answer", result.mex, Tone::Even);
        hide("draft");
    }
    void operator()(const practice::WrongMex& fault)
    {
        if (fault.answer <= m_last) {
            setTone(PieceName("number", fault.answer), Tone::Odd);
            ring("answer", fault.answer, Tone::Odd);
        }
        hide("draft");
        if (fault.place)
            showOption(*fault.place, Tone::Odd);
    }

private:
    static constexpr double margin = 10;
    static constexpr double mostCell = 54;  ///< the largest width of a cell, in pixels at text scale 1
    static constexpr double spare = 6;      ///< the distance between the word "mex" and its neighbors, in pixels

    bool isOfHeap() const { return m_exercise.isOfHeap(); }
    std::size_t places() const { return m_exercise.values.size() + (isOfHeap() ? 1 : 0); }

    double placeX(std::size_t place) const
    {
        return m_values.center().x() + (static_cast<double>(place) - static_cast<double>(places() - 1) / 2) * m_cell;
    }
    QRectF valueRect(std::size_t place) const { return {placeX(place) - m_cell / 2 + 1.5, m_values.top(), m_cell - 3, m_values.height()}; }
    QRectF numberRect(Count number) const
    {
        const double left = m_numbers.center().x() + (m_word - static_cast<double>(m_last + 1) * m_number) / 2;
        return {left + static_cast<double>(number) * m_number + 1.5, m_numbers.top(), m_number - 3, m_numbers.height()};
    }

    void addPieces()
    {
        const auto& values = m_exercise.values;
        for (std::size_t place = 0; place < values.size(); ++place) {
            tile({"value", place}, valueRect(place), Tone::Plain);
            write({"value", place, "-number"}, lineIn(valueRect(place), m_type), QString::number(values[place]));
        }
        if (isOfHeap())
            addHeapPieces();
        const QPointF word(numberRect(0).left() - 1.5 - m_word / 2, m_numbers.center().y());
        write("mex", centered(word, m_type), QStringLiteral("mex"), Tone::Heading);
        for (Count number = 0; number <= m_last; ++number) {
            tile({"number", number}, numberRect(number), Tone::Plain);
            write({"number", number, "-text"}, lineIn(numberRect(number), m_type), QString::number(number));
            m_picks.push_back({find({"number", number}), number});
        }
        piece(PieceKind::Ring, "draft", {.z = 7});
        piece(PieceKind::Ring, "answer", {.z = 7});
    }

    void addHeapPieces()
    {
        const Count heap = m_exercise.heap();
        tile("asked", valueRect(heap), Tone::Taken);
        write("asked-number", lineIn(valueRect(heap), m_type), QStringLiteral("?"));
        for (Count each = 0; each <= heap; ++each) {
            write({"heap", each}, centered({placeX(each), m_heads.center().y()}, type("small")), QString::number(each),
                  each == heap ? Tone::Plain : Tone::Heading);
        }
        // Two lines connect each option with the asked heap: they rise from both to a peak between them. The peaks of
        // all options are on one straight line.
        const double longest = placeX(heap) - placeX(m_exercise.options().back());
        for (const std::size_t option : m_exercise.options()) {
            const double half = (placeX(heap) - placeX(option)) / 2;
            const double high = (m_arcs.height() - 2) * 2 * half / longest;
            for (const Count falls : {0, 1}) {
                const int line = piece({.kind = PieceKind::Slope, .objectName = PieceName("option", option, falls).text(), .rows = falls});
                const double left = placeX(option) + (falls == 1 ? half : 0);
                put(line, {left, m_arcs.bottom() - high, half, high}, Tone::Chosen, false);
            }
        }
    }

    void ring(const PieceName& name, Count number, Tone look)
    {
        put(find(name), numberRect(number).adjusted(-1, -1, 1, 1), look);
    }

    void showOption(std::size_t place, Tone look)
    {
        setTone(PieceName("value", place), look);
        const std::array lines{PieceName("option", place, 0), PieceName("option", place, 1)};
        show(lines);
        setTone(lines, look);
    }

    /// Marks the numbers below `mex`, the options that have these numbers as values, and `mex` itself.
    void fill(Count mex)
    {
        for (const std::size_t place : m_exercise.options()) {
            const bool below = m_exercise.values[place] < mex;
            if (isOfHeap() || below)
                showOption(place, below ? Tone::Even : Tone::Chosen);
        }
        for (Count number = 0; number <= m_last; ++number) {
            setTone(PieceName("number", number), number < mex ? Tone::Even : number == mex ? Tone::Lit : Tone::Plain);
            setTone(PieceName("number", number, "-text"), Tone::Plain);
        }
        ring("answer", mex, Tone::Chosen);
        if (isOfHeap())
            write("asked-number", lineIn(valueRect(m_exercise.heap()), m_type), QString::number(mex));
    }

    double m_type;
    Count m_last;  ///< the last number of the row of numbers
    double m_cell = 0;    ///< the width of a cell in the row of values, in pixels
    double m_number = 0;  ///< the width of a cell in the row of numbers, in pixels
    double m_word = 0;    ///< the width of the word "mex" and the space beside it, in pixels
    QRectF m_arcs;
    QRectF m_heads;
    QRectF m_values;
    QRectF m_numbers;
};

}  // namespace

ExercisePicture pictureOf(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<MexPicture>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
