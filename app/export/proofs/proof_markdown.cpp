#include "app/export/proofs/formats.h"

#include <QStringList>

#include "app/export/markup.h"
#include "app/export/proofs/proof_document.h"

namespace nimstone::exports {

namespace {

QString markdownLine(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

QString tableLineOf(const QStringList& richCells)
{
    QStringList cells;
    for (const QString& cell : richCells)
        cells << markdown(cell);
    return markdownLine(cells);
}

QString markdownTable(const TextTable& table)
{
    QStringList alignment;
    for (const TextTable::Align align : table.aligned) {
        alignment << (align == TextTable::Align::Left    ? QStringLiteral(":--")
                      : align == TextTable::Align::Right ? QStringLiteral("--:")
                                                         : QStringLiteral(":-:"));
    }
    QString text = table.caption.isEmpty() ? QString() : markdown(table.caption) + QStringLiteral("\n\n");
    text += tableLineOf(table.columns) + markdownLine(alignment);
    for (const QStringList& row : table.rows)
        text += tableLineOf(row);
    return text;
}

/// Returns the numbered statements with their reasons, and the laws. The number of a step is text, not a list item: pandoc 3.10 and
/// newer write lists to ODT so that word processors count the steps from 1 again after a heading.
QString markdownSteps(const ProofDocument& document)
{
    QString text;
    for (qsizetype index = 0; index < document.steps.size(); ++index) {
        const ProofDocument::Step& step = document.steps[index];
        if (!step.heading.isEmpty())
            text += QStringLiteral("\n## %1\n").arg(markdown(step.heading));
        text += QStringLiteral("\n**%1.** ").arg(index + 1) + markdown(step.statement) + QLatin1Char('\n');
        QStringList paragraphs{markdown(step.reason)};
        if (!step.laws.isEmpty())
            paragraphs << QStringLiteral("*%1*").arg(markdown(step.laws));
        for (const QString& use : step.uses)
            paragraphs << markdown(use);
        for (const QString& words : paragraphs)
            text += QLatin1Char('\n') + words + QLatin1Char('\n');
    }
    if (!document.laws.empty()) {
        text += QStringLiteral("\n## %1\n\n").arg(markdown(document.lawsTitle));
        for (const QString& law : document.laws)
            text += QStringLiteral("- %1\n").arg(markdown(law));
    }
    return text;
}

QString markdownHead(const ProofDocument& document)
{
    return QStringLiteral("# %1\n\n%2\n").arg(markdown(document.title), markdown(document.claim));
}

}  // namespace

std::string proofMarkdown(const proof::Proof& proof)
{
    const ProofDocument document = proofDocument(proof);
    QString text = markdownHead(document) + QStringLiteral("\n`%1`\n").arg(document.subject);
    if (!document.moveLine.isEmpty())
        text += QLatin1Char('\n') + markdown(document.moveLine) + QLatin1Char('\n');
    if (!document.table.empty())
        text += QLatin1Char('\n') + markdownTable(document.table);
    return (text + markdownSteps(document)).toStdString();
}

std::string theoremsMarkdown(const std::vector<proof::Theorem>& theorems)
{
    QStringList texts;
    for (const proof::Theorem theorem : theorems) {
        const ProofDocument document = generalDocument(theorem);
        texts << markdownHead(document) + markdownSteps(document);
    }
    return texts.join(QLatin1Char('\n')).toStdString();
}

}  // namespace nimstone::exports
