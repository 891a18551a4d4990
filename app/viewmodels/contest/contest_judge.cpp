#include "app/viewmodels/contest/contest_judge.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <mutex>

#include "app/viewmodels/contest/contest_solved.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/written_file.h"
#include "app/wording/contest.h"
#include "app/wording/judge.h"
#include "translations/contest_texts.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// The delay between a change of the file and judging it, in milliseconds. It is needed because editors save a file in
/// several steps.
constexpr int afterSaving = 300;

/// True if most of the text is new, for example after another program was pasted over the old one.
bool isOther(const QString& text, const QString& before)
{
    const auto begin = std::ranges::mismatch(text, before).in1 - text.begin();
    const auto rest = std::min(text.size(), before.size()) - begin;
    const auto end = std::mismatch(text.rbegin(), text.rbegin() + rest, before.rbegin()).first - text.rbegin();
    return 2 * (begin + end) < text.size();
}

}  // namespace

ContestJudge::ContestJudge(QObject* parent, const QString& folder) : RecordAware(parent), m_typed(folder)
{
    m_saved.setSingleShot(true);
    m_saved.setInterval(afterSaving);
    connect(this, &LanguageAware::languageChanged, this, &ContestJudge::word);
    connect(this, &LanguageAware::languageChanged, this, &ContestJudge::progressed);
    connect(&m_typed, &TypedProgram::problemChanged, this, &ContestJudge::changed);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_saved, qOverload<>(&QTimer::start));
    connect(&m_saved, &QTimer::timeout, this, [this] {
        // The file watcher removes a file that was replaced, so the file is added again.
        if (QFileInfo::exists(m_path)) {
            m_watcher.addPath(m_path);
            judgeAgain();
        }
    });
}

ContestJudge::~ContestJudge()
{
    m_work.stop();
    // The typed program is saved while the members of this object are destroyed, so its signals are disconnected
    // before.
    m_typed.disconnect(this);
}

void ContestJudge::setProblem(const QString& name)
{
    const contest::Problem* problem = contest::problemNamed(name.toStdString());
    if (problem == m_problem)
        return;
    m_problem = problem;
    if (m_prepared && m_problem)
        openTyped();
    forget();
}

void ContestJudge::forget()
{
    cancel();
    m_end = {};
    m_rungs = 0;
    word();
}

void ContestJudge::prepare()
{
    if (m_prepared || !m_problem)
        return;
    m_prepared = true;
    openTyped();
    if (m_bench || m_work.busy())
        return;
    m_finding.start(
        [](const std::stop_token& stop, const WorkProgress&) {
            auto made = judge::JudgeSession::make(stop);
            return made ? *made : std::shared_ptr<judge::JudgeSession>();
        },
        [this](std::shared_ptr<judge::JudgeSession> made) {
            if (!m_bench)
                m_bench = std::move(made);
            word();
        });
}

void ContestJudge::openTyped()
{
    m_typed.open(problem());
    Q_EMIT textChanged();
    Q_EMIT languageChosen();
}

QStringList ContestJudge::languages() const
{
    QStringList all;
    for (const QString& ending : {QStringLiteral("cpp"), QStringLiteral("c"), QStringLiteral("py"), QStringLiteral("java")}) {
        const auto language = judge::languageOf("program." + ending.toStdString());
        const bool found = language && (!m_bench || judge::toolFor(m_bench->tools(), *language));
        if (found || ending == m_typed.language())
            all << ending;
    }
    return all;
}

void ContestJudge::setLanguage(const QString& language)
{
    if (language == m_typed.language())
        return;
    m_typed.setLanguage(language);
    Q_EMIT languageChosen();
    compare();
}

bool ContestJudge::typed(const QString& text)
{
    const bool pasted = isOther(text, m_typed.text());
    if (!m_typed.setText(text)) {
        forget();
        m_end.compile = judge::CompileError{judge::CompileError::Kind::TooLong};
        word();
        return false;
    }
    if (const QString seen = pasted ? languageSeen(text) : QString(); !seen.isEmpty())
        setLanguage(seen);
    compare();
    return true;
}

