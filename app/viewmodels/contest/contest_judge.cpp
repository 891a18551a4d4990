#include "app/viewmodels/contest/contest_judge.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <mutex>

#include "app/judge/diagnosis.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/written_file.h"
#include "app/wording/contest.h"
#include "app/wording/judge.h"
#include "translations/contest_texts.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// Editors write a file in several steps.
constexpr int afterSaving = 300;

/// So much of a text is shown without marks, in bytes.
constexpr std::size_t mostWhole = 2000;

/// The text, or where it is long what is around a line, which is marked where there are others.
QString shownText(const std::string& text, std::uint64_t markedLine = 0)
{
    const bool marked = markedLine > 0 && std::ranges::count(text, '\n') > 1;
    return marked || text.size() > mostWhole ? wording::excerpt(text, markedLine) : QString::fromStdString(text);
}

}  // namespace

ContestJudge::ContestJudge(QObject* parent) : LanguageAware(parent)
{
    m_saved.setSingleShot(true);
    m_saved.setInterval(afterSaving);
    connect(this, &LanguageAware::languageChanged, this, &ContestJudge::word);
    connect(this, &LanguageAware::languageChanged, this, &ContestJudge::progressed);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_saved, qOverload<>(&QTimer::start));
    connect(&m_saved, &QTimer::timeout, this, [this] {
        // A file that was replaced is watched no more.
        if (QFileInfo::exists(m_path)) {
            m_watcher.addPath(m_path);
            judgeAgain();
        }
    });
}

ContestJudge::~ContestJudge()
{
    m_work.stop();
}

void ContestJudge::setProblem(const QString& name)
{
    const contest::Problem* problem = contest::problemNamed(name.toStdString());
    if (problem == m_problem)
        return;
    m_problem = problem;
    cancel();
    m_end = {};
    m_rungs = 0;
    word();
}

