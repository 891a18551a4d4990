#include "app/export/proofs/formats.h"

#include <QStringList>
#include <algorithm>

#include "app/export/proofs/proof_document.h"
#include "app/export/terminal.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

constexpr int lineCells = 78;
constexpr int indent = 4;

QString blanks(qsizetype count)
{
    return QString(std::max<qsizetype>(0, count), QLatin1Char(' '));
}

QString paragraph(const QString& richText, int indented)
{
    return blanks(indented) + wrapped(wording::plain(richText), lineCells, indented) + QLatin1Char('\n');
}

QString placed(const QString& text, int width, TextTable::Align align)
{
    const int free = width - cells(text);
    if (align == TextTable::Align::Left)
        return text + blanks(free);
    return blanks(free) + text;
}

QString drawn(const TextTable& table)
{
    QList<QStringList> lines{table.columns};
    lines << table.rows;
    std::vector<int> widths(static_cast<std::size_t>(table.columns.size()), 0);
    for (QStringList& line : lines) {
        for (qsizetype cell = 0; cell < line.size(); ++cell) {
            line[cell] = wording::plain(line[cell]);
            int& width = widths[static_cast<std::size_t>(cell)];
            width = std::max(width, cells(line[cell]));
        }
    }
    QString text;
    for (const QStringList& line : lines) {
        QString drawnLine;
        for (qsizetype cell = 0; cell < line.size(); ++cell)
            drawnLine += (cell == 0 ? QString() : blanks(cellsBetweenColumns)) + placed(line[cell], widths[static_cast<std::size_t>(cell)], table.aligned[cell]);
        while (drawnLine.endsWith(QLatin1Char(' ')))
            drawnLine.chop(1);
        text += drawnLine + QLatin1Char('\n');
    }
    return text;
}

/// Returns the table as text: each row is a paragraph of its cells with their headings. It is for tables in which a
/// single cell may be a sentence.
QString listed(const TextTable& table)
{
    QString text;
    for (const QStringList& row : table.rows) {
        text += paragraph(row.front(), 0);
        for (qsizetype cell = 1; cell < row.size(); ++cell) {
            if (row[cell].isEmpty())
                continue;
            text += paragraph(table.columns[cell].isEmpty() ? row[cell]
                                  : QStringLiteral("%1: %2").arg(table.columns[cell], row[cell]), indent);
        }
    }
    return text;
}

/// Returns the table in the first of four layouts that fits: the table as it is, transposed, cut into bands, or row by
/// row.
QString drawnToFit(const TextTable& table)
{
    if (width(table, cellsBetweenColumns) <= lineCells)
        return drawn(table);
    if (table.cornerColumns > 1) {
        const TextTable other = turned(table);
        if (width(other, cellsBetweenColumns) <= lineCells)
            return drawn(other);
    }
    QStringList parts;
    for (const TextTable& band : bands(table, lineCells, cellsBetweenColumns)) {
        if (width(band, cellsBetweenColumns) > lineCells)
            return listed(table);
        parts << drawn(band);
    }
    return parts.join(QLatin1Char('\n'));
}

/// Returns the numbered statements with their reasons, and the laws.
QString plainSteps(const ProofDocument& document)
{
    QString text;
    for (qsizetype index = 0; index < document.steps.size(); ++index) {
        const ProofDocument::Step& step = document.steps[index];
        if (!step.heading.isEmpty())
            text += (index == 0 ? QString() : QStringLiteral("\n")) + paragraph(step.heading, 0);
        const QString number = QStringLiteral("%1.").arg(index + 1).leftJustified(indent);
        text += number + wrapped(wording::plain(step.statement), lineCells, indent) + QLatin1Char('\n')
            + paragraph(step.reason, indent);
        if (!step.laws.isEmpty())
            text += paragraph(step.laws, indent);
        for (const QString& use : step.uses)
            text += paragraph(use, indent);
    }
    if (!document.laws.empty()) {
        text += QLatin1Char('\n') + paragraph(document.lawsTitle, 0);
        for (const QString& law : document.laws)
            text += blanks(indent) + wrapped(wording::plain(law), lineCells, 2 * indent) + QLatin1Char('\n');
    }
    return text;
}

QString plainHead(const ProofDocument& document)
{
    return paragraph(document.title, 0) + paragraph(document.claim, 0) + QLatin1Char('\n');
}

}  // namespace

std::string proofText(const proof::Proof& proof)
{
    const ProofDocument document = proofDocument(proof);
    QString text = plainHead(document) + document.subject + QLatin1Char('\n');
    if (!document.moveLine.isEmpty())
        text += document.moveLine + QLatin1Char('\n');
    if (!document.table.empty()) {
        text += QLatin1Char('\n') + (document.table.caption.isEmpty() ? QString() : paragraph(document.table.caption, 0))
            + drawnToFit(document.table);
    }
    return (text + QLatin1Char('\n') + plainSteps(document)).toStdString();
}

std::string theoremsText(const std::vector<proof::Theorem>& theorems)
{
    QStringList texts;
    for (const proof::Theorem theorem : theorems) {
        const ProofDocument document = generalDocument(theorem);
        texts << plainHead(document) + plainSteps(document);
    }
    return texts.join(QStringLiteral("\n\n")).toStdString();
}

}  // namespace nimstone::exports
