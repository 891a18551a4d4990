#include "app/cli/commands/atlas_work.h"

#include <QString>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <optional>

#include "app/atlas/built_in.h"
#include "app/cli/files/input.h"
#include "app/cli/files/parallel_work.h"
#include "app/cli/files/replaced_file.h"
#include "app/cli/files/speech.h"
#include "app/wording/rich_text.h"
#include "core/atlas/verify_row.h"

namespace nimstone::cli {

namespace {

using atlas::AtlasRow;
using atlas::Defect;
using Clock = std::chrono::steady_clock;
using Write = std::function<bool(const QString&)>;

/// The largest number of codes in a message.
constexpr std::size_t mostNamed = 5;

QString text(const TakeAndBreakCode& code)
{
    return QString::fromStdString(code.text());
}

/// Returns a line about the result of a verification, as rich text.
QString line(const AtlasRow& row, const std::optional<Defect>& defect)
{
    const QString name = text(row.name());
    if (!defect && row.period) {
        //: %1 is an octal code, %2 the length of the period
        return translate("cli::Atlas", "%1: the period %2 is proved.").arg(name, QString::number(row.period->period.period));
    }
    if (!defect) {
        //: %1 is an octal code, %2 a heap size
        return translate("cli::Atlas", "%1: no period is proved by the values up to n = %2.").arg(name, QString::number(row.upTo));
    }
    const QString code = text(defect->code);
    const QString heap = QString::number(defect->heap);
    switch (defect->kind) {
    case Defect::Kind::Value:
        //: %1 and %2 are octal codes, %3 is a heap size
        return translate("cli::Atlas", "%1: WRONG. In %2, the value of the heap %3 is not the mex of the values of its options.").arg(name, code, heap);
    case Defect::Kind::Certificate:
        //: %1 and %2 are octal codes, %3 is a heap size
        return translate("cli::Atlas", "%1: WRONG. The period does not hold for %2 at n = %3.").arg(name, code, heap);
    case Defect::Kind::Smaller:
        //: %1 is an octal code, %2 a number
        return translate("cli::Atlas", "%1: WRONG. A smaller period or preperiod is possible: %2.").arg(name, heap);
    case Defect::Kind::Period: return translate("cli::Atlas", "%1: WRONG. The values give another period or another certificate.").arg(name);
    case Defect::Kind::Code: return translate("cli::Atlas", "%1: WRONG. The code %2 is missing, or has a different sequence.").arg(name, code);
    case Defect::Kind::Numbers: break;
    }
    return translate("cli::Atlas", "%1: WRONG. The largest value, the rare heaps, or the checksum is different.").arg(name);
}

QString progressWords(std::size_t done, std::size_t count)
{
    //: %1 and %2 are numbers of sequences
    return translate("cli::Atlas", "sequences: %1 of %2").arg(QString::number(done), QString::number(count));
}

/// Prints how much of the work was done when the user pressed Ctrl+C.
Exit reportStop(std::size_t done, std::size_t count)
{
    //: Shown after the user pressed Ctrl+C. %1 and %2 are numbers of sequences
    const QString words = translate("cli::Atlas", "Stopped: %1 of %2 sequences are done.").arg(QString::number(done), QString::number(count));
    std::fputs((words + QLatin1Char('\n')).toUtf8().constData(), stderr);
    return Exit::CheckFailed;
}

/// Saves the rows of a file, unless another program has changed the file.
class SavedRows {
public:
    SavedRows(std::string path, QByteArray content) : m_path(std::move(path)), m_content(std::move(content)) {}

    /// Saves the rows. Prints an error and returns its exit code if that fails.
    Exit save(const std::vector<std::optional<AtlasRow>>& rows)
    {
        if (contentNow() != m_content)
            return reportError(m_path, 1, 1, translate("cli::Atlas", "another program has changed this file: its rows were not replaced"));
        std::vector<AtlasRow> known;
        for (const auto& row : rows) {
            if (row)
                known.push_back(*row);
        }
        m_content = atlas::tableOf(atlas::nameOnce(std::move(known)));
        const auto error = replaceFile(m_path, [this](Output& file) { file.write({m_content.data(), static_cast<std::size_t>(m_content.size())}); });
        return error ? reportError(*error) : Exit::Done;
    }

private:
    QByteArray contentNow() const
    {
        auto input = Input::open(m_path);
        return input ? readAll(*input, static_cast<std::size_t>(m_content.size()) + 1) : QByteArray();
    }

