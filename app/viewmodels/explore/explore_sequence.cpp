#include "app/viewmodels/explore/explore_sequence.h"

#include <algorithm>
#include <cmath>

#include "app/wording/grouped.h"
#include "app/wording/rich_text.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// The size of the largest file that is read, in bytes. No b-file (a file of terms of the OEIS) is larger.
constexpr qint64 mostBytes = 64 << 20;
constexpr std::size_t mostFound = 50;
/// If a heap below this size is chosen, enough terms are wanted to include its term; for a larger heap, the person asks.
constexpr int mostUnasked = 1'000'000;
/// The smallest number of terms in a view: the limit of zooming in.
constexpr double fewestSeen = 8;

/// Returns a position for which the Prove page proves the period of the game; empty if there is none.
QString proofOf(const Rules& rules)
{
    using proof::Theorem;
    for (const Count heap : {7, 12, 5}) {
        const GameSum subject(Component{rules, rules->positionFromSizes({heap})});
        const auto theorem = proof::theoremFor(subject);
        if (theorem == Theorem::GuySmith || theorem == Theorem::SubtractionPeriod || theorem == Theorem::Bash)
            return QString::fromStdString(print(subject));
    }
    return {};
}

}  // namespace

ExploreSequence::ExploreSequence(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreSequence::word);
    connect(this, &ExploreSequence::wantedChanged, this, &ExploreSequence::goOn);
}

std::span<const std::uint32_t> ExploreSequence::terms() const
{
    const auto all = m_terms ? m_terms->known() : std::span<const std::uint32_t>();
    return all.first(std::min(all.size(), static_cast<std::size_t>(m_wanted)));
}

int ExploreSequence::heapOf(const GameSum& sum) const
{
    const auto& parts = sum.components();
    const auto part = std::ranges::find_if(parts, [&](const Component& one) { return one.rules == m_rules && !one.position.heaps.empty(); });
    return part == parts.end() ? -1 : static_cast<int>(std::min<Count>(part->position.heaps.front(), explore::SequenceTerms::most - 1));
}

void ExploreSequence::look()
{
    const auto& parts = session()->sum().components();
    const auto part = std::ranges::find_if(parts, [](const Component& one) { return one.rules->sequence() || one.rules.as<FibonacciNim>(); });
    const auto rules = part == parts.end() ? std::nullopt : std::optional(part->rules);
    const bool same = std::exchange(m_rules, rules) == rules;
    if (!same) {
        m_terms = rules ? explore::termsOf(*rules) : nullptr;
        m_findings = {};
        m_proof.clear();
        m_fitted = true;
        Q_EMIT kindsChanged();
    }
    const int heap = std::max(0, heapOf(session()->sum()));
    int wanted = m_wanted;
    while (heap >= wanted && heap < mostUnasked)
        wanted *= 10;
    if (std::exchange(m_wanted, wanted) != wanted)
        Q_EMIT wantedChanged();
    else if (!same)
        goOn();
    m_cursor = heap;
    point();
}

void ExploreSequence::point()
{
    const auto sum = parseSum(session()->pointed().toStdString());
    const int heap = sum ? heapOf(*sum) : -1;
    m_pointed = isKnown(heap) ? heap : -1;
    Q_EMIT cursorChanged();
}

void ExploreSequence::goOn()
{
    m_wanted = std::clamp(m_wanted, 1, static_cast<int>(explore::SequenceTerms::most));
    m_cursor = std::min(m_cursor, m_wanted - 1);
    Q_EMIT cursorChanged();
    if (m_fitted)
        fit();
    // emplace() stops the running computation; the terms that it has found stay.
    m_work.emplace();
    if (m_terms) {
        m_work->start(
            [terms = m_terms, rules = *m_rules, size = static_cast<std::size_t>(m_wanted)](const std::stop_token& stop, const WorkProgress& progress) {
                const auto findings = terms->extendTo(size, stop, [&](Count, Count) { progress(terms->known().size(), size); });
                return std::pair(findings, findings.period && findings.period->isProved() ? proofOf(rules) : QString());
            },
            [this](const auto& found) {
                std::tie(m_findings, m_proof) = found;
                renew();
            },
            [this](std::size_t, std::size_t) { renew(); });
    }
    renew();
}

void ExploreSequence::renew()
{
    word();
    Q_EMIT viewChanged();
}

