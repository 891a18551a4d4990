#include "app/viewmodels/contest/contest_break.h"

#include <QVariantMap>

#include <algorithm>

#include "app/viewmodels/contest/contest_solved.h"
#include "app/wording/contest.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// The skill under which the practice record stores broken programs; also the first word of their codes.
const QString skillOfBreaking = QStringLiteral("break-program");
/// The largest number of characters of an output that are shown.
constexpr qsizetype mostCompared = 2000;
/// The limits of a run: 2 s of processor time and 5 s of wall-clock time.
const judge::Limits limits{std::chrono::seconds(2), std::chrono::seconds(5)};

QString codeOfProgram(const QString& problem, const QString& program)
{
    return QStringLiteral("%1 %2/%3").arg(skillOfBreaking, problem, program);
}

QString cut(const std::string& output)
{
    const QString text = QString::fromStdString(output);
    return text.size() > mostCompared ? text.left(mostCompared) + QStringLiteral(" …") : text;
}

}  // namespace

ContestBreak::ContestBreak(QObject* parent) : RecordAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ContestBreak::changed);
    connect(this, &RecordAware::progressChanged, this, &ContestBreak::changed);
}

void ContestBreak::setProblem(const QString& name)
{
    const contest::Problem* problem = contest::problemNamed(name.toStdString());
    if (problem == m_problem)
        return;
    m_problem = problem;
    choose({});
}

void ContestBreak::setProgram(const QString& name)
{
    if (name != m_program)
        choose(name);
}

void ContestBreak::choose(const QString& program)
{
    m_work.stop();
    const auto all = judge::pitfallsOf(problem().toStdString());
    const bool known = std::ranges::find(all, program.toStdString(), &judge::Pitfall::name) != all.end();
    m_program = known ? program : all.empty() ? QString() : QString::fromStdString(all.front().name);
    m_revealed = false;
    m_end = {};
    Q_EMIT changed();
}

QVariantList ContestBreak::programs() const
{
    QVariantList programs;
    if (!m_problem)
        return programs;
    for (const wording::ContestPitfall& pitfall : wording::contestSections(*m_problem, spokenLanguage()).pitfalls) {
        if (!pitfall.program.isEmpty())
            programs.push_back(QVariantMap{{QStringLiteral("name"), pitfall.program},
                                           {QStringLiteral("text"), pitfall.text},
                                           {QStringLiteral("broken"), wasBroken(codeOfProgram(problem(), pitfall.program))}});
    }
    return programs;
}

bool ContestBreak::wasBroken(const QString& code) const
{
    return recordTally().exercises.contains(code);
}

QString ContestBreak::standing() const
{
    const QSet<QString>& exercises = recordTally().exercises;
    const auto broken = std::ranges::count_if(exercises, [](const QString& code) { return code.startsWith(skillOfBreaking + QLatin1Char(' ')); });
    return broken == 0 ? QString() : tr("%n program(s) broken so far", nullptr, static_cast<int>(broken));
}

QString ContestBreak::news() const
{
    using Kind = judge::CompileError::Kind;
    switch (m_end.verdict) {
    case Nothing: return {};
    case Holds: return tr("The program is right on this input. Try another one.");
    case Broken:
        if (m_end.ending == judge::RunEnding::OutOfTime || m_end.ending == judge::RunEnding::Idle)
            return tr("Broken: on this input the program does not come to an end.");
        if (m_end.ending)
            return tr("Broken: on this input the program crashes.");
        return m_revealed ? tr("Broken, on the input that was shown.") : tr("Broken: on this input the program is wrong.");
    case Refused:
        //: %1 and %2 are numbers from 1; %3 says what was expected and what was found
        return tr("Not a valid input for this problem. Line %1, column %2: %3")
            .arg(QString::number(m_end.fault->place.line), QString::number(m_end.fault->place.column), wording::sentence(*m_end.fault));
    case Impossible: break;
    }
    if (m_end.unstarted)
        return tr("Programs cannot be run: nimstone-run is missing. Install Nimstone again.");
    if (m_end.compile && m_end.compile->kind == Kind::NoCompiler)
        return tr("Programs cannot be run: there is no C++ compiler. Install g++ or clang++.");
    return tr("The program could not be run.");
}

void ContestBreak::attempt(const QString& input)
{
    const auto all = judge::pitfallsOf(problem().toStdString());
    const auto program = std::ranges::find(all, m_program.toStdString(), &judge::Pitfall::name);
    if (m_work.busy() || program == all.end())
        return;
    m_end = {};
    m_work.start(
        [bench = m_bench, problem = m_problem, wrong = *program, text = input.toStdString()](const std::stop_token& stop, const WorkProgress&) {
            return tried(bench, *problem, wrong, text, stop);
        },
        [this, asked = codeOfProgram(problem(), m_program), input](End end) {
            m_bench = end.bench;
            if (!m_work.isStopping() && asked == codeOfProgram(problem(), m_program))
                finish(std::move(end), input);
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

QString ContestBreak::reveal()
{
    m_revealed = true;
    for (const judge::Pitfall& pitfall : judge::pitfallsOf(problem().toStdString())) {
        if (pitfall.name == m_program.toStdString())
            return QString::fromStdString(pitfall.input);
    }
    return {};
}

void ContestBreak::finish(End end, const QString& input)
{
    m_end = std::move(end);
    const QString code = codeOfProgram(problem(), m_program);
    if (m_end.verdict != Broken || !progress() || wasBroken(code))
        return;
    AnswerRecord answer = recordRightAnswer(skillOfBreaking, code, input.left(mostCompared));
    answer.answerShown = m_revealed;
    progress()->record(std::move(answer));
}

ContestBreak::End ContestBreak::tried(std::shared_ptr<judge::JudgeSession> bench, const contest::Problem& problem,
                                      const judge::Pitfall& program, const std::string& input, const std::stop_token& stop)
{
    End end;
    std::string expected;
    end.fault = contest::solve(problem, contest::bytesOf(input), contest::appendTo(expected));
    end.bench = std::move(bench);
    if (end.fault) {
        end.verdict = Refused;
        return end;
    }
    end.verdict = Impossible;
    auto made = judge::JudgeSession::madeFor("program.cpp", end.bench, stop);
    end.unstarted = !made;
    // A session that was made while the work was being stopped may lack compilers, so it is not cached.
    if (!made || (*made != end.bench && stop.stop_requested()))
        return end;
    end.bench = std::move(*made);
    const auto command = end.bench->compiled(problem, program, stop);
    if (!command) {
        end.compile = command.error();
        return end;
    }
    const judge::Run run = end.bench->run(*command, input, limits, stop);
    if (run.ending == judge::RunEnding::NotStarted || run.ending == judge::RunEnding::Cancelled)
        return end;
    if (run.ending != judge::RunEnding::Exited)
        end.ending = run.ending;
    const bool right = !end.ending && run.code == 0
        && contest::compare(problem, input, expected, run.output).kind != contest::Comparison::Kind::Wrong;
    end.verdict = right ? Holds : Broken;
    end.expected = cut(expected);
    end.got = cut(run.output);
    return end;
}

}  // namespace nimstone
