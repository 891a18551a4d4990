#include "app/viewmodels/prove_session.h"

#include <algorithm>

#include "app/viewmodels/prove_presets.h"
#include "app/wording/errors.h"
#include "app/wording/names.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"
#include "core/games/nim.h"
#include "core/nimber.h"
#include "core/notation.h"
#include "core/proof/suggestions.h"

namespace nimstone {

namespace {

using proof::Proof;
using proof::Theorem;

QString heapsAsTyped(const Position& position)
{
    QStringList heaps;
    for (const Count heap : position.heaps)
        heaps.push_back(QString::number(heap));
    return heaps.join(QStringLiteral(", "));
}

QString nameOf(Theorem theorem)
{
    const auto name = proof::name(theorem);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

proof::Refusal tooManyHeaps(const Position& position)
{
    return {proof::Refusal::Reason::TooManyHeaps, nimSum(position.heaps), std::nullopt};
}

}  // namespace

ProveSession::ProveSession(QObject* parent) : Worded(parent)
{
    connect(this, &Worded::languageChanged, this, [this] {
        m_lines.retranslate();
        Q_EMIT worded();
    });
    connect(this, &ProveSession::proofChanged, this, &ProveSession::worded);
    connect(this, &ProveSession::stepChanged, this, &ProveSession::worded);
    show(m_theorem, provePresets().front().position, std::nullopt, true);
}

QString ProveSession::theorem() const
{
    return nameOf(m_theorem);
}

QVariantList ProveSession::theorems() const
{
    QVariantList list;
    for (const Theorem theorem : proof::allTheorems)
        list.push_back(QVariantMap{{QStringLiteral("value"), nameOf(theorem)},
                                   {QStringLiteral("text"), wording::theoremTitle(theorem)}});
    return list;
}

QString ProveSession::statement() const
{
    return wording::theoremStatement(m_theorem);
}

QVariantList ProveSession::presets() const
{
    QVariantList list;
    for (const ProvePreset& preset : provePresets())
        list.push_back(QVariantMap{{QStringLiteral("name"), preset.name},
                                   {QStringLiteral("heaps"), heapsAsTyped(preset.position)}});
    return list;
}

QString ProveSession::positionText() const
{
    return heapsAsTyped(m_position);
}

QString ProveSession::positionProblem() const
{
    if (m_submittedPosition.isEmpty())
        return {};
    const auto read = parseHeaps(m_submittedPosition.toStdString());
    return wording::plain(read ? wording::sentence(tooManyHeaps(*read)) : wording::atColumn(read.error()));
}

bool ProveSession::winning() const
{
    return Nim().outcome(m_position) == Outcome::N;
}

QString ProveSession::moveText() const
{
    return m_move ? QString::fromStdString(print(*m_move)) : QString();
}

QString ProveSession::moveProblem() const
{
    if (m_submittedMove.isEmpty())
        return {};
    const auto read = parseMove(m_submittedMove.toStdString());
    if (!read)
        return wording::plain(wording::atColumn(read.error()));
    const auto error = Nim().check(m_position, *read);
    return error ? wording::plain(wording::sentence(*error)) : QString();
}

QString ProveSession::refusal() const
{
    return m_refusal ? wording::sentence(*m_refusal) : QString();
}

std::vector<ProveSession::Offer> ProveSession::offered() const
{
    if (!m_refusal)
        return {};
    return {{proof::theoremFor(m_position), m_position}, {m_theorem, proof::nearestPosition(m_theorem, m_position)}};
}

QStringList ProveSession::offers() const
{
    QStringList texts;
    for (const Offer& offer : offered()) {
        const QString heaps = wording::heapsText(offer.position.heaps);
        texts.push_back(offer.theorem == m_theorem
                            //: A button: show the same theorem on another position, %1
                            ? tr("Look at %1 instead").arg(heaps)
                            //: A button: show another theorem, %1, on this position
                            : tr("%1 on this position").arg(wording::theoremTitle(offer.theorem)));
    }
    return texts;
}

void ProveSession::setStep(int step)
{
    const int bounded = std::clamp(step, 0, stepCount());
    if (bounded == m_step)
        return;
    m_step = bounded;
    Q_EMIT stepChanged();
}

QString ProveSession::spokenStep() const
{
    if (m_step == 0)
        return {};
    const auto text = wording::stepText(m_shown, static_cast<std::size_t>(m_step - 1));
    //: For a screen reader: %1 the number of the step, %2 how many there are, %3 the step, %4 why it holds
    return tr("Step %1 of %2: %3. %4")
        .arg(m_step)
        .arg(stepCount())
        .arg(wording::plain(text.statement), wording::plain(text.reason));
}

void ProveSession::chooseTheorem(const QString& name)
{
    if (const auto theorem = proof::theoremNamed(name.toStdString()))
        show(*theorem, m_position, m_move, true);
}

bool ProveSession::submitPosition(const QString& text)
{
    const auto read = parseHeaps(text.toStdString());
    if (!read || read->heaps.size() > proof::maxProofHeaps) {
        // An empty text has a problem too.
        m_submittedPosition = text.isEmpty() ? QStringLiteral(" ") : text;
        Q_EMIT worded();
        return false;
    }
    show(m_theorem, *read, m_move, true);
    return true;
}

void ProveSession::openPosition(const QString& text)
{
    if (submitPosition(text) && m_refusal)
        show(proof::theoremFor(m_position), m_position, std::nullopt, true);
}

bool ProveSession::submitMove(const QString& text)
{
    const auto read = parseMove(text.toStdString());
    if (!read || Nim().check(m_position, *read)) {
        m_submittedMove = text.isEmpty() ? QStringLiteral(" ") : text;
        Q_EMIT worded();
        return false;
    }
    show(m_theorem, m_position, *read, true);
    return true;
}

void ProveSession::choosePreset(int index)
{
    const auto presets = provePresets();
    if (index < 0 || static_cast<std::size_t>(index) >= presets.size())
        return;
    const ProvePreset& preset = presets[static_cast<std::size_t>(index)];
    const auto move = proof::needsMove(m_theorem) ? proof::exampleMove(preset.position) : std::nullopt;
    const bool speaks = proof::prove(m_theorem, preset.position, move).has_value();
    show(preset.theorem.value_or(speaks ? m_theorem : proof::theoremFor(preset.position)), preset.position,
         std::nullopt, true);
}

void ProveSession::chooseAtRandom(quint64 seed)
{
    show(m_theorem, proof::randomPosition(m_theorem, seed), std::nullopt, true);
}

void ProveSession::toggleBit(int heap, const QString& weight)
{
    const auto index = static_cast<std::size_t>(heap);
    if (heap < 0 || index >= m_position.heaps.size())
        return;
    Position position = m_position;
    position.heaps[index] ^= weight.toULongLong();
    show(m_theorem, position, m_move, false);
}

void ProveSession::takeFrom(int heap, int rank)
{
    const auto index = static_cast<std::size_t>(heap);
    if (heap < 0 || rank < 0 || index >= m_position.heaps.size())
        return;
    const auto left = static_cast<Count>(rank);
    if (left < m_position.heaps[index])
        show(m_theorem, m_position, Move{index, m_position.heaps[index] - left}, true);
}

void ProveSession::takeOffer(int index)
{
    const auto offers = offered();
    if (index < 0 || static_cast<std::size_t>(index) >= offers.size())
        return;
    const Offer offer = offers[static_cast<std::size_t>(index)];
    show(offer.theorem, offer.position, std::nullopt, true);
}

/// A bit that is flipped shows in the rows as they were before the move.
int ProveSession::lastStepBeforeMove() const
{
    for (std::size_t step = 0; step < m_shown.steps.size(); ++step) {
        const auto& at = m_shown.steps[step];
        if (std::holds_alternative<proof::OneHeapChanges>(at) || std::holds_alternative<proof::SmallerTarget>(at)
            || std::holds_alternative<proof::SomeMoveBalances>(at))
            return std::max(1, static_cast<int>(step));
    }
    return stepCount();
}

void ProveSession::show(Theorem theorem, const Position& position, std::optional<Move> move, bool fromStart)
{
    m_theorem = theorem;
    m_position = position;
    m_submittedPosition.clear();
    m_submittedMove.clear();
    m_move.reset();
    if (proof::needsMove(theorem))
        m_move = move && !Nim().check(position, *move) ? move : proof::exampleMove(position);

    auto proved = proof::prove(theorem, position, m_move);
    if (proved) {
        m_refusal.reset();
        m_shown = *std::move(proved);
    } else {
        // The nim-sum can be shown all the same, and bits be flipped until the theorem speaks.
        m_refusal = std::move(proved.error());
        m_shown = {theorem, position, std::nullopt, {proof::NimSum{position.heaps, nimSum(position.heaps)}}};
    }
    m_lines.show(m_shown);
    m_step = fromStart ? 0 : std::min(m_step, lastStepBeforeMove());
    if (m_refusal)
        m_step = 1;
    m_figure.show(m_shown);
    Q_EMIT proofChanged();
    Q_EMIT stepChanged();
    if (fromStart)
        Q_EMIT restarted();
}

}  // namespace nimstone