void ContestJudge::compare()
{
    const bool outdated = m_end.verdict && source() != m_judged;
    if (std::exchange(m_outdated, outdated) != outdated)
        Q_EMIT outdatedChanged();
}

void ContestJudge::judgeTyped()
{
    leaveFile();
    judgeAgain();
}

void ContestJudge::leaveFile()
{
    if (m_path.isEmpty())
        return;
    m_saved.stop();
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    m_path.clear();
    forget();
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

double ContestJudge::done() const
{
    return m_progress && m_progress->all > 0 ? static_cast<double>(m_progress->done) / m_progress->all : -1;
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
    again(false);
}

void ContestJudge::judgeRepaired()
{
    again(true);
}

void ContestJudge::again(bool repaired)
{
    if (!m_problem || (m_path.isEmpty() && m_typed.text().trimmed().isEmpty()))
        return;
    m_repaired = repaired;
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

ContestJudge::Source ContestJudge::source() const
{
    if (!m_path.isEmpty())
        return {.path = m_path.toStdString()};
    return {.name = (problem() + QLatin1Char('.') + m_typed.language()).toStdString(), .text = m_typed.text().toStdString()};
}

void ContestJudge::start()
{
    judge::Settings settings;
    settings.tests = m_tests;
    settings.limits.time = std::chrono::seconds(m_seconds);
    settings.limits.wall = 3 * settings.limits.time;
    settings.limits.memory = static_cast<std::uint64_t>(m_megabytes) << 20;
    m_limits = settings.limits;
    m_judged = source();
    for (const ContestSample& sample : contestSamples(problem()))
        settings.samples.push_back(sample.input.toStdString());
    std::optional<judge::Repair> repair = m_repaired && m_end.compile ? std::move(m_end.compile->repair) : std::nullopt;
    m_end = {};
    m_rungs = 0;
    m_progress.reset();
    // The last progress report. The worker thread owns it too, because the worker may outlive this object.
    struct Told {
        std::mutex mutex;
        judge::JudgeProgress last;
        std::size_t times = 0;
    };
    const auto told = std::make_shared<Told>();
    m_work.start(
        [bench = m_bench, problem = m_problem, source = m_judged, settings, repairs = m_repaired, repair = std::move(repair),
         told](const std::stop_token& stop, const WorkProgress& progress) {
            const auto tell = [&told, &progress](const judge::JudgeProgress& now) {
                const std::scoped_lock lock(told->mutex);
                told->last = now;
                progress(++told->times, std::numeric_limits<int>::max());
            };
            const judge::CompileOptions options{.repairs = repairs, .repair = repair ? &*repair : nullptr};
            return judged(bench, *problem, source, settings, options, tell, stop);
        },
        [this, problem = m_problem, repaired = m_repaired](End end) {
            if (end.bench)
                m_bench = end.bench;
            if (std::exchange(m_again, false))
                return start();
            if (end.verdict == judge::Verdict::Accepted && !repaired && progress())
                recordSolved(*progress(), QString::fromUtf8(problem->name));
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

ContestJudge::End ContestJudge::judged(std::shared_ptr<judge::JudgeSession> bench, const contest::Problem& problem, const Source& source,
                                       const judge::Settings& settings, const judge::CompileOptions& options, const Tell& tell,
                                       const std::stop_token& stop)
{
    End end;
    end.bench = std::move(bench);
    auto made = judge::JudgeSession::madeFor(source.path.empty() ? source.name : source.path, end.bench, stop);
    if (!made)
        end.runner = made.error();
    // A session that was made while the work was being stopped may lack compilers, so it is not cached.
    if (!made || (*made != end.bench && stop.stop_requested()))
        return end;
    end.bench = std::move(*made);
    // The function forwards at most one progress report in 50 ms.
    auto next = std::chrono::steady_clock::now();
    const auto sparsely = [&tell, &next](const judge::JudgeProgress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (now < next)
            return;
        tell(progress);
        next = now + std::chrono::milliseconds(50);
    };
    tl::expected<std::string, judge::CompileError> file = source.path;
    if (source.path.empty())
        file = end.bench->sourceFile(source.name, source.text);
    auto judged = file.and_then([&](const std::string& path) {
        return end.bench->judged(problem, {path}, settings, sparsely, stop, options);
    });
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
