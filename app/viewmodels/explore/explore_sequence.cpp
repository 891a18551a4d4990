#include "app/viewmodels/explore/explore_sequence.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

constexpr std::array lengthChoices{1'000, 10'000, 100'000, 1'000'000, 10'000'000};
/// A chosen heap is computed up to without being asked for, as long as it is no larger.
constexpr int mostUnasked = 1'000'000;
/// The closest look at a sequence.
constexpr double fewestSeen = 8;
/// A period of so many heaps has a row of a table.
constexpr int longestRow = 40;

/// A heap of the game for which the period is proved on the Prove page; empty where it is not.
QString proofOf(const Rules& rules)
{
    using proof::Theorem;
    for (const Count heap : {7, 12, 5}) {
        const GameSum subject(Component{rules, rules.arranged({heap})});
        const auto theorem = proof::theoremFor(subject);
        if (theorem == Theorem::GuySmith || theorem == Theorem::SubtractionPeriod || theorem == Theorem::Bash)
            return QString::fromStdString(print(subject));
    }
    return {};
}

}  // namespace

ExploreSequence::ExploreSequence(QObject* parent) : ExploreView(parent)
{
    for (const auto signal : {&ExploreSequence::changed, &ExploreSequence::grew, &ExploreSequence::givenChanged, &ExploreSequence::foundChanged})
        connect(this, &LanguageAware::languageChanged, this, signal);
    connect(this, &ExploreSequence::grew, this, &ExploreSequence::compareAgain);
}

QString ExploreSequence::game() const
{
    return m_part ? QString::fromStdString(m_part->rules.name()) : QString();
}

std::span<const std::uint32_t> ExploreSequence::terms() const
{
    if (!m_terms)
        return {};
    const auto all = m_terms->known();
    return all.first(std::min(all.size(), static_cast<std::size_t>(m_wanted)));
}

int ExploreSequence::known() const
{
    return static_cast<int>(terms().size());
}

bool ExploreSequence::stopped() const
{
    return !running() && m_findings.end == NimSequence::End::Stopped && known() < m_wanted;
}

QVariantList ExploreSequence::lengths() const
{
    QVariantList list;
    for (const int terms : lengthChoices) {
        list.push_back(QVariantMap{{QStringLiteral("name"), tr("%1 terms").arg(QLocale(QLocale::English).toString(terms))},
                                   {QStringLiteral("terms"), terms}});
    }
    return list;
}

std::optional<int> ExploreSequence::heapOf(const GameSum& sum) const
{
    for (const Component& part : sum.components()) {
        if (m_part && part.rules == m_part->rules && !part.position.heaps.empty())
            return static_cast<int>(std::min<Count>(part.position.heaps.front(), explore::SequenceTerms::most - 1));
    }
    return std::nullopt;
}

void ExploreSequence::look()
{
    const auto& parts = session()->sum().components();
    const auto part = std::ranges::find_if(parts, [](const Component& one) { return one.rules.sequence().has_value(); });
    const bool same = m_part && part != parts.end() && part->rules == m_part->rules;
    m_part = part == parts.end() ? std::nullopt : std::optional(*part);
    const int heap = heapOf(session()->sum()).value_or(0);
    if (!same) {
        m_work.reset();
        m_terms = m_part ? std::make_shared<explore::SequenceTerms>(*m_part->rules.sequence()) : nullptr;
        m_findings = {};
        m_proof.clear();
        m_again = false;
        m_fitted = true;
        Q_EMIT gameChanged();
        Q_EMIT kindsChanged();
    }
    const bool more = heap >= m_wanted && heap < mostUnasked;
    if (more)
        m_wanted = *std::ranges::upper_bound(lengthChoices, heap);
    if (more || !same)
        begin();
    if (m_fitted)
        fit();
    m_cursor = heap;
    Q_EMIT cursorChanged();
    point();
    Q_EMIT changed();
    Q_EMIT grew();
}

void ExploreSequence::setWanted(int terms)
{
    if (terms == m_wanted || terms < 1)
        return;
    m_wanted = std::min(terms, static_cast<int>(explore::SequenceTerms::most));
    if (m_fitted)
        fit();
    m_cursor = std::min(m_cursor, m_wanted - 1);
    Q_EMIT cursorChanged();
    begin();
    Q_EMIT changed();
    Q_EMIT grew();
}

void ExploreSequence::stop()
{
    m_again = false;
    if (m_work)
        m_work->stop();
}

void ExploreSequence::goOn()
{
    begin();
    Q_EMIT changed();
}

