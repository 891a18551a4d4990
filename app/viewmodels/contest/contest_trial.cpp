#include "app/viewmodels/contest/contest_trial.h"

#include <QBuffer>
#include <QFile>

#include <algorithm>

#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/written_file.h"
#include "app/wording/errors.h"
#include "app/wording/play/positions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// The largest number of cases that are listed.
constexpr std::size_t mostListedCases = 1000;
/// The largest number of bytes of the output that are shown.
constexpr qsizetype mostShown = 20'000;
/// The largest number of characters of the answer to a case that are shown.
constexpr qsizetype longestAnswer = 200;

/// Returns a source that reads the device to its end. After a stop request, the source reports the end of the input.
contest::ByteSource sourceOf(QIODevice& device, const std::stop_token& stop, const WorkProgress& progress, bool& failed)
{
    return [&device, &stop, &progress, &failed, read = qint64{0}](std::span<char> buffer) mutable -> std::size_t {
        if (stop.stop_requested())
            return 0;
        const qint64 bytes = device.read(buffer.data(), static_cast<qint64>(buffer.size()));
        failed = failed || bytes < 0;
        read += std::max<qint64>(bytes, 0);
        // The progress is counted in thousandths, because QPromise stores it as an int, and the size of a large file may not fit.
        progress(static_cast<std::size_t>(1000 * read / std::max<qint64>(device.size(), 1)), 1000);
        return static_cast<std::size_t>(std::max<qint64>(bytes, 0));
    };
}

}  // namespace

ContestTrial::ContestTrial(QObject* parent) : ListModel({"lines", "answer", "position", "positionName"})
{
    setParent(parent);
    connect(&m_language, &LanguageAware::languageChanged, this, [this] {
        rewordAll();
        Q_EMIT changed();
    });
}

void ContestTrial::setProblem(const QString& name)
{
    const contest::Problem* problem = contest::problemNamed(name.toStdString());
    if (problem == m_problem)
        return;
    m_problem = problem;
    forget();
}

