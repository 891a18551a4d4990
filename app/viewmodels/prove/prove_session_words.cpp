// The texts of ProveSession: titles, sentences, and texts that the person can edit.
#include "app/viewmodels/prove/prove_session.h"

#include <algorithm>

#include "app/viewmodels/learn/ideas/ideas.h"
#include "app/viewmodels/prove/prove_subject.h"
#include "app/wording/aloud.h"
#include "app/wording/analysis.h"
#include "app/wording/errors.h"
#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/play/positions.h"
#include "app/wording/practice/practice.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/notation/notation.h"
#include "core/proofs/suggestions.h"

namespace nimstone {

namespace {

using proof::Theorem;

QString nameOf(Theorem theorem)
{
    return QString::fromUtf8(proof::name(theorem));
}

}  // namespace

QVariantList ProveSession::theorems() const
{
    QVariantList list;
    std::optional<proof::Topic> topic;
    for (const Theorem theorem : wording::theoremsByTopic()) {
        const bool first = topic != proof::topicOf(theorem);
        topic = proof::topicOf(theorem);
        list.push_back(QVariantMap{{QStringLiteral("value"), nameOf(theorem)},
                                   {QStringLiteral("text"), wording::theoremTitle(theorem)},
                                   {QStringLiteral("statement"), wording::theoremStatement(theorem)},
                                   {QStringLiteral("topic"), first ? wording::topicTitle(*topic) : QString()}});
    }
    return list;
}

void ProveSession::reword()
{
    const AfterProof after = afterProof(m_theorem);
    m_words = {
        .theorem = nameOf(m_theorem),
        .theoremTitle = wording::theoremTitle(m_theorem),
        .statement = wording::theoremStatement(m_theorem),
        .positionText = asTyped(m_subject),
        .position = QString::fromStdString(print(m_subject)),
        .positionProblem = positionProblem(),
        .outcome = outcome(),
        .speaksOfMove = proof::needsMove(m_theorem),
        .moveText = m_move ? QString::fromStdString(print(*m_move)) : QString(),
        .moveProblem = moveProblem(),
        //: A tooltip of the sign for a proof that was checked
        .checkedWords = m_checked ? tr("All %n step(s) hold: each was recomputed by code that shares nothing with the prover", nullptr, stepCount()) : QString(),
        .refusal = refusal(),
        .tooLarge = m_refusal && proof::isTooLargeToProve(*m_refusal),
        .instead = instead(),
        .place = place(),
        .spokenStep = spokenStep(),
        .next = after.next ? nameOf(*after.next) : QString(),
        .nextTitle = after.next ? wording::theoremTitle(*after.next) : QString(),
        .skill = after.skill ? QString::fromUtf8(practice::name(*after.skill)) : QString(),
        .skillTitle = after.skill ? wording::skillName(*after.skill) : QString(),
        .fromGame = m_fromGame,
    };
    for (const wording::ProofPreset& preset : wording::presetsOf(m_theorem))
        m_words.presets.push_back(QVariantMap{{QStringLiteral("name"), preset.name},
                                              {QStringLiteral("heaps"), asTyped(*parseSum(preset.position))}});
    for (const Offer& offer : offered()) {
        const QString position = wording::positionName(offer.subject);
        m_words.offers.push_back(offer.theorem == m_theorem
                                     //: A button: shows the same theorem on another position, %1
                                     ? tr("Look at %1 instead").arg(position)
                                     //: A button: shows another theorem, %1, on the current position
                                     : tr("%1 on this position").arg(wording::theoremTitle(offer.theorem)));
    }
    //: A button: %1 is the title of a theorem, %2 the number of the step where the person left it
    if (const ProofPlace* place = m_trail.last())
        m_words.goBackText = tr("Back to %1, step %2").arg(wording::theoremTitle(place->theorem), QString::number(place->step));
    Q_EMIT worded();
}

QString ProveSession::positionProblem() const
{
    if (m_submittedPosition.isEmpty())
        return {};
    const auto read = parseTyped(m_submittedPosition.toStdString(), m_subject);
    return read ? QString() : wording::atColumn(read.error());
}

QString ProveSession::outcome() const
{
    // The last line of a proof states the outcome. Before this line is shown, the person is asked to predict the
    // outcome.
    if (!m_outcome || (m_prediction.mode() != ProofPrediction::Off && m_step < stepCount()))
        return {};
    return wording::outcomeLetter(*m_outcome);
}

QString ProveSession::moveProblem() const
{
    if (m_submittedMove.isEmpty())
        return {};
    const auto read = parseMove(m_submittedMove.toStdString());
    if (!read)
        return wording::atColumn(read.error());
    const auto error = m_subject.check({0, *read});
    return error ? wording::plain(wording::sentence(std::get<MoveError>(*error))) : QString();
}

QString ProveSession::refusal() const
{
    if (m_refusal && m_noTheoremApplies)
        //: %1 is a position, such as "Kayles (30)"
        return tr("No theorem here applies to %1. You can still play it and analyze it.").arg(wording::positionName(m_subject));
    return m_refusal ? wording::sentence(*m_refusal) : QString();
}

QString ProveSession::instead() const
{
    if (!m_replaced)
        return m_refusal ? QString() : wording::positionNote(m_subject);
    const QString left = wording::positionName(m_replaced->subject);
    //: Above the beginning of a proof: %1 is the position that was shown before
    return m_replaced->tooLarge ? tr("A proof for %1 would be too large. This is the nearest smaller position.").arg(left)
                                //: Above the beginning of a proof: %1 is the position that was shown before
                                : tr("This theorem does not apply to %1. This is the nearest position to which it applies.").arg(left);
}

QString ProveSession::place() const
{
    constexpr qsizetype longest = 2000;
    if (m_step == 0 || m_refusal)
        return {};
    const QString text = printProofPlace({m_theorem, m_subject, m_move, m_step});
    return text.size() <= longest ? text : QString();
}

QString ProveSession::spokenStep() const
{
    if (m_prediction.step() != 0) {
        const QString verdict = m_prediction.verdictText();
        //: For a screen reader: %1 is the number of a step that is not shown yet, %2 the number of steps,
        //: %3 a question about the step, %4 the verdict on the last answer; it may be empty
        return tr("Before step %1 of %2: %3 %4")
            .arg(QString::number(m_prediction.step()), QString::number(stepCount()), wording::spokenText(m_prediction.question()),
                 wording::spokenText(verdict))
            .trimmed();
    }
    if (m_step == 0)
        return m_part > 0 ? wording::nimPartText(m_part) : QString();
    const auto line = m_lines.index(m_step - 1);
    //: For a screen reader: %1 is the number of the step, %2 the number of steps, %3 the step, %4 the reason for it
    return tr("Step %1 of %2: %3. %4")
        .arg(QString::number(m_step), QString::number(stepCount()), wording::spokenText(line.data(ProofLines::StatementRole).toString()),
             wording::spokenText(line.data(ProofLines::ReasonRole).toString()));
}


}  // namespace nimstone
