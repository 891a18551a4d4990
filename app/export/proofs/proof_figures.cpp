#include "app/export/proofs/formats.h"

#include <QBuffer>
#include <algorithm>

#include "app/figures/proof_figure.h"
#include "app/figures/scene/painter_renderer.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

figures::ProofFigure figureOf(const proof::Proof& proof)
{
    return figures::proofFigure(proof, figures::figureSizeForPaper(proof), 1);
}

int sceneOf(const figures::ProofFigure& figure, std::size_t step)
{
    return figure.stops.empty() ? 0 : figure.stops[std::min(step, figure.stops.size() - 1)];
}

}  // namespace

std::string stepSvg(const proof::Proof& proof, std::size_t step)
{
    const figures::ProofFigure figure = figureOf(proof);
    const QString title = wording::plain(wording::theoremTitle(proof.theorem));
    return figures::toSvg(figure.choreography, sceneOf(figure, step), title).toStdString();
}

std::string proofSvg(const proof::Proof& proof)
{
    return stepSvg(proof, proof.steps.size());
}

std::string stepPng(const proof::Proof& proof, std::size_t step)
{
    const figures::ProofFigure figure = figureOf(proof);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    figures::toImage(figure.choreography, sceneOf(figure, step)).save(&buffer, "PNG");
    return buffer.data().toStdString();
}

std::string proofPng(const proof::Proof& proof)
{
    return stepPng(proof, proof.steps.size());
}

}  // namespace nimstone::exports