QString ContestJudge::doing() const
{
    if (!running())
        return {};
    if (!m_progress)
        return tr("Compiling the program…");
    switch (m_progress->phase) {
    case judge::JudgeProgress::Phase::Small: return tr("Trying all small inputs…");
    case judge::JudgeProgress::Phase::Generated: return tr("Trying generated inputs…");
    case judge::JudgeProgress::Phase::Shrinking: break;
    }
    return tr("It fails. Looking for the smallest input on which it does: %n byte(s) so far", nullptr,
              static_cast<int>(std::min<std::size_t>(m_progress->bytes, 1'000'000'000)));
}

double ContestJudge::progress() const
{
    return m_progress && m_progress->all > 0 ? static_cast<double>(m_progress->done) / m_progress->all : -1;
}

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
        m_shown.problem = wording::sentence(*m_end.runner);
    else if (m_end.compile && !m_end.verdict)
        m_shown.problem = wording::sentence(*m_end.compile);
    if (m_end.compile)
        m_shown.log = shownText(m_end.compile->log);
    if (m_end.verdict && !m_end.compile) {
        m_shown.facts << wording::runsText(m_end.judgement);
        for (const judge::Note& note : m_end.judgement.notes)
            m_shown.facts << wording::noteText(note, *m_problem);
        if (m_end.judgement.failure)
            wordFailure(*m_end.judgement.failure);
        if (m_bench && !m_bench->confinement().whole())
            m_shown.facts << wording::unconfinedText();
    }
    Q_EMIT changed();
}

void ContestJudge::wordFailure(const judge::Failure& failure)
{
    m_shown.moreHints = m_rungs < wording::judgeHints;
    if (failure.symptom)
        m_shown.facts.prepend(wording::symptomText(failure));
    if (failure.verdict != judge::Verdict::WrongAnswer)
        m_shown.facts.prepend(wording::failureText(failure, m_limits));
    // The last is the input itself, which stands beneath.
    for (int rung = 1; rung <= std::min(m_rungs, wording::judgeHints - 1); ++rung)
        m_shown.hints << wording::judgeHint(m_end.judgement, rung);
    if (failure.flaky)
        m_shown.facts << wording::flakyText();
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

void ContestJudge::judgeFile(const QUrl& file)
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    m_path = pathOf(file);
    m_watcher.addPath(m_path);
    judgeAgain();
}

void ContestJudge::judgeAgain()
{
    if (m_path.isEmpty() || !m_problem)
        return;
    if (m_work.busy()) {
        m_again = true;
        m_work.stop();
    } else {
        start();
    }
}

void ContestJudge::cancel()
{
    m_again = false;
    m_work.stop();
}

void ContestJudge::hint()
{
    m_rungs = std::min(m_rungs + 1, wording::judgeHints);
    word();
}

void ContestJudge::showCase()
{
    m_rungs = wording::judgeHints;
    word();
}

QString ContestJudge::keepInput(const QUrl& file) const
{
    const QString path = pathOf(file, QStringLiteral("in"));
    const auto& failure = m_end.judgement.failure;
    return sentence(writeFile(path, QByteArray::fromStdString(failure ? failure->input : std::string())), shownName(path));
}

QUrl ContestJudge::suggestedFile() const
{
    return freeFile(folderForFiles(file_kind::program), problem(), QStringLiteral("in"));
}

void ContestJudge::start()
{
    judge::Settings settings;
    settings.tests = m_tests;
    settings.limits.time = std::chrono::seconds(m_seconds);
    settings.limits.wall = 3 * settings.limits.time;
    settings.limits.memory = static_cast<std::uint64_t>(m_megabytes) << 20;
    m_limits = settings.limits;
    for (const ContestSample& sample : contestSamples(problem()))
        settings.samples.push_back(sample.input.toStdString());
    m_end = {};
    m_rungs = 0;
    m_progress.reset();
    // Of what is told last; the work may outlive this.
    struct Told {
        std::mutex mutex;
        judge::JudgeProgress last;
        std::size_t times = 0;
    };
    const auto told = std::make_shared<Told>();
    m_work.start(
        [bench = m_bench, problem = m_problem, file = m_path.toStdString(), settings, told](const std::stop_token& stop, const WorkProgress& progress) {
            const auto tell = [&told, &progress](const judge::JudgeProgress& now) {
                const std::scoped_lock lock(told->mutex);
                told->last = now;
                progress(++told->times, std::numeric_limits<int>::max());
            };
            return judged(bench, *problem, file, settings, tell, stop);
        },
        [this, problem = m_problem](End end) {
            if (end.bench)
                m_bench = end.bench;
            if (std::exchange(m_again, false))
                return start();
            if (problem == m_problem)
                m_end = std::move(end);
            word();
            Q_EMIT progressed();
        },
        [this, told](std::size_t, std::size_t) {
            {
                const std::scoped_lock lock(told->mutex);
                m_progress = told->last;
            }
            Q_EMIT progressed();
        });
    word();
    Q_EMIT progressed();
}

ContestJudge::End ContestJudge::judged(std::shared_ptr<judge::ProgramBench> bench, const contest::Problem& problem, const std::string& file,
                                       const judge::Settings& settings, const Tell& tell, const std::stop_token& stop)
{
    End end;
    end.bench = std::move(bench);
    if (!end.bench) {
        auto made = judge::ProgramBench::make(stop);
        if (!made)
            end.runner = made.error();
        // What was asked to stop may not have found all compilers.
        if (!made || stop.stop_requested())
            return end;
        end.bench = std::move(*made);
    }
    // A window has no use for more news than frames.
    auto next = std::chrono::steady_clock::now();
    const auto sparsely = [&tell, &next](const judge::JudgeProgress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (now < next)
            return;
        tell(progress);
        next = now + std::chrono::milliseconds(50);
    };
    auto judged = end.bench->judged(problem, {file}, settings, sparsely, stop);
    if (!judged) {
        end.compile = judged.error();
        if (judged.error().kind == judge::CompileError::Kind::Refused)
            end.verdict = judge::Verdict::CompileError;
        return end;
    }
    end.judgement = std::move(judged->judgement);
    end.verdict = end.judgement.verdict;
    end.like = std::move(judged->like);
    return end;
}

}  // namespace nimstone
