#include "app/viewmodels/prove_session.h"

#include <algorithm>

#include "app/wording/errors.h"
#include "app/wording/names.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"
#include "core/nimber.h"
#include "core/notation.h"
#include "core/proof/suggestions.h"
#include "core/table/table_notation.h"

namespace nimstone {

namespace {

using proof::Proof;
using proof::Theorem;

/// As it is typed: of Nim the heaps alone, 42, 27, 19; of every other game its whole notation.
QString asTyped(const Table& subject)
{
    const Part& part = subject.parts().front();
    if (subject.isSum() || part.rules.entry().name != "nim")
        return QString::fromStdString(print(subject));
    QStringList heaps;
    for (const Count heap : part.position.heaps)
        heaps.push_back(QString::number(heap));
    return heaps.join(QStringLiteral(", "));
}

/// A whole notation, or numbers alone: those are of the game that is shown.
tl::expected<Table, NotationError> readSubject(const QString& text, const Table& shown)
{
    const Rules& rules = shown.parts().front().rules;
    const std::string typed = text.toStdString();
    if (text.contains(u':') || text.contains(QChar(0xFF1A)))
        return parseTable(typed);
    if (rules.layout() == Layout::Heaps || rules.layout() == Layout::Pair) {
        auto read = parseHeaps(typed);
        if (!read)
            return tl::unexpected(read.error());
        if (!rules.checkShape(*read))
            return Table(Part{rules, *std::move(read)});
    }
    const std::string game = rules.name() + ':';
    auto read = parseTable(game + typed);
    if (!read)
        read.error().column -= std::min(read.error().column - 1, game.size());
    return read;
}

QString nameOf(Theorem theorem)
{
    const auto name = proof::name(theorem);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// What can be shown where a theorem does not speak of the table: of Nim its nim-sum, so that bits can be flipped until
/// the theorem speaks; of other games nothing.
Proof beginning(Theorem theorem, const Table& subject)
{
    const Part& part = subject.parts().front();
    if (subject.isSum() || part.rules.entry().name != "nim" || part.position.heaps.size() > proof::maxProofHeaps)
        return {theorem, subject};
    return {Theorem::NimCount, subject, std::nullopt, {proof::NimSum{part.position.heaps, nimSum(part.position.heaps)}}};
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
    show(m_theorem, *parseTable(wording::presetsOf(m_theorem).front().position), std::nullopt, true);
}

QString ProveSession::theorem() const
{
    return nameOf(m_theorem);
}

QVariantList ProveSession::theorems() const
{
    QVariantList list;
    for (const Theorem theorem : proof::allTheorems())
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
    for (const wording::ProofPreset& preset : wording::presetsOf(m_theorem))
        list.push_back(QVariantMap{{QStringLiteral("name"), preset.name},
                                   {QStringLiteral("heaps"), asTyped(*parseTable(preset.position))}});
    return list;
}

QString ProveSession::positionText() const
{
    return asTyped(m_subject);
}

QString ProveSession::positionProblem() const
{
    if (m_submittedPosition.isEmpty())
        return {};
    const auto read = readSubject(m_submittedPosition, m_subject);
    return read ? QString() : wording::plain(wording::atColumn(read.error()));
}

bool ProveSession::winning() const
{
    return m_subject.outcome() == OutcomeClass::N;
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
    const auto error = m_subject.check({0, *read});
    return error ? wording::plain(wording::sentence(std::get<MoveError>(*error))) : QString();
}

QString ProveSession::refusal() const
{
    return m_refusal ? wording::sentence(*m_refusal) : QString();
}

std::vector<ProveSession::Offer> ProveSession::offered() const
{
    if (!m_refusal)
        return {};
    std::vector<Offer> offers;
    if (const auto theorem = proof::theoremFor(m_subject))
        offers.push_back({*theorem, m_subject});
    offers.push_back({m_theorem, proof::nearestTable(m_theorem, m_subject)});
    return offers;
}

QStringList ProveSession::offers() const
{
    QStringList texts;
    for (const Offer& offer : offered()) {
        const QString heaps = QString::fromStdString(print(offer.subject));
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
        show(*theorem, m_subject, m_move, true);
}

bool ProveSession::submitPosition(const QString& text)
{
    const auto read = readSubject(text, m_subject);
    if (!read) {
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
    if (!submitPosition(text) || !m_refusal)
        return;
    if (const auto theorem = proof::theoremFor(m_subject))
        show(*theorem, m_subject, std::nullopt, true);
}

bool ProveSession::submitMove(const QString& text)
{
    const auto read = parseMove(text.toStdString());
    if (!read || m_subject.check({0, *read})) {
        m_submittedMove = text.isEmpty() ? QStringLiteral(" ") : text;
        Q_EMIT worded();
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
    const Table subject = *parseTable(preset.position);
    const auto move = proof::needsMove(m_theorem) ? proof::exampleMove(subject.parts().front().position) : std::nullopt;
    const bool speaks = proof::prove(m_theorem, subject, move).has_value();
    show(preset.theorem.value_or(speaks ? m_theorem : proof::theoremFor(subject).value_or(m_theorem)), subject,
         std::nullopt, true);
}

void ProveSession::chooseAtRandom(quint64 seed)
{
    show(m_theorem, proof::randomTable(m_theorem, seed), std::nullopt, true);
}

void ProveSession::toggleBit(int heap, const QString& weight)
{
    const auto index = static_cast<std::size_t>(heap);
    Position position = m_subject.parts().front().position;
    if (heap < 0 || index >= position.heaps.size())
        return;
    position.heaps[index] ^= weight.toULongLong();
    Table subject = m_subject;
    subject.replace(0, std::move(position));
    show(m_theorem, subject, m_move, false);
}

void ProveSession::takeFrom(int heap, int rank)
{
    const auto index = static_cast<std::size_t>(heap);
    const auto& heaps = m_subject.parts().front().position.heaps;
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

/// A bit that is flipped shows in the rows as they were before the move.
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

void ProveSession::show(Theorem theorem, const Table& subject, std::optional<Move> move, bool fromStart)
{
    m_theorem = theorem;
    m_subject = subject;
    m_submittedPosition.clear();
    m_submittedMove.clear();
    m_move.reset();
    if (proof::needsMove(theorem))
        m_move = move && !m_subject.check({0, *move}) ? move : proof::exampleMove(m_subject.parts().front().position);

    auto proved = proof::prove(theorem, m_subject, m_move);
    if (proved) {
        m_refusal.reset();
        m_shown = *std::move(proved);
    } else {
        // The nim-sum can be shown all the same, and bits be flipped until the theorem speaks.
        m_refusal = std::move(proved.error());
        m_shown = beginning(theorem, m_subject);
    }
    m_lines.show(m_shown);
    m_step = fromStart ? 0 : std::min(m_step, lastStepBeforeMove());
    if (m_refusal)
        m_step = stepCount();
    m_figure.show(m_shown);
    Q_EMIT proofChanged();
    Q_EMIT stepChanged();
    if (fromStart)
        Q_EMIT restarted();
}

}  // namespace nimstone
