#include <algorithm>

#include "app/export/proof_figures.h"
#include "app/figures/painter_renderer.h"
#include "app/figures/proof_figure.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

std::string stepSvg(const proof::Proof& proof, std::size_t step)
{
    const auto figure = figures::proofFigure(proof, figures::figureSizeForPaper(proof), 1);
    const int scene = figure.stops.at(std::min(step, figure.stops.size() - 1));
    const QString title = wording::plain(wording::theoremTitle(proof.theorem));
    return figures::toSvg(figure.choreography, scene, title).toStdString();
}

std::string proofSvg(const proof::Proof& proof)
{
    return stepSvg(proof, proof.steps.size());
}

}  // namespace nimstone::exports
