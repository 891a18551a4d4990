#include "app/figures/letters.h"

#include <algorithm>
#include <bit>

#include "app/figures/proof_figure.h"
#include "app/figures/scene/labels.h"
#include "app/figures/scene/text_metrics.h"
#include "app/wording/proofs/proof.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace proof;

namespace {

/// Another text in its place, set smaller where it would be wider than the room.
void rewrite(Pose& label, const QString& text, double room)
{
    const double size = label.height / lineHeight;
    const double wide = textWidth(text, size);
    const double scale = std::min(1.0, room / wide);
    label.text = text;
    label.width = wide * scale;
    label.height *= scale;
}

/// "2<sup>d+1</sup>" for the column next to that of 2<sup>d</sup>.
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
            if (pieces[piece].kind != PieceKind::Label)
                continue;
            for (std::size_t scene = 0; scene < m_figure.choreography.scenes.size(); ++scene) {
                if (Pose& label = m_figure.choreography.scenes[scene][piece]; !label.text.isEmpty())
                    putIn(label, pieces[piece], stepOf(scene));
            }
        }
    }

private:
    /// How many steps are shown, or being shown, in a scene.
    std::size_t stepOf(std::size_t scene) const
    {
        const auto& stops = m_figure.stops;
        return static_cast<std::size_t>(std::ranges::lower_bound(stops, static_cast<int>(scene)) - stops.begin());
    }

    void putIn(Pose& label, const Piece& piece, std::size_t step) const
    {
        const double room = m_figure.choreography.size.width() - 16;
        if (piece.objectName == u"caption" && step > 0 && step <= m_proof.steps.size())
            rewrite(label, wording::generalText(m_proof, step - 1).statement(), room);
        else if (piece.objectName == u"title" && step > 0)
            rewrite(label, wording::generalText(m_proof, 0).statement(), room);
        else if (showsBitColumns(m_proof.theorem) && piece.objectName.startsWith(u"number"))
            putInRow(label, static_cast<std::size_t>(piece.heap));
        else if (showsBitColumns(m_proof.theorem) && piece.objectName.startsWith(u"head") && nimSum(m_heaps) != 0)
            rewrite(label, columnInLetters(piece.weight, std::bit_floor(nimSum(m_heaps))), room);
    }

    /// The rows of the sums have their letter as a name.
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

    ProofFigure& m_figure;
    const Proof& m_proof;
    const std::vector<Count>& m_heaps;
};

}  // namespace

void putLetters(ProofFigure& figure, const Proof& proof)
{
    if (figure.drawn)
        Letters(figure, proof).put();
}

}  // namespace nimstone::figures
