// Opens a CSV file in a spreadsheet.
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

#include "tests/program.h"

namespace nimstone::tests {

/// A cell of a spreadsheet as LibreOffice stores it: the type that it assigns ("string", "float" or "date"), the value of a
/// number, and the text that it shows.
struct Cell {
    QString type;
    QString value;
    QString text;
};

inline QList<QList<Cell>> cellsOf(const QByteArray& spreadsheet)
{
    QList<QList<Cell>> rows;
    QXmlStreamReader xml(spreadsheet);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"table-row"_qs) {
            rows << QList<Cell>();
        } else if (xml.name() == u"table-cell"_qs) {
            const auto attributes = xml.attributes();
            const auto attribute = [&](const char* name) {
                for (const auto& one : attributes) {
                    if (one.name() == QLatin1String(name))
                        return one.value().toString();
                }
                return QString();
            };
            const qsizetype count = std::clamp(attribute("number-columns-repeated").toInt(), 1, 20);
            const Cell cell{attribute("value-type"), attribute("value"), xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed()};
            rows.back() << QList<Cell>(count, cell);
        }
    }
    return rows;
}

/// Returns the cells of the table after LibreOffice has opened it. LibreOffice is told to detect dates and numbers; `import` is its
/// number for the language of the import, such as 1033. Returns an empty list if LibreOffice failed.
inline QList<QList<Cell>> openedInLibreOffice(const QByteArray& csv, const QString& import)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"table.csv"_qs));
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size())
        return {};
    file.close();
    QProcess office;
    office.start(u"soffice"_qs, {u"-env:UserInstallation=file://"_qs + folder.filePath(u"profile"_qs), u"--headless"_qs,
                                 u"--infilter=CSV:44,34,76,1,,%1,false,true"_qs.arg(import), u"--convert-to"_qs, u"fods"_qs,
                                 u"--outdir"_qs, folder.path(), file.fileName()});
    QFile opened(folder.filePath(u"table.fods"_qs));
    if (!office.waitForFinished(300'000) || office.exitCode() != 0 || !opened.open(QIODevice::ReadOnly)) {
        qWarning("%s: %s", qPrintable(office.errorString()), office.readAllStandardError().constData());
        return {};
    }
    return cellsOf(opened.readAll());
}

}  // namespace nimstone::tests