void ExploreSequence::begin()
{
    if (!m_terms)
        return;
    if (running()) {
        m_again = true;
        m_work->stop();
        return;
    }
    m_work = std::make_unique<BackgroundWork>();
    m_work->start(
        [terms = m_terms, rules = m_part->rules, size = static_cast<std::size_t>(m_wanted)](const std::stop_token& stop, const WorkProgress& progress) {
            Outcome outcome{terms->extendTo(size, stop, [&](Count, Count) { progress(terms->known().size(), size); }), {}};
            if (outcome.findings.period && outcome.findings.period->isProved() && !stop.stop_requested())
                outcome.proof = proofOf(rules);
            return outcome;
        },
        [this](Outcome outcome) { end(std::move(outcome)); }, [this](std::size_t, std::size_t) { Q_EMIT grew(); });
}

void ExploreSequence::end(Outcome outcome)
{
    m_findings = std::move(outcome.findings);
    m_proof = outcome.proof.isEmpty() ? m_proof : outcome.proof;
    if (std::exchange(m_again, false) && known() < m_wanted) {
        // The work that has just ended is not over before this function is.
        QMetaObject::invokeMethod(this, &ExploreSequence::goOn, Qt::QueuedConnection);
        return;
    }
    Q_EMIT changed();
    Q_EMIT grew();
    Q_EMIT viewChanged();
}

void ExploreSequence::setDifferences(bool differences)
{
    m_differences = differences;
    Q_EMIT viewChanged();
}

void ExploreSequence::setRare(bool rare)
{
    m_rare = rare;
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

void ExploreSequence::fit()
{
    show(0, m_wanted);
}

void ExploreSequence::setCursor(int heap)
{
    heap = std::clamp(heap, 0, std::max(0, known() - 1));
    if (heap == m_cursor)
        return;
    m_cursor = heap;
    Q_EMIT cursorChanged();
}

void ExploreSequence::point()
{
    int heap = -1;
    if (!session()->pointed().isEmpty()) {
        if (const auto sum = parseSum(session()->pointed().toStdString()))
            heap = heapOf(*sum).value_or(-1);
    }
    heap = heap < known() ? heap : -1;
    if (heap == m_pointed)
        return;
    m_pointed = heap;
    Q_EMIT pointedChanged();
}

void ExploreSequence::pointAt(int heap)
{
    const QString position = heap >= 0 && heap < known() ? positionOf(heap) : QString();
    session()->setPointed(position == session()->position() ? QString() : position);
}

void ExploreSequence::chooseHeap(int heap)
{
    if (m_part && heap >= 0 && heap < known())
        session()->choose(GameSum(Component{m_part->rules, m_part->rules.arranged({static_cast<Count>(heap)})}));
}

QString ExploreSequence::positionOf(int heap) const
{
    return m_part ? QString::fromStdString(print(Component{m_part->rules, m_part->rules.arranged({static_cast<Count>(heap)})})) : QString();
}

int ExploreSequence::valueAt(int heap) const
{
    const auto all = terms();
    const auto at = static_cast<std::size_t>(heap);
    if (heap < 0 || at >= all.size())
        return 0;
    const auto value = static_cast<int>(all[at]);
    return !m_differences ? value : at == 0 ? 0 : value - static_cast<int>(all[at - 1]);
}

QString ExploreSequence::kindOf(int heap) const
{
    if (heap < 0 || heap >= known())
        return {};
    const auto at = static_cast<std::size_t>(heap);
    const auto value = terms()[at];
    if (heap == difference())
        return QStringLiteral("difference");
    if (m_findings.period && explore::isException(m_findings.period->period, m_terms->known(), at))
        return QStringLiteral("exception");
    return m_rare && m_findings.space && explore::isRare(*m_findings.space, at, value) ? QStringLiteral("rare") : QString();
}

int ExploreSequence::nextEqual(int heap, int step) const
{
    const int value = valueAt(heap);
    for (int next = heap + step; next >= 0 && next < known(); next += step) {
        if (valueAt(next) == value)
            return next;
    }
    return -1;
}

int ExploreSequence::nextException(int heap, int step) const
{
    const Period period = m_findings.period ? m_findings.period->period : Period();
    const int end = static_cast<int>(std::min<Count>(period.preperiod, terms().size()));
    for (int next = std::min(heap + step, step > 0 ? end : end - 1); next >= 0 && next < end; next += step) {
        if (explore::isException(period, m_terms->known(), static_cast<std::size_t>(next)))
            return next;
    }
    return -1;
}

int ExploreSequence::columnsFor(int room) const
{
    const int usual = std::max(1, std::min(room, 10));
    const Count period = m_findings.period ? m_findings.period->period.period : 0;
    if (period < 2 || period > static_cast<Count>(std::min(room, longestRow)))
        return usual;
    return static_cast<int>(period) * std::max(1, usual / static_cast<int>(period));
}

figures::SequencePicture ExploreSequence::picture() const
{
    figures::SequencePicture picture{.terms = terms(), .owner = m_terms, .differences = m_differences, .from = m_from, .to = m_to};
    if (m_findings.period)
        picture.period = m_findings.period->period;
    if (m_rare)
        picture.rare = m_findings.space;
    if (difference() >= 0)
        picture.mark = static_cast<std::size_t>(difference());
    return picture;
}

}  // namespace nimstone
