#include "app/viewmodels/practise/sets/set_print.h"

#include "app/export/practice/quiz.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "core/practice/marking.h"
#include "translations/catalogue.h"

namespace nimstone {

using exports::SheetParts;

bool SetPrint::readRoster(const QUrl& file)
{
    const QString path = pathOf(file);
    const auto content = readChosen(path, exports::largestRoster);
    const auto pupils = exports::parseRoster(content.value_or(QByteArray()));
    m_pupils = content && pupils ? *pupils : std::vector<exports::Pupil>();
    if (!content) {
        tell([name = shownName(path), fault = content.error()] {
            const QString reason = fault == ReadFault::TooLarge ? tr("the file is too large for a class list") : sentence(fault);
            //: %1 is the name of a file, %2 says what is wrong with it
            return tr("%1: %2").arg(name, reason);
        }, true);
    } else if (!pupils) {
        //: A class list that cannot be read: %1 is the name of the file, %2 the number of a line, %3 says what is wrong
        tell([name = shownName(path), error = pupils.error()] { return tr("%1, line %2: %3").arg(name, QString::number(error.line), error.sentence); }, true);
    }
    return !m_pupils.empty();
}

QString SetPrint::languageOf(const QString& kind) const
{
    return languages().contains(kind) ? kind : m_editor->language().isEmpty() ? spokenLanguage() : m_editor->language();
}

void SetPrint::save(const QString& kind, const QUrl& file)
{
    const exports::QuizPrinter printer = exports::quizPrinter(kind.toStdString());
    const bool forClass = kind == QLatin1String("class");
    if (!m_editor || m_editor->empty() || !(printer || forClass || languages().contains(kind)) || (forClass && m_pupils.empty()))
        return;
    const QString path = pathOf(file, ending(kind));
    if (printer) {
        return begin({.path = path,
                      .language = languageOf({}),
                      .write = [path, printer, set = m_editor->set()](const std::stop_token&, const WorkProgress&) {
                          return writeFile(path, QByteArray::fromStdString(printer(exports::quizOf(set))));
                      }});
    }
    const QString keys = forClass ? exports::pathOfKeys(path, languageOf(kind)) : QString();
    begin({.path = path,
           .language = languageOf(kind),
           .write = [path, keys, set = m_editor->set(), pupils = m_pupils, paper = paperSize()](const std::stop_token& stop, const WorkProgress& report) {
               const auto sheets = keys.isEmpty() ? std::vector{exports::sheetOf(set, paper)} : exports::sheetsFor(set, pupils, paper);
               const auto write = [&](const QString& to, SheetParts parts) {
                   return writeFile(to, [&](QIODevice& device) {
                       return exports::writeWorksheets(device, sheets, parts, stop, [&](std::size_t done) { report(done, sheets.size() * itemsIn(set.entries).size()); }).end;
                   }, stop);
               };
               const ExportEnd end = write(path, keys.isEmpty() ? SheetParts::SheetsAndKeys : SheetParts::Sheets);
               return end == ExportEnd::Done && !keys.isEmpty() && !isLocked(set) ? write(keys, SheetParts::Keys) : end;
           },
           //: %1 is the number of exercises that are printed, %2 the number of all exercises
           .far = [](std::size_t done, std::size_t all) {
               return tr("exercises: %1 of %2").arg(QString::number(done), QString::number(all));
           },
           .second = keys});
}

QUrl SetPrint::suggestedFile(const QString& kind) const
{
    if (!m_editor)
        return {};
    const QString base = fileNameOf(m_editor->title(), QStringLiteral("worksheet"));
    const bool isQuiz = exports::quizPrinter(kind.toStdString());
    const bool isOther = !m_editor->language().isEmpty() && m_editor->language() != languageOf(kind);
    return freeFile(folder(), isQuiz || isOther ? base + QLatin1Char('-') + kind : base, ending(kind));
}

QString SetPrint::ending(const QString& kind) const
{
    const bool isQuiz = exports::quizPrinter(kind.toStdString());
    return !isQuiz ? QStringLiteral("pdf") : kind == QLatin1String("moodle") ? QStringLiteral("xml") : QStringLiteral("txt");
}

}  // namespace nimstone
