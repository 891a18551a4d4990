// ProveSession: going from step to step, and the questions about a step.
#include "app/viewmodels/prove/prove_session.h"

#include <algorithm>

#include "core/sum/sum_notation.h"

namespace nimstone {

void ProveSession::setStep(int step)
{
    const int wanted = std::clamp(step, 0, stepCount());
    const int bounded = std::min(wanted, m_prediction.limit());
    const int part = bounded == 0 && wanted > 0 ? m_part : 0;
    const bool moved = bounded != m_step || part != m_part;
    m_step = bounded;
    m_part = part;
    m_prediction.see(m_step);
    m_prediction.ask(bounded < wanted ? bounded + 1 : 0, bounded < wanted && hasMoreParts() ? m_part + 1 : 0);
    if (moved)
        Q_EMIT stepChanged();
    if (moved && m_step == stepCount() && proved() && progress())
        progress()->keepNote(QStringLiteral("proof/") + QString::fromStdString(std::string(proof::name(m_theorem)) + ' ' + print(m_subject)), QStringLiteral("1"));
}

/// Shows the next part of the first step, and asks about the part after it; or asks for the reason of a step. Returns false
/// if there is nothing more to ask about the step.
bool ProveSession::askMore()
{
    if (!hasMoreParts())
        return m_prediction.askReason();
    ++m_part;
    m_prediction.ask(1, hasMoreParts() ? m_part + 1 : 0);
    Q_EMIT stepChanged();
    return true;
}

void ProveSession::answer(const QString& text)
{
    if (m_prediction.judge(text) && !askMore())
        revealStep();
}

void ProveSession::advance()
{
    if (m_prediction.step() != 0) {
        if (!askMore())
            revealStep();
    } else if (m_prediction.mode() == ProofPrediction::Off && hasMoreParts()) {
        ++m_part;
        Q_EMIT stepChanged();
    } else {
        setStep(m_step + 1);
    }
}

void ProveSession::revealStep()
{
    const int step = m_prediction.step();
    if (step == 0)
        return;
    m_prediction.see(step);
    setStep(step);
}

}  // namespace nimstone
