// Turns the result of judging a program into sentences for the page.
#include "app/viewmodels/contest/contest_judge.h"

#include <QRegularExpression>

#include <algorithm>

#include "app/judge/diagnosis.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/contest.h"
#include "app/wording/judge.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// The size of the longest text that is shown whole if no line is marked, in bytes.
constexpr std::size_t mostWhole = 2000;

/// Returns the text; if it is long, returns an excerpt. If `markedLine` is not 0 and the text has several lines,
/// returns an excerpt around this line, and marks the line.
QString shownText(const std::string& text, std::uint64_t markedLine = 0)
{
    const bool marked = markedLine > 0 && std::ranges::count(text, '\n') > 1;
    return marked || text.size() > mostWhole ? wording::excerpt(text, markedLine) : QString::fromStdString(text);
}

/// Returns the line of the program that the compiler's first error names; 0 if the error names no line, or a line of
/// another file.
int lineNamed(const QString& error)
{
    // The pattern matches `prog.cpp:3:5: error`, `Main.java:3: error` and `File "prog.py", line 3`. It does not match a
    // header, whose path contains "/".
    static const QRegularExpression named(QStringLiteral("^(?:[^:/\n]+:|\\s*File \"[^\"\n]*\", line )(\\d+)"));
    return named.match(error).captured(1).toInt();
}

}  // namespace

void ContestJudge::word()
{
    m_shown = {.fileName = m_path.isEmpty() ? QString() : shownName(m_path), .accepted = m_end.verdict == judge::Verdict::Accepted};
    for (const judge::Tool& tool : m_bench ? m_bench->tools() : std::vector<judge::Tool>())
        m_shown.tools << QString::fromStdString(tool.version);
    if (m_end.verdict) {
        m_shown.letters = QString::fromLatin1(judge::letters(*m_end.verdict));
        m_shown.verdictName = wording::verdictName(*m_end.verdict);
    }
    if (m_end.runner)
        m_shown.problem = tr("It cannot be judged: %1.").arg(wording::sentence(*m_end.runner));
    else if (m_end.compile && !m_end.verdict)
        //: %1 gives the reason: the source is larger than 1 MB
        m_shown.problem = tr("It cannot be judged: %1.").arg(wording::sentence(*m_end.compile));
    if (m_end.compile)
        wordCompileError(*m_end.compile);
    if (m_end.verdict && !m_end.compile) {
        m_shown.facts << wording::runsText(m_end.judgement);
        for (const judge::Note& note : m_end.judgement.notes)
            m_shown.notes << wording::noteText(note, *m_problem);
        if (m_end.judgement.failure)
            wordFailure(*m_end.judgement.failure);
        if (m_bench && !m_bench->confinement().whole())
            m_shown.facts << wording::unconfinedText();
    }
    compare();
    Q_EMIT changed();
}

void ContestJudge::wordCompileError(const judge::CompileError& error)
{
    const std::size_t end = std::min(error.log.find('\n'), error.log.size());
    m_shown.firstError = wording::excerpt(error.log.substr(0, end), 0).trimmed();
    m_shown.log = shownText(error.log.substr(std::min(end + 1, error.log.size())));
    m_shown.errorLine = lineNamed(QString::fromStdString(error.log));
    for (const judge::Note& cause : error.causes) {
        m_shown.causes << wording::noteText(cause, *m_problem);
        if (contest::hasPlace(cause.kind))
            m_shown.errorLine = static_cast<int>(cause.place.line);
    }
    if (!error.repair)
        return;
    const bool lacksOneHeader = error.causes.size() == 1 && error.causes.front().kind == judge::Note::Kind::MissingHeader;
    m_shown.repair = lacksOneHeader
        //: %1 is a header, such as <cstring>
        ? tr("Try with #include %1").arg(QLatin1Char('<') + QString::fromStdString(error.causes.front().more) + QLatin1Char('>'))
        : tr("Try the repair");
}

void ContestJudge::wordFailure(const judge::Failure& failure)
{
    m_shown.moreHints = m_rungs < wording::judgeHints;
    if (failure.verdict != judge::Verdict::WrongAnswer)
        m_shown.faults << wording::failureText(failure, m_limits);
    if (failure.symptom)
        m_shown.faults << wording::symptomText(failure);
    // The last hint is the failing input, which the page shows below the hints.
    for (int rung = 1; rung <= std::min(m_rungs, wording::judgeHints - 1); ++rung)
        m_shown.hints << wording::judgeHint(m_end.judgement, rung);
    if (failure.flaky)
        m_shown.faults << wording::flakyText();
    if (m_shown.moreHints)
        return;
    const auto& difference = failure.difference;
    m_shown.facts << wording::shrunkText(failure);
    m_shown.input = shownText(failure.input);
    m_shown.expected = shownText(failure.expected, difference ? difference->expectedAt.line : 0);
    m_shown.got = shownText(failure.run.output, difference ? difference->gotAt.line : 0);
    if (judge::isAboutTheGame(failure))
        m_shown.position = QString::fromStdString(failure.position);
    m_shown.smallest = failure.isSmallest;
    const auto pitfalls = wording::contestSections(*m_problem, spokenLanguage()).pitfalls;
    for (const std::string& name : m_end.like) {
        m_shown.likePrograms << QString::fromStdString(name);
        const auto told = std::ranges::find(pitfalls, m_shown.likePrograms.last(), &wording::ContestPitfall::program);
        m_shown.likeTexts << (told == pitfalls.end() ? QString() : told->text);
    }
}

}  // namespace nimstone
