// The figure of a sum: each component becomes the Nim heap that it is equal to, and the columns of bits add up to the
// nim-sum.
//
//   Nim (3, 4)     →  7    1 1 1
//   Kayles (7)     →  2      1
//                 b = 5    1   1
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <bit>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/figure_words.h"
#include "app/wording/games.h"
#include "app/wording/play/moves.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class SumFigure : public FigureScenes {
public:
    SumFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_values(*stepAs<SumValues>(proof.steps.front())), m_raise(firstStep<SumRaise>(proof)),
          m_choice(firstStep<SumChoice>(proof)), m_every(firstStep<SumEveryValue>(proof)), m_parts(m_values.values.size()),
          m_body(type("body"))
    {
        if (m_raise && !m_raise->possible)
            m_raise = nullptr;
        Count all = m_values.sum | (m_raise ? m_raise->raised | m_raise->sum : 0);
        for (const Count value : m_values.values)
            all |= value;
        m_columns = std::max(1, static_cast<int>(std::bit_width(all)));
        m_fits = layOut();
    }

    void play()
    {
        for (std::size_t part = 0; part < m_parts; ++part) {
            tile({"part", part + 1}, {m_cards.left(), rowY(part) - m_row / 2 + 3, m_cards.width(), m_row - 6}, Tone::Plain);
            writeName(part, m_proof.subject);
        }
        stop();
        showSteps<SumStep>(*this);
    }

    void operator()(const SumValues& step)
    {
        for (std::size_t part = 0; part < m_parts; ++part) {
            writeValue(part, step.values[part], letterOf(part));
            // The tokens of the bits move from the value to their columns when they are shown.
            for (int column = 0; column < m_columns; ++column)
                token({"one", part + 1, column}, {m_valueX, rowY(part)}, Tone::Plain, false);
        }
        push();
        for (int column = 0; column < m_columns; ++column) {
            const Count weight = Count{1} << column;
            write({"weight", column}, centered({columnX(column), m_cards.top() - 0.5 * m_line}, m_small),
                  m_values.sum != 0 && isInLetters() ? wording::figureColumn(weight, std::bit_floor(m_values.sum))
                  : firstThatFits({QString::number(weight), wording::figurePower(weight)}, m_small, m_bit),
                  Tone::Heading);
        }
        for (std::size_t part = 0; part < m_parts; ++part) {
            showBits(part, step.values[part], letterOf(part));
            forEachOne(part, [&](int column) { token({"falling", part + 1, column}, {columnX(column), rowY(part)}, Tone::Plain, false); });
        }
        push();
        write("sum", centered({m_cards.center().x(), rowY(m_parts)}, m_body), wording::figureSumOfValues());
        const double left = m_cards.left();
        put(PieceKind::Rule, "rule", {left, m_cards.bottom() - 0.5, m_bitsLeft + m_columns * m_bit - left, 1}, Tone::Plain, 0);
        for (std::size_t part = 0; part < m_parts; ++part)
            forEachOne(part, [&](int column) { token({"falling", part + 1, column}, {columnX(column), rowY(m_parts)}, Tone::Plain, true).z = 1; });
        push(1.2);
        for (std::size_t part = 0; part < m_parts; ++part)
            forEachOne(part, [&](int column) { hide(PieceName("falling", part + 1, column)); });
        showSum(step.sum, QStringLiteral("b"));
        push(0.8);
    }

    void operator()(const SumNoOption&)
    {
        for (std::size_t part = 0; part < m_parts; ++part)
            writeNote(part, differs(valueText(part)), Tone::Odd);
    }

    void operator()(const SumRaise& step)
    {
        hideNotes();
        for (std::size_t part = 0; !step.possible && part < m_parts; ++part) {
            if (m_values.values[part] > 0)
                writeNote(part, QStringLiteral("<i>v</i> &lt; %1").arg(valueText(part)), Tone::Odd);
        }
        if (!step.possible)
            return push();
        lightRow(step.part);
        GameSum subject = m_proof.subject.play({step.part, step.move}).value_or(m_proof.subject);
        for (const bool isTakenBack : {false, true}) {
            const Tone tone = isTakenBack ? Tone::Even : Tone::Chosen;
            writeName(step.part, subject);
            writeNote(step.part, says(raised(step, isTakenBack)), tone);
            toneCard(step.part, tone);
            if (isTakenBack) {
                showBits(step.part, step.before, letterOf(step.part));
                showSum(m_values.sum, QStringLiteral("b"));
            } else {
                showBits(step.part, step.raised, QStringLiteral("v"));
                showSum(step.sum, QStringLiteral("b ⊕ %1 ⊕ v").arg(letterOf(step.part)));
            }
            push();
            subject = subject.play({step.part, step.reply}).value_or(subject);
        }
    }

    void operator()(const SumColumn& step)
    {
        putBack(m_raise);
        hideNotes();
        put(PieceKind::Band, "column", {columnX(std::countr_zero(step.column)) - m_bit / 2, m_cards.top(), m_bit, m_cards.height() + m_row}, Tone::Chosen, 0);
    }

    void operator()(const SumChoice& step)
    {
        lightRow(step.part);
        toneCard(step.part, Tone::Chosen);
        writeNote(step.part, says(smaller(step)), Tone::Chosen);
    }

    void operator()(const SumMove& step)
    {
        writeName(step.part, m_proof.subject.play({step.part, step.move}).value_or(m_proof.subject));
        push(0.8);
        showBits(step.part, step.after, lesser(step.part));
        push(0.8);
        hide("column");
        showSum(step.sum, QStringLiteral("0"));
        toneCard(step.part, Tone::Even);
        push(0.8);
    }

    void operator()(const SumEveryValue& step)
    {
        putBack(m_choice);
        push(0.8);
        writeReached(wording::figureReachedValues());
        for (std::size_t value = 0; value <= step.reached.size(); ++value)
            chip(value, value, 0, Tone::Even);
        // Dots between the last listed value and b stand for the values that the proof does not list.
        if (step.unlisted > 0)
            write("dots", centered({chipX(chips() - 1) - 0.28 * m_chip, m_chipY}, m_small), QStringLiteral("…"), Tone::Dim);
    }

    void operator()(const SumConclusion& step)
    {
        putBack(m_raise);
        putBack(m_choice);
        hideNotes();
        if (m_every) {
            writeReached(wording::figureValuesBelow(says({u"<i>b</i>", wording::number(m_values.sum)})));
            chip(chips() - 1, m_values.sum, m_every->unlisted > 0 ? 0.5 : 0, Tone::Chosen);
        }
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
        setTone("sumValue", toneOf(step.outcome));
    }

