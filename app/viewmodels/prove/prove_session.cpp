#include "app/viewmodels/prove/prove_session.h"

#include <algorithm>

#include "app/viewmodels/prove/prove_subject.h"
#include "app/wording/proofs/proof.h"
#include "core/nimber.h"
#include "core/notation/notation.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

using proof::Proof;
using proof::Theorem;

/// Reads a move of a game that is not a sum. Returns nothing if the text is not a legal move, or if the position is a
/// sum.
std::optional<Move> readTableMove(const QString& text, const GameSum& sum)
{
    const auto read = parseMove(text.toStdString(), sum);
    return read && !sum.isSum() && !sum.check(*read) ? std::optional(read->move) : std::nullopt;
}

/// Returns the steps that are shown if a theorem does not apply to the position. For Nim, the steps compute the
/// nim-sum, so that a person can flip bits until the theorem applies; for other games there are no steps.
Proof beginning(Theorem theorem, const GameSum& subject)
{
    const Component& part = subject.components().front();
    if (subject.isSum() || part.rules.entry().name != "nim" || part.position.heaps.size() > proof::maxProofHeaps)
        return {theorem, subject};
    return {Theorem::NimCount, subject, std::nullopt, {proof::NimSum{part.position.heaps, nimSum(part.position.heaps)}}};
}

/// Returns a theorem that applies to the sum. A theorem with a proof is preferred; if there is none, returns a theorem
/// whose proof would be too large.
std::optional<Theorem> theoremAbout(const GameSum& sum)
{
    const auto theorem = proof::theoremFor(sum);
    return theorem ? theorem : proof::theoremTooLargeToProve(sum);
}

/// Returns the outcome (who wins) under the rules that the proof is about. A proof about misère play states the
/// outcome in a GrundyVerdict, because its subject is a position with the rules of normal play.
std::optional<OutcomeClass> outcomeIn(const Proof& proof)
{
    for (const proof::Step& step : proof.steps) {
        if (const auto* verdict = proof::stepAs<proof::GrundyVerdict>(step))
            return outcomeClass(verdict->outcome);
    }
    const auto outcome = proof.subject.outcome();
    return outcome ? std::optional(*outcome) : std::nullopt;
}

/// Returns the first of the theorem's examples to which the theorem applies.
GameSum exampleOf(Theorem theorem)
{
    for (const wording::ProofPreset& preset : wording::presetsOf(theorem)) {
        const GameSum subject = *parseSum(preset.position);
        const auto move = proof::needsMove(theorem) ? proof::exampleMove(subject.components().front().position) : std::nullopt;
        if (preset.theorem.value_or(theorem) == theorem && proof::prove(theorem, subject, move))
            return subject;
    }
    return proof::randomGameSum(theorem, 1);
}

}  // namespace

ProveSession::ProveSession(QObject* parent) : RecordAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, [this] {
        m_lines.rewordAll();
        reword();
    });
    connect(this, &ProveSession::proofChanged, this, &ProveSession::reword);
    // The text for screen readers and the outcome depend on whether a question is asked.
    connect(&m_prediction, &ProofPrediction::changed, this, &ProveSession::reword);
    connect(this, &ProveSession::stepChanged, this, &ProveSession::reword);
    show(m_theorem, *parseSum(wording::presetsOf(m_theorem).front().position), std::nullopt, true);
}

std::vector<ProveSession::Offer> ProveSession::offered() const
{
    if (!m_refusal)
        return {};
    std::vector<Offer> offers;
    if (const auto theorem = proof::theoremFor(m_subject); theorem && *theorem != m_theorem)
        offers.push_back({*theorem, m_subject});
    offers.push_back({m_theorem, proof::nearestSubject(m_theorem, m_subject)});
    return offers;
}

void ProveSession::setInLetters(bool inLetters)
{
    if (m_inLetters == inLetters)
        return;
    m_inLetters = inLetters;
    m_lines.setInLetters(inLetters);
    m_figure.setInLetters(inLetters);
    reword();
}

/// Returns the last position that was shown with this theorem, or the theorem's example.
GameSum ProveSession::usualSubject(Theorem theorem) const
{
    const auto last = m_lastSubjects.find(theorem);
    return last != m_lastSubjects.end() ? last->second : exampleOf(theorem);
}

void ProveSession::openExample(const QString& name)
{
    if (const auto theorem = proof::theoremNamed(name.toStdString()))
        show(*theorem, exampleOf(*theorem), std::nullopt, true);
}

