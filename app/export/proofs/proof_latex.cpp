#include "app/export/proofs/formats.h"

#include <QStringList>
#include <algorithm>

#include "app/export/latex_text.h"
#include "app/export/proofs/proof_document.h"
#include "app/export/terminal.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

// The width of the widest table that is not cut, in cells of a terminal. A cell is about as wide as a letter on the
// page.
constexpr int latexPageCells = 84;

/// The number of rows up to which a table stays on one page. A longer table may be split over two pages.
constexpr qsizetype mostRowsTogether = 36;

QString tableLine(const QStringList& cells)
{
    return QStringLiteral("  %1 \\\\\n").arg(cells.join(QStringLiteral(" & ")));
}

QString cellsOf(const QStringList& richCells)
{
    QStringList cells;
    for (const QString& cell : richCells)
        cells << (cell.isEmpty() ? QString() : latex(cell));
    return tableLine(cells);
}

/// The limits for the total width of the columns of sentences, in cells.
constexpr int leastSentenceCells = 20;
constexpr int mostSentenceCells = 54;

int columnCells(const TextTable& table, qsizetype column)
{
    int most = cells(wording::plain(table.columns[column]));
    for (const QStringList& row : table.rows)
        most = std::max(most, cells(wording::plain(row[column])));
    return most;
}

/// Returns LaTeX's column specification for the table. If the table is too wide, its columns of sentences get a fixed
/// width with line breaks.
QString columnsOf(const TextTable& table)
{
    // The number of cells (letters) in a line of the page.
    constexpr int cellsInLine = 90;
    const bool fits = width(table, cellsBetweenColumns) <= latexPageCells;
    const auto isSentences = [&](qsizetype column) { return column > 0 && !fits && table.aligned[column] == TextTable::Align::Left; };
    int sentences = 0;
    int room = cellsInLine;
    for (qsizetype column = 0; column < table.aligned.size(); ++column) {
        sentences += isSentences(column) ? 1 : 0;
        room -= cellsBetweenColumns + (isSentences(column) ? 0 : columnCells(table, column));
    }
    QString columns;
    for (qsizetype column = 0; column < table.aligned.size(); ++column) {
        const TextTable::Align align = table.aligned[column];
        if (isSentences(column))
            columns += QStringLiteral("p{%1\\linewidth}").arg(std::clamp(room, leastSentenceCells, mostSentenceCells) / double(cellsInLine) / sentences, 0, 'f', 2);
        else
            columns += QLatin1Char(align == TextTable::Align::Left ? 'l' : align == TextTable::Align::Right ? 'r' : 'c');
    }
    return columns;
}

QString grid(const TextTable& table)
{
    const bool together = table.rows.size() <= mostRowsTogether;
    const QString environment = together ? QStringLiteral("tabular") : QStringLiteral("longtable");
    QString text = QStringLiteral("\\begin{%1}{%2}\n").arg(environment, columnsOf(table)) + cellsOf(table.columns) + QStringLiteral("  \\hline\n");
    if (!together)
        text += QStringLiteral("  \\endhead\n");
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        if (row > 0 && row == table.rowsAbove)
            text += QStringLiteral("  \\hline\n");
        text += cellsOf(table.rows[row]);
    }
    text += QStringLiteral("\\end{%1}\n").arg(environment);
    return together ? QStringLiteral("\\begin{center}\n%1\\end{center}\n").arg(text) : text;
}

QString tableText(const TextTable& table)
{
    QString text = table.caption.isEmpty() ? QString() : QStringLiteral("\\noindent %1\n\n").arg(latex(table.caption));
    for (const TextTable& band : bands(table, latexPageCells, cellsBetweenColumns))
        text += grid(band);
    return text + QLatin1Char('\n');
}

/// Returns the text before \begin{document}.
QString preamble(bool chinese)
{
    return (chinese ? QStringLiteral("% !TeX program = xelatex\n\\documentclass{ctexart}\n")
                    : QStringLiteral("% !TeX program = pdflatex\n\\documentclass{article}\n\\usepackage[utf8]{inputenc}\n"))
        + QStringLiteral("\\usepackage{amsmath,amssymb,longtable}\n\\usepackage[a4paper,margin=2cm]{geometry}\n");
}

/// Returns the numbered statements with their reasons. Statements are set ragged right: most of them are formulas, and
/// justification would stretch their lines.
QString latexSteps(const ProofDocument& document)
{
    QString text = QStringLiteral("\\begin{enumerate}\n");
    for (const ProofDocument::Step& step : document.steps) {
        if (!step.heading.isEmpty())
            text += QStringLiteral("\\item[] \\textbf{%1}\n").arg(latex(step.heading));
        text += QStringLiteral("\\item {\\raggedright %1\\par}\n\n  %2\n").arg(latex(step.statement), latex(step.reason));
        if (!step.laws.isEmpty())
            text += QStringLiteral("\n  {\\footnotesize %1\\par}\n").arg(latex(step.laws));
        for (const QString& use : step.uses)
            text += QStringLiteral("\n  {\\footnotesize\\raggedright %1\\par}\n").arg(latex(use));
    }
    return text + QStringLiteral("\\end{enumerate}\n");
}

QString latexLaws(const ProofDocument& document)
{
    if (document.laws.empty())
        return {};
    QString text = QStringLiteral("\n\\subsection*{%1}\n\n\\begin{itemize}\n").arg(latex(document.lawsTitle));
    for (const QString& law : document.laws)
        text += QStringLiteral("\\item %1\n").arg(latex(law));
    return text + QStringLiteral("\\end{itemize}\n");
}

/// Returns the theorem and its proof for any numbers.
QString latexProof(const ProofDocument& document)
{
    return QStringLiteral("\\section*{%1}\n\n%2\n\n\\subsection*{%3}\n\n").arg(latex(document.title), latex(document.claim), latex(proofTitle()))
        + latexSteps(document);
}

/// Returns a LaTeX document with `body`. \emergencystretch lets TeX stretch a line that must be broken early, so that
/// no text runs over the margin.
QString latexDocument(const QString& body)
{
    return preamble(wording::isChinese(body)) + QStringLiteral("\\sloppy\n\\setlength{\\emergencystretch}{8cm}\n\\begin{document}\n\n%1\n\n\\end{document}\n").arg(body);
}

}  // namespace

std::string proofLatex(const proof::Proof& proof)
{
    const ProofDocument document = proofDocument(proof);
    QString text = latexProof(generalDocument(proof.theorem));
    text += QStringLiteral("\n\\subsection*{%1}\n\n\\noindent%2\n\n").arg(latex(exampleTitle()), latexCode(document.subject));
    if (!document.moveLine.isEmpty())
        text += QStringLiteral("\\noindent %1\n\n").arg(latex(document.moveLine));
    if (!document.table.empty())
        text += tableText(document.table);
    return latexDocument(text + latexSteps(document) + latexLaws(document)).toStdString();
}

std::string theoremsLatex(const std::vector<proof::Theorem>& theorems)
{
    QStringList texts;
    for (const proof::Theorem theorem : theorems) {
        const ProofDocument document = generalDocument(theorem);
        texts << latexProof(document) + latexLaws(document);
    }
    return latexDocument(texts.join(QStringLiteral("\n\\clearpage\n"))).toStdString();
}

}  // namespace nimstone::exports