    std::string m_path;
    QByteArray m_content;
};

/// Writes a line about the chosen codes that have no row, and a line if rows have the same sequence. Returns true if there is no such
/// line.
bool writeMissing(const std::vector<AtlasRow>& rows, const std::vector<TakeAndBreakCode>& chosen, const Write& write)
{
    std::vector<TakeAndBreakCode> wanted = chosen;
    for (const auto& group : atlas::codeGroups()) {
        if (chosen.empty())
            wanted.push_back(group.front());
    }
    const auto missing = codesWithoutRow(std::move(wanted), rows);
    QStringList names;
    for (std::size_t index = 0; index < std::min(missing.size(), mostNamed); ++index)
        names << text(missing[index]);
    if (missing.size() > mostNamed)
        names << QStringLiteral("…");
    //: %1 is a list of octal codes, such as "0.06, 0.07"
    if (!missing.empty())
        write(translate("cli::Atlas", "Codes without a row: %1").arg(list(names)));
    const bool isNamedOnce = atlas::nameOnce(rows).size() == rows.size();
    if (!isNamedOnce)
        write(translate("cli::Atlas", "Some sequences have more than one row."));
    return missing.empty() && isNamedOnce;
}

}  // namespace

bool isChosen(const std::vector<TakeAndBreakCode>& codes, const std::vector<TakeAndBreakCode>& chosen)
{
    return chosen.empty() || std::ranges::find_first_of(codes, chosen) != codes.end();
}

std::vector<TakeAndBreakCode> codesWithoutRow(std::vector<TakeAndBreakCode> codes, const std::vector<AtlasRow>& rows)
{
    std::erase_if(codes, [&rows](const TakeAndBreakCode& code) {
        return std::ranges::any_of(rows, [&code](const AtlasRow& row) { return row.names(code); });
    });
    return codes;
}

Exit computeRows(AtlasTable table, const std::vector<TakeAndBreakCode>& chosen, Count upTo)
{
    const auto& groups = atlas::codeGroups();
    auto rows = atlas::rowsOfGroups(table.rows);
    std::vector<std::size_t> wanted;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const bool isDone = rows[group] && (rows[group]->period || rows[group]->upTo >= upTo);
        if (!isDone && isChosen(groups[group], chosen))
            wanted.push_back(group);
    }
    if (wanted.empty())
        return Exit::Done;
    if (const auto error = cannotReplace(table.path))
        return reportError(*error);
    constexpr auto pause = std::chrono::seconds(1);
    SavedRows file(table.path, table.content);
    Exit end = Exit::Done;
    Clock::duration unsaved = pause;  // the time in which the rows were computed that are not saved
    std::vector<std::optional<AtlasRow>> computed(wanted.size());
    std::vector<Clock::duration> spent(wanted.size());
    ParallelWork work(wanted.size(), progressWords);
    work.run(
        [&](std::size_t index, const ParallelWork::Poll& poll) {
            const auto begin = Clock::now();
            auto found = atlas::computeRow(groups[wanted[index]], upTo, work.token(), [&poll](Count, Count) { poll(); });
            spent[index] = Clock::now() - begin;
            if (found)
                computed[index] = std::move(found->row);
            return found.has_value();
        },
        [&](std::size_t index) {
            rows[wanted[index]] = std::move(computed[index]);
            unsaved += spent[index];
            if (unsaved <= pause || end != Exit::Done)
                return;
            end = file.save(rows);
            unsaved = {};
            if (end != Exit::Done)
                work.stop();
        });
    if (end == Exit::Done)
        end = file.save(rows);
    return end == Exit::Done && work.stopped() ? reportStop(work.done(), wanted.size()) : end;
}

Exit verifyRows(const std::vector<AtlasRow>& rows, const std::vector<TakeAndBreakCode>& chosen, Output& output)
{
    std::vector<std::optional<Defect>> defects(rows.size());
    std::vector<std::optional<QString>> lines(rows.size());
    std::size_t written = 0;
    const Write write = [&output](const QString& words) { return output.write((wording::plain(words) + u'\n').toStdString()) && output.flush(); };
    ParallelWork work(rows.size(), progressWords);
    work.run(
        [&](std::size_t index, const ParallelWork::Poll& poll) {
            const auto verified = atlas::verifyRow(rows[index], work.token(), [&poll](Count, Count) { poll(); });
            defects[index] = verified.defect;
            return !verified.stopped;
        },
        [&](std::size_t index) {
            lines[index] = line(rows[index], defects[index]);
            for (; written < lines.size() && lines[written]; ++written) {
                if (!write(*lines[written]))
                    work.stop();
            }
        });
    // After a stop, rows behind a row that is not done may be done.
    for (; written < lines.size(); ++written) {
        if (lines[written])
            write(*lines[written]);
    }
    const bool isComplete = writeMissing(rows, chosen, write);
    if (work.stopped())
        return output.wanted() ? reportStop(work.done(), rows.size()) : Exit::CheckFailed;
    const bool isGood = isComplete && std::ranges::none_of(defects, [](const auto& defect) { return defect.has_value(); });
    return isGood ? Exit::Done : Exit::CheckFailed;
}

}  // namespace nimstone::cli