private:
    static constexpr double margin = 16;
    static constexpr double gap = 10;

    bool layOut()
    {
        const QSizeF size = this->size();
        const double scale = textScale();
        const double above = 1.1 * m_line;
        const double below = (m_every ? 3.2 * m_line : 0) + 2 * m_line;
        const auto rows = static_cast<double>(m_parts + 1);
        m_row = std::min(54 * scale, (size.height() - 2 * margin - above - below) / rows);
        m_bit = std::min(m_row, 44 * scale);
        double notes = 0;
        for (const Count value : m_values.values)
            notes = std::max(notes, labelWidth(differs(QString::number(value)), m_small));
        if (m_raise)
            notes = std::max(notes, labelWidth(raised(*m_raise, true).value, m_small));
        if (m_choice)
            notes = std::max(notes, labelWidth(smaller(*m_choice).value, m_small));
        const double values = labelWidth(QStringLiteral("<b>8888</b>"), m_body);
        const double columns = m_columns * m_bit;
        const double cards = std::min(size.width() - 2 * margin - notes - values - columns - 3 * gap, 340 * scale);
        // Center the whole table in the figure.
        const double left = (size.width() - cards - values - columns - notes - 3 * gap) / 2;
        const double height = above + rows * m_row + below;
        const double top = (size.height() - height) / 2 + above;
        m_cards = QRectF(left, top, cards, m_row * static_cast<double>(m_parts));
        m_valueX = m_cards.right() + gap + values / 2;
        m_valueRoom = values + gap;
        m_bitsLeft = m_cards.right() + values + 2 * gap;
        m_noteX = m_bitsLeft + columns + gap + notes / 2;
        m_reachedY = m_cards.bottom() + m_row + 0.9 * m_line;
        m_chipY = m_reachedY + 1.3 * m_line;
        placeCaption(centered({size.width() / 2, top + height - above - 0.8 * m_line}, m_body, size.width() - 2 * margin));
        m_chip = std::min(1.9 * m_line, (size.width() - 2 * margin) / static_cast<double>(chips() + 1));
        return m_row >= m_line * 1.15 && cards >= labelWidth(wording::figurePart(11), m_small) + 2 * gap
            && (!m_every || m_chip >= labelWidth(QStringLiteral("8888"), m_small));
    }

    /// The y coordinate of the row of a component, or of the nim-sum, whose row follows the last component.
    double rowY(std::size_t part) const { return m_cards.top() + (static_cast<double>(part) + 0.5) * m_row; }
    /// The x coordinate of a column of bits. Column 0 is at the right.
    double columnX(int column) const { return m_bitsLeft + (m_columns - column - 0.5) * m_bit; }
    /// The number of tiles in the row of reached values, including the tile for b (the nim-sum).
    std::size_t chips() const { return m_every ? m_every->reached.size() + 2 : 0; }
    double chipX(std::size_t chip) const { return size().width() / 2 + (static_cast<double>(chip) + 0.5 - static_cast<double>(chips()) / 2) * m_chip; }

    Pose& token(const PieceName& name, QPointF middle, Tone tone, bool shown)
    {
        const double disc = std::min(m_bit, m_row) * 0.72;
        Pose& token = put(PieceKind::Token, name, {middle.x() - disc / 2, middle.y() - disc / 2, disc, disc}, tone, 2, shown);
        token.text = QStringLiteral("1");
        return token;
    }

    /// Calls `show` with each column in which the value of a component has a 1.
    template <class Show>
    void forEachOne(std::size_t part, const Show& show)
    {
        for (int column = 0; column < m_columns; ++column) {
            if ((m_values.values[part] >> column) % 2 == 1)
                show(column);
        }
    }

    /// The letter of the value of a component, and its value or letter.
    static QString letterOf(std::size_t part) { return wording::indexed(u'g', part); }
    QString valueText(std::size_t part) const { return says({letterOf(part), m_values.values[part]}); }
    /// The value that the winning move gives a component, in letters.
    static QString lesser(std::size_t part) { return QStringLiteral("%1 ⊕ b").arg(letterOf(part)); }

    /// "v ≠ 7", the note beside a component of value 7.
    static QString differs(const QString& value) { return QStringLiteral("<i>v</i> ≠ %1").arg(value); }

    /// "7 ⊕ 5 = 2 &lt; 7", the note beside the component that the winning move makes smaller.
    static wording::Symbol smaller(const SumChoice& step)
    {
        return {QStringLiteral("<b>%1</b> &lt; %2").arg(lesser(step.part), letterOf(step.part)),
                QStringLiteral("%1 ⊕ %2 = <b>%3</b> &lt; %1").arg(QString::number(step.before), QString::number(step.before ^ step.after), QString::number(step.after))};
    }

    /// "2 → 5", the note beside the component whose value a move raises; "2 → 5 → 2" once the reply has taken this back.
    static wording::Symbol raised(const SumRaise& step, bool isTakenBack)
    {
        const QString way = isTakenBack ? QStringLiteral("%1 → %2 → <b>%1</b>") : QStringLiteral("%1 → <b>%2</b>");
        return {way.arg(letterOf(step.part), QStringLiteral("<i>v</i>")), way.arg(QString::number(step.before), QString::number(step.raised))};
    }

    /// Writes the name of a component: the longest text that fits of the game with parameters and position, the game with
    /// position, the game, and the component's number.
    void writeName(std::size_t part, const GameSum& subject)
    {
        const Component& component = subject.components()[part];
        const QString position = wording::positionText(component);
        const QString game = wording::gameName(component.rules.entry());
        QStringList names{QStringLiteral("%1 %2").arg(wording::gameName(component.rules), position), QStringLiteral("%1 %2").arg(game, position), game,
                          wording::figurePart(part)};
        if (isInLetters())
            names = {wording::figurePart(part)};
        write({"name", part + 1}, centered({m_cards.center().x(), rowY(part)}, m_small), firstThatFits(names, m_small, m_cards.width() - gap));
    }

    void writeValue(std::size_t part, Count value, const QString& letter)
    {
        write({"value", part + 1}, centered({m_valueX, rowY(part)}, m_body, m_valueRoom), bold(says({letter, value})));
    }
    void writeNote(std::size_t part, const QString& text, Tone tone) { write({"note", part + 1}, centered({m_noteX, rowY(part)}, m_small), text, tone); }

    void hideNotes()
    {
        for (std::size_t part = 0; part < m_parts; ++part)
            hide(PieceName("note", part + 1));
    }

    void toneCard(std::size_t part, Tone tone) { setTone(PieceName("part", part + 1), tone); }

    void lightRow(std::size_t part)
    {
        const double left = m_cards.right() + gap / 2;
        put(PieceKind::Band, "row", {left, rowY(part) - m_row / 2 + 2, m_bitsLeft + m_columns * m_bit - left, m_row - 4}, Tone::Chosen, 0);
    }

    /// Shows the bits of a number in the row at `y`: a token for each 1, and a text for each 0.
    void writeBits(const PieceName& one, const PieceName& zero, double y, Count number, Tone toneOfOnes, Tone toneOfZeros)
    {
        for (int column = 0; column < m_columns; ++column) {
            const bool set = (number >> column) % 2 == 1;
            const QPointF at(columnX(column), y);
            token({one, column}, at, toneOfOnes, set);
            write({zero, column}, centered(at, m_small), set ? QString() : QStringLiteral("0"), toneOfZeros);
        }
    }

    /// Shows the bits of a value in the row of a component, and the value itself.
    void showBits(std::size_t part, Count value, const QString& letter)
    {
        writeBits({"one", part + 1}, {"zero", part + 1}, rowY(part), value, Tone::Plain, Tone::Dim);
        writeValue(part, value, letter);
    }

    void showSum(Count sum, const QString& letter)
    {
        writeBits("sumOne", "sumZero", rowY(m_parts), sum, Tone::Odd, Tone::Even);
        write("sumValue", centered({m_valueX, rowY(m_parts)}, m_body, m_valueRoom), bold(says({letter, sum})));
    }

    /// Restores the component that a move of the proof has changed. `moved` is null if there is no such move.
    template <class Moved>
    void putBack(const Moved* moved)
    {
        if (!moved)
            return;
        hide("row");
        toneCard(moved->part, Tone::Plain);
        writeName(moved->part, m_proof.subject);
        showBits(moved->part, m_values.values[moved->part], letterOf(moved->part));
        showSum(m_values.sum, QStringLiteral("b"));
        hide(PieceName("note", moved->part + 1));
    }

    void writeReached(const QString& text) { write("reached", centered({size().width() / 2, m_reachedY}, m_small), text, Tone::Heading); }

    void chip(std::size_t chip, Count number, double shift, Tone tone)
    {
        const double x = chipX(chip) + shift * m_chip;
        const double height = m_line * 1.4;
        put(PieceKind::Tile, {"reached", chip}, {x - m_chip / 2 + 2, m_chipY - height / 2, m_chip - 4, height}, tone);
        write({"reachedName", chip}, centered({x, m_chipY}, m_small), number == m_values.sum ? says({u"b", number}) : QString::number(number));
    }

    const SumValues& m_values;
    const SumRaise* m_raise;       ///< the move that makes a component's value larger; null if there is none
    const SumChoice* m_choice;     ///< null if the player to move loses the sum
    const SumEveryValue* m_every;
    std::size_t m_parts;
    double m_body;
    int m_columns = 1;
    double m_row = 0;              ///< the height of a row, in pixels
    double m_bit = 0;              ///< the width of a column of bits, in pixels
    QRectF m_cards;                ///< the rectangle of all cards; each component has a card, one below the other
    double m_valueX = 0;
    double m_valueRoom = 0;        ///< the largest width of a value, in pixels
    double m_bitsLeft = 0;
    double m_noteX = 0;
    double m_reachedY = 0;         ///< the y coordinate of the text above the row of reached values
    double m_chipY = 0;
    double m_chip = 0;             ///< the distance between two reached values, in pixels
};

}  // namespace

ProofFigure sumFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<SumFigure>(proof, sheet);
}

QSizeF sumSizeForPaper(const Proof& proof)
{
    const auto rows = static_cast<double>(proof.subject.components().size() + 1);
    return sizeThatFits<SumFigure>(proof, {760, 150 + 48 * rows}, {60, 40});
}

}  // namespace nimstone::figures