void ProveSession::chooseTheorem(const QString& name)
{
    const auto theorem = proof::theoremNamed(name.toStdString());
    if (!theorem)
        return;
    const auto refused = proof::prove(*theorem, m_subject, m_move);
    using RefusalReason = proof::Refusal::Reason;
    const bool otherGame = !refused && (refused.error().reason == RefusalReason::WrongGame || refused.error().reason == RefusalReason::IsASum
                                        || refused.error().reason == RefusalReason::NotASum);
    if (otherGame) {
        show(*theorem, usualSubject(*theorem), std::nullopt, true);
        return;
    }
    const GameSum left = m_subject;
    const GameSum nearest = proof::nearestSubject(*theorem, left);
    show(*theorem, nearest, m_move, true);
    if (nearest == left)
        return;
    m_replaced = Replaced{left, !refused && proof::isTooLargeToProve(refused.error())};
    reword();
}

bool ProveSession::submitPosition(const QString& text)
{
    const auto read = parseTyped(text.toStdString(), m_subject);
    if (!read) {
        // An empty text is stored as a space, because an empty member means that there is no text to check.
        m_submittedPosition = text.isEmpty() ? QStringLiteral(" ") : text;
        reword();
        return false;
    }
    show(m_theorem, *read, m_move, true);
    return true;
}

void ProveSession::openPosition(const QString& text)
{
    m_trail.clear();
    m_fromGame = false;
    if (!submitPosition(text) || !m_refusal)
        return;
    const auto theorem = theoremAbout(m_subject);
    m_noTheoremApplies = !theorem;
    if (theorem)
        show(*theorem, m_subject, std::nullopt, true);
    else
        reword();
}

void ProveSession::openFromGame(const QString& position, const QString& move)
{
    const auto sum = parseSum(position.toStdString());
    if (!sum)
        return;
    m_trail.clear();
    m_fromGame = true;
    const auto made = move.isEmpty() ? std::nullopt : readTableMove(move, *sum);
    // Lemma 1 is about one move, so the proof can be about the move that was made in the game.
    if (made && proof::prove(Theorem::NimLemma1, *sum, made)) {
        show(Theorem::NimLemma1, *sum, made, true);
    } else if (const auto theorem = theoremAbout(*sum)) {
        show(*theorem, *sum, std::nullopt, true);
    } else {
        show(m_theorem, *sum, std::nullopt, true);
        m_noTheoremApplies = true;
    }
    if (made)
        show(m_theorem, m_subject, m_move, true, stepAboutMove());
    Q_EMIT proofChanged();
}

bool ProveSession::openPlace(const QString& text)
{
    const auto place = parseProofPlace(text);
    if (!place)
        return false;
    m_trail.clear();
    m_fromGame = false;
    show(place->theorem, place->subject, place->move, true, place->step);
    return true;
}

void ProveSession::leaveGame()
{
    m_fromGame = false;
    Q_EMIT proofChanged();
}

bool ProveSession::submitMove(const QString& text)
{
    const auto read = parseMove(text.toStdString());
    if (!read || m_subject.check({0, *read})) {
        m_submittedMove = text.isEmpty() ? QStringLiteral(" ") : text;
        reword();
        return false;
    }
    show(m_theorem, m_subject, *read, true);
    return true;
}

void ProveSession::choosePreset(int index)
{
    const auto presets = wording::presetsOf(m_theorem);
    if (index < 0 || static_cast<std::size_t>(index) >= presets.size())
        return;
    const wording::ProofPreset& preset = presets[static_cast<std::size_t>(index)];
    const GameSum subject = *parseSum(preset.position);
    const auto move = proof::needsMove(m_theorem) ? proof::exampleMove(subject.components().front().position) : std::nullopt;
    const bool speaks = proof::prove(m_theorem, subject, move).has_value();
    show(preset.theorem.value_or(speaks ? m_theorem : proof::theoremFor(subject).value_or(m_theorem)), subject,
         std::nullopt, true);
}

void ProveSession::chooseAtRandom(quint64 seed)
{
    show(m_theorem, proof::randomGameSum(m_theorem, seed), std::nullopt, true);
}

void ProveSession::toggleBit(int heap, const QString& weight)
{
    const auto index = static_cast<std::size_t>(heap);
    Position position = m_subject.components().front().position;
    if (heap < 0 || index >= position.heaps.size())
        return;
    position.heaps[index] ^= weight.toULongLong();
    // In Turning Turtles the new number may be 0, or the square of another head.
    const Rules& rules = m_subject.components().front().rules;
    if (rules->checkShape(position))
        position = rules->positionFromSizes(std::move(position.heaps));
    GameSum subject = m_subject;
    subject.replace(0, std::move(position));
    show(m_theorem, subject, m_move, false);
}

void ProveSession::takeEdit(int edit)
{
    if (const GameSum* subject = m_figure.edited(edit))
        show(m_theorem, GameSum(*subject), m_move, false);
}

