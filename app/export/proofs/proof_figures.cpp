#include "app/export/proofs/formats.h"

#include <QBuffer>
#include <QCoreApplication>
#include <algorithm>

#include "app/figures/proof_figure.h"
#include "app/figures/scene/painter_renderer.h"
#include "app/wording/aloud.h"
#include "app/wording/play/positions.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

figures::ProofFigure figureOf(const proof::Proof& proof)
{
    return figures::proofFigure(proof, {figures::figureSizeForPaper(proof)});
}

struct FigureTexts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

/// Returns a description of the figure after `step` steps: the statement and the reason of the last of these steps,
/// with formulas in words.
QString description(const proof::Proof& proof, std::size_t step)
{
    const QString subject = wording::positionName(proof.subject);
    if (step == 0 || proof.steps.empty()) {
        //: A description of the picture of a proof: %1 is a position such as "Nim (3, 5)"
        return FigureTexts::tr("The figure for %1, before the first step.").arg(subject);
    }
    const std::size_t last = std::min(step, proof.steps.size());
    const wording::StepText words = wording::stepText(proof, last - 1);
    //: A description of the picture of a proof: %1 is a position such as "Nim (3, 5)", %2 the number of a step,
    //: %3 the number of steps, %4 the statement of the step, %5 the reason for it, in sentences
    return FigureTexts::tr("The figure for %1, after step %2 of %3: %4. %5")
        .arg(subject, QString::number(last), QString::number(proof.steps.size()), wording::spokenText(words.statement), wording::spokenText(words.reason));
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
    return figures::toSvg(figure.choreography, sceneOf(figure, step), {title, description(proof, step)}).toStdString();
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
