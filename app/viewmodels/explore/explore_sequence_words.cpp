// The texts about a sequence: its period and the proof of the period, a term, the terms that a person entered, and the
// games that have the entered terms.
#include "app/viewmodels/explore/explore_sequence.h"
#include "app/wording/games.h"
#include "app/wording/grouped.h"
#include "app/wording/names.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"
#include "core/overloaded.h"

namespace nimstone {

namespace {

QString sentence(const explore::TermError& error)
{
    using Expected = explore::TermError::Expected;
    if (error.line == 0)
        return ExploreSequence::tr("This file cannot be read.");
    const QString found = wording::quotedRichText(error.found);
    const QString expected =
        error.expected == Expected::SmallerTerm ? ExploreSequence::tr("expected a term of at most %1, found '%2'").arg(QString::number(maxCount), found)
        //: A line of a b-file is an index and a term
        : error.expected == Expected::Index ? ExploreSequence::tr("expected the index %1, found '%2'").arg(QString::number(error.index), found)
        : error.expected == Expected::LineEnd ? ExploreSequence::tr("expected the end of the line, found '%1'").arg(found)
        //: Text was found after the closing bracket or the ellipsis of a list of terms
        : error.expected == Expected::End ? ExploreSequence::tr("expected nothing after the end of the list, found '%1'").arg(found)
        : found.isEmpty() ? ExploreSequence::tr("expected a term, but the line ends here")
        : ExploreSequence::tr("expected a term, found '%1'").arg(found);
    //: %1 and %2 are numbers from 1; %3 says what was expected and what was found
    return ExploreSequence::tr("Line %1, column %2: %3").arg(QString::number(error.line), QString::number(error.column), expected);
}

/// Returns a sentence that compares the terms that a person entered with the known terms.
QString sentence(const explore::Agreement& agreement, const explore::GivenTerms& given, std::span<const std::uint32_t> terms)
{
    const auto [first, compared, agreeing] = agreement;
    if (compared == 0)
        return ExploreSequence::tr("The terms begin at n = %1, which is not computed yet.").arg(wording::grouped(first));
    if (!agreement.whole()) {
        const std::size_t heap = static_cast<std::size_t>(first) + agreeing;
        //: %1 is a heap, %2 the Grundy value, %3 the term that the person entered
        return ExploreSequence::tr("First difference at n = %1: the game has %2, the terms have %3.")
            .arg(wording::grouped(heap), wording::grouped(terms[heap]), wording::grouped(given.terms[agreeing]));
    }
    const int plural = wording::pluralForm(compared);
    const QString words = compared < given.terms.size()
        ? ExploreSequence::tr("The first %n term(s) agree, n = %1 to %2; more of the game is not computed yet.", nullptr, plural)
        : ExploreSequence::tr("All %n term(s) agree, n = %1 to %2.", nullptr, plural);
    return words.arg(wording::grouped(first), wording::grouped(first + compared - 1));
}

QString sentence(const explore::FittingGames& found)
{
    const QString searched = wording::grouped(found.searched);
    //: %1 is a number of games
    return found.stopped ? ExploreSequence::tr("Stopped after %1 games.").arg(searched)
        //: %1 is a number of games
        : found.count == 0 ? ExploreSequence::tr("None of %1 games has these terms.").arg(searched)
        //: %1 is a number of games
        : ExploreSequence::tr("%n of %1 game(s) have these terms.", nullptr, wording::pluralForm(found.count)).arg(searched);
}

}  // namespace

QString periodWords(const CertifiedPeriod& of, std::size_t exceptions)
{
    const auto& [found, certificate] = of;
    const QString period = wording::grouped(found.period);
    const QString preperiod = wording::grouped(found.preperiod);
    const QString words =
        //: %1 is the period, %2 the saltus, %3 the preperiod
        found.saltus > 0 ? ExploreSequence::tr("g(n + %1) = g(n) + %2 from n = %3 on.").arg(period, wording::grouped(found.saltus), preperiod)
        //: %n is the number of heaps before the period starts whose values do not fit the period
        : exceptions > 0 ? ExploreSequence::tr("Period %1, preperiod %2, %n exception(s).", nullptr, wording::pluralForm(exceptions)).arg(period, preperiod)
        : ExploreSequence::tr("Period %1, preperiod %2.").arg(period, preperiod);
    const auto reason = Overloaded{
        [&](const PeriodRange& range) {
            //: The proof of a period, which is %1
            return ExploreSequence::tr("g(n + %1) = g(n) for %2 ≤ n ≤ %3, so by the Guy–Smith theorem for all larger n.")
                .arg(period, wording::grouped(range.from), wording::grouped(range.below - 1));
        },
        [](const EqualWindows& windows) {
            //: The proof of a period: %1 and %2 are heaps
            return ExploreSequence::tr("The %n value(s) from n = %1 on equal those from n = %2 on, and each later value follows from as many before it.",
                      nullptr, wording::pluralForm(windows.length)).arg(wording::grouped(windows.first), wording::grouped(windows.second));
        },
        [](const ClosedForm&) { return ExploreSequence::tr("A closed form gives every value."); },
        [](const Observed& observed) { return ExploreSequence::tr("This was observed up to n = %1; it is not a proof.").arg(wording::grouped(observed.upTo)); },
    };
    return wording::joinSentences({words, std::visit(reason, certificate)});
}

QString ExploreSequence::news() const
{
    using End = NimSequence::End;
    const QString known = wording::grouped(terms().size());
    const bool all = std::ssize(terms()) >= m_wanted;
    const End end = running() ? End::Reached : m_findings.end;
    //: %1 and %2 are numbers of terms of a sequence
    return running() && !all ? tr("Computing: %1 of %2 terms").arg(known, wording::grouped(m_wanted))
        //: %1 is a number of terms of a sequence
        : end == End::Stopped && !all ? tr("Stopped after %1 terms").arg(known)
        //: The sequence ends at this heap; %1 is the size of the heap
        : end == End::ValueTooLarge ? tr("The Grundy value of heap %1 is 65,536 or more: too large to go on.").arg(known)
        : end == End::OverLimit ? tr("Larger heaps of this game are not computed.")
        : running() ? tr("Looking for the period…")
        : QString();
}

QString ExploreSequence::period() const
{
    if (running() || !m_terms)
        return {};
    if (m_rules->as<FibonacciNim>())
        return tr("These are fresh heaps, from which all but one stone may be taken. No period is looked for.");
    if (!m_findings.period)
        return tr("No period was found in the first %1 terms.").arg(wording::grouped(terms().size()));
    return periodWords(*m_findings.period, m_findings.exceptionCount);
}

QString ExploreSequence::termWords(int heap) const
{
    if (!isKnown(heap))
        return {};
    const QString value = wording::signedNumber(valueAt(heap));
    const QString formula = m_differences && heap > 0 ? QStringLiteral("g(%1) − g(%2) = %3").arg(QString::number(heap), QString::number(heap - 1), value)
                                                      : QStringLiteral("g(%1) = %2").arg(QString::number(heap), value);
    const QString kind = kindOf(heap);
    //: %1 is a formula, such as g(70) = 6. The value differs from the value that the period would give if it started
    //: earlier
    return kind == QLatin1String("exception") ? tr("%1, an exception").arg(formula)
        //: %1 is a formula, such as g(70) = 6. In a sparse space values are rare or common
        : kind == QLatin1String("rare") ? tr("%1, a rare value").arg(formula)
        //: %1 is a formula, such as g(70) = 6. The term that the person entered differs from it
        : kind == QLatin1String("difference") ? tr("%1, unlike the given term").arg(formula)
        : formula;
}

void ExploreSequence::word()
{
    const explore::GivenTerms none;
    const explore::GivenTerms& given = m_read ? *m_read : none;
    const auto agreement = explore::compare(given, terms());
    const QString all = wording::grouped(m_terms ? m_terms->known().size() : 0);
    QStringList sentences;
    if (m_terms && !given.terms.empty())
        sentences << sentence(agreement, given, terms());
    if (m_found)
        sentences << sentence(*m_found);
    m_shown = {
        .game = m_rules ? QString::fromStdString(m_rules->name()) : QString(),
        .gameName = m_rules ? wording::capitalized(wording::gameName(*m_rules)) : QString(),
        .known = static_cast<int>(terms().size()),
        .running = running(),
        .stopped = !running() && m_findings.end == NimSequence::End::Stopped && std::ssize(terms()) < m_wanted,
        .news = news(),
        .period = period(),
        .periodLength = m_findings.period ? static_cast<int>(std::min<Count>(m_findings.period->period.period, 1'000'000)) : 0,
        .proof = m_proof,
        .hasExceptions = m_findings.exceptionCount > 0,
        //: A text about a sparse space: few values are rare, all others are common. %1 and %2 are numbers of terms
        .rareWords = !m_findings.rare ? QString() : tr("rare: %1 of %2 values").arg(wording::grouped(m_findings.rare->count), all),
        .enteredCount = static_cast<int>(given.terms.size()),
        .fileName = m_fileName,
        .reading = m_reading->busy(),
        .comparison = wording::joinSentences(sentences),
        .problem = m_read ? QString() : sentence(m_read.error()),
        .difference = agreement.whole() ? -1 : static_cast<int>(agreement.first + agreement.agreeing),
        .finding = m_finding->busy(),
    };
    for (const explore::FittingGame& fitting : m_found ? m_found->fit : std::vector<explore::FittingGame>()) {
        const QString name = QString::fromStdString(fitting.game);
        //: The entered terms are the terms of a game, beginning with heap %1
        QString more = tr("from heap %1").arg(wording::grouped(fitting.first));
        if (!fitting.code.empty())
            more = QStringLiteral("%1 · %2").arg(QString::fromStdString(fitting.code), more);
        m_shown.found << QVariantMap{{QStringLiteral("name"), name},
                                     {QStringLiteral("more"), more},
                                     {QStringLiteral("position"), name + QStringLiteral(":7")}};
    }
    Q_EMIT changed();
}

}  // namespace nimstone
