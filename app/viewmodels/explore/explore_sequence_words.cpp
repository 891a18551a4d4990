// What is said of a sequence: its period and what proves it, a term, terms that a person brings, games that fit them.
#include "app/viewmodels/explore/explore_sequence.h"

#include <QLocale>

#include "app/wording/names.h"
#include "app/wording/quotation.h"
#include "core/overloaded.h"

namespace nimstone {

namespace {

QString grouped(Count number)
{
    return QLocale(QLocale::English).toString(number);
}

}  // namespace

QString ExploreSequence::news() const
{
    if (!m_terms)
        return {};
    //: Numbers of terms of a sequence
    if (running() && known() < m_wanted)
        return tr("Computing: %1 of %2 terms").arg(grouped(terms().size()), grouped(static_cast<Count>(m_wanted)));
    if (running())
        return tr("Looking for the period…");
    switch (m_findings.end) {
    case NimSequence::End::Reached: return {};
    //: A number of terms of a sequence
    case NimSequence::End::Stopped: return known() < m_wanted ? tr("Stopped after %1 terms").arg(grouped(terms().size())) : QString();
    //: The sequence ends there; %1 is the size of a heap
    case NimSequence::End::ValueTooLarge: return tr("The Grundy value of heap %1 is 65,536 or more: too large to go on.").arg(grouped(terms().size()));
    case NimSequence::End::OverLimit: break;
    }
    return tr("Larger heaps of this game are not computed.");
}

QString ExploreSequence::period() const
{
    if (running() || !m_terms)
        return {};
    if (!m_findings.period)
        return tr("No period was found in the first %1 terms.").arg(grouped(terms().size()));
    const auto [period, preperiod, saltus] = m_findings.period->period;
    //: %1 is the period, %2 the saltus, %3 the preperiod
    if (saltus > 0)
        return tr("g(n + %1) = g(n) + %2 from n = %3 on.").arg(grouped(period), grouped(saltus), grouped(preperiod));
    //: %n counts the heaps before the period whose value breaks it
    if (m_findings.exceptionCount > 0)
        return tr("Period %1, preperiod %2, %n exception(s).", nullptr, wording::pluralForm(m_findings.exceptionCount)).arg(grouped(period), grouped(preperiod));
    return tr("Period %1, preperiod %2.").arg(grouped(period), grouped(preperiod));
}

QString ExploreSequence::certificate() const
{
    if (running() || !m_findings.period)
        return {};
    return std::visit(
        Overloaded{
            [this](const PeriodRange& range) {
                //: What proves a period, %1
                return tr("g(n + %1) = g(n) for %2 ≤ n ≤ %3, so by the Guy–Smith theorem for all larger n.")
                    .arg(grouped(m_findings.period->period.period), grouped(range.from), grouped(range.below - 1));
            },
            [](const EqualWindows& windows) {
                //: What proves a period: %1 and %2 are heaps
                return tr("The %n value(s) from n = %1 on equal those from n = %2 on, and each later value follows from as many before it.",
                          nullptr, wording::pluralForm(windows.length)).arg(grouped(windows.first), grouped(windows.second));
            },
            [](const ClosedForm&) { return tr("A closed form gives every value."); },
            [](const Observed& observed) {
                return tr("This was observed up to n = %1; it is not a proof.").arg(grouped(observed.upTo));
            },
        },
        m_findings.period->certificate);
}

QString ExploreSequence::rareWords() const
{
    if (!m_findings.space)
        return {};
    //: Of a sparse space: few values are rare, all others common. %1 and %2 are numbers of terms
    return tr("rare: %1 of %2 values").arg(grouped(m_findings.rareCount), grouped(m_terms->known().size()));
}

QString ExploreSequence::termWords(int heap) const
{
    if (heap < 0 || heap >= known())
        return {};
    const QString value = wording::signedNumber(valueAt(heap));
    const QString formula = m_differences && heap > 0 ? QStringLiteral("g(%1) − g(%2) = %3").arg(QString::number(heap), QString::number(heap - 1), value)
                                                      : QStringLiteral("g(%1) = %2").arg(QString::number(heap), value);
    const QString kind = kindOf(heap);
    //: %1 is a formula, such as g(70) = 6. The value is not the one that the period, continued backwards, would give
    if (kind == QLatin1String("exception"))
        return tr("%1, an exception").arg(formula);
    //: %1 is a formula, such as g(70) = 6. In a sparse space values are rare or common
    if (kind == QLatin1String("rare"))
        return tr("%1, a rare value").arg(formula);
    //: %1 is a formula, such as g(70) = 6. The term that a person brought differs
    return kind == QLatin1String("difference") ? tr("%1, unlike the given term").arg(formula) : formula;
}

QString ExploreSequence::comparison() const
{
    if (m_given.terms.empty() || !m_terms)
        return {};
    const auto [first, compared, agreeing] = m_agreement;
    if (compared == 0)
        return tr("The terms begin at n = %1, which is not computed yet.").arg(grouped(first));
    if (!m_agreement.whole()) {
        const std::size_t heap = static_cast<std::size_t>(first) + agreeing;
        //: %1 is a heap, %2 the Grundy value, %3 the term that a person brought
        return tr("First difference at n = %1: the game has %2, the terms have %3.")
            .arg(grouped(heap), grouped(terms()[heap]), grouped(m_given.terms[agreeing]));
    }
    const QString last = grouped(first + compared - 1);
    if (compared < m_given.terms.size())
        return tr("The first %n term(s) agree, n = %1 to %2; more of the game is not computed yet.", nullptr, wording::pluralForm(compared)).arg(grouped(first), last);
    return tr("All %n term(s) agree, n = %1 to %2.", nullptr, wording::pluralForm(compared)).arg(grouped(first), last);
}

QString ExploreSequence::problem() const
{
    using Expected = explore::TermError::Expected;
    if (m_unreadable)
        return tr("This file cannot be read.");
    if (!m_error)
        return {};
    const auto sentence = [found = wording::quotable(m_error->found), this] {
        switch (m_error->expected) {
        case Expected::Term: break;
        case Expected::SmallerTerm: return tr("expected a term of at most %1, found '%2'").arg(QString::number(maxCount), found);
        //: A line of a b-file is an index and a term
        case Expected::Index: return tr("expected the index %1, found '%2'").arg(QString::number(m_error->index), found);
        case Expected::LineEnd: return tr("expected the end of the line, found '%1'").arg(found);
        }
        return m_error->found.empty() ? tr("expected a term, but the line ends here") : tr("expected a term, found '%1'").arg(found);
    };
    //: %1 and %2 count from 1; %3 is what was expected and what was found
    return tr("Line %1, column %2: %3").arg(QString::number(m_error->line), QString::number(m_error->column), sentence());
}

QVariantList ExploreSequence::found() const
{
    QVariantList list;
    if (!m_found)
        return list;
    for (const explore::FittingGame& fitting : m_found->fit) {
        //: The terms that a person brought begin at heap %1 of a game
        QString more = tr("from heap %1").arg(grouped(fitting.first));
        if (!fitting.code.empty())
            more = QStringLiteral("%1 · %2").arg(QString::fromStdString(fitting.code), more);
        list.push_back(QVariantMap{{QStringLiteral("name"), QString::fromStdString(fitting.game)}, {QStringLiteral("more"), more}});
    }
    return list;
}

QString ExploreSequence::foundWords() const
{
    if (!m_found || finding())
        return {};
    //: %1 is a number of games
    if (m_found->stopped)
        return tr("Stopped after %1 games.").arg(grouped(m_found->searched));
    //: %1 is a number of games
    if (m_found->count == 0)
        return tr("None of %1 games has these terms.").arg(grouped(m_found->searched));
    //: %1 is a number of games
    return tr("%n of %1 game(s) have these terms.", nullptr, wording::pluralForm(m_found->count)).arg(grouped(m_found->searched));
}

}  // namespace nimstone
