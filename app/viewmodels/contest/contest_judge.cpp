#include "app/viewmodels/contest/contest_judge.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <mutex>

#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/written_file.h"
#include "app/wording/contest.h"
#include "app/wording/judge.h"
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
    connect(this, &LanguageAware::languageChanged, this, &ContestJudge::changed);
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

QString ContestJudge::problem() const
{
    return m_problem ? QString::fromUtf8(m_problem->name.data(), static_cast<qsizetype>(m_problem->name.size())) : QString();
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
    Q_EMIT changed();
}

QString ContestJudge::fileName() const
{
    return m_path.isEmpty() ? QString() : shownName(m_path);
}

QString ContestJudge::doing() const
{
    if (!running())
        return {};
    if (!m_progress)
        return tr("Compiling the program…");
    switch (m_progress->phase) {
    case judge::Progress::Phase::Small: return tr("Trying all small inputs…");
    case judge::Progress::Phase::Generated: return tr("Trying generated inputs…");
    case judge::Progress::Phase::Shrinking: break;
    }
    return tr("It fails. Looking for the smallest input on which it does: %n byte(s) so far", nullptr,
              static_cast<int>(std::min<std::size_t>(m_progress->bytes, 1'000'000'000)));
}

double ContestJudge::progress() const
{
    return m_progress && m_progress->all > 0 ? static_cast<double>(m_progress->done) / m_progress->all : -1;
}

QString ContestJudge::letters() const
{
    if (!m_end.verdict)
        return {};
    const std::string_view letters = judge::letters(*m_end.verdict);
    return QString::fromLatin1(letters.data(), static_cast<qsizetype>(letters.size()));
}

QString ContestJudge::verdictName() const
{
    return m_end.verdict ? wording::verdictName(*m_end.verdict) : QString();
}

QStringList ContestJudge::facts() const
{
    if (!m_end.verdict || m_end.compile)
        return {};
    QStringList facts{wording::runsText(m_end.judgement)};
    if (const judge::Failure* failed = failure()) {
        if (failed->flaky)
            facts << wording::flakyText();
        if (!moreHints())
            facts << wording::shrunkText(*failed);
    }
    if (m_bench && !m_bench->confinement().whole())
        facts << wording::unconfinedText();
    return facts;
}

QString ContestJudge::problemText() const
{
    if (m_end.runner)
        return wording::sentence(*m_end.runner);
    return m_end.compile && m_end.verdict != judge::Verdict::CompileError ? wording::sentence(*m_end.compile) : QString();
}

QString ContestJudge::log() const
{
    return m_end.compile ? shownText(m_end.compile->log) : QString();
}

QStringList ContestJudge::hints() const
{
    QStringList hints;
    if (const judge::Failure* failed = failure()) {
        // The last is the input itself, which stands beneath.
        for (int rung = 1; rung <= std::min(m_rungs, wording::judgeHints - 1); ++rung)
            hints << wording::judgeHint(*failed, rung);
    }
    return hints;
}

bool ContestJudge::moreHints() const
{
    return failure() && m_rungs < wording::judgeHints;
}

QString ContestJudge::input() const
{
    return failure() && !moreHints() ? shownText(failure()->input) : QString();
}

QString ContestJudge::expected() const
{
    if (!failure() || moreHints())
        return {};
    const auto& difference = failure()->difference;
    return shownText(failure()->expected, difference ? difference->expectedAt.line : 0);
}

QString ContestJudge::got() const
{
    if (!failure() || moreHints())
        return {};
    const auto& difference = failure()->difference;
    return shownText(failure()->run.output, difference ? difference->gotAt.line : 0);
}

QString ContestJudge::position() const
{
    return failure() && !moreHints() ? QString::fromStdString(m_end.position) : QString();
}

QString ContestJudge::likeProgram() const
{
    return m_end.like && !moreHints() ? QString::fromStdString(*m_end.like) : QString();
}

QString ContestJudge::likeText() const
{
    if (likeProgram().isEmpty())
        return {};
    for (const wording::ContestPitfall& pitfall : wording::contestSections(*m_problem, spokenLanguage()).pitfalls) {
        if (pitfall.program == likeProgram())
            return pitfall.text;
    }
    return {};
}

QStringList ContestJudge::tools() const
{
    QStringList all;
    if (m_bench) {
        for (const judge::Tool& tool : m_bench->tools())
            all << QString::fromStdString(tool.version);
    }
    return all;
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
    Q_EMIT changed();
}

void ContestJudge::showCase()
{
    m_rungs = wording::judgeHints;
    Q_EMIT changed();
}

QString ContestJudge::keepInput(const QUrl& file) const
{
    const QString path = pathOf(file, QStringLiteral("in"));
    const std::string input = failure() ? failure()->input : std::string();
    return sentence(writeFile(path, QByteArray::fromStdString(input)), shownName(path));
}

QUrl ContestJudge::suggestedFile() const
{
    return freeFile(folderForFiles({}), problem(), QStringLiteral("in"));
}

QString ContestJudge::fileThere(const QUrl& file) const
{
    const QString path = pathOf(file, QStringLiteral("in"));
    return QFileInfo::exists(path) ? shownName(path) : QString();
}

void ContestJudge::start()
{
    judge::Settings settings;
    settings.tests = m_tests;
    settings.limits.time = std::chrono::seconds(m_seconds);
    settings.limits.wall = 3 * settings.limits.time;
    settings.limits.memory = static_cast<std::uint64_t>(m_megabytes) << 20;
    m_end = {};
    m_rungs = 0;
    m_progress.reset();
    // Of what is told last; the work may outlive this.
    struct Told {
        std::mutex mutex;
        judge::Progress last;
        std::size_t times = 0;
    };
    const auto told = std::make_shared<Told>();
    m_work.start(
        [bench = m_bench, problem = m_problem, file = m_path.toStdString(), settings, told](const std::stop_token& stop, const WorkProgress& progress) {
            const auto tell = [&told, &progress](const judge::Progress& now) {
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
                start();
            else if (problem == m_problem)
                finish(std::move(end));
            else
                Q_EMIT changed();
        },
        [this, told](std::size_t, std::size_t) {
            {
                const std::scoped_lock lock(told->mutex);
                m_progress = told->last;
            }
            Q_EMIT progressed();
        });
    Q_EMIT changed();
    Q_EMIT progressed();
}

void ContestJudge::finish(End end)
{
    m_end = std::move(end);
    Q_EMIT changed();
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
    const auto sparsely = [&tell, &next](const judge::Progress& progress) {
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
    if (end.judgement.failure)
        end.position = contest::firstPosition(problem, end.judgement.failure->input);
    return end;
}

}  // namespace nimstone
