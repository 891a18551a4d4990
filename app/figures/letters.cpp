#include "app/figures/letters.h"

#include <algorithm>
#include <bit>

#include "app/figures/proof_figure.h"
#include "app/figures/proofs/values/values_figures.h"
#include "app/figures/scene/labels.h"
#include "app/figures/scene/text_metrics.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/proofs/values/figure_sums.h"
#include "core/nimber.h"
#include "core/zeckendorf.h"

namespace nimstone::figures {

using namespace proof;

namespace {

/// Replaces the text of a label. If the text is wider than `room` pixels, it gets a smaller font.
void rewrite(Pose& label, const QString& text, double room)
{
    const double size = label.height / lineHeight;
    const double wide = textWidth(text, size);
    const double scale = std::min(1.0, room / wide);
    label.text = text;
    label.width = wide * scale;
    label.height *= scale;
}

/// Replaces the text of a label. The right end of the text stays where it is.
void rewriteToTheLeft(Pose& label, const QString& text)
{
    const double right = label.x + label.width / 2;
    rewrite(label, text, right - 2);
    label.x = right - label.width / 2;
}

/// Replaces the text of a tile. If the text does not fit, the tile has no text.
void rewriteTile(Pose& tile, const QString& text) { tile.text = tileText(text, tile.rect()); }

bool isBold(const QString& text) { return text.startsWith(QStringLiteral("<b>")); }

/// "F<sub>3</sub>" for the third Fibonacci number; empty if the number in `text` is not a Fibonacci number. If `more`
/// is not 0, the number in `text` plus `more` must be a Fibonacci number, and the result is like "F<sub>3</sub> − 1".
QString fibonacciLetter(const QString& text, Count more = 0)
{
    const Count number = QString(text).remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>")).toULongLong() + more;
    const auto* const place = std::ranges::lower_bound(fibonacciNumbers, number);
    if (number == 0 || place == fibonacciNumbers.end() || *place != number)
        return {};
    const QString letter = wording::indexed(u'F', static_cast<std::size_t>(place - fibonacciNumbers.begin()));
    return more == 0 ? letter : QStringLiteral("%1 − %2").arg(letter).arg(more);
}

/// The number at the end of a piece's name, minus 1.
std::size_t indexIn(const QString& name)
{
    qsizetype digits = 0;
    while (digits < name.size() && name[name.size() - 1 - digits].isDigit())
        ++digits;
    return static_cast<std::size_t>(std::max(1, name.last(digits).toInt()) - 1);
}

/// The weight of a column in terms of d, where 2<sup>d</sup> is `highest`: "2<sup>d+1</sup>" for the next higher
/// column.
QString columnInLetters(Count weight, Count highest)
{
    const int above = std::countr_zero(weight) - std::countr_zero(highest);
    return above == 0 ? bold(QStringLiteral("2<sup>d</sup>"))
                      : (above > 0 ? QStringLiteral("2<sup>d+%1</sup>") : QStringLiteral("2<sup>d−%1</sup>")).arg(std::abs(above));
}

class Letters {
public:
    Letters(ProofFigure& figure, const Proof& proof) : m_figure(figure), m_proof(proof), m_heaps(proof.position().heaps) {}

    void put()
    {
        const auto& pieces = m_figure.choreography.pieces;
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            for (std::size_t scene = 0; scene < m_figure.choreography.scenes.size(); ++scene) {
                Pose& pose = m_figure.choreography.scenes[scene][piece];
                if (pose.text.isEmpty())
                    continue;
                if (pieces[piece].kind == PieceKind::Label)
                    putIn(pose, pieces[piece], stepOf(scene));
                else
                    putInTile(pose, pieces[piece]);
            }
        }
    }

private:
    /// The number of the step to which a scene belongs, counted from 1; 0 for the scenes before the first step.
    std::size_t stepOf(std::size_t scene) const
    {
        const auto& stops = m_figure.stops;
        return static_cast<std::size_t>(std::ranges::lower_bound(stops, static_cast<int>(scene)) - stops.begin());
    }

    void putIn(Pose& label, const Piece& piece, std::size_t step) const
    {
        const double room = m_figure.choreography.size.width() - 16;
        if (piece.objectName == u"caption" && step > 0 && step <= m_proof.steps.size())
            rewrite(label, wording::stepText(m_proof, step - 1, wording::Reading::Letters).statement, room);
        else if (piece.objectName == u"title" && step > 0)
            rewrite(label, wording::stepText(m_proof, 0, wording::Reading::Letters).statement, room);
        else if (m_proof.theorem == Theorem::Bash)
            putInBlocks(label, piece.objectName);
        else if (m_proof.theorem == Theorem::Zeckendorf)
            putInBars(label, piece.objectName);
        else if (m_proof.theorem == Theorem::SumTheorem)
            putInSum(label, piece.objectName, step);
        else if (showsBitColumns(m_proof.theorem) && piece.objectName.startsWith(u"number"))
            putInRow(label, static_cast<std::size_t>(piece.heap));
        else if (showsBitColumns(m_proof.theorem) && piece.objectName.startsWith(u"head") && nimSum(m_heaps) != 0)
            rewrite(label, columnInLetters(piece.weight, std::bit_floor(nimSum(m_heaps))), room);
    }

    /// Replaces the text on a stone, a tile or a bar.
    void putInTile(Pose& tile, const Piece& piece) const
    {
        if (m_proof.theorem == Theorem::Zeckendorf)
            putInBar(tile, piece.objectName);
        else if (m_proof.theorem == Theorem::Bash && piece.kind == PieceKind::Tile)
            rewriteTile(tile, piece.objectName == u"part1" ? QStringLiteral("k") : QStringLiteral("m + 1 − k"));
        else if (m_proof.theorem == Theorem::Bash)
            tile.text.clear();  // the number on a stone only counts the stones, so no letter replaces it
    }

