#include "app/viewmodels/results_table.h"

#include <QFileInfo>
#include <QStandardPaths>

#include "app/export/results_csv.h"
#include "app/storage/files.h"
#include "app/wording/quotation.h"

namespace nimstone {

namespace {

enum class TableEnd { Saved, NotRead, NotWritten };

TableEnd writeTable(const QString& path, const Progress::AnswersReader& read)
{
    const auto answers = read();
    if (!answers)
        return TableEnd::NotRead;
    QByteArray content;
    exports::writeAnswersCsv(*answers, [&content](std::string_view text) {
        content.append(text.data(), static_cast<qsizetype>(text.size()));
        return true;
    });
    return writeWhole(path, content) ? TableEnd::Saved : TableEnd::NotWritten;
}

}  // namespace

QString asFileName(const QString& text)
{
    constexpr int longest = 80;
    QString name;
    for (const QChar sign : text)
        name += sign.isPrint() && !QStringView(u"<>:\"/\\|?*").contains(sign) ? sign : QLatin1Char(' ');
    name = name.simplified().left(longest).trimmed();
    while (name.startsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char('.')))
        name = name.mid(name.startsWith(QLatin1Char('.')) ? 1 : 0).chopped(name.endsWith(QLatin1Char('.')) ? 1 : 0).trimmed();
    return name;
}

ResultsTable::ResultsTable(QObject* parent) : Worded(parent)
{
    connect(this, &Worded::languageChanged, this, &ResultsTable::changed);
}

void ResultsTable::offer(std::function<QString()> title, std::function<Progress::AnswersReader()> answers)
{
    m_title = std::move(title);
    m_answers = std::move(answers);
}

void ResultsTable::tell(Wording news, bool failed, bool asking)
{
    m_news = std::move(news);
    m_failed = failed;
    m_asking = asking;
    Q_EMIT changed();
}

void ResultsTable::dismiss()
{
    if (m_news)
        tell({});
}

QUrl ResultsTable::suggestedFile() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(!m_folder.isEmpty() ? m_folder : QDir(documents).exists() ? documents : QDir::homePath());
    const QString name = asFileName(m_title());
    //: The name of a file where nothing else is known of it
    return QUrl::fromLocalFile(freeName(folder, name.isEmpty() ? tr("Results") : name, QStringLiteral("csv")));
}

void ResultsTable::save(const QUrl& file)
{
    // Qt 6.4's own dialog gives a path without "file:".
    m_path = file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
    if (m_path.isEmpty())
        return tell([] { return tr("A file on this computer was expected."); }, true);
    if (QFileInfo(m_path).suffix().isEmpty())
        m_path += QStringLiteral(".csv");
    if (!QFileInfo::exists(m_path))
        return write();
    //: Asked before a file is written over; %1 is its name
    tell([name = wording::quotable(QFileInfo(m_path).fileName().toStdString())] { return tr("%1 is there already. Replace it?").arg(name); },
         false, true);
}

void ResultsTable::replace()
{
    if (m_asking)
        write();
}

void ResultsTable::write()
{
    tell({});
    const auto end = std::make_shared<TableEnd>();
    m_queue.post(m_path, [end, path = m_path, read = m_answers()] {
        *end = writeTable(path, read);
        return true;
    }, [this, end, path = m_path](bool) {
        const QString shown = QDir::toNativeSeparators(path);
        switch (*end) {
        case TableEnd::Saved:
            m_folder = QFileInfo(path).absolutePath();
            //: %1 is the path of a file
            return tell([shown] { return tr("The table is in %1 now.").arg(shown); });
        case TableEnd::NotRead: return tell([] { return tr("The answers cannot be read."); }, true);
        //: %1 is the path of a file
        case TableEnd::NotWritten: return tell([shown] { return tr("%1 cannot be written.").arg(shown); }, true);
        }
    });
}

}  // namespace nimstone