QString ContestTrial::rest() const
{
    if (m_result.whole && m_result.whole->size() > m_result.shown.toUtf8().size())
        return tr("The output has %n lines; these are the first.", nullptr, static_cast<int>(std::min<std::uint64_t>(m_result.lines, 2'000'000'000)));
    return {};
}

QString ContestTrial::fault() const
{
    if (m_result.unreadable)
        return tr("This file cannot be read.");
    if (!m_result.error)
        return {};
    //: %1 and %2 are numbers from 1; %3 says what was expected and what was found
    return tr("Line %1, column %2: %3")
        .arg(QString::number(m_result.error->place.line), QString::number(m_result.error->place.column), wording::sentence(*m_result.error));
}

void ContestTrial::tryText(const QString& input)
{
    m_fileName.clear();
    run([bytes = input.toUtf8()] {
        auto buffer = std::make_unique<QBuffer>();
        buffer->setData(bytes);
        buffer->open(QIODevice::ReadOnly);
        return buffer;
    });
}

void ContestTrial::tryFile(const QUrl& file)
{
    const QString path = pathOf(file);
    m_fileName = shownName(path);
    run([path]() -> std::unique_ptr<QIODevice> {
        auto opened = std::make_unique<QFile>(path);
        return opened->open(QIODevice::ReadOnly) ? std::move(opened) : nullptr;
    });
}

void ContestTrial::cancel()
{
    m_next = nullptr;
    m_work.stop();
}

void ContestTrial::forget()
{
    cancel();
    m_fileName.clear();
    show({});
}

QUrl ContestTrial::suggestedFile() const
{
    return freeFile(folderForFiles(file_kind::contest), problem(), QStringLiteral("txt"));
}

QString ContestTrial::saveOutput(const QUrl& file) const
{
    const QString path = pathOf(file, QStringLiteral("txt"));
    QFile whole(m_result.whole ? m_result.whole->fileName() : QString());
    if (!m_result.whole || !whole.open(QIODevice::ReadOnly))
        return sentence(ExportEnd::Failed, shownName(path));
    const auto copy = [&whole](QIODevice& device) {
        while (!whole.atEnd()) {
            const QByteArray piece = whole.read(1 << 20);
            if (piece.isEmpty() || device.write(piece) < 0)
                return exports::PdfResult::End::Failed;
        }
        return exports::PdfResult::End::Done;
    };
    return sentence(writeFile(path, copy), shownName(path));
}

QVariant ContestTrial::field(int row, int role) const
{
    const Case& shown = m_result.cases[static_cast<std::size_t>(row)];
    switch (role) {
    case LinesRole:
        return shown.firstLine == shown.lastLine ? QString::number(shown.lastLine)
                                                 : QStringLiteral("%1–%2").arg(QString::number(shown.firstLine), QString::number(shown.lastLine));
    case AnswerRole: return shown.answer;
    case PositionNameRole: {
        const auto sum = parseSum(shown.position.toStdString());
        return sum ? wording::positionName(*sum) : QString();
    }
    default: return shown.position;
    }
}

void ContestTrial::run(Open open)
{
    if (!m_problem)
        return;
    if (m_work.busy()) {
        m_next = std::move(open);
        m_work.stop();
        return;
    }
    m_progress = 0;
    m_work.start(
        [problem = m_problem, open = std::move(open)](const std::stop_token& stop, const WorkProgress& progress) {
            return tried(*problem, open, stop, progress);
        },
        [this](Result result) {
            if (Open next = std::exchange(m_next, nullptr))
                run(std::move(next));
            else
                show(result.cancelled ? Result() : std::move(result));
        },
        [this](std::size_t done, std::size_t all) {
            m_progress = static_cast<double>(done) / static_cast<double>(all);
            Q_EMIT progressChanged();
        });
    Q_EMIT changed();
}

void ContestTrial::show(Result result)
{
    beginResetModel();
    m_result = std::move(result);
    endResetModel();
    Q_EMIT countChanged();
    Q_EMIT changed();
}

/// Finds the answer and the position of each of the first cases, then solves the whole input as the command line does.
ContestTrial::Result ContestTrial::tried(const contest::Problem& problem, const Open& open, const std::stop_token& stop,
                                         const WorkProgress& progress)
{
    Result result;
    auto device = open();
    if (!device) {
        result.unreadable = true;
        return result;
    }
    contest::trace(problem, sourceOf(*device, stop, [](std::size_t, std::size_t) {}, result.unreadable), [&](const contest::TracedCase& seen) {
        const QString answer = QString::fromUtf8(seen.answer);
        result.cases.push_back({seen.firstLine, seen.lastLine,
                                answer.size() > longestAnswer ? answer.left(longestAnswer) + QStringLiteral(" …") : answer,
                                QString::fromStdString(seen.position)});
        return result.cases.size() < mostListedCases && !stop.stop_requested();
    });
    device = open();
    if (!device) {
        result.unreadable = true;
        return result;
    }
    auto whole = std::make_shared<QTemporaryFile>();
    QByteArray beginning;
    const bool kept = whole->open();
    bool full = false;
    result.error = contest::solve(problem, sourceOf(*device, stop, progress, result.unreadable), [&](std::string_view lines) {
        const auto bytes = static_cast<qint64>(lines.size());
        result.lines += static_cast<std::uint64_t>(std::ranges::count(lines, '\n'));
        if (beginning.size() < mostShown)
            beginning.append(lines.data(), static_cast<qsizetype>(bytes));
        full = full || !kept || whole->write(lines.data(), bytes) != bytes;
        return !stop.stop_requested();
    });
    whole->flush();
    if (!full)
        result.whole = std::move(whole);
    if (beginning.size() > mostShown)
        beginning.truncate(beginning.lastIndexOf('\n', mostShown) + 1);
    result.shown = QString::fromUtf8(beginning);
    result.cancelled = stop.stop_requested();
    return result;
}

}  // namespace nimstone