void ExploreSequence::show(double from, double to)
{
    const double all = m_wanted;
    const double seen = std::clamp(to - from, std::min(fewestSeen, all), all);
    m_from = std::clamp((from + to - seen) / 2, 0.0, all - seen);
    m_to = m_from + seen;
    m_fitted = seen == all;
    Q_EMIT viewChanged();
}

QString ExploreSequence::positionOf(int heap) const
{
    return m_rules ? QString::fromStdString(print(Component{*m_rules, (*m_rules)->positionFromSizes({static_cast<Count>(heap)})})) : QString();
}

void ExploreSequence::pointAt(int heap)
{
    // The pointer may be on the picture while its view becomes visible, before the view has a session.
    if (!session())
        return;
    const QString position = isKnown(heap) ? positionOf(heap) : QString();
    session()->setPointed(position == session()->position() ? QString() : position);
}

void ExploreSequence::chooseHeap(int heap)
{
    if (isKnown(heap))
        session()->openPosition(positionOf(heap));
}

int ExploreSequence::valueAt(int heap) const
{
    return isKnown(heap) ? static_cast<int>(picture().valueOf(static_cast<std::size_t>(heap))) : 0;
}

QString ExploreSequence::kindOf(int heap) const
{
    const auto shown = picture();
    const auto at = static_cast<std::size_t>(heap);
    if (!isKnown(heap))
        return {};
    if (heap == shown.mark)
        return QStringLiteral("difference");
    return shown.isException(at) ? QStringLiteral("exception") : shown.isRare(at) ? QStringLiteral("rare") : QString();
}

int ExploreSequence::next(int step, bool exception) const
{
    const auto shown = picture();
    const int value = valueAt(m_cursor);
    for (int next = m_cursor + step; isKnown(next); next += step) {
        const auto at = static_cast<std::size_t>(next);
        if (exception ? shown.isException(at) : shown.valueOf(at) == value)
            return next;
    }
    return -1;
}

figures::SequencePicture ExploreSequence::picture() const
{
    return {.terms = terms(),
            .owner = m_terms,
            .differences = m_differences,
            .from = m_from,
            .to = m_to,
            .period = m_findings.period ? std::optional(m_findings.period->period) : std::nullopt,
            .rare = m_rare && m_findings.rare ? std::optional(m_findings.rare->space) : std::nullopt,
            .mark = m_shown.difference};
}

std::function<QByteArray()> ExploreSequence::content(const QString& kind) const
{
    const auto last = std::min(static_cast<qint64>(std::ceil(m_to)), static_cast<qint64>(terms().size())) - 1;
    //: A description of the picture of a sequence: %1 and %2 are heap sizes
    const QString differences = tr("The differences g(n) − g(n − 1) of the Grundy values for n = %1 to %2.");
    //: A description of the picture of a sequence: %1 and %2 are heap sizes
    const QString values = tr("The Grundy values g(n) for n = %1 to %2.");
    const QString description = wording::joinSentences({(m_differences ? differences : values).arg(wording::grouped(static_cast<qint64>(std::max(0.0, std::floor(m_from)))), wording::grouped(last)), m_shown.period});
    return [kind, shown = picture(), game = kind == QLatin1String("txt") ? m_shown.game : m_shown.gameName, description] { return figures::sequenceFile(kind, shown, game, description); };
}

void ExploreSequence::readFile(const QUrl& file)
{
    const QString path = pathOf(file);
    read(shownName(path), [path] { return readChosen(path, mostBytes); });
}

void ExploreSequence::read(const QString& fileName, std::function<tl::expected<QByteArray, ReadFault>()> bytes)
{
    m_fileName = fileName;
    m_finding.emplace();
    m_found.reset();
    m_reading.emplace().start(
        [bytes = std::move(bytes)]() -> Read {
            const auto text = bytes();
            return text ? explore::readTerms({text->constData(), static_cast<std::size_t>(text->size())})
                        : Read(tl::unexpected(explore::TermError{.line = 0}));
        },
        [this](Read read) {
            m_read = std::move(read);
            renew();
        });
    word();
}

void ExploreSequence::findGames()
{
    if (m_shown.finding)
        return m_finding->stop();
    if (!m_read || m_read->terms.size() < explore::fewestTermsOfGame)
        return;
    m_found.reset();
    m_finding.emplace().start(
        [given = *m_read](const std::stop_token& stop, const WorkProgress&) { return explore::gamesLike(given, mostFound, stop); },
        [this](explore::FittingGames found) {
            m_found = std::move(found);
            word();
        });
    word();
}

}  // namespace nimstone