int ProveSession::nudge(const QString& text, int cursor, int by)
{
    const NudgedText next = nudged(text, cursor, by);
    if (next.text == text || !submitPosition(next.text))
        return cursor;
    // The new text may be longer or shorter than the typed one: it may now contain the game's name or fewer blanks.
    return std::min(next.cursor, static_cast<int>(m_words.positionText.size()));
}

void ProveSession::takeFrom(int heap, int rank)
{
    const auto index = static_cast<std::size_t>(heap);
    const auto& heaps = m_subject.components().front().position.heaps;
    if (heap < 0 || rank < 0 || index >= heaps.size())
        return;
    const auto left = static_cast<Count>(rank);
    if (left < heaps[index])
        show(m_theorem, m_subject, Move{index, heaps[index] - left}, true);
}

void ProveSession::takeOffer(int index)
{
    const auto offers = offered();
    if (index < 0 || static_cast<std::size_t>(index) >= offers.size())
        return;
    const Offer offer = offers[static_cast<std::size_t>(index)];
    show(offer.theorem, offer.subject, std::nullopt, true);
}

void ProveSession::followUse(int line, int use)
{
    if (line < 0 || line >= stepCount())
        return;
    const auto uses = proof::usesOf(m_shown, static_cast<std::size_t>(line));
    if (use < 0 || static_cast<std::size_t>(use) >= uses.size())
        return;
    const proof::Use wanted = uses[static_cast<std::size_t>(use)];
    m_trail.leave({m_theorem, m_subject, m_move, m_step});
    show(wanted.theorem, wanted.subject, wanted.move, true);
}

void ProveSession::goBack()
{
    if (!m_trail.last())
        return;
    const ProofPlace place = m_trail.goBack();
    show(place.theorem, place.subject, place.move, true, place.step);
}

/// Returns the first step about the effect of a move: the given move in Lemma 1, or the winning move in Lemma 2.
int ProveSession::stepAboutMove() const
{
    for (std::size_t step = 0; step < m_shown.steps.size(); ++step) {
        const auto& at = m_shown.steps[step];
        if (proof::stepAs<proof::OneHeapChanges>(at) || proof::stepAs<proof::ChooseHeap>(at))
            return static_cast<int>(step) + 1;
    }
    return 0;
}

/// Returns the last step that shows only the rows before the move. After a bit is flipped, the proof does not go past
/// this step, because the flipped bit is visible only in these rows.
int ProveSession::lastStepBeforeMove() const
{
    for (std::size_t step = 0; step < m_shown.steps.size(); ++step) {
        const auto& at = m_shown.steps[step];
        if (proof::stepAs<proof::OneHeapChanges>(at) || proof::stepAs<proof::SmallerTarget>(at)
            || proof::stepAs<proof::SomeMoveBalances>(at))
            return std::max(1, static_cast<int>(step));
    }
    return stepCount();
}

void ProveSession::show(Theorem theorem, const GameSum& subject, std::optional<Move> move, bool fromStart, int step)
{
    m_theorem = theorem;
    m_subject = subject;
    m_noTheoremApplies = false;
    m_replaced.reset();
    m_submittedPosition.clear();
    m_submittedMove.clear();
    m_move.reset();
    if (proof::needsMove(theorem))
        m_move = move && !m_subject.check({0, *move}) ? move : proof::exampleMove(m_subject.components().front().position);

    auto proved = proof::prove(theorem, m_subject, m_move);
    m_outcome.reset();
    if (proved) {
        m_refusal.reset();
        m_shown = *std::move(proved);
        m_lastSubjects.insert_or_assign(theorem, m_subject);
        m_outcome = outcomeIn(m_shown);
    } else {
        // The steps of the nim-sum are shown, so that the person can flip bits until the theorem applies.
        m_refusal = std::move(proved.error());
        m_shown = beginning(theorem, m_subject);
        if (!m_shown.steps.empty())
            m_outcome = outcomeClass(nimSum(m_subject.components().front().position.heaps) == 0 ? Outcome::P : Outcome::N);
    }
    // Checking takes about one millisecond for the largest proofs.
    m_checked = proved && !proof::verify(m_shown);
    m_lines.show(m_shown, proved.has_value());
    m_step = fromStart ? std::min(step, stepCount()) : std::min(m_step, lastStepBeforeMove());
    if (m_refusal)
        m_step = stepCount();
    m_part = fromStart || m_step > 0 ? 0 : m_part;
    m_prediction.show(m_shown, m_step);
    m_figure.show(m_shown);
    Q_EMIT proofChanged();
    Q_EMIT stepChanged();
    if (fromStart)
        Q_EMIT restarted();
}

}  // namespace nimstone
