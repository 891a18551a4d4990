#include "app/judge/program_bench.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

#include "app/judge/python.h"
#include "core/contest/site.h"

namespace nimstone::judge {

/// The largest number of programs from the text field that are kept as files.
static constexpr qsizetype mostTyped = 20;

/// The longest time to look for a smaller failing input of a program with a `long` of 32 bits.
static constexpr std::chrono::milliseconds shrinkingShortLong{1'000};

/// The largest length, in bytes, of an input that a note quotes.
static constexpr std::size_t longestInputTold = 60;

/// The largest number of cases in an input for a program whose method is called, because each call may take the whole time limit.
static constexpr Count mostCalls = 10;

JudgeSession::JudgeSession(Runner runner, std::string cache, std::stop_token stop)
    : m_runner(std::move(runner)), m_tools(findTools(m_runner, std::move(stop))), m_cache(std::move(cache))
{
}

tl::expected<std::shared_ptr<JudgeSession>, RunnerError> JudgeSession::make(std::stop_token stop, const std::string& cache)
{
    return Runner::start().map([&](Runner&& runner) {
        return std::shared_ptr<JudgeSession>(new JudgeSession(std::move(runner), cache, std::move(stop)));
    });
}

std::string JudgeSession::userCache()
{
    return (QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/nimstone/programs")).toStdString();
}

tl::expected<std::shared_ptr<JudgeSession>, RunnerError> JudgeSession::madeFor(const std::string& file, std::shared_ptr<JudgeSession> last,
                                                                               std::stop_token stop)
{
    const auto language = languageOf(file);
    if (last && (!language || toolFor(last->m_tools, *language)))
        return last;
    return make(std::move(stop));
}

tl::expected<CompiledProgram, CompileError> JudgeSession::compiled(const std::vector<std::string>& program, std::stop_token stop,
                                                                   const CompileOptions& options)
{
    return compile(m_runner, m_tools, program, m_cache, std::move(stop), compilerLimits, options);
}

static tl::expected<std::string, CompileError> written(const QString& folder, const std::string& name, const std::string& text)
{
    QSaveFile file(folder + QLatin1Char('/') + QString::fromStdString(name));
    const auto bytes = static_cast<qint64>(text.size());
    if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || file.write(text.data(), bytes) != bytes || !file.commit())
        return tl::unexpected(CompileError{CompileError::Kind::CacheFailed});
    return file.fileName().toStdString();
}

tl::expected<CompiledProgram, CompileError> JudgeSession::compiled(const contest::Problem& problem, const Pitfall& pitfall,
                                                                   std::stop_token stop)
{
    const auto file = written(QString::fromStdString(m_cache) + QStringLiteral("/sources"),
                              std::string(problem.name) + '-' + pitfall.name + ".cpp", pitfall.source);
    return file.and_then([&](const std::string& path) { return compiled({path}, std::move(stop)); });
}

tl::expected<std::string, CompileError> JudgeSession::sourceFile(const std::string& name, const std::string& text) const
{
    // `key`, a hash of the text, is the folder's name: two windows may judge different texts with the same file name at once.
    const QDir all(QString::fromStdString(m_cache) + QStringLiteral("/typed"));
    const QByteArray key = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex().left(16);
    auto file = written(all.filePath(QString::fromLatin1(key)), name, text);
    const QFileInfoList folders = all.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    for (const QFileInfo& old : folders.mid(mostTyped))
        QDir(old.filePath()).removeRecursively();
    return file;
}

Run JudgeSession::run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop)
{
    return m_runner.run(command, input, limits, std::move(stop));
}

RunProgram JudgeSession::running(CompiledProgram command, std::stop_token stop)
{
    return [this, command = std::move(command), stop = std::move(stop)](std::string_view input, Limits limits) {
        if (!command.callsMethod)
            return run(command, input, limits, stop);
        const auto calls = std::max<std::ptrdiff_t>(1, std::ranges::count(input, '\n'));
        limits.time *= calls;
        limits.wall *= calls;
        Run all = run(command, input, limits, stop);
        all.cpu /= calls;
        all.wall /= calls;
        return all;
    };
}

/// Judges the same program with a `long` of 32 bits if the judge of the problem runs on Windows. Returns nothing if the program has no
/// `long` or is not written in C or C++.
std::optional<JudgeSession::ShortLong> JudgeSession::withShortLong(const contest::Problem& problem, const std::vector<std::string>& program,
                                                                   const Settings& settings, CompileOptions options,
                                                                   const std::stop_token& stop)
{
    const auto language = languageOf(program.front());
    if (!contest::siteRules(problem).windows || (language != Language::C && language != Language::Cpp) || stop.stop_requested())
        return std::nullopt;
    options.shortLong = true;
    auto command = compiled(program, stop, options);
    if (!command)
        return std::nullopt;
    Settings quick = settings;
    quick.shrinking = std::min(quick.shrinking, shrinkingShortLong);
    ShortLong otherwise{.runs = running(std::move(*command), stop), .judgement = {}};
    otherwise.judgement = judge(problem, otherwise.runs, quick, {}, stop);
    return otherwise;
}

/// Merges the judgement of the program with the judgement of `otherwise`, the same program with a 32-bit `long`. If only one of
/// the two is accepted, the verdict is Accepted, with a note on the width of `long`.
static void takeShortLong(Judgement& judgement, RunProgram& runs, JudgeSession::ShortLong& otherwise)
{
    using Kind = Note::Kind;
    const auto& failure = otherwise.judgement.failure;
    if (judgement.verdict == Verdict::Accepted && failure && otherwise.judgement.verdict != Verdict::JudgeError) {
        const bool isShort = failure->input.size() <= longestInputTold;
        judgement.notes.push_back({.kind = Kind::LongOverflows, .text = isShort ? failure->input : std::string()});
    } else if (judgement.failure && otherwise.judgement.verdict == Verdict::Accepted) {
        judgement = std::move(otherwise.judgement);
        judgement.notes.push_back({Kind::LongIsShort});
        runs = std::move(otherwise.runs);
    }
}

tl::expected<JudgeSession::Judged, CompileError> JudgeSession::judged(const contest::Problem& problem,
                                                                      const std::vector<std::string>& program, const Settings& settings,
                                                                      const std::function<void(const JudgeProgress&)>& progress,
                                                                      std::stop_token stop, CompileOptions options)
{
    options.problem = &problem;
    return compiled(program, stop, options).map([&](CompiledProgram&& command) {
        std::vector<Note> notes = std::move(command.notes);
        contest::Problem asked = problem;
        const bool callsMethod = command.callsMethod;
        if (callsMethod)
            asked.input.framing.cases = std::min(asked.input.framing.cases, mostCalls);
        RunProgram runs = running(std::move(command), stop);
        Judged judged{judge(asked, runs, settings, progress, stop), {}};
        if (auto otherwise = withShortLong(problem, program, settings, options, stop))
            takeShortLong(judged.judgement, runs, *otherwise);
        // Warnings only help to explain a failure, so they are removed if the program did not fail.
        if (!judged.judgement.failure)
            std::erase_if(notes, [](const Note& note) { return note.kind == Note::Kind::Warning; });
        judged.judgement.notes.insert(judged.judgement.notes.begin(), notes.begin(), notes.end());
        if (!judged.judgement.failure)
            return judged;
        const Tool* const python = languageOf(program.front()) == Language::Python ? toolFor(m_tools, Language::Python) : nullptr;
        if (auto note = python ? limitedRecursion(judged.judgement.failure->run.errors, python->version) : std::nullopt)
            judged.judgement.notes.push_back(std::move(*note));
        // Each call has the whole time limit, so the time of a single call is not a symptom.
        auto& symptom = judged.judgement.failure->symptom;
        if (callsMethod && symptom && symptom->kind == contest::Symptom::Kind::TimePerCase)
            symptom.reset();
        const auto prepare = [&](const Pitfall& pitfall) -> std::optional<RunProgram> {
            auto wrong = compiled(problem, pitfall, stop);
            return wrong ? std::optional(running(std::move(*wrong), stop)) : std::nullopt;
        };
        judged.like = likeness(problem, *judged.judgement.failure, runs, prepare, settings.limits, stop);
        return judged;
    });
}

}  // namespace nimstone::judge
