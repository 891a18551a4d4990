// Reads the figure of a proof in bit columns, for tests of what the figure shows.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "tests/app/figures/proofs/figure_cases.h"

namespace nimstone::tests {

using namespace nimstone::figures;

inline constexpr QSizeF cardSize(1600, 900);

/// Reads a scene as a person would: only by the positions of its pieces.
class Reader {
public:
    Reader(const Choreography& choreography, int scene) : m_figure(choreography), m_scene(static_cast<std::size_t>(scene)) { }

    const Pose& pose(std::size_t piece) const { return m_figure.scenes[m_scene][piece]; }

    /// Returns the number that the discs in a row show. The discs are stones in the row of a heap, and tokens in the rows of
    /// s and t.
    Count number(std::size_t row, PieceKind kind) const
    {
        Count shown = 0;
        for (std::size_t cell = 0; cell < m_figure.pieces.size(); ++cell) {
            const Piece& described = m_figure.pieces[cell];
            if (described.kind != PieceKind::Cell || described.heap != static_cast<int>(row) || pose(cell).opacity == 0)
                continue;
            for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
                if (m_figure.pieces[piece].kind == kind && pose(piece).text == QLatin1String("1")
                    && pose(cell).rect().contains(pose(piece).rect().center()))
                    shown |= described.weight;
            }
        }
        return shown;
    }

    /// Returns the text of the label named `name`, or an empty string if the label is not visible.
    QString seen(const QString& name) const
    {
        for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
            if (m_figure.pieces[piece].objectName == name)
                return pose(piece).opacity > 0 ? pose(piece).text : QString();
        }
        return {};
    }

    /// Counts the stones in a cell of a heap, including stones on top of each other.
    Count stonesIn(std::size_t row, Count weight) const
    {
        Count stones = 0;
        const QRectF cell = cellRect(row, weight);
        for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
            if (m_figure.pieces[piece].kind == PieceKind::Stone && cell.contains(pose(piece).rect().center()))
                stones += m_figure.pieces[piece].weight;
        }
        return stones;
    }

    /// Counts the stones that lie in the tray, whichever heap they come from.
    Count stonesInTray() const
    {
        Count stones = 0;
        QRectF tray;
        for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
            if (m_figure.pieces[piece].objectName == QLatin1String("tray") && pose(piece).opacity > 0)
                tray = pose(piece).rect();
        }
        for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
            if (m_figure.pieces[piece].kind == PieceKind::Stone && tray.contains(pose(piece).rect()))
                stones += m_figure.pieces[piece].weight;
        }
        return stones;
    }

    bool showsCells() const
    {
        for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
            if (m_figure.pieces[piece].kind == PieceKind::Cell && pose(piece).opacity > 0)
                return true;
        }
        return false;
    }

    /// Returns the y coordinates, in the scene of this reader, of the stones that were 1s of the column in the scene `before`.
    std::vector<double> heightsOfOnes(const Scene& before, Count weight) const
    {
        std::vector<double> heights;
        for (std::size_t cell = 0; cell < m_figure.pieces.size(); ++cell) {
            const Piece& described = m_figure.pieces[cell];
            if (described.kind != PieceKind::Cell || described.weight != weight || before[cell].opacity == 0)
                continue;
            for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
                if (m_figure.pieces[piece].kind == PieceKind::Stone && before[piece].text == QLatin1String("1")
                    && before[cell].rect().contains(before[piece].rect().center()))
                    heights.push_back(pose(piece).y);
            }
        }
        return heights;
    }

private:
    QRectF cellRect(std::size_t row, Count weight) const
    {
        for (std::size_t piece = 0; piece < m_figure.pieces.size(); ++piece) {
            const Piece& described = m_figure.pieces[piece];
            if (described.kind == PieceKind::Cell && described.heap == static_cast<int>(row) && described.weight == weight)
                return pose(piece).rect();
        }
        return {};
    }

    const Choreography& m_figure;
    std::size_t m_scene;
};

/// A proof and its figure, laid out in `cardSize`.
struct DrawnProof {
    proof::Proof proof;
    ProofFigure figure;
};

/// Returns the proofs on the position of the current row, with their figures. They are made once per row.
inline const std::vector<DrawnProof>& drawnProofs()
{
    QFETCH_GLOBAL(int, index);
    static std::map<int, std::vector<DrawnProof>> kept;
    std::vector<DrawnProof>& drawn = kept[index];
    if (drawn.empty()) {
        for (proof::Proof& proof : proofsOn(tellingPosition())) {
            ProofFigure figure = bitColumns(proof, {cardSize, 1});
            drawn.push_back({std::move(proof), std::move(figure)});
        }
    }
    return drawn;
}

/// Returns the last scene of the first step of type Kind, or nothing if the proof has no such step.
template <class Kind>
std::optional<int> sceneAfter(const proof::Proof& proof, const ProofFigure& figure)
{
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        if (stepAs<Kind>(proof.steps[step]))
            return figure.stops[step + 1];
    }
    return std::nullopt;
}

}  // namespace nimstone::tests
