#include "app/viewmodels/practise/sets/set_print.h"

#include "app/export/practice/worksheet_pdf.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "translations/catalogue.h"

namespace nimstone {

void SetPrint::save(const QString& kind, const QUrl& file)
{
    if (!m_editor || m_editor->empty() || !languages().contains(kind))
        return;
    const QString path = pathOf(file, ending(kind));
    const exports::Worksheet sheet{m_editor->title(), m_editor->exercises()->exercises(), paperSize()};
    begin({.path = path,
           .language = kind,
           .write = [path, sheet](const std::stop_token& stop, const WorkProgress& report) {
               return writeFile(path, [&](QIODevice& device) {
                   return exports::writeWorksheet(device, sheet, stop, [&](std::size_t done) { report(done, sheet.exercises.size()); }).end;
               }, stop);
           },
           //: %1 is the number of exercises that are printed, %2 the number of all exercises
           .far = [](std::size_t done, std::size_t all) {
               return tr("exercises: %1 of %2").arg(QString::number(done), QString::number(all));
           }});
}

QUrl SetPrint::suggestedFile(const QString& kind) const
{
    if (!m_editor)
        return {};
    const QString base = fileNameOf(m_editor->title(), QStringLiteral("worksheet"));
    const bool isOther = !m_editor->language().isEmpty() && m_editor->language() != kind;
    return freeFile(folder(), isOther ? base + QLatin1Char('-') + kind : base, ending(kind));
}

QString SetPrint::ending(const QString& /*kind*/) const
{
    return QStringLiteral("pdf");
}

}  // namespace nimstone
