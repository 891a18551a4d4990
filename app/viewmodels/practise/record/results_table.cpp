#include "app/viewmodels/practise/record/results_table.h"

#include "app/export/practice/results_csv.h"
#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

namespace {

QByteArray asCsv(const std::vector<AnswerRecord>& answers)
{
    QByteArray content;
    exports::writeAnswersCsv(answers, [&content](std::string_view text) {
        content.append(text.data(), static_cast<qsizetype>(text.size()));
        return true;
    });
    return content;
}

}  // namespace

void ResultsTable::offer(std::function<QString()> title, std::function<Progress::AnswersReader()> answers)
{
    m_title = std::move(title);
    m_answers = std::move(answers);
}

void ResultsTable::offerHandIn(std::function<QString()> title, std::function<HandIn()> handIn)
{
    m_title = std::move(title);
    m_handIn = std::move(handIn);
}

void ResultsTable::save(const QString& kind, const QUrl& file)
{
    Job job;
    job.path = pathOf(file, ending(kind));
    if (m_handIn) {
        job.write = [path = job.path, handIn = m_handIn()](const std::stop_token&, const WorkProgress&) { return writeFile(path, printHandIn(handIn)); };
        return begin(std::move(job));
    }
    job.write = [path = job.path, read = m_answers()](const std::stop_token& stop, const WorkProgress&) {
        const auto answers = read();
        if (!answers)
            return ExportEnd::Failed;
        const QByteArray content = asCsv(*answers);
        return stop.stop_requested() ? ExportEnd::Cancelled : writeFile(path, content);
    };
    begin(std::move(job));
}

QUrl ResultsTable::suggestedFile(const QString& kind) const
{
    //: The suggested name of a file of results without a title
    return freeFile(folder(), fileNameOf(m_title(), tr("Results")), ending(kind));
}

QString ResultsTable::ending(const QString& /*kind*/) const
{
    return m_handIn ? QStringLiteral("json") : QStringLiteral("csv");
}

}  // namespace nimstone