    void putInBlocks(Pose& label, const QString& name) const
    {
        const double room = label.width * 4;
        if (name == u"title")
            rewrite(label, bold(QStringLiteral("n")), room);
        else if (name == u"restTag" || name == u"rest-number")
            rewrite(label, bold(QStringLiteral("r")), room);
        else if (name == u"blockTag" || name.endsWith(u"-number"))
            rewrite(label, QStringLiteral("m + 1"), name == u"blockTag" ? room : m_blockRoom);
    }

    void putInBars(Pose& label, const QString& name) const
    {
        const auto* const list = stepAs<FibonacciNumbers>(m_proof.steps.front());
        QString letter;
        if (name == u"left")
            return rewrite(label, bold(QStringLiteral("u")), label.width * 2);
        if (name == u"length")
            letter = label.text == bold(list->n) ? QStringLiteral("n") : QStringLiteral("u");
        else if (name == u"without")
            letter = fibonacciLetter(label.text, 1);
        else if (name.startsWith(u"number"))
            letter = fibonacciLetter(label.text);
        if (!letter.isEmpty())
            rewriteToTheLeft(label, isBold(label.text) ? bold(letter) : letter);
    }

    void putInBar(Pose& bar, const QString& name) const
    {
        if (name != u"short")
            rewriteTile(bar, fibonacciLetter(bar.text, name == u"most" ? 1 : 0));
    }

    void putInSum(Pose& label, const QString& name, std::size_t step) const
    {
        const auto& all = *stepAs<SumValues>(m_proof.steps.front());
        const std::size_t part = indexIn(name);
        const QString value = wording::indexed(u'g', part);
        const QString less = QStringLiteral("%1 ⊕ b").arg(value);
        const double room = label.width * 1.6;
        const auto* const raise = step > 0 ? stepAs<SumRaise>(m_proof.steps[step - 1]) : nullptr;
        if (raise && raise->possible && putInRaise(label, name, *raise))
            return;
        if (name.startsWith(u"name"))
            rewrite(label, wording::figurePart(part), room);
        else if (name == u"sumValue" && label.text == bold(all.sum))
            rewrite(label, bold(QStringLiteral("b")), room);
        else if (name == u"reached" && label.text == wording::figureValuesBelow(wording::number(all.sum)))
            rewrite(label, wording::figureValuesBelow(QStringLiteral("<i>b</i>")), room);
        else if (name.startsWith(u"reachedName") && label.text == QString::number(all.sum))
            rewrite(label, QStringLiteral("b"), room);
        else if (name.startsWith(u"weight") && all.sum != 0)
            rewrite(label, columnInLetters(Count{1} << name.mid(6).toInt(), std::bit_floor(all.sum)), room * 4);
        else if (name.startsWith(u"note"))
            rewrite(label, label.text.contains(u'⊕') ? QStringLiteral("<b>%1</b> &lt; %2").arg(less, value)
                           : label.text.contains(QStringLiteral("&lt;")) ? QStringLiteral("<i>v</i> &lt; %1").arg(value)
                                                                        : QStringLiteral("<i>v</i> ≠ %1").arg(value), room);
        else if (name.startsWith(u"value") && part < all.values.size())
            rewrite(label, bold(label.text == bold(all.values[part]) ? value : less), label.height * 2.4);
    }

    /// Replaces the text of a label in the scenes in which a move raises a component to value v, and in which the reply
    /// restores its value. Returns true if the text was replaced.
    static bool putInRaise(Pose& label, const QString& name, const SumRaise& raise)
    {
        const QString value = wording::indexed(u'g', raise.part);
        const QString id = QString::number(raise.part + 1);
        if (name == QStringLiteral("note") + id && label.text == sumRaised(raise, false))
            rewrite(label, QStringLiteral("%1 → <b><i>v</i></b>").arg(value), label.width * 1.6);
        else if (name == QStringLiteral("note") + id && label.text == sumRaised(raise, true))
            rewrite(label, QStringLiteral("%1 → <i>v</i> → <b>%1</b>").arg(value), label.width * 1.6);
        else if (name == QStringLiteral("value") + id && label.text == bold(raise.raised))
            rewrite(label, bold(QStringLiteral("v")), label.height * 2.4);
        else if (name == u"sumValue" && label.text == bold(raise.sum))
            rewrite(label, bold(QStringLiteral("b ⊕ %1 ⊕ v").arg(value)), label.height * 4);
        else
            return false;
        return true;
    }

    /// Replaces the size of a heap by a letter. In the rows of nim-sums it hides the number, because the names of these
    /// rows already contain a letter.
    void putInRow(Pose& label, std::size_t row) const
    {
        if (row >= m_heaps.size()) {
            label.opacity = 0;
            return;
        }
        const double right = label.x + label.width / 2;
        const bool isChanged = label.text != bold(m_heaps[row]);
        rewrite(label, bold(wording::indexed(isChanged ? u'y' : u'x', row)), label.width * 4);
        label.x = right - label.width / 2;
    }

    static constexpr double m_blockRoom = 60;  ///< the width of a block that is drawn without stones, in pixels

    ProofFigure& m_figure;
    const Proof& m_proof;
    const std::vector<Count>& m_heaps;
};

}  // namespace

void replaceNumbersByLetters(ProofFigure& figure, const Proof& proof)
{
    if (figure.drawn)
        Letters(figure, proof).put();
}

}  // namespace nimstone::figures
