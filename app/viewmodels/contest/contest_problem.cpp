#include "app/viewmodels/contest/contest_problem.h"

#include <QVariantMap>

#include "app/export/problem_text.h"
#include "app/judge/pitfalls.h"
#include "app/wording/contest.h"
#include "app/wording/games.h"
#include "app/wording/proofs/proof.h"
#include "core/sum/catalogue.h"
#include "translations/contest_texts.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

QString endingOf(const QString& language)
{
    return language == QLatin1String("python") ? QStringLiteral(".py") : QStringLiteral(".cpp");
}

QVariantList asLines(const QString& program)
{
    QVariantList lines;
    for (const wording::CodeLine& line : wording::codeLines(program)) {
        lines.push_back(QVariantMap{{QStringLiteral("plain"), line.plain},
                                    {QStringLiteral("indent"), line.indent},
                                    {QStringLiteral("text"), line.text},
                                    {QStringLiteral("note"), line.note},
                                    {QStringLiteral("wrong"), line.wrong}});
    }
    return lines;
}

}  // namespace

ContestProblem::ContestProblem(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ContestProblem::reword);
}

void ContestProblem::setName(const QString& name)
{
    const contest::Problem* problem = contest::problemNamed(name.toStdString());
    if (problem == m_problem)
        return;
    m_problem = problem;
    reword();
    Q_EMIT nameChanged();
}

QVariantList ContestProblem::samples() const
{
    QVariantList samples;
    for (const ContestSample& sample : contestSamples(name())) {
        const std::string position = m_problem ? contest::firstPosition(*m_problem, sample.input.toStdString()) : std::string();
        samples.push_back(QVariantMap{{QStringLiteral("input"), sample.input},
                                      {QStringLiteral("output"), sample.output},
                                      {QStringLiteral("isOwn"), sample.isOwn},
                                      {QStringLiteral("position"), QString::fromStdString(position)}});
    }
    return samples;
}

QStringList ContestProblem::languages() const
{
    QStringList all;
    for (const QString& language : {QStringLiteral("cpp"), QStringLiteral("python")}) {
        if (!contestSolution(name(), endingOf(language)).isEmpty())
            all << language;
    }
    return all;
}

QVariantList ContestProblem::codeOf(const QString& language) const
{
    return asLines(contestSolution(name(), endingOf(language)));
}

QString ContestProblem::plainCode(const QString& language) const
{
    return wording::withoutMarks(contestSolution(name(), endingOf(language)));
}

QVariantList ContestProblem::wrongCodeOf(const QString& program) const
{
    for (const judge::Pitfall& pitfall : judge::pitfallsOf(name().toStdString())) {
        if (pitfall.name == program.toStdString())
            return asLines(QString::fromStdString(pitfall.source));
    }
    return {};
}

void ContestProblem::reword()
{
    m_words = {};
    m_pitfalls.clear();
    m_notes.clear();
    if (m_problem) {
        const QString language = spokenLanguage();
        const wording::ContestSections sections = wording::contestSections(*m_problem, language);
        const GameEntry* game = gameNamed(m_problem->game.substr(0, m_problem->game.find_first_of("(:")));
        m_words.label = wording::problemLabel(*m_problem);
        m_words.title = wording::problemTitle(*m_problem, language);
        m_words.game = game ? wording::gameName(*game) : QString::fromUtf8(m_problem->game);
        m_words.limits = wording::limitsText(*m_problem);
        m_words.task = sections.task;
        m_words.input = sections.input;
        m_words.output = sections.output;
        m_words.idea = sections.idea;
        m_words.theorem = sections.theorem;
        m_words.theoremTitle = wording::theoremTitle(m_problem->theorem);
        m_words.proofPlace = QStringLiteral("%1 0 - %2")
                                 .arg(QString::fromUtf8(proof::name(m_problem->theorem)), QString::fromUtf8(m_problem->subject));
        m_words.link = QStringLiteral("nimstone:") + name();
        for (const wording::ContestPitfall& pitfall : sections.pitfalls)
            m_pitfalls.push_back(QVariantMap{{QStringLiteral("program"), pitfall.program}, {QStringLiteral("text"), pitfall.text}});
        m_notes = sections.notes;
    }
    Q_EMIT changed();
}

}  // namespace nimstone
